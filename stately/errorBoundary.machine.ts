// Made by "npm run stately" from machines/shell. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const errorBoundary = createMachine({
  "id": "errorBoundary",
  "description": "What people see when a page can’t be shown.",
  "context": {
    "refreshes": 0
  },
  "initial": "ok",
  "on": {
    "failure.caught": [
      {
        "guard": {
          "type": "isNotFound"
        },
        "target": ".notFound"
      },
      {
        "guard": {
          "type": "isServerError"
        },
        "target": ".serverError"
      },
      {
        "target": ".generic"
      }
    ],
    "page.left": {
      "target": ".ok",
      "actions": "forgetRefreshes"
    }
  },
  "states": {
    "ok": {
      "description": "The page is shown."
    },
    "notFound": {
      "description": "There is no such page: go home."
    },
    "serverError": {
      "description": "The server has a passing fault: refresh.",
      "on": {
        "page.refreshed": {
          "target": "ok",
          "actions": "countRefresh"
        }
      }
    },
    "generic": {
      "description": "Something broke in the page: refresh, or go home.",
      "on": {
        "page.refreshed": {
          "target": "ok",
          "actions": "countRefresh"
        }
      }
    }
  }
})
