// Made by "npm run stately" from machines/giving. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const claimDetail = createMachine({
  "id": "claimDetail",
  "description": "One claim: status, reply date, decision, reason and next steps.",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking for the claim.",
      "tags": "busy",
      "invoke": {
        "id": "readClaim",
        "src": "readClaim",
        "onDone": [
          {
            "guard": {
              "type": "isFound"
            },
            "target": "shown",
            "actions": {
              "type": "keepClaim"
            }
          },
          {
            "target": "unknown"
          }
        ],
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
    "shown": {
      "description": "The claim, its dated history and its next dates.",
      "tags": "readable",
      "on": {
        "detail.refreshed": {
          "target": "loading"
        },
        "appeal.submitted": {
          "guard": "mayAppeal",
          "target": "moving",
          "actions": {
            "type": "keepRequest"
          }
        },
        "withdrawal.begun": {
          "guard": "isOpen",
          "target": "confirming"
        }
      }
    },
    "confirming": {
      "description": "A claim that is no longer needed is closed for good, so the person is asked once more.",
      "tags": "readable",
      "on": {
        "detail.refreshed": {
          "target": "loading"
        },
        "withdrawal.confirmed": {
          "target": "moving",
          "actions": {
            "type": "keepRequest",
            "params": {
              "request": {
                "type": "claim.withdrawn"
              }
            }
          }
        },
        "withdrawal.kept": {
          "target": "shown"
        }
      }
    },
    "moving": {
      "description": "An appeal, or the word that it is no longer needed, is on its way.",
      "tags": [
        "busy",
        "readable"
      ],
      "invoke": {
        "id": "moveClaim",
        "src": "moveClaim",
        "onDone": [
          {
            "guard": {
              "type": "isMoved"
            },
            "target": "loading"
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
        "15000": {
          "target": "notMoved"
        }
      }
    },
    "notMoved": {
      "description": "It could not be sent, and nothing has changed; what was typed or asked for is still there.",
      "tags": "readable",
      "on": {
        "detail.refreshed": {
          "target": "loading"
        },
        "appeal.submitted": {
          "guard": "mayAppeal",
          "target": "moving",
          "actions": {
            "type": "keepRequest"
          }
        },
        "withdrawal.confirmed": {
          "guard": "isOpen",
          "target": "moving",
          "actions": {
            "type": "keepRequest",
            "params": {
              "request": {
                "type": "claim.withdrawn"
              }
            }
          }
        },
        "withdrawal.kept": {
          "guard": "isOpen",
          "target": "shown"
        }
      }
    },
    "tooLate": {
      "description": "The claim has moved on meanwhile; it is read again.",
      "tags": "readable",
      "on": {
        "detail.refreshed": {
          "target": "loading"
        }
      }
    },
    "unknown": {
      "description": "This person has no such claim.",
      "on": {
        "detail.refreshed": {
          "target": "loading"
        }
      }
    },
    "failed": {
      "description": "The claim could not be loaded; it can be asked for again.",
      "on": {
        "detail.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
