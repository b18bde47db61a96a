// Made by "npm run stately" from machines/session. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const authState = createMachine({
  "id": "authState",
  "description": "Whether the person is signed in fully, recognised, or unknown.",
  "initial": "deriving",
  "on": {
    "server.said.full": {
      "target": ".authenticatedFull"
    },
    "server.said.semi": {
      "target": ".authenticatedSemi"
    },
    "server.said.none": {
      "target": ".unauthenticated"
    },
    "session.started": {
      "target": ".authenticatedFull"
    },
    "session.ended": {
      "target": ".unauthenticated"
    }
  },
  "states": {
    "deriving": {
      "description": "Looking at what this device has kept.",
      "tags": "busy",
      "invoke": {
        "id": "deriveAuthState",
        "src": "deriveAuthState",
        "onDone": [
          {
            "guard": {
              "type": "isFull"
            },
            "target": "authenticatedFull"
          },
          {
            "guard": {
              "type": "isSemi"
            },
            "target": "authenticatedSemi"
          },
          {
            "target": "unauthenticated"
          }
        ],
        "onError": {
          "target": "unauthenticated"
        }
      },
      "after": {
        "5000": {
          "target": "unauthenticated"
        }
      }
    },
    "authenticatedFull": {
      "description": "Signed in: everything of this person is open.",
      "tags": "signedIn"
    },
    "authenticatedSemi": {
      "description": "Recognised from an earlier visit: greeted, but asked to sign in for anything private.",
      "tags": "signedIn"
    },
    "unauthenticated": {
      "description": "Nobody is signed in on this device."
    }
  }
})
