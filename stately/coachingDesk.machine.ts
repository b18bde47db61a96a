// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const coachingDesk = createMachine({
  "id": "coachingDesk",
  "description": "Coaching times: adding, removing and cancelling.",
  "context": {
    "slots": [],
    "act": null,
    "told": null,
    "cancelling": null
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The times are being read.",
      "tags": "busy",
      "invoke": {
        "id": "readDesk",
        "src": "readDesk",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "keepSlots"
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
      "description": "They could not be read.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "shown": {
      "description": "The times that are ahead, who has booked them, and what became of the last thing that was done.",
      "on": {
        "act.asked": {
          "target": "acting",
          "actions": {
            "type": "keepAct"
          }
        },
        "cancellation.begun": {
          "guard": {
            "type": "isAnother"
          },
          "target": ".cancelling",
          "actions": {
            "type": "keepCancelling"
          }
        },
        "page.refreshed": {
          "target": "loading"
        }
      },
      "initial": "looking",
      "states": {
        "looking": {
          "description": "Nothing is begun."
        },
        "cancelling": {
          "description": "Why a call is cancelled is being written; whoever has booked it will read it.",
          "exit": "forgetCancelling",
          "on": {
            "cancellation.left": {
              "target": "looking"
            },
            "cancellation.given": {
              "guard": {
                "type": "isChosen"
              },
              "target": "#coachingDesk.acting",
              "actions": {
                "type": "keepAct"
              }
            }
          }
        }
      }
    },
    "acting": {
      "description": "It is on its way.",
      "tags": "busy",
      "exit": "forgetAct",
      "invoke": {
        "id": "act",
        "src": "act",
        "onDone": [
          {
            "guard": {
              "type": "isTooLate"
            },
            "target": "tooLate"
          },
          {
            "guard": {
              "type": "isRefused"
            },
            "target": "shown",
            "actions": {
              "type": "keepTold"
            }
          },
          {
            "target": "loading",
            "actions": {
              "type": "keepTold"
            }
          }
        ],
        "onError": {
          "target": "notDone"
        }
      },
      "after": {
        "15000": {
          "target": "notDone"
        }
      }
    },
    "tooLate": {
      "description": "Somebody has booked or cancelled meanwhile; the times are read again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "notDone": {
      "description": "It is not known to be done; the times are read again, and say what they are.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
