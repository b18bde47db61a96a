// Made by "npm run stately" from machines/telemetry. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const flowCounter = createMachine({
  "id": "flowCounter",
  "description": "Counts how far people get in a flow.",
  "context": {
    "waiting": []
  },
  "initial": "empty",
  "states": {
    "empty": {
      "description": "Nothing has happened that wasn’t told.",
      "on": {
        "step.seen": {
          "target": "gathering",
          "actions": {
            "type": "keepStep"
          }
        }
      }
    },
    "gathering": {
      "description": "Something waits until the page goes out of sight, or until it’s as much as is taken at once.",
      "on": {
        "step.seen": [
          {
            "guard": "isFull",
            "target": "empty",
            "actions": [
              {
                "type": "keepStep"
              },
              "sendBeacon",
              "dropAll"
            ]
          },
          {
            "actions": {
              "type": "keepStep"
            }
          }
        ],
        "page.hidden": {
          "target": "empty",
          "actions": [
            "sendBeacon",
            "dropAll"
          ]
        },
        "consent.withdrawn": {
          "target": "empty",
          "actions": "dropAll"
        }
      }
    }
  }
})
