// Made by "npm run stately" from machines/session. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const fingerprint = createMachine({
  "id": "fingerprint",
  "description": "Continues a session from a link, with permission.",
  "context": {
    "firstName": ""
  },
  "initial": "idle",
  "states": {
    "idle": {
      "description": "The address carried no link of this kind.",
      "on": {
        "fingerprint.found": {
          "target": "requesting"
        }
      }
    },
    "requesting": {
      "description": "Waiting until it is known who is here.",
      "tags": "busy",
      "invoke": {
        "id": "waitForPerson",
        "src": "waitForPerson",
        "onDone": {
          "target": "exchanging"
        },
        "onError": {
          "target": "exchanging"
        }
      },
      "after": {
        "15000": {
          "target": "exchanging"
        }
      }
    },
    "exchanging": {
      "description": "Asking the server whom the link is for.",
      "tags": "busy",
      "invoke": {
        "id": "exchangeFingerprint",
        "src": "exchangeFingerprint",
        "onDone": [
          {
            "guard": {
              "type": "isOtherUser"
            },
            "target": "confirming",
            "actions": {
              "type": "keepFirstName"
            }
          },
          {
            "target": "noChange"
          }
        ],
        "onError": {
          "target": "noChange"
        }
      },
      "after": {
        "5000": {
          "target": "noChange"
        }
      }
    },
    "confirming": {
      "description": "The link is for somebody else: the person here decides.",
      "on": {
        "change.confirmed": {
          "target": "loggingOut"
        },
        "change.declined": {
          "target": "declining"
        }
      }
    },
    "loggingOut": {
      "description": "The person who was here is logged out first.",
      "tags": "busy",
      "invoke": {
        "id": "logOutCurrent",
        "src": "logOutCurrent",
        "onDone": {
          "target": "entering"
        },
        "onError": {
          "target": "entering"
        }
      },
      "after": {
        "15000": {
          "target": "entering"
        }
      }
    },
    "entering": {
      "description": "Taking over the session of the link.",
      "tags": "busy",
      "invoke": {
        "id": "keepTokens",
        "src": "keepTokens",
        "onDone": {
          "target": "newUser"
        },
        "onError": {
          "target": "failed"
        }
      },
      "after": {
        "15000": {
          "target": "failed"
        }
      }
    },
    "declining": {
      "description": "The session of the link is given back unused.",
      "tags": "busy",
      "invoke": {
        "id": "revokeTokens",
        "src": "revokeTokens",
        "onDone": {
          "target": "noChange"
        },
        "onError": {
          "target": "noChange"
        }
      },
      "after": {
        "5000": {
          "target": "noChange"
        }
      }
    },
    "newUser": {
      "description": "NEW_USER: the person of the link is here now.",
      "tags": "settled"
    },
    "noChange": {
      "description": "NO_CHANGE: whoever was here still is.",
      "tags": "settled"
    },
    "failed": {
      "description": "The session of the link could not be taken over; the person can log in by themselves.",
      "tags": "settled",
      "on": {
        "notice.read": {
          "target": "noChange"
        }
      }
    }
  }
})
