// Made by "npm run stately" from machines/causes. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const nearbyCauses = createMachine({
  "id": "nearbyCauses",
  "description": "Finding causes near a postcode or in a place.",
  "context": {
    "near": "",
    "nearby": null
  },
  "initial": "idle",
  "on": {
    "nearby.submitted": [
      {
        "guard": {
          "type": "isEmpty"
        },
        "target": ".needsPlace"
      },
      {
        "target": ".looking",
        "actions": {
          "type": "keepNear"
        }
      }
    ]
  },
  "states": {
    "idle": {
      "description": "Nothing has been looked for yet."
    },
    "needsPlace": {
      "description": "The person is asked for a postcode or a town."
    },
    "looking": {
      "description": "Looking for causes around there.",
      "tags": "busy",
      "on": {
        "nearby.submitted": {}
      },
      "invoke": {
        "id": "findCauses",
        "src": "findCauses",
        "onDone": [
          {
            "guard": {
              "type": "isUnknown"
            },
            "target": "unknownDistrict",
            "actions": {
              "type": "keepNearby"
            }
          },
          {
            "guard": {
              "type": "hasCauses"
            },
            "target": "found",
            "actions": {
              "type": "keepNearby"
            }
          },
          {
            "target": "none",
            "actions": {
              "type": "keepNearby"
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
    "found": {
      "description": "Causes, nearest first."
    },
    "none": {
      "description": "No cause is near: the person is told what else they can do."
    },
    "unknownDistrict": {
      "description": "Nobody knows where that postcode is: the person is told to check it, or to name a town."
    },
    "failed": {
      "description": "The causes could not be looked for; it can be tried again.",
      "on": {
        "nearby.retried": {
          "target": "looking"
        }
      }
    }
  }
})
