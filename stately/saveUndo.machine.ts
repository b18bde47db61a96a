// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const saveUndo = createMachine({
  "id": "saveUndo",
  "description": "Undoing a change that was saved.",
  "initial": "unchanged",
  "on": {
    "change.saved": {
      "target": ".checking",
      "actions": {
        "type": "keepChange"
      }
    }
  },
  "states": {
    "unchanged": {
      "description": "Nothing has been changed yet."
    },
    "checking": {
      "description": "Whether the rules still allow what was there before: an empty description may be older than them.",
      "invoke": {
        "id": "checkRules",
        "src": "checkRules",
        "onDone": [
          {
            "guard": {
              "type": "isAllowed"
            },
            "target": "offered"
          },
          {
            "target": "lasting"
          }
        ],
        "onError": {
          "target": "lasting"
        }
      },
      "after": {
        "5000": {
          "target": "lasting"
        }
      }
    },
    "offered": {
      "description": "The change can be undone.",
      "on": {
        "change.undone": {
          "target": "undoing"
        }
      }
    },
    "lasting": {
      "description": "What was there before can’t be put back."
    },
    "undoing": {
      "description": "What was there before is being saved; where that fails, the section says so and tries again.",
      "on": {
        "change.saved": {
          "guard": {
            "type": "isUndone"
          },
          "target": "undone",
          "actions": {
            "type": "keepChange"
          }
        }
      }
    },
    "undone": {
      "description": "What was there before is there again."
    }
  }
})
