// Made by "npm run stately" from machines/giving. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causePayment = createMachine({
  "id": "causePayment",
  "description": "Whether a cause is paid each quarter, and if not, why.",
  "initial": "collecting",
  "states": {
    "collecting": {
      "description": "The money that we hold for the cause is counted.",
      "on": {
        "ledger.counted": [
          {
            "guard": {
              "type": "isBelowZero"
            },
            "target": "belowZero"
          },
          {
            "guard": {
              "type": "isUnderMinimum"
            },
            "target": "underMinimum"
          },
          {
            "guard": {
              "type": "isBeingChecked"
            },
            "target": "beingChecked"
          },
          {
            "guard": {
              "type": "isCheque"
            },
            "target": "cheque"
          },
          {
            "guard": {
              "type": "hasNoBank"
            },
            "target": "noBankDetails"
          },
          {
            "guard": {
              "type": "isRefused"
            },
            "target": "accountRefused"
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
      "description": "Its bank details have just been changed: it is counted again each day, until they are in force.",
      "tags": "waiting",
      "on": {
        "ledger.counted": [
          {
            "guard": {
              "type": "isBelowZero"
            },
            "target": "belowZero"
          },
          {
            "guard": {
              "type": "isUnderMinimum"
            },
            "target": "underMinimum"
          },
          {
            "guard": {
              "type": "isBeingChecked"
            },
            "target": "beingChecked"
          },
          {
            "guard": {
              "type": "isCheque"
            },
            "target": "cheque"
          },
          {
            "guard": {
              "type": "hasNoBank"
            },
            "target": "noBankDetails"
          },
          {
            "guard": {
              "type": "isRefused"
            },
            "target": "accountRefused"
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
    "beingChecked": {
      "description": "Whether it is what it says is being checked: it is counted again each day, until that is decided.",
      "tags": "waiting",
      "on": {
        "ledger.counted": [
          {
            "guard": {
              "type": "isBelowZero"
            },
            "target": "belowZero"
          },
          {
            "guard": {
              "type": "isUnderMinimum"
            },
            "target": "underMinimum"
          },
          {
            "guard": {
              "type": "isBeingChecked"
            },
            "target": "beingChecked"
          },
          {
            "guard": {
              "type": "isCheque"
            },
            "target": "cheque"
          },
          {
            "guard": {
              "type": "hasNoBank"
            },
            "target": "noBankDetails"
          },
          {
            "guard": {
              "type": "isRefused"
            },
            "target": "accountRefused"
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
      "description": "It stands in a payment run, and the bank has not answered.",
      "on": {
        "transfer.sent": {
          "target": "paid"
        },
        "transfer.refused": {
          "target": "collecting"
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
    "belowZero": {
      "description": "Shops have taken back more than has come in: the difference is carried over.",
      "tags": "carried",
      "type": "final"
    },
    "cheque": {
      "description": "We only have an address for cheques, which nobody is paid by any more: all of it is carried over.",
      "tags": "carried",
      "type": "final"
    },
    "noBankDetails": {
      "description": "Nobody has told us where to send it: all of it is carried over.",
      "tags": "carried",
      "type": "final"
    },
    "accountRefused": {
      "description": "The bank has refused this account before: all of it is carried over until there is another.",
      "tags": "carried",
      "type": "final"
    }
  }
})
