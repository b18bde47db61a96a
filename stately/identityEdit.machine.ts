// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const identityEdit = createMachine({
  "id": "identityEdit",
  "description": "A cause’s name, type and charity number.",
  "initial": "editing",
  "on": {
    "form.submitted": [
      {
        "guard": {
          "type": "isAnother"
        },
        "target": ".confirming",
        "actions": {
          "type": "keepFields"
        }
      },
      {
        "target": ".saving",
        "actions": {
          "type": "keepFields"
        }
      }
    ]
  },
  "states": {
    "editing": {
      "description": "The form, with what the server found wrong, if anything."
    },
    "confirming": {
      "description": "With another name or number the cause is checked anew, and not paid until then: is that meant?",
      "tags": "asksAgain",
      "on": {
        "form.submitted": {},
        "check.accepted": {
          "target": "saving"
        },
        "check.declined": {
          "target": "editing"
        }
      }
    },
    "saving": {
      "description": "What was typed is on its way.",
      "tags": "busy",
      "on": {
        "form.submitted": {}
      },
      "invoke": {
        "id": "save",
        "src": "save",
        "onDone": [
          {
            "guard": {
              "type": "isSaved"
            },
            "target": "saved",
            "actions": "keepSaved"
          },
          {
            "guard": {
              "type": "isLocked"
            },
            "target": "locked"
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
      "description": "It is saved; more can be changed."
    },
    "locked": {
      "description": "The cause was refused, and can’t become another; what was typed is still there."
    },
    "failed": {
      "description": "It could not be saved; everything typed is still there.",
      "on": {
        "submission.retried": {
          "target": "saving"
        }
      }
    }
  }
})
