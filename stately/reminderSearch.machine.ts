// Made by "npm run stately" from machines/shopping. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const reminderSearch = createMachine({
  "id": "reminderSearch",
  "description": "Searching shops from Donation Reminder’s icon.",
  "context": {
    "shops": [],
    "term": "",
    "found": []
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The list of shops is read, or had from the site the first time.",
      "tags": "busy",
      "invoke": {
        "id": "readShops",
        "src": "readShops",
        "onDone": {
          "target": "ready",
          "actions": {
            "type": "keepShops"
          }
        },
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
    "failed": {
      "description": "There is no list yet, and it could not be had.",
      "on": {
        "list.retried": {
          "target": "loading"
        }
      }
    },
    "ready": {
      "description": "The list is here.",
      "initial": "untyped",
      "on": {
        "term.changed": [
          {
            "guard": {
              "type": "isBlank"
            },
            "target": ".untyped",
            "actions": {
              "type": "search"
            }
          },
          {
            "guard": {
              "type": "isFound"
            },
            "target": ".shown",
            "actions": {
              "type": "search"
            }
          },
          {
            "target": ".empty",
            "actions": {
              "type": "search"
            }
          }
        ]
      },
      "states": {
        "untyped": {
          "description": "Nothing has been typed yet."
        },
        "shown": {
          "description": "Shops of that name, with what each donates."
        },
        "empty": {
          "description": "No partner shop is called so."
        }
      }
    }
  }
})
