// Made by "npm run stately" from machines/shopping. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const headerSearch = createMachine({
  "id": "headerSearch",
  "description": "Searching for shops or causes, with suggestions.",
  "context": {
    "term": "",
    "results": []
  },
  "initial": "blurred",
  "on": {
    "search.cleared": {
      "target": ".focused.focusedEmpty",
      "actions": "clear"
    }
  },
  "states": {
    "blurred": {
      "description": "The person is elsewhere on the page.",
      "on": {
        "search.focused": [
          {
            "guard": "holdsText",
            "target": "focused.loading"
          },
          {
            "target": "focused"
          }
        ],
        "search.typed": [
          {
            "guard": {
              "type": "isBlank"
            },
            "target": "focused.focusedEmpty",
            "actions": "clear"
          },
          {
            "target": "focused.pausing",
            "actions": {
              "type": "keepTerm"
            }
          }
        ]
      }
    },
    "focused": {
      "description": "The person is in the field.",
      "initial": "focusedEmpty",
      "on": {
        "search.left": {
          "target": "blurred"
        },
        "search.typed": [
          {
            "guard": {
              "type": "isBlank"
            },
            "target": ".focusedEmpty",
            "actions": "clear"
          },
          {
            "target": ".pausing",
            "actions": {
              "type": "keepTerm"
            },
            "reenter": true
          }
        ]
      },
      "states": {
        "focusedEmpty": {
          "description": "The field holds no text, so nothing is asked."
        },
        "pausing": {
          "description": "Waiting for the typing to pause.",
          "after": {
            "150": {
              "target": "loading"
            }
          }
        },
        "loading": {
          "description": "Asking for suggestions; only the newest term counts.",
          "tags": "busy",
          "invoke": {
            "id": "searchRetailers",
            "src": "searchRetailers",
            "onDone": [
              {
                "guard": {
                  "type": "hasResults"
                },
                "target": "suggestions",
                "actions": {
                  "type": "keepResults"
                }
              },
              {
                "target": "noResults",
                "actions": "dropResults"
              }
            ],
            "onError": {
              "target": "failed",
              "actions": "dropResults"
            }
          },
          "after": {
            "5000": {
              "target": "failed",
              "actions": "dropResults"
            }
          }
        },
        "suggestions": {
          "description": "Shops or causes to choose from.",
          "tags": "open"
        },
        "noResults": {
          "description": "Nothing fits the term; the search page can still be opened.",
          "tags": "open"
        },
        "failed": {
          "description": "No suggestions could be had; the search page can still be opened."
        }
      }
    }
  }
})
