// Made by "npm run stately" from machines/giving. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causePayment = createMachine({
  "id": "causePayment",
  "description": "Whether a cause is paid at the end of a quarter, and why not.",
  "initial": "collecting",
  "states": {
    "collecting": {
      "description": "The money that we hold for the cause is counted.",
      "on": {
        "ledger.counted": [
          {
            "guard": {
              "type": "isUnderMinimum"
            },
            "target": "underMinimum"
          },
          {
            "guard": {
              "type": "hasNoBank"
            },
            "target": "noBankDetails"
          },
          {
            "guard": {
              "type": "isHeld"
            },
            "target": "held"
          },
          {
            "target": "paying"
          }
        ]
      }
    },
    "held": {
      "description": "Its bank details have just been changed: the run counts again each day, until they are in force.",
      "on": {
        "ledger.counted": [
          {
            "guard": {
              "type": "hasNoBank"
            },
            "target": "noBankDetails"
          },
          {
            "guard": {
              "type": "isHeld"
            },
            "target": "held"
          },
          {
            "target": "paying"
          }
        ]
      }
    },
    "paying": {
      "description": "The bank transfer is under way.",
      "on": {
        "transfer.sent": {
          "target": "paid"
        },
        "transfer.refused": {
          "target": "noBankDetails"
        }
      }
    },
    "paid": {
      "description": "The cause has the money, and a statement says for what.",
      "type": "final"
    },
    "underMinimum": {
      "description": "Less than £15: all of it is carried over.",
      "tags": "carried",
      "type": "final"
    },
    "noBankDetails": {
      "description": "Nobody has told us where to send it, or the bank refused: all of it is carried over.",
      "tags": "carried",
      "type": "final"
    }
  }
})
