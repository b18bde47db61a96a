// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const accountCheck = createMachine({
  "id": "accountCheck",
  "description": "Checking a bank account whose name didn’t match.",
  "initial": "waiting",
  "states": {
    "waiting": {
      "description": "Somebody of the support team has to look; nothing is paid to it.",
      "tags": "held",
      "on": {
        "account.accepted": {
          "target": "accepted"
        },
        "account.refused": {
          "target": "refused"
        }
      }
    },
    "accepted": {
      "description": "It is the cause’s: it is paid to, once its week is over.",
      "type": "final"
    },
    "refused": {
      "description": "What was there before counts again; whoever runs the cause was told why.",
      "type": "final"
    }
  }
})
