// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const chartList = createMachine({
  "id": "chartList",
  "description": "The list of charts, by area, with search.",
  "context": {
    "charts": [],
    "waiting": null,
    "sought": "",
    "order": "area"
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking for the charts.",
      "tags": "busy",
      "invoke": {
        "id": "readCharts",
        "src": "readCharts",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "keepCharts"
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
    "shown": {
      "description": "The charts, or those that match what was typed, by area or by size.",
      "on": {
        "list.narrowed": {
          "actions": {
            "type": "keepSought"
          }
        },
        "list.ordered": {
          "actions": {
            "type": "keepOrder"
          }
        }
      }
    },
    "failed": {
      "description": "They could not be loaded; they can be asked for again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
