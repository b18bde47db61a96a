// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causeCover = createMachine({
  "id": "causeCover",
  "description": "The cover picture on a cause page.",
  "initial": "kept",
  "on": {
    "cover.saved": {
      "target": ".changed",
      "actions": {
        "type": "keepPicture"
      }
    }
  },
  "states": {
    "kept": {
      "description": "As it is; another can be chosen, and one that is there taken away.",
      "on": {
        "removal.asked": {
          "guard": "hasPicture",
          "target": "changing",
          "actions": "wantRemoval"
        }
      }
    },
    "changed": {
      "description": "It is another one now, or none; one press puts the one of before back.",
      "on": {
        "undo.asked": {
          "target": "changing",
          "actions": "wantUndo"
        },
        "removal.asked": {
          "guard": "hasPicture",
          "target": "changing",
          "actions": "wantRemoval"
        }
      }
    },
    "changing": {
      "description": "The removal, or what undoes the last change, is on its way.",
      "tags": "busy",
      "on": {
        "cover.saved": {}
      },
      "invoke": {
        "id": "change",
        "src": "change",
        "onDone": [
          {
            "guard": "isUndo",
            "target": "kept",
            "actions": {
              "type": "keepPicture"
            }
          },
          {
            "target": "changed",
            "actions": {
              "type": "keepPicture"
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
    "failed": {
      "description": "It is not known to have worked; it can be tried again.",
      "on": {
        "change.retried": {
          "target": "changing"
        }
      }
    }
  }
})
