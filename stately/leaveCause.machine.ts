// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const leaveCause = createMachine({
  "id": "leaveCause",
  "description": "Leaving a cause you run, or handing it over.",
  "context": {
    "leaving": null,
    "change": null,
    "refusals": {},
    "until": "",
    "refusing": null
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Who else runs the cause, and what is under way, is being read.",
      "tags": "busy",
      "invoke": {
        "id": "read",
        "src": "read",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "keepLeaving"
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
      "description": "It could not be read.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "shown": {
      "description": "What can be done: leave, hand over, or decide about who has gone.",
      "on": {
        "leaving.wanted": {
          "guard": "isOneOfSeveral",
          "target": "confirming"
        },
        "handover.offered": {
          "guard": "mayOffer",
          "target": "changing",
          "actions": {
            "type": "keepChange"
          }
        },
        "handover.ended": {
          "guard": "isMine",
          "target": "changing",
          "actions": {
            "type": "keepChange",
            "params": {
              "change": {
                "type": "endHandover"
              }
            }
          }
        },
        "refusal.begun": {
          "guard": {
            "type": "canBeRefused"
          },
          "target": ".refusing",
          "actions": {
            "type": "keepRefusing"
          }
        },
        "removal.undone": {
          "guard": {
            "type": "wasRemoved"
          },
          "target": "changing",
          "actions": {
            "type": "keepChange"
          }
        }
      },
      "initial": "choosing",
      "states": {
        "choosing": {
          "description": "Nothing is begun."
        },
        "refusing": {
          "description": "Why somebody who has left shall not come back is being written.",
          "exit": "forgetRefusing",
          "on": {
            "refusal.left": {
              "target": "choosing"
            },
            "return.refused": {
              "guard": {
                "type": "isRefused"
              },
              "target": "#leaveCause.changing",
              "actions": {
                "type": "keepChange"
              }
            }
          }
        }
      }
    },
    "confirming": {
      "description": "What leaving means is said before it happens.",
      "tags": "asksAgain",
      "on": {
        "leaving.confirmed": {
          "target": "changing",
          "actions": {
            "type": "keepChange",
            "params": {
              "change": {
                "type": "leave"
              }
            }
          }
        },
        "leaving.dropped": {
          "target": "shown"
        }
      }
    },
    "changing": {
      "description": "What was decided is on its way.",
      "tags": "busy",
      "exit": "forgetChange",
      "invoke": {
        "id": "change",
        "src": "change",
        "onDone": [
          {
            "guard": {
              "type": "isGone"
            },
            "target": "left",
            "actions": {
              "type": "keepOutcome"
            }
          },
          {
            "target": "shown",
            "actions": {
              "type": "keepOutcome"
            }
          }
        ],
        "onError": {
          "target": "notChanged"
        }
      },
      "after": {
        "630000": {
          "target": "notChanged"
        }
      }
    },
    "notChanged": {
      "description": "It is not known to have worked, or something else has happened since: it is read again first.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "left": {
      "description": "The person runs the cause no more, and can come back for a week.",
      "type": "final"
    }
  }
})
