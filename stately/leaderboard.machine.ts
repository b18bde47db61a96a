// Made by "npm run stately" from machines/rewards. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const leaderboard = createMachine({
  "id": "leaderboard",
  "description": "Who has raised the most for a cause.",
  "context": {
    "period": "year",
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
      "description": "Asking for the people of this period.",
      "tags": "busy",
      "invoke": {
        "id": "readLeaderboard",
        "src": "readLeaderboard",
        "onDone": [
          {
            "guard": {
              "type": "isThere"
            },
            "target": "shown",
            "actions": {
              "type": "keepFound"
            }
          },
          {
            "target": "notAvailable",
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
      "description": "Names and amounts, the largest first."
    },
    "notAvailable": {
      "description": "The person supports no cause yet, or nobody has raised anything in this period."
    },
    "failed": {
      "description": "It could not be loaded; it can be asked for again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
