// Made by "npm run stately" from machines/session. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const logout = createMachine({
  "id": "logout",
  "description": "Ends the session here and at the server.",
  "initial": "requesting",
  "states": {
    "requesting": {
      "description": "Telling the server to revoke the session.",
      "tags": "busy",
      "invoke": {
        "id": "requestLogout",
        "src": "requestLogout",
        "onDone": {
          "target": "clearing"
        },
        "onError": {
          "target": "clearing"
        }
      },
      "after": {
        "5000": {
          "target": "clearing"
        }
      }
    },
    "clearing": {
      "description": "Removing tokens and cookies from this device.",
      "tags": "busy",
      "invoke": {
        "id": "clearSession",
        "src": "clearSession",
        "onDone": {
          "target": "done"
        },
        "onError": {
          "target": "done"
        }
      },
      "after": {
        "5000": {
          "target": "done"
        }
      }
    },
    "done": {
      "description": "Nobody is signed in on this device any more.",
      "type": "final"
    }
  }
})
