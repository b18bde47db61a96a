// Made by "npm run stately" from machines/ui. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const modal = createMachine({
  "id": "modal",
  "description": "A dialog that needs an answer.",
  "initial": "closed",
  "states": {
    "closed": {
      "description": "Not shown.",
      "on": {
        "modal.opened": {
          "target": "fadingIn"
        }
      }
    },
    "fadingIn": {
      "description": "Appearing; focus is inside already.",
      "tags": "open",
      "after": {
        "50": {
          "target": "open"
        }
      },
      "on": {
        "modal.closed": {
          "target": "fadingOut"
        }
      }
    },
    "open": {
      "description": "Waiting for an answer.",
      "tags": "open",
      "on": {
        "modal.closed": {
          "target": "fadingOut"
        }
      }
    },
    "fadingOut": {
      "description": "Leaving, and no longer used; focus goes back where it was once it has gone.",
      "after": {
        "300": {
          "target": "closed"
        }
      },
      "on": {
        "modal.opened": {
          "target": "fadingIn"
        }
      }
    }
  }
})
