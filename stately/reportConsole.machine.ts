// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const reportConsole = createMachine({
  "id": "reportConsole",
  "description": "Support queue: purchases we couldn’t record.",
  "context": {
    "requests": [],
    "choice": null,
    "move": null,
    "draft": null
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Reading the queue.",
      "tags": "busy",
      "invoke": {
        "id": "readQueue",
        "src": "readQueue",
        "onDone": [
          {
            "guard": {
              "type": "isEmpty"
            },
            "target": "empty",
            "actions": {
              "type": "keepRequests"
            }
          },
          {
            "target": "shown",
            "actions": {
              "type": "keepRequests"
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
    "empty": {
      "description": "Nobody is waiting.",
      "on": {
        "queue.refreshed": {
          "target": "loading"
        }
      }
    },
    "failed": {
      "description": "The queue could not be read.",
      "on": {
        "queue.refreshed": {
          "target": "loading"
        }
      }
    },
    "moving": {
      "description": "The decision is on its way.",
      "tags": "busy",
      "invoke": {
        "id": "moveRequest",
        "src": "moveRequest",
        "onDone": [
          {
            "guard": {
              "type": "isMoved"
            },
            "target": "loading",
            "actions": [
              "forgetMove"
            ]
          },
          {
            "target": "tooLate",
            "actions": "forgetMove"
          }
        ],
        "onError": {
          "target": "notMoved",
          "actions": "forgetMove"
        }
      },
      "after": {
        "630000": {
          "target": "notMoved",
          "actions": "forgetMove"
        }
      }
    },
    "tooLate": {
      "description": "Somebody else has moved this request meanwhile; the queue is read again.",
      "on": {
        "queue.refreshed": {
          "target": "loading"
        }
      }
    },
    "notMoved": {
      "description": "The decision could not be sent; nothing has changed.",
      "on": {
        "queue.refreshed": {
          "target": "loading"
        }
      }
    },
    "shown": {
      "description": "The oldest request stands first.",
      "on": {
        "move.asked": {
          "target": "moving",
          "actions": {
            "type": "keepMove"
          }
        },
        "queue.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
