// Made by "npm run stately" from machines/giving. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const claim = createMachine({
  "id": "claim",
  "description": "A claim, from report to decision.",
  "initial": "filing",
  "states": {
    "filing": {
      "description": "It arrives; whether it waits is decided at once.",
      "always": [
        {
          "guard": "isEarly",
          "target": "held"
        },
        {
          "target": "received"
        }
      ]
    },
    "held": {
      "description": "Filed early: the shop still has time to report the purchase by itself. It is sent by itself when that time is over.",
      "tags": "open",
      "on": {
        "tracking.passed": {
          "target": "received"
        },
        "donation.tracked": {
          "target": "settled"
        },
        "claim.withdrawn": {
          "target": "withdrawn"
        }
      }
    },
    "received": {
      "description": "Nobody has looked at it yet.",
      "tags": "open",
      "on": {
        "claim.taken": {
          "target": "inProgress"
        },
        "donation.tracked": {
          "target": "settled"
        },
        "claim.withdrawn": {
          "target": "withdrawn"
        }
      }
    },
    "inProgress": {
      "description": "The support team looks into it with the shop.",
      "tags": "open",
      "on": {
        "claim.returned": {
          "target": "received"
        },
        "claim.accepted": {
          "target": "accepted"
        },
        "claim.declined": {
          "target": "declined"
        },
        "donation.tracked": {
          "target": "settled"
        },
        "claim.withdrawn": {
          "target": "withdrawn"
        }
      }
    },
    "accepted": {
      "description": "The person is right, and was told what follows.",
      "tags": "accepted",
      "type": "final"
    },
    "declined": {
      "description": "The person was told why not; once they may ask for another look.",
      "tags": [
        "declined",
        "settled"
      ],
      "on": {
        "claim.appealed": {
          "guard": "mayAppeal",
          "target": "received",
          "actions": "countAppeal"
        }
      }
    },
    "settled": {
      "description": "The shop reported the purchase by itself, and the claim closed.",
      "tags": "accepted",
      "type": "final"
    },
    "withdrawn": {
      "description": "The person took it back.",
      "type": "final"
    }
  }
})
