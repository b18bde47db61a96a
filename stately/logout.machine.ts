// Made by "npm run stately" from machines/session. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const logout = createMachine({
  "id": "logout",
  "description": "Logging out, here and on the server.",
  "context": {
    "tries": 0
  },
  "initial": "clearing",
  "states": {
    "clearing": {
      "description": "Removing tokens and cookies from this device.",
      "tags": "busy",
      "invoke": {
        "id": "clearSession",
        "src": "clearSession",
        "onDone": {
          "target": "requesting"
        },
        "onError": {
          "target": "requesting"
        }
      },
      "after": {
        "5000": {
          "target": "requesting"
        }
      }
    },
    "requesting": {
      "description": "Nobody is signed in here any more; the server is being told to revoke the session.",
      "tags": "cleared",
      "entry": "countTry",
      "invoke": {
        "id": "requestLogout",
        "src": "requestLogout",
        "onDone": {
          "target": "done"
        },
        "onError": {
          "target": "waiting"
        }
      },
      "after": {
        "5000": {
          "target": "waiting"
        }
      }
    },
    "waiting": {
      "description": "The server did not answer: it is told again in a while, or when the network returns.",
      "tags": "cleared",
      "always": {
        "guard": "lastTryFailed",
        "target": "done"
      },
      "invoke": {
        "id": "watchNetwork",
        "src": "watchNetwork"
      },
      "after": {
        "10000": {
          "target": "requesting"
        }
      },
      "on": {
        "network.returned": {
          "target": "requesting"
        }
      }
    },
    "done": {
      "description": "Nobody is signed in, and the server has been told as well as could be.",
      "tags": "cleared",
      "type": "final"
    }
  }
})
