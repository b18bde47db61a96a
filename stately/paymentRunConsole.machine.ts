// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const paymentRunConsole = createMachine({
  "id": "paymentRunConsole",
  "description": "One payment run: what’s in it and what’s next.",
  "context": {
    "found": null,
    "page": 1,
    "act": null,
    "told": null,
    "refusing": null
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The run is being read.",
      "tags": "busy",
      "invoke": {
        "id": "readRun",
        "src": "readRun",
        "onDone": [
          {
            "guard": {
              "type": "isUnknown"
            },
            "target": "unknown"
          },
          {
            "target": "shown",
            "actions": {
              "type": "keepFound"
            }
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
    "unknown": {
      "description": "There is no such run."
    },
    "failed": {
      "description": "The run could not be read.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "shown": {
      "description": "The run, and what became of the last thing that was done with it.",
      "on": {
        "act.asked": {
          "guard": {
            "type": "mayDo"
          },
          "target": "acting",
          "actions": {
            "type": "keepAct"
          }
        },
        "recall.begun": {
          "guard": {
            "type": "mayDo",
            "params": {
              "act": {
                "type": "run.recalled",
                "text": ""
              }
            }
          },
          "target": ".recalling"
        },
        "refusal.begun": {
          "guard": {
            "type": "mayRefuse"
          },
          "target": ".refusing",
          "actions": {
            "type": "keepRefusing"
          }
        },
        "page.asked": {
          "target": "loading",
          "actions": {
            "type": "keepPage"
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
        "recalling": {
          "description": "Why the whole run is called back is being written.",
          "on": {
            "recall.begun": {},
            "recall.given": {
              "target": "#paymentRunConsole.acting",
              "actions": {
                "type": "keepAct"
              }
            },
            "writing.left": {
              "target": "looking"
            }
          }
        },
        "refusing": {
          "description": "Why the bank has not paid a line, or has sent it back, is being chosen.",
          "exit": "forgetRefusing",
          "on": {
            "refusal.given": {
              "guard": {
                "type": "isChosen"
              },
              "target": "#paymentRunConsole.acting",
              "actions": {
                "type": "keepAct"
              }
            },
            "writing.left": {
              "target": "looking"
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
        "630000": {
          "target": "notDone"
        }
      }
    },
    "tooLate": {
      "description": "Somebody else has moved the run meanwhile; it is read again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "notDone": {
      "description": "It is not known to be done; the run is read again, and says what it is.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
