// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const adminReview = createMachine({
  "id": "adminReview",
  "description": "Approving a new administrator.",
  "initial": "received",
  "states": {
    "received": {
      "description": "Nobody has looked at it yet.",
      "tags": "open",
      "on": {
        "review.taken": {
          "target": "underReview"
        }
      }
    },
    "underReview": {
      "description": "Somebody of the support team looks at the evidence.",
      "tags": "open",
      "on": {
        "review.returned": {
          "target": "received"
        },
        "request.approved": {
          "guard": "hasAccount",
          "target": "approved"
        },
        "request.refused": {
          "guard": {
            "type": "hasReason"
          },
          "target": "refused"
        }
      }
    },
    "approved": {
      "description": "The address was sent a link that makes its reader an administrator; the others were told.",
      "type": "final"
    },
    "refused": {
      "description": "The person was told why not.",
      "type": "final"
    }
  }
})
