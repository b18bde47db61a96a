// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const onboarding = createMachine({
  "id": "onboarding",
  "description": "What new administrators see first: welcome, tour and starter pack.",
  "initial": "eligible",
  "states": {
    "eligible": {
      "description": "Is there something that this person has not seen yet?",
      "invoke": {
        "id": "readEligible",
        "src": "readEligible",
        "onDone": [
          {
            "guard": {
              "type": "isAny"
            },
            "target": "open",
            "actions": {
              "type": "keepModal"
            }
          },
          {
            "target": "nothing"
          }
        ],
        "onError": {
          "target": "nothing"
        }
      },
      "after": {
        "5000": {
          "target": "nothing"
        }
      }
    },
    "open": {
      "description": "One of them is shown.",
      "on": {
        "modal.dismissed": {
          "target": "saving",
          "actions": "keepDismissed"
        }
      }
    },
    "saving": {
      "description": "It is gone, and the server is told for good.",
      "invoke": {
        "id": "saveDismissal",
        "src": "saveDismissal",
        "onDone": {
          "target": "dismissed"
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
      "description": "It stays away; the next one comes with the next visit.",
      "type": "final"
    },
    "nothing": {
      "description": "Everything has been seen, or nobody knows: nothing is shown.",
      "type": "final"
    }
  }
})
