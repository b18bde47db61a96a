// Made by "npm run stately" from machines/rewards. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const promotionFigures = createMachine({
  "id": "promotionFigures",
  "description": "How many people visited a cause page and joined, by channel.",
  "context": {
    "period": "month",
    "found": null
  },
  "initial": "loading",
  "on": {
    "period.chosen": {
      "target": ".loading",
      "actions": {
        "type": "keepPeriod"
      }
    }
  },
  "states": {
    "loading": {
      "description": "Asking for the figures of this period.",
      "tags": "busy",
      "invoke": {
        "id": "readFigures",
        "src": "readFigures",
        "onDone": [
          {
            "guard": {
              "type": "isSomething"
            },
            "target": "shown",
            "actions": {
              "type": "keepFound"
            }
          },
          {
            "target": "nothingYet",
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
    "shown": {
      "description": "Each channel with its looks and joins, the most looks first."
    },
    "nothingYet": {
      "description": "Nobody has come by a channel of ours in this period."
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
