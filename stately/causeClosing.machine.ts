// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causeClosing = createMachine({
  "id": "causeClosing",
  "description": "Closing a cause, and reopening it.",
  "initial": "open",
  "states": {
    "open": {
      "description": "People can support it.",
      "tags": [
        "takesSupporters",
        "collecting"
      ],
      "on": {
        "closing.asked": {
          "target": "closing"
        }
      }
    },
    "closing": {
      "description": "For a week nothing has happened yet, but that nobody new can support it. Whoever runs it can change their mind.",
      "tags": "collecting",
      "on": {
        "closing.undone": {
          "target": "open"
        },
        "week.over": {
          "target": "closed"
        }
      }
    },
    "closed": {
      "description": "Nobody supports it any more. What was available is paid; what comes later is held until the support team decides, who can also open it again.",
      "on": {
        "cause.reopened": {
          "target": "open"
        }
      }
    }
  }
})
