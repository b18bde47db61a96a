// Made by "npm run stately" from machines/giving. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const donation = createMachine({
  "id": "donation",
  "description": "Where the money of one purchase is, from the shop telling us about it to the cause being paid.",
  "initial": "pending",
  "states": {
    "pending": {
      "description": "The purchase tracked; the retailer has not decided yet.",
      "tags": [
        "pending",
        "raised"
      ],
      "initial": "tracked",
      "on": {
        "retailer.confirmed": {
          "target": "confirmed"
        },
        "retailer.declined": {
          "target": "declined",
          "actions": {
            "type": "setReason"
          }
        },
        "retailer.adjusted": [
          {
            "guard": {
              "type": "isSomething"
            },
            "actions": {
              "type": "setAmount"
            }
          },
          {
            "target": "declined",
            "actions": {
              "type": "setReason",
              "params": {
                "reason": "returned"
              }
            }
          }
        ]
      },
      "states": {
        "tracked": {
          "description": "The retailer told us about the purchase; it can still be returned.",
          "on": {
            "returns.closed": {
              "target": "inReview"
            }
          }
        },
        "inReview": {
          "description": "The time for returns is over and the retailer is checking the purchase."
        }
      }
    },
    "confirmed": {
      "description": "The retailer agreed to pay.",
      "tags": [
        "confirmed",
        "raised"
      ],
      "initial": "awaitingFunds",
      "states": {
        "awaitingFunds": {
          "description": "Agreed, but the retailer has not sent us the money yet.",
          "on": {
            "funds.received": {
              "target": "available"
            },
            "retailer.declined": {
              "target": "#donation.declined",
              "actions": {
                "type": "setReason"
              }
            }
          }
        },
        "available": {
          "description": "We hold the money and the next payment run will take it.",
          "on": {
            "run.joined": {
              "target": "inPaymentRun"
            }
          }
        },
        "inPaymentRun": {
          "description": "The payment run has taken it and the bank transfer is under way.",
          "on": {
            "run.paid": {
              "target": "paid"
            },
            "run.left": {
              "target": "available"
            }
          }
        },
        "paid": {
          "description": "The cause has the money.",
          "tags": "paid",
          "type": "final"
        }
      }
    },
    "declined": {
      "description": "The retailer will not pay, and this donation counts towards nothing.",
      "tags": "declined",
      "type": "final"
    }
  }
})
