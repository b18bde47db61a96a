// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const paymentRuns = createMachine({
  "id": "paymentRuns",
  "description": "All payment runs, and starting the next.",
  "context": {
    "found": null,
    "refusal": null
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The runs are being read.",
      "tags": "busy",
      "invoke": {
        "id": "readRuns",
        "src": "readRuns",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "keepFound"
          }
        },
        "onError": {
          "target": "failed"
        }
      },
      "after": {
        "15000": {
          "target": "failed"
        }
      }
    },
    "failed": {
      "description": "The runs could not be read.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "shown": {
      "description": "The newest run stands first.",
      "on": {
        "preparation.asked": {
          "target": "preparing"
        },
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "preparing": {
      "description": "A run is being prepared: everything that is ready is counted, and nothing moves.",
      "tags": "busy",
      "invoke": {
        "id": "prepare",
        "src": "prepare",
        "onDone": [
          {
            "guard": {
              "type": "isPrepared"
            },
            "target": "loading"
          },
          {
            "target": "refused",
            "actions": {
              "type": "keepRefusal"
            }
          }
        ],
        "onError": {
          "target": "notPrepared"
        }
      },
      "after": {
        "15000": {
          "target": "notPrepared"
        }
      }
    },
    "refused": {
      "description": "There is nothing to pay, or no account to pay it from.",
      "exit": "forgetRefusal",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "notPrepared": {
      "description": "It is not known whether one was prepared; the list says so.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
