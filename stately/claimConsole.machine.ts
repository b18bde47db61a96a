// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const claimConsole = createMachine({
  "id": "claimConsole",
  "description": "Support queue: claims to decide.",
  "context": {
    "requests": [],
    "choice": null,
    "move": null,
    "unsent": null
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
      "entry": "keepUnsent",
      "exit": "forgetMove",
      "invoke": {
        "id": "moveRequest",
        "src": "moveRequest",
        "onDone": [
          {
            "guard": {
              "type": "isMoved"
            },
            "target": "loading",
            "actions": "forgetUnsent"
          },
          {
            "target": "tooLate"
          }
        ],
        "onError": {
          "target": "notMoved"
        }
      },
      "after": {
        "5000": {
          "target": "notMoved"
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
        "decision.chosen": {
          "target": "deciding",
          "actions": {
            "type": "keepChoice"
          }
        },
        "queue.refreshed": {
          "target": "loading"
        }
      }
    },
    "deciding": {
      "description": "Somebody writes why they decide so; the person will read it.",
      "on": {
        "decision.made": {
          "target": "moving",
          "actions": {
            "type": "keepMove"
          }
        },
        "decision.cancelled": {
          "target": "shown",
          "actions": "giveUp"
        },
        "queue.refreshed": {
          "target": "loading",
          "actions": "forgetChoice"
        }
      }
    }
  }
})
