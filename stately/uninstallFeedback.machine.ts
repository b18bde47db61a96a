// Made by "npm run stately" from machines/shopping. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const uninstallFeedback = createMachine({
  "id": "uninstallFeedback",
  "description": "Telling us why you removed Donation Reminder.",
  "context": {
    "fields": null,
    "refusals": {}
  },
  "initial": "editing",
  "states": {
    "editing": {
      "description": "The form, with what the server found wrong, if anything.",
      "on": {
        "form.submitted": {
          "target": "submitting",
          "actions": {
            "type": "keepFields"
          }
        }
      }
    },
    "submitting": {
      "description": "What was typed is on its way.",
      "tags": "busy",
      "invoke": {
        "id": "sendFeedback",
        "src": "sendFeedback",
        "onDone": [
          {
            "guard": {
              "type": "isTaken"
            },
            "target": "thanks"
          },
          {
            "target": "editing",
            "actions": {
              "type": "keepRefusals"
            }
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
      "description": "It could not be sent; everything typed is still there.",
      "on": {
        "form.submitted": {
          "target": "submitting",
          "actions": {
            "type": "keepFields"
          }
        },
        "submission.retried": {
          "target": "submitting"
        }
      }
    },
    "thanks": {
      "description": "It has arrived: a page of its own says thank you.",
      "type": "final"
    }
  }
})
