// Made by "npm run stately" from machines/telemetry. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const analyticsBatcher = createMachine({
  "id": "analyticsBatcher",
  "description": "Collects page events and sends them in batches.",
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
        "event.recorded": {
          "target": "debouncing",
          "actions": {
            "type": "keepEvent"
          }
        }
      }
    },
    "debouncing": {
      "description": "More may follow within a second.",
      "after": {
        "1000": {
          "target": "flushing"
        }
      },
      "on": {
        "event.recorded": {
          "target": "debouncing",
          "reenter": true,
          "actions": {
            "type": "keepEvent"
          }
        },
        "person.acted": {
          "target": "flushing"
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
    "flushing": {
      "description": "A batch is on its way; what happens meanwhile waits for the next one.",
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
        "event.recorded": {
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
          "target": "debouncing"
        }
      ]
    }
  }
})
