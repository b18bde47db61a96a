// Made by "npm run stately" from machines/causes. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causeDormancy = createMachine({
  "id": "causeDormancy",
  "description": "Whether a cause is active or dormant.",
  "initial": "stored",
  "states": {
    "stored": {
      "description": "As it is kept.",
      "always": [
        {
          "guard": "isDormant",
          "target": "resting"
        },
        {
          "target": "active"
        }
      ]
    },
    "resting": {
      "description": "Its page stays, and what was raised is paid; nobody new can support it, and nothing new is raised for it.",
      "on": {
        "cause.reactivated": {
          "target": "active"
        }
      }
    },
    "active": {
      "description": "People can support it.",
      "tags": "takesSupporters"
    }
  }
})
