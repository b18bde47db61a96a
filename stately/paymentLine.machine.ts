// Made by "npm run stately" from machines/giving. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const paymentLine = createMachine({
  "id": "paymentLine",
  "description": "One payment to a cause: sent, paid, returned or refused.",
  "context": {
    "refusal": null
  },
  "initial": "sent",
  "states": {
    "sent": {
      "description": "It stands in the bank’s file, and the bank has not answered.",
      "on": {
        "bank.paid": {
          "target": "paid"
        },
        "bank.refused": {
          "target": "refused",
          "actions": {
            "type": "keepRefusal"
          }
        },
        "bank.returned": {
          "target": "refused",
          "actions": {
            "type": "keepRefusal"
          }
        },
        "run.recalled": {
          "target": "withdrawn"
        }
      }
    },
    "paid": {
      "description": "The cause has the money. Its bank can still send it back.",
      "on": {
        "bank.returned": {
          "target": "returned",
          "actions": {
            "type": "keepRefusal"
          }
        }
      }
    },
    "returned": {
      "description": "It was paid and has come back: the money is the cause’s balance again, and the cause knows why.",
      "type": "final"
    },
    "withdrawn": {
      "description": "The run was called back before its file had left us: the money is the cause’s balance again.",
      "type": "final"
    },
    "refused": {
      "description": "The bank has not paid it: the money is the cause’s balance again, and the cause knows why.",
      "type": "final"
    }
  }
})
