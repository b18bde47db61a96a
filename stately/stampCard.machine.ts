// Made by "npm run stately" from machines/rewards. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const stampCard = createMachine({
  "id": "stampCard",
  "description": "A stamp card, from first stamp to bonus.",
  "initial": "opened",
  "states": {
    "opened": {
      "description": "Where a card stands follows from its stamps.",
      "always": [
        {
          "guard": "isRedeemed",
          "target": "redeemed"
        },
        {
          "guard": "isFull",
          "target": "complete"
        },
        {
          "target": "collecting"
        }
      ]
    },
    "collecting": {
      "description": "Fewer than five stamps; each donation that a shop has paid for adds one.",
      "on": {
        "stamp.earned": [
          {
            "guard": "isLast",
            "target": "complete",
            "actions": "addStamp"
          },
          {
            "target": "collecting",
            "actions": "addStamp"
          }
        ],
        "stamp.withdrawn": {
          "guard": "hasStamps",
          "actions": "removeStamp"
        }
      }
    },
    "complete": {
      "description": "Five stamps: the card can become a bonus for the cause.",
      "on": {
        "card.redeemed": {
          "target": "redeeming"
        },
        "stamp.withdrawn": {
          "target": "collecting",
          "actions": "removeStamp"
        }
      }
    },
    "redeeming": {
      "description": "The server is booking the bonus.",
      "tags": "busy",
      "invoke": {
        "id": "redeemCard",
        "src": "redeemCard",
        "onDone": [
          {
            "guard": {
              "type": "wasRedeemed"
            },
            "target": "redeemed",
            "actions": {
              "type": "keepReward"
            }
          },
          {
            "target": "causeNeeded"
          }
        ],
        "onError": {
          "target": "notRedeemed"
        }
      },
      "after": {
        "15000": {
          "target": "notRedeemed"
        }
      }
    },
    "causeNeeded": {
      "description": "The person has no cause yet that the bonus could go to; the card stays full.",
      "on": {
        "card.redeemed": {
          "target": "redeeming"
        }
      }
    },
    "notRedeemed": {
      "description": "The server could not be reached; trying again books the bonus once.",
      "on": {
        "card.redeemed": {
          "target": "redeeming"
        }
      }
    },
    "redeemed": {
      "description": "The card has become a bonus.",
      "type": "final"
    }
  }
})
