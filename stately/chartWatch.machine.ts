// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const chartWatch = createMachine({
  "id": "chartWatch",
  "description": "Watching flow charts in another tab, live or from a saved file.",
  "context": {
    "steps": [],
    "replayed": null,
    "at": 0,
    "file": null,
    "actor": null
  },
  "invoke": {
    "id": "listen",
    "src": "listen"
  },
  "initial": "listening",
  "on": {
    "steps.came": {
      "actions": {
        "type": "keepSteps"
      }
    },
    "file.chosen": {
      "target": ".opening",
      "actions": {
        "type": "keepFile"
      }
    }
  },
  "states": {
    "listening": {
      "description": "No chart of another tab has done anything yet.",
      "always": {
        "guard": "hasSteps",
        "target": "live"
      }
    },
    "live": {
      "description": "Each step stands here as it comes.",
      "on": {
        "actor.chosen": {
          "actions": {
            "type": "keepActor"
          }
        },
        "wish.sent": {
          "actions": {
            "type": "passWish"
          }
        },
        "recording.saved": {
          "actions": "saveRecording"
        }
      }
    },
    "opening": {
      "description": "Reading a file.",
      "tags": "busy",
      "invoke": {
        "id": "readRecording",
        "src": "readRecording",
        "onDone": [
          {
            "guard": {
              "type": "isRecording"
            },
            "target": "replaying",
            "actions": {
              "type": "keepReplayed"
            }
          },
          {
            "target": "refused"
          }
        ],
        "onError": {
          "target": "refused"
        }
      },
      "after": {
        "15000": {
          "target": "refused"
        }
      }
    },
    "replaying": {
      "description": "A recorded session, one step after the other.",
      "on": {
        "step.shown": {
          "actions": {
            "type": "keepPlace"
          }
        },
        "actor.chosen": {
          "actions": {
            "type": "keepActor"
          }
        },
        "live.chosen": {
          "target": "listening",
          "actions": "dropReplayed"
        }
      }
    },
    "refused": {
      "description": "The file is no recording, or could not be read.",
      "on": {
        "live.chosen": {
          "target": "listening",
          "actions": "dropReplayed"
        }
      }
    }
  }
})
