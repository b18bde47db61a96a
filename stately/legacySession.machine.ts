// Made by "npm run stately" from machines/session. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const legacySession = createMachine({
  "id": "legacySession",
  "description": "Keeps or ends the old site’s session.",
  "initial": "unknown",
  "on": {
    "session.ended": {
      "target": ".unknown"
    }
  },
  "states": {
    "unknown": {
      "description": "Nothing is known of the older session.",
      "on": {
        "check.asked": {
          "target": "checking"
        }
      }
    },
    "checking": {
      "description": "Asking the server whether the older session still holds.",
      "tags": "busy",
      "invoke": {
        "id": "checkLoggedIn",
        "src": "checkLoggedIn",
        "onDone": [
          {
            "guard": {
              "type": "isValid"
            },
            "target": "valid"
          },
          {
            "guard": {
              "type": "isDead"
            },
            "target": "retrofitting",
            "actions": "dropLegacySession"
          },
          {
            "guard": {
              "type": "isAbsent"
            },
            "target": "dropped"
          },
          {
            "target": "unknown"
          }
        ],
        "onError": {
          "target": "unknown"
        }
      },
      "after": {
        "5000": {
          "target": "unknown"
        }
      }
    },
    "valid": {
      "description": "The older site knows this person too.",
      "on": {
        "check.asked": {
          "target": "checking"
        }
      }
    },
    "retrofitting": {
      "description": "The older session was dead: making a fresh one out of the tokens.",
      "tags": "busy",
      "invoke": {
        "id": "retrofitSession",
        "src": "retrofitSession",
        "onDone": [
          {
            "guard": {
              "type": "isRetrofitted"
            },
            "target": "valid"
          },
          {
            "target": "dropped"
          }
        ],
        "onError": {
          "target": "dropped"
        }
      },
      "after": {
        "5000": {
          "target": "dropped"
        }
      }
    },
    "dropped": {
      "description": "There is no older session on this device; tokens alone carry the person.",
      "on": {
        "check.asked": {
          "target": "checking"
        }
      }
    }
  }
})
