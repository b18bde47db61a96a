// Made by "npm run stately" from machines/registration. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causeSearch = createMachine({
  "id": "causeSearch",
  "description": "Finding a cause by name and place.",
  "context": {
    "term": "",
    "place": null,
    "results": []
  },
  "initial": "idle",
  "on": {
    "search.submitted": [
      {
        "guard": {
          "type": "isBlank"
        },
        "target": ".needsName",
        "actions": "forget"
      },
      {
        "target": ".loading",
        "actions": {
          "type": "keepTerm"
        }
      }
    ],
    "place.submitted": {
      "guard": "asksPlace",
      "target": ".loading",
      "actions": {
        "type": "keepPlace"
      }
    }
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
        "search.submitted": {},
        "place.submitted": {}
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
              "type": "keepMany"
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
      "tags": "found",
      "initial": "asked",
      "on": {
        "place.submitted": {
          "guard": {
            "type": "isBlank"
          },
          "target": ".missing"
        }
      },
      "states": {
        "asked": {
          "description": "The person is asked for the place."
        },
        "missing": {
          "description": "A location must be entered (V-038)."
        }
      }
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
