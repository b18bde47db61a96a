// Made by "npm run stately" from machines/shopping. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const searchSession = createMachine({
  "id": "searchSession",
  "description": "Groups the searches of one shopping trip.",
  "context": {
    "id": null,
    "lastAt": 0
  },
  "initial": "none",
  "states": {
    "none": {
      "description": "Nothing has been searched yet.",
      "on": {
        "search.made": {
          "target": "active",
          "actions": {
            "type": "begin"
          }
        }
      }
    },
    "active": {
      "description": "Searches belong together.",
      "on": {
        "search.made": [
          {
            "guard": {
              "type": "isIdleTooLong"
            },
            "target": "renewed",
            "actions": {
              "type": "begin"
            }
          },
          {
            "actions": {
              "type": "touch"
            }
          }
        ]
      }
    },
    "renewed": {
      "description": "The last search was too long ago, so a new session has begun.",
      "on": {
        "search.made": [
          {
            "guard": {
              "type": "isIdleTooLong"
            },
            "actions": {
              "type": "begin"
            }
          },
          {
            "target": "active",
            "actions": {
              "type": "touch"
            }
          }
        ]
      }
    }
  }
})
