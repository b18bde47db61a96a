// Made by "npm run stately" from machines/telemetry. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const vendorScript = createMachine({
  "id": "vendorScript",
  "description": "Loading a third-party script, once consent is given.",
  "context": {
    "failures": 0
  },
  "initial": "waiting",
  "states": {
    "waiting": {
      "description": "The person has not said yes.",
      "on": {
        "consent.given": {
          "target": "loading"
        }
      }
    },
    "loading": {
      "description": "The script is on its way.",
      "tags": "busy",
      "invoke": {
        "id": "loadScript",
        "src": "loadScript",
        "onDone": {
          "target": "ready"
        },
        "onError": {
          "target": "failing",
          "actions": "countFailure"
        }
      },
      "after": {
        "5000": {
          "target": "failing",
          "actions": "countFailure"
        }
      },
      "on": {
        "consent.withdrawn": {
          "target": "waiting"
        }
      }
    },
    "failing": {
      "description": "The script did not come.",
      "always": {
        "guard": "outOfTries",
        "target": "failed",
        "actions": "reportFailure"
      },
      "after": {
        "500": {
          "target": "loading"
        }
      },
      "on": {
        "consent.withdrawn": {
          "target": "waiting"
        }
      }
    },
    "ready": {
      "description": "The script is there and is told what it may know.",
      "on": {
        "consent.withdrawn": {
          "target": "silent"
        }
      }
    },
    "silent": {
      "description": "The script is there, but the person has said no: it is told nothing.",
      "on": {
        "consent.given": {
          "target": "ready"
        }
      }
    },
    "failed": {
      "description": "The site goes on without it.",
      "type": "final"
    }
  }
})
