// Made by "npm run stately" from machines/shell. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const dismissal = createMachine({
  "id": "dismissal",
  "description": "A hint you can dismiss permanently.",
  "initial": "asking",
  "states": {
    "asking": {
      "description": "What this session knows needs no server.",
      "always": [
        {
          "guard": "isDismissedHere",
          "target": "dismissed"
        },
        {
          "target": "reading"
        }
      ]
    },
    "reading": {
      "description": "Has it been put away at another time?",
      "invoke": {
        "id": "readFlag",
        "src": "readFlag",
        "onDone": [
          {
            "guard": {
              "type": "isSaved"
            },
            "target": "saved"
          },
          {
            "target": "notDismissed"
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
    "notDismissed": {
      "description": "It is shown.",
      "on": {
        "tip.dismissed": {
          "target": "saving"
        }
      }
    },
    "saving": {
      "description": "It is gone from the page, and the server is told for good.",
      "invoke": {
        "id": "saveFlag",
        "src": "saveFlag",
        "onDone": {
          "target": "saved"
        },
        "onError": {
          "target": "dismissed"
        }
      },
      "after": {
        "5000": {
          "target": "dismissed"
        }
      }
    },
    "dismissed": {
      "description": "It stays away for this session.",
      "type": "final"
    },
    "saved": {
      "description": "It stays away for good, on every device.",
      "type": "final"
    },
    "unknown": {
      "description": "Nobody knows; it is not shown this time.",
      "type": "final"
    }
  }
})
