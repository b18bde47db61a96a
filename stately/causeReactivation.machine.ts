// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causeReactivation = createMachine({
  "id": "causeReactivation",
  "description": "Reactivating a dormant cause, as the support team.",
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
          "target": "saving",
          "actions": {
            "type": "keepFields"
          }
        }
      }
    },
    "saving": {
      "description": "What was typed is on its way.",
      "tags": "busy",
      "invoke": {
        "id": "save",
        "src": "save",
        "onDone": [
          {
            "guard": {
              "type": "isSaved"
            },
            "target": "saved"
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
        "15000": {
          "target": "failed"
        }
      }
    },
    "saved": {
      "description": "It is saved; more can be changed.",
      "on": {
        "form.submitted": {
          "target": "saving",
          "actions": {
            "type": "keepFields"
          }
        }
      }
    },
    "failed": {
      "description": "It could not be saved; everything typed is still there.",
      "on": {
        "form.submitted": {
          "target": "saving",
          "actions": {
            "type": "keepFields"
          }
        },
        "submission.retried": {
          "target": "saving"
        }
      }
    }
  }
})
