// Made by "npm run stately" from machines/sign-in. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const recentProof = createMachine({
  "id": "recentProof",
  "description": "Confirming your identity before an important change.",
  "context": {
    "ways": null,
    "password": "",
    "code": "",
    "provider": "facebook",
    "providerCode": null,
    "refusals": {},
    "problem": null
  },
  "invoke": {
    "id": "hearAnswer",
    "src": "hearAnswer"
  },
  "initial": "loading",
  "on": {
    "proof.declined": {
      "target": ".declined"
    }
  },
  "after": {
    "600000": {
      "target": ".declined"
    }
  },
  "states": {
    "loading": {
      "description": "It is being asked which ways this person has.",
      "tags": "busy",
      "invoke": {
        "id": "readWays",
        "src": "readWays",
        "onDone": {
          "target": "choosing",
          "actions": {
            "type": "keepWays"
          }
        },
        "onError": {
          "target": "unreadable"
        }
      },
      "after": {
        "15000": {
          "target": "unreadable"
        }
      }
    },
    "unreadable": {
      "description": "It could not be asked.",
      "on": {
        "ways.retried": {
          "target": "loading"
        }
      }
    },
    "choosing": {
      "description": "The password is typed, or another way is chosen; what went wrong before is said. A window that looked closed counts if it brings an answer after all.",
      "on": {
        "password.submitted": {
          "guard": "hasPassword",
          "target": "checkingPassword",
          "actions": {
            "type": "keepPassword"
          }
        },
        "code.wanted": {
          "target": "mailingCode",
          "actions": "forgetProblem"
        },
        "provider.chosen": {
          "guard": {
            "type": "isConnected"
          },
          "target": "askingProvider",
          "actions": {
            "type": "keepProvider"
          }
        },
        "answer.arrived": {
          "guard": "wasCancelled",
          "target": "askingProvider",
          "actions": {
            "type": "keepAnswer"
          }
        }
      }
    },
    "checkingPassword": {
      "description": "The password is being checked.",
      "tags": "busy",
      "exit": "forgetSecrets",
      "invoke": {
        "id": "checkPassword",
        "src": "checkPassword",
        "onDone": [
          {
            "guard": {
              "type": "isProven"
            },
            "target": "proven"
          },
          {
            "target": "choosing",
            "actions": {
              "type": "keepOutcome"
            }
          }
        ],
        "onError": {
          "target": "choosing",
          "actions": {
            "type": "keepProblem"
          }
        }
      },
      "after": {
        "15000": {
          "target": "choosing",
          "actions": {
            "type": "keepProblem"
          }
        }
      }
    },
    "mailingCode": {
      "description": "A code is being mailed to the person’s address.",
      "tags": "busy",
      "invoke": {
        "id": "mailCode",
        "src": "mailCode",
        "onDone": [
          {
            "guard": {
              "type": "isMailed"
            },
            "target": "enteringCode"
          },
          {
            "target": "choosing",
            "actions": {
              "type": "keepProblem"
            }
          }
        ],
        "onError": {
          "target": "choosing",
          "actions": {
            "type": "keepProblem"
          }
        }
      },
      "after": {
        "15000": {
          "target": "choosing",
          "actions": {
            "type": "keepProblem"
          }
        }
      }
    },
    "enteringCode": {
      "description": "The code from the mail is typed; another one can be asked for.",
      "tags": "asksCode",
      "on": {
        "code.submitted": {
          "target": "checkingCode",
          "actions": {
            "type": "keepCode"
          }
        },
        "code.wanted": {
          "target": "mailingCode",
          "actions": "forgetProblem"
        },
        "way.changed": {
          "target": "choosing",
          "actions": "forgetProblem"
        }
      }
    },
    "checkingCode": {
      "description": "The code is being checked.",
      "tags": [
        "busy",
        "asksCode"
      ],
      "exit": "forgetSecrets",
      "invoke": {
        "id": "checkCode",
        "src": "checkCode",
        "onDone": [
          {
            "guard": {
              "type": "isProven"
            },
            "target": "proven"
          },
          {
            "target": "enteringCode",
            "actions": {
              "type": "keepOutcome"
            }
          }
        ],
        "onError": {
          "target": "enteringCode",
          "actions": {
            "type": "keepProblem"
          }
        }
      },
      "after": {
        "15000": {
          "target": "enteringCode",
          "actions": {
            "type": "keepProblem"
          }
        }
      }
    },
    "askingProvider": {
      "description": "The person says yes in the provider’s own window; this page waits as it is.",
      "tags": "busy",
      "invoke": {
        "id": "askProvider",
        "src": "askProvider",
        "onDone": [
          {
            "guard": {
              "type": "isProven"
            },
            "target": "proven"
          },
          {
            "target": "choosing",
            "actions": {
              "type": "keepOutcome"
            }
          }
        ],
        "onError": {
          "target": "choosing",
          "actions": {
            "type": "keepProblem"
          }
        }
      },
      "on": {
        "way.changed": {
          "target": "choosing"
        }
      }
    },
    "proven": {
      "description": "What was begun goes on.",
      "type": "final"
    },
    "declined": {
      "description": "Nothing is changed; what was begun says so.",
      "type": "final"
    }
  }
})
