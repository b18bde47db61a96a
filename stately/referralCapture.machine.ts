// Made by "npm run stately" from machines/telemetry. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const referralCapture = createMachine({
  "id": "referralCapture",
  "description": "Remembers who invited someone.",
  "initial": "none",
  "states": {
    "none": {
      "description": "No invitation has come with the address.",
      "on": {
        "invite.found": [
          {
            "guard": {
              "type": "isFirst"
            },
            "target": "recording"
          },
          {
            "target": "stored"
          }
        ]
      }
    },
    "recording": {
      "description": "Telling the server who invited.",
      "tags": "busy",
      "invoke": {
        "id": "recordReferral",
        "src": "recordReferral",
        "onDone": {
          "target": "stored"
        },
        "onError": {
          "target": "none"
        }
      },
      "after": {
        "5000": {
          "target": "none"
        }
      }
    },
    "stored": {
      "description": "The invitation is kept for sixty days, and goes with a registration (F-067)."
    }
  }
})
