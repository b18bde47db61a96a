// Made by "npm run stately" from machines/session. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const sessionExpiry = createMachine({
  "id": "sessionExpiry",
  "description": "Saves what’s typed when a session expires.",
  "initial": "absent",
  "states": {
    "absent": {
      "description": "Nobody is signed in.",
      "on": {
        "session.started": {
          "target": "present"
        }
      }
    },
    "present": {
      "description": "Somebody is signed in.",
      "on": {
        "session.lost": {
          "target": "expired"
        },
        "session.ended": {
          "target": "absent"
        }
      }
    },
    "expired": {
      "description": "The session ran out: signing in opens over the page, which waits as it was.",
      "on": {
        "session.started": {
          "target": "present"
        },
        "session.ended": {
          "target": "absent"
        },
        "page.left": {
          "target": "absent"
        }
      }
    }
  }
})
