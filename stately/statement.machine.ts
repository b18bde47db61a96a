// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const statement = createMachine({
  "id": "statement",
  "description": "One quarter’s donations, by shop.",
  "context": {
    "found": null
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking for the statement.",
      "tags": "busy",
      "invoke": {
        "id": "readStatement",
        "src": "readStatement",
        "onDone": [
          {
            "guard": {
              "type": "isUnknown"
            },
            "target": "unknown"
          },
          {
            "target": "printable",
            "actions": {
              "type": "keepFound"
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
    "printable": {
      "description": "The statement, which can be printed.",
      "on": {
        "print.asked": {
          "actions": "print"
        }
      }
    },
    "unknown": {
      "description": "The cause has no statement with this id."
    },
    "failed": {
      "description": "It could not be loaded; it can be asked for again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
