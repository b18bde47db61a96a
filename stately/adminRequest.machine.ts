// Made by "npm run stately" from machines/registration. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const adminRequest = createMachine({
  "id": "adminRequest",
  "description": "Asking to be an administrator.",
  "initial": "editing",
  "states": {
    "editing": {
      "description": "The person says how they can be reached, and what they have to do with the cause.",
      "on": {
        "request.submitted": {
          "target": "submitting",
          "actions": {
            "type": "keepFields"
          }
        }
      }
    },
    "submitting": {
      "description": "The request is on its way.",
      "tags": "busy",
      "invoke": {
        "id": "sendRequest",
        "src": "sendRequest",
        "onDone": [
          {
            "guard": {
              "type": "isReceived"
            },
            "target": "ticketShown",
            "actions": {
              "type": "keepOutcome"
            }
          },
          {
            "target": "editing",
            "actions": {
              "type": "keepOutcome"
            }
          }
        ],
        "onError": {
          "target": "couldNotSend"
        }
      },
      "after": {
        "5000": {
          "target": "couldNotSend"
        }
      }
    },
    "couldNotSend": {
      "description": "The request could not be sent; everything typed is kept, and trying again sends it once (E-029).",
      "on": {
        "request.retried": {
          "target": "submitting"
        }
      }
    },
    "ticketShown": {
      "description": "The request is received: its reference is shown (U-068).",
      "type": "final"
    }
  }
})
