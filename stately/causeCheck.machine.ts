// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causeCheck = createMachine({
  "id": "causeCheck",
  "description": "Progress of a cause’s check, and its administrators’ replies.",
  "context": {
    "review": null,
    "said": null
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "It is being read.",
      "tags": "busy",
      "invoke": {
        "id": "readReview",
        "src": "readReview",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "keepReview"
          }
        },
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
    "failed": {
      "description": "It could not be read.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "shown": {
      "description": "How far it is; what is asked can be answered, the charity’s code entered, and a refusal appealed against.",
      "on": {
        "code.sent": {
          "guard": "takesCode",
          "target": "sending",
          "actions": {
            "type": "keepCode"
          }
        },
        "code.asked": {
          "guard": "sendsCode",
          "target": "sending",
          "actions": "wantCode"
        },
        "text.sent": {
          "guard": "maySay",
          "target": "sending",
          "actions": {
            "type": "keepSaid"
          }
        }
      }
    },
    "sending": {
      "description": "What was written is on its way.",
      "tags": "busy",
      "exit": "forgetSaid",
      "invoke": {
        "id": "say",
        "src": "say",
        "onDone": [
          {
            "guard": {
              "type": "isSaid"
            },
            "target": "said",
            "actions": {
              "type": "keepAnswer"
            }
          },
          {
            "guard": {
              "type": "isCodeWrong"
            },
            "target": "codeWrong"
          },
          {
            "target": "tooLate"
          }
        ],
        "onError": {
          "target": "notSaid"
        }
      },
      "after": {
        "5000": {
          "target": "notSaid"
        }
      }
    },
    "said": {
      "description": "It has arrived; more can be added where the check goes on.",
      "on": {
        "code.sent": {
          "guard": "takesCode",
          "target": "sending",
          "actions": {
            "type": "keepCode"
          }
        },
        "code.asked": {
          "guard": "sendsCode",
          "target": "sending",
          "actions": "wantCode"
        },
        "text.sent": {
          "guard": "maySay",
          "target": "sending",
          "actions": {
            "type": "keepSaid"
          }
        }
      }
    },
    "notSaid": {
      "description": "It is not known to have arrived; what was written is still there.",
      "on": {
        "text.sent": {
          "guard": "maySay",
          "target": "sending",
          "actions": {
            "type": "keepSaid"
          }
        },
        "code.sent": {
          "guard": "takesCode",
          "target": "sending",
          "actions": {
            "type": "keepCode"
          }
        },
        "code.asked": {
          "guard": "sendsCode",
          "target": "sending",
          "actions": "wantCode"
        }
      }
    },
    "codeWrong": {
      "description": "It is not the code, or not any more: it can be typed again, or another one sent.",
      "on": {
        "text.sent": {
          "guard": "maySay",
          "target": "sending",
          "actions": {
            "type": "keepSaid"
          }
        },
        "code.sent": {
          "guard": "takesCode",
          "target": "sending",
          "actions": {
            "type": "keepCode"
          }
        },
        "code.asked": {
          "guard": "sendsCode",
          "target": "sending",
          "actions": "wantCode"
        }
      }
    },
    "tooLate": {
      "description": "Something has happened meanwhile: how far it is now is read again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
