// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const claimConsole = createMachine({
  "id": "claimConsole",
  "description": "Support queue: claims to decide.",
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
              "type": "isTypedFor"
            },
            "target": "deciding",
            "actions": [
              {
                "type": "keepRequests"
              },
              "resumeDraft"
            ]
          },
          {
            "guard": "isUnsent",
            "target": "gone",
            "actions": {
              "type": "keepRequests"
            }
          },
          {
            "guard": {
              "type": "isEmpty"
            },
            "target": "empty",
            "actions": [
              {
                "type": "keepRequests"
              },
              "forgetDraft"
            ]
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
              "forgetDraft",
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
        "reason.written": {
          "actions": {
            "type": "keepDraft"
          }
        },
        "decision.made": {
          "target": "moving",
          "actions": {
            "type": "keepMove"
          }
        },
        "decision.cancelled": {
          "target": "loading",
          "actions": [
            "forgetDraft",
            "forgetChoice"
          ]
        },
        "queue.refreshed": {
          "target": ".rereading"
        }
      },
      "initial": "writing",
      "states": {
        "writing": {
          "description": "The queue is as it was read.",
          "on": {
            "decision.cancelled": {
              "target": "#claimConsole.shown",
              "actions": [
                "forgetDraft",
                "forgetChoice"
              ]
            }
          }
        },
        "rereading": {
          "description": "The queue is read again meanwhile; what is typed stays.",
          "tags": "busy",
          "on": {
            "queue.refreshed": {}
          },
          "invoke": {
            "id": "readQueue",
            "src": "readQueue",
            "onDone": [
              {
                "guard": {
                  "type": "isWaiting"
                },
                "target": "writing",
                "actions": {
                  "type": "keepRequests"
                }
              },
              {
                "target": "#claimConsole.gone",
                "actions": {
                  "type": "keepRequests"
                }
              }
            ],
            "onError": {
              "target": "unread"
            }
          },
          "after": {
            "5000": {
              "target": "unread"
            }
          }
        },
        "unread": {
          "description": "It could not be read again; what was typed is still there."
        }
      }
    },
    "gone": {
      "description": "What somebody was deciding about isn’t waiting any more; what they wrote is kept.",
      "entry": "forgetChoice",
      "on": {
        "queue.refreshed": {
          "target": "loading"
        },
        "draft.discarded": {
          "guard": "isTyped",
          "target": "loading",
          "actions": "forgetDraft"
        }
      }
    }
  }
})
