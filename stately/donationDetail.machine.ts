// Made by "npm run stately" from machines/giving. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const donationDetail = createMachine({
  "id": "donationDetail",
  "description": "One donation and its history.",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking for the donation.",
      "tags": "busy",
      "invoke": {
        "id": "readDonation",
        "src": "readDonation",
        "onDone": [
          {
            "guard": {
              "type": "isFound"
            },
            "target": "shown",
            "actions": {
              "type": "keepTransaction"
            }
          },
          {
            "target": "unknown"
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
    "shown": {
      "description": "The donation and its dated timeline.",
      "on": {
        "detail.refreshed": {
          "target": "loading"
        }
      }
    },
    "unknown": {
      "description": "This person has no such donation.",
      "on": {
        "detail.refreshed": {
          "target": "loading"
        }
      }
    },
    "failed": {
      "description": "The donation could not be loaded; it can be asked for again.",
      "on": {
        "detail.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
