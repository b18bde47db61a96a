// Made by "npm run stately" from machines/ui. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const fileDrop = createMachine({
  "id": "fileDrop",
  "description": "File upload.",
  "type": "parallel",
  "on": {
    "files.given": {
      "guard": {
        "type": "isTaken"
      },
      "actions": "takeFiles"
    }
  },
  "states": {
    "drag": {
      "description": "Whether something is being dragged over it.",
      "initial": "idle",
      "states": {
        "idle": {
          "description": "Nothing is dragged here.",
          "on": {
            "drag.entered": {
              "target": "active"
            }
          }
        },
        "active": {
          "description": "What is dragged could be let go here.",
          "on": {
            "drag.left": {
              "target": "idle"
            }
          }
        }
      }
    },
    "fault": {
      "description": "Whether something is wrong with what came.",
      "initial": "none",
      "states": {
        "none": {
          "description": "Nothing is wrong.",
          "on": {
            "fault.told": {
              "target": "told"
            }
          }
        },
        "told": {
          "description": "What is wrong is said at its place.",
          "on": {
            "fault.forgotten": {
              "target": "none"
            }
          }
        }
      }
    }
  }
})
