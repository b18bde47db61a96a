// Made by "npm run stately" from machines/giving. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const donation = createMachine({
  "id": "donation",
  "description": "A donation, from purchase to payment.",
  "initial": "pending",
  "states": {
    "pending": {
      "description": "The purchase is recorded; the shop has not decided yet.",
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
            "type": "decline"
          }
        },
        "retailer.adjusted": [
          {
            "guard": {
              "type": "isKept"
            },
            "actions": {
              "type": "setAmounts"
            }
          },
          {
            "target": "declined",
            "actions": "returnAll"
          }
        ]
      },
      "states": {
        "tracked": {
          "description": "The shop told us about the purchase; it can still be returned.",
          "on": {
            "returns.closed": {
              "target": "inReview"
            }
          }
        },
        "inReview": {
          "description": "The time for returns is over and the shop is checking the purchase."
        }
      }
    },
    "confirmed": {
      "description": "The shop agreed to pay.",
      "tags": [
        "confirmed",
        "raised"
      ],
      "initial": "awaitingFunds",
      "states": {
        "awaitingFunds": {
          "description": "Agreed, but the shop has not sent us the money yet.",
          "on": {
            "funds.received": {
              "target": "available"
            },
            "retailer.declined": {
              "target": "#donation.declined",
              "actions": {
                "type": "decline"
              }
            },
            "retailer.adjusted": [
              {
                "guard": {
                  "type": "isKept"
                },
                "actions": {
                  "type": "setAmounts"
                }
              },
              {
                "target": "#donation.declined",
                "actions": "returnAll"
              }
            ]
          }
        },
        "available": {
          "description": "We hold the money and the next payment run will take it.",
          "on": {
            "run.joined": {
              "target": "inPaymentRun"
            },
            "bonus.withdrawn": {
              "guard": "isUncorrected",
              "target": "#donation.pending.tracked"
            },
            "retailer.declined": [
              {
                "guard": "wasCorrected",
                "actions": {
                  "type": "takeBack"
                }
              },
              {
                "target": "#donation.declined",
                "actions": {
                  "type": "decline"
                }
              }
            ],
            "retailer.adjusted": [
              {
                "guard": "wasCorrected",
                "actions": {
                  "type": "correct"
                }
              },
              {
                "guard": {
                  "type": "isKept"
                },
                "actions": {
                  "type": "setAmounts"
                }
              },
              {
                "target": "#donation.declined",
                "actions": "returnAll"
              }
            ]
          }
        },
        "inPaymentRun": {
          "description": "An approved payment run has taken it and the bank transfer is under way. What the shop takes back now is made up for later.",
          "on": {
            "run.paid": {
              "target": "paid"
            },
            "run.left": {
              "target": "available"
            },
            "retailer.declined": {
              "actions": {
                "type": "takeBack"
              }
            },
            "retailer.adjusted": {
              "actions": {
                "type": "correct"
              }
            }
          }
        },
        "paid": {
          "description": "The cause has the money. What the shop takes back now is made up for by the next payment. A bank can send a payment back.",
          "tags": [
            "paid",
            "settled"
          ],
          "on": {
            "run.returned": {
              "target": "available"
            },
            "retailer.declined": {
              "actions": {
                "type": "takeBack"
              }
            },
            "retailer.adjusted": {
              "actions": {
                "type": "correct"
              }
            }
          }
        }
      }
    },
    "declined": {
      "description": "The shop will not pay, and this donation counts towards nothing. The shop can still change its mind.",
      "tags": [
        "declined",
        "settled"
      ],
      "on": {
        "retailer.confirmed": {
          "guard": "wasKept",
          "target": "confirmed",
          "actions": "reopen"
        },
        "retailer.declined": {
          "actions": {
            "type": "decline"
          }
        },
        "retailer.adjusted": [
          {
            "guard": {
              "type": "isKept"
            },
            "target": "#donation.pending.inReview",
            "actions": {
              "type": "setAmounts"
            }
          },
          {
            "actions": "returnAll"
          }
        ]
      }
    }
  }
})
