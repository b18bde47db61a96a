// Made by "npm run stately" from machines/registration. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causeSearch = createMachine({
  "id": "causeSearch",
  "description": "Finding a cause by name and place.",
  "context": {
    "term": "",
    "place": "",
    "results": []
  },
  "initial": "idle",
  "on": {
    "search.submitted": [
      {
        "guard": {
          "type": "isEmptyTerm"
        },
        "target": ".needsName",
        "actions": "dropResults"
      },
      {
        "target": ".loading",
        "actions": {
          "type": "keepTerm"
        }
      }
    ]
  },
  "states": {
    "idle": {
      "description": "Nothing has been looked for yet."
    },
    "needsName": {
      "description": "The person is asked for a name."
    },
    "loading": {
      "description": "Looking for causes.",
      "tags": "busy",
      "on": {
        "search.submitted": {}
      },
      "invoke": {
        "id": "searchCauses",
        "src": "searchCauses",
        "onDone": [
          {
            "guard": {
              "type": "isCrowded"
            },
            "target": "needsLocation",
            "actions": {
              "type": "keepResults"
            }
          },
          {
            "guard": {
              "type": "hasResults"
            },
            "target": "results",
            "actions": {
              "type": "keepResults"
            }
          },
          {
            "target": "refine",
            "actions": "dropResults"
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
    "results": {
      "description": "Causes to choose from.",
      "tags": "found"
    },
    "needsLocation": {
      "description": "Causes to choose from, and more than can be shown: the place tells them apart (E-063).",
      "tags": "found"
    },
    "refine": {
      "description": "Nothing fits: the person is told how to look differently."
    },
    "failed": {
      "description": "The search could not be made; it can be tried again.",
      "on": {
        "search.retried": {
          "target": "loading"
        }
      }
    }
  }
})
