// Made by "npm run stately" from machines/sign-in. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const providerLogin = createMachine({
  "id": "providerLogin",
  "description": "Logging in with Facebook or Apple.",
  "invoke": {
    "id": "hearAnswer",
    "src": "hearAnswer"
  },
  "initial": "arriving",
  "states": {
    "arriving": {
      "description": "How the page was opened decides.",
      "always": [
        {
          "guard": "isWindow",
          "target": "window"
        },
        {
          "guard": "startsAtOnce",
          "target": "leaving"
        },
        {
          "guard": "isChosen",
          "target": "opening"
        },
        {
          "guard": "hasAnswer",
          "target": "answered"
        },
        {
          "target": "idle"
        }
      ]
    },
    "idle": {
      "description": "The person may choose Facebook or Apple.",
      "on": {
        "provider.chosen": {
          "target": "opening",
          "actions": {
            "type": "keepProvider"
          }
        }
      }
    },
    "opening": {
      "description": "The provider’s window is open; this page waits, and can be taken back at any time.",
      "tags": "busy",
      "invoke": {
        "id": "askInWindow",
        "src": "askInWindow",
        "onDone": {
          "target": "answered",
          "actions": {
            "type": "keepAnswer"
          }
        },
        "onError": {
          "target": "failed"
        }
      },
      "on": {
        "dialog.left": {
          "target": "cancelled"
        }
      }
    },
    "answered": {
      "description": "The provider’s answer is here.",
      "always": [
        {
          "guard": "isCode",
          "target": "exchanging"
        },
        {
          "guard": "isCancelled",
          "target": "cancelled"
        },
        {
          "guard": "isBlocked",
          "target": "blocked"
        },
        {
          "target": "forged"
        }
      ]
    },
    "leaving": {
      "description": "This page itself goes to the provider’s dialog and comes back with its answer.",
      "tags": "busy",
      "invoke": {
        "id": "leaveForDialog",
        "src": "leaveForDialog",
        "onError": {
          "target": "failed"
        }
      },
      "after": {
        "5000": {
          "target": "failed"
        }
      }
    },
    "window": {
      "description": "This is the provider’s window, on its way back: it hands the answer to the page that opened it and closes.",
      "invoke": {
        "id": "handOver",
        "src": "handOver",
        "onError": {
          "target": "failed"
        }
      },
      "on": {
        "provider.chosen": {
          "target": "opening",
          "actions": {
            "type": "keepProvider"
          }
        }
      }
    },
    "exchanging": {
      "description": "The server checks with the provider who this is.",
      "tags": "busy",
      "exit": "forgetAnswer",
      "invoke": {
        "id": "exchange",
        "src": "exchange",
        "onDone": [
          {
            "guard": {
              "type": "isSignedIn"
            },
            "target": "success"
          },
          {
            "guard": {
              "type": "isNoAccount"
            },
            "target": "noAccount",
            "actions": {
              "type": "keepIdentity"
            }
          },
          {
            "guard": {
              "type": "isRefused"
            },
            "target": "refused"
          },
          {
            "guard": {
              "type": "isTooMany"
            },
            "target": "tooMany"
          },
          {
            "target": "providerDown"
          }
        ],
        "onError": {
          "target": "failed"
        }
      },
      "after": {
        "5000": {
          "target": "failed"
        }
      }
    },
    "noAccount": {
      "description": "No account here is connected to this one: log in with e-mail and password, or create an account (F-040).",
      "on": {
        "provider.chosen": {
          "target": "opening",
          "actions": {
            "type": "keepProvider"
          }
        }
      }
    },
    "cancelled": {
      "description": "The person said no, or the window looks closed; should it bring an answer after all, that counts.",
      "tags": "fault",
      "meta": {
        "fault": "cancelled"
      },
      "on": {
        "answer.arrived": {
          "target": "answered",
          "actions": {
            "type": "keepAnswer"
          }
        },
        "provider.chosen": {
          "target": "opening",
          "actions": {
            "type": "keepProvider"
          }
        }
      }
    },
    "blocked": {
      "description": "The browser did not let the window open: this page can go to the provider itself.",
      "tags": "fault",
      "meta": {
        "fault": "blocked"
      },
      "on": {
        "provider.chosen": {
          "target": "opening",
          "actions": {
            "type": "keepProvider"
          }
        },
        "redirect.chosen": {
          "target": "leaving"
        }
      }
    },
    "forged": {
      "description": "The answer does not fit what this device asked for, so it is not used.",
      "tags": "fault",
      "meta": {
        "fault": "forged"
      },
      "on": {
        "provider.chosen": {
          "target": "opening",
          "actions": {
            "type": "keepProvider"
          }
        }
      }
    },
    "refused": {
      "description": "The provider’s proof was not for this site or not for this person (A12).",
      "tags": "fault",
      "meta": {
        "fault": "refused"
      },
      "on": {
        "provider.chosen": {
          "target": "opening",
          "actions": {
            "type": "keepProvider"
          }
        }
      }
    },
    "providerDown": {
      "description": "The provider does not answer; logging in with e-mail and password works.",
      "tags": "fault",
      "meta": {
        "fault": "providerDown"
      },
      "on": {
        "provider.chosen": {
          "target": "opening",
          "actions": {
            "type": "keepProvider"
          }
        }
      }
    },
    "tooMany": {
      "description": "Too many tries from here; a while later it works again.",
      "tags": "fault",
      "meta": {
        "fault": "tooMany"
      },
      "on": {
        "provider.chosen": {
          "target": "opening",
          "actions": {
            "type": "keepProvider"
          }
        }
      }
    },
    "failed": {
      "description": "We were not reached, or did not answer in time.",
      "tags": "fault",
      "meta": {
        "fault": "failed"
      },
      "on": {
        "provider.chosen": {
          "target": "opening",
          "actions": {
            "type": "keepProvider"
          }
        }
      }
    },
    "success": {
      "description": "Logged in.",
      "type": "final"
    }
  }
})
