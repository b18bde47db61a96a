// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const leftCauses = createMachine({
  "id": "leftCauses",
  "description": "Coming back to a cause you’ve left.",
  "context": {
    "departures": [],
    "chosen": null
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Which causes the person has left is being read.",
      "tags": "busy",
      "invoke": {
        "id": "read",
        "src": "read",
        "onDone": [
          {
            "guard": {
              "type": "isEmpty"
            },
            "target": "empty"
          },
          {
            "target": "shown",
            "actions": {
              "type": "keepDepartures"
            }
          }
        ],
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
    "failed": {
      "description": "It could not be read.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "empty": {
      "description": "None that they could come back to."
    },
    "shown": {
      "description": "Each with the day until which they can come back, or why they can’t.",
      "on": {
        "return.pressed": {
          "guard": {
            "type": "mayReturn"
          },
          "target": "returning",
          "actions": {
            "type": "keepChosen"
          }
        }
      }
    },
    "returning": {
      "description": "They are coming back.",
      "tags": "busy",
      "invoke": {
        "id": "comeBack",
        "src": "comeBack",
        "onDone": [
          {
            "guard": {
              "type": "isBack"
            },
            "target": "back"
          },
          {
            "guard": {
              "type": "isTooLate"
            },
            "target": "tooLate"
          },
          {
            "target": "shown"
          }
        ],
        "onError": {
          "target": "notReturned"
        }
      },
      "after": {
        "630000": {
          "target": "notReturned"
        }
      }
    },
    "tooLate": {
      "description": "It can’t be done any more; it is read again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "notReturned": {
      "description": "It is not known to have worked; it is read again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "back": {
      "description": "They run the cause again.",
      "type": "final"
    }
  }
})
