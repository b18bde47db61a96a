// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const chartPicture = createMachine({
  "id": "chartPicture",
  "description": "One chart: its picture and its table of intent.",
  "initial": "drawing",
  "states": {
    "drawing": {
      "description": "Reading the chart, and finding a place for each state.",
      "tags": "busy",
      "invoke": {
        "id": "draw",
        "src": "draw",
        "onDone": [
          {
            "guard": {
              "type": "isFound"
            },
            "target": "shown",
            "actions": {
              "type": "keepPicture"
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
      "description": "The picture and its table.",
      "on": {
        "state.folded": {
          "target": "drawing",
          "actions": {
            "type": "keepFolded"
          }
        },
        "state.chosen": {
          "actions": {
            "type": "keepChosen"
          }
        }
      }
    },
    "unknown": {
      "description": "There is no chart of this name.",
      "type": "final"
    },
    "failed": {
      "description": "It could not be drawn; it can be tried again.",
      "on": {
        "page.refreshed": {
          "target": "drawing"
        }
      }
    }
  }
})
