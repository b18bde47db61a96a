// Made by "npm run stately" from machines/registration. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const draftArrival = createMachine({
  "id": "draftArrival",
  "description": "Resuming sign-up from another device.",
  "initial": "fetching",
  "states": {
    "fetching": {
      "description": "The answers of the other device are being fetched.",
      "invoke": {
        "id": "fetchDraft",
        "src": "fetchDraft",
        "onDone": [
          {
            "guard": {
              "type": "isRestored"
            },
            "target": "restored"
          },
          {
            "guard": {
              "type": "isExpired"
            },
            "target": "expired"
          },
          {
            "target": "invalid"
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
    "failed": {
      "description": "They could not be fetched just now; the link still works.",
      "on": {
        "arrival.retried": {
          "target": "fetching"
        },
        "begin.chosen": {
          "target": "begun"
        }
      }
    },
    "expired": {
      "description": "The link is more than 7 days old.",
      "on": {
        "begin.chosen": {
          "target": "begun"
        }
      }
    },
    "invalid": {
      "description": "There is no such link, or it holds something that this version cannot read.",
      "on": {
        "begin.chosen": {
          "target": "begun"
        }
      }
    },
    "restored": {
      "description": "The wizard goes on where the other device left it.",
      "type": "final"
    },
    "begun": {
      "description": "The wizard begins with what this device has.",
      "type": "final"
    }
  }
})
