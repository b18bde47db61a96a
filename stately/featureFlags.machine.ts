// Made by "npm run stately" from machines/telemetry. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const featureFlags = createMachine({
  "id": "featureFlags",
  "description": "Which features are switched on.",
  "context": {
    "flags": {}
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking; nothing that hangs on a flag happens yet.",
      "tags": "busy",
      "invoke": {
        "id": "loadFlags",
        "src": "loadFlags",
        "onDone": {
          "target": "ready",
          "actions": {
            "type": "keepFlags"
          }
        },
        "onError": {
          "target": "emptyOnError",
          "actions": "reportFailure"
        }
      },
      "after": {
        "5000": {
          "target": "emptyOnError",
          "actions": "reportFailure"
        }
      }
    },
    "ready": {
      "description": "The flags are known.",
      "tags": "settled",
      "on": {
        "flags.asked": {
          "target": "loading"
        }
      }
    },
    "emptyOnError": {
      "description": "The flags could not be read: everything that hangs on one is off.",
      "tags": "settled",
      "on": {
        "flags.asked": {
          "target": "loading"
        }
      }
    }
  }
})
