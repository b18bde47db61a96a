// Made by "npm run stately" from machines/telemetry. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const logShipper = createMachine({
  "id": "logShipper",
  "description": "Sends browser errors to the server.",
  "context": {
    "waiting": [],
    "sending": [],
    "failures": 0
  },
  "initial": "idle",
  "states": {
    "idle": {
      "description": "Nothing has gone wrong.",
      "on": {
        "line.logged": {
          "target": "buffering",
          "actions": {
            "type": "keepLine"
          }
        }
      }
    },
    "buffering": {
      "description": "Lines gather for a second.",
      "after": {
        "1000": {
          "target": "sending"
        }
      },
      "on": {
        "line.logged": {
          "actions": {
            "type": "keepLine"
          }
        },
        "page.hidden": {
          "target": "shipped",
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
        "id": "sendLogs",
        "src": "sendLogs",
        "onDone": {
          "target": "shipped",
          "actions": [
            "dropBatch",
            "forgetFailures"
          ]
        },
        "onError": {
          "target": "backingOff",
          "actions": [
            "putBatchBack",
            "countFailure"
          ]
        }
      },
      "after": {
        "5000": {
          "target": "backingOff",
          "actions": [
            "putBatchBack",
            "countFailure"
          ]
        }
      },
      "on": {
        "line.logged": {
          "actions": {
            "type": "keepLine"
          }
        }
      }
    },
    "shipped": {
      "description": "Looking whether more lines wait.",
      "always": [
        {
          "guard": "isEmpty",
          "target": "idle"
        },
        {
          "target": "buffering"
        }
      ]
    },
    "backingOff": {
      "description": "The server does not take lines just now; the next try waits twice as long as the last.",
      "after": {
        "1000": {
          "target": "sending"
        }
      },
      "on": {
        "line.logged": {
          "actions": {
            "type": "keepLine"
          }
        }
      }
    }
  }
})
