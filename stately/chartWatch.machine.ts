// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const chartWatch = createMachine({
  "id": "chartWatch",
  "description": "Watching flow charts in another tab, live or from a saved file.",
  "invoke": {
    "id": "listen",
    "src": "listen"
  },
  "initial": "beginning",
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
    "beginning": {
      "description": "On the site other tabs are listened to; from a disk only files can be opened.",
      "always": [
        {
          "guard": "isFromFiles",
          "target": "choosing"
        },
        {
          "target": "listening"
        }
      ]
    },
    "choosing": {
      "description": "No tab can be heard from a disk: a recording has to be opened."
    },
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
        "recording.closed": {
          "target": "beginning",
          "actions": "dropReplayed"
        }
      }
    },
    "refused": {
      "description": "The file is no recording, or could not be read.",
      "on": {
        "recording.closed": {
          "target": "beginning",
          "actions": "dropReplayed"
        }
      }
    }
  }
})
