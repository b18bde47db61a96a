// Made by "npm run stately" from machines/telemetry. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const searchEventBatcher = createMachine({
  "id": "searchEventBatcher",
  "description": "Collects searches and sends them in batches.",
  "context": {
    "waiting": [],
    "sending": [],
    "hasReported": false
  },
  "initial": "collecting",
  "on": {
    "consent.withdrawn": {
      "target": ".collecting",
      "actions": "dropAll"
    }
  },
  "states": {
    "collecting": {
      "description": "Nothing is waiting.",
      "on": {
        "search.recorded": {
          "target": "waiting",
          "actions": {
            "type": "keepEvent"
          }
        }
      }
    },
    "waiting": {
      "description": "Searches gather for four seconds.",
      "after": {
        "4000": {
          "target": "sending"
        }
      },
      "on": {
        "search.recorded": {
          "actions": {
            "type": "keepEvent"
          }
        },
        "page.hidden": {
          "target": "collecting",
          "actions": [
            "takeBatch",
            "sendBeacon",
            "dropBatch"
          ]
        }
      }
    },
    "sending": {
      "description": "A batch is on its way.",
      "tags": "busy",
      "entry": "takeBatch",
      "invoke": {
        "id": "sendEvents",
        "src": "sendEvents",
        "onDone": {
          "target": "sent",
          "actions": "dropBatch"
        },
        "onError": [
          {
            "guard": "isFirstFailure",
            "target": "sent",
            "actions": [
              "dropBatch",
              "reportFailure",
              "noteReport"
            ]
          },
          {
            "target": "sent",
            "actions": "dropBatch"
          }
        ]
      },
      "after": {
        "5000": [
          {
            "guard": "isFirstFailure",
            "target": "sent",
            "actions": [
              "dropBatch",
              "reportFailure",
              "noteReport"
            ]
          },
          {
            "target": "sent",
            "actions": "dropBatch"
          }
        ]
      },
      "on": {
        "search.recorded": {
          "actions": {
            "type": "keepEvent"
          }
        }
      }
    },
    "sent": {
      "description": "Looking whether more has come meanwhile.",
      "always": [
        {
          "guard": "isEmpty",
          "target": "collecting"
        },
        {
          "target": "waiting"
        }
      ]
    }
  }
})
