// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const gettingStarted = createMachine({
  "id": "gettingStarted",
  "description": "Three steps to a cause’s first donations.",
  "initial": "counting",
  "on": {
    "steps.counted": {
      "target": ".counting",
      "actions": {
        "type": "keepDone"
      }
    }
  },
  "states": {
    "counting": {
      "description": "Is anything left to do?",
      "always": [
        {
          "guard": "areAllDone",
          "target": "complete"
        },
        {
          "target": "open"
        }
      ]
    },
    "open": {
      "description": "Steps are left, each with its link."
    },
    "complete": {
      "description": "All three are done."
    }
  }
})
