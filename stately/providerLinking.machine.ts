// Made by "npm run stately" from machines/sign-in. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const providerLinking = createMachine({
  "id": "providerLinking",
  "description": "Connecting a Facebook or Apple account to an account here.",
  "initial": "offered",
  "states": {
    "offered": {
      "description": "The person is asked whether they want to log in with it from now on.",
      "on": {
        "link.accepted": {
          "target": "activating"
        },
        "link.skipped": {
          "target": "skipped"
        }
      }
    },
    "activating": {
      "description": "The two are being connected.",
      "tags": "busy",
      "invoke": {
        "id": "link",
        "src": "link",
        "onDone": [
          {
            "guard": {
              "type": "isLinked"
            },
            "target": "active"
          },
          {
            "guard": {
              "type": "isTaken"
            },
            "target": "taken"
          },
          {
            "target": "refused"
          }
        ],
        "onError": {
          "target": "failed"
        }
      },
      "after": {
        "630000": {
          "target": "failed"
        }
      }
    },
    "failed": {
      "description": "They could not be connected just now; it can be tried again, or left.",
      "on": {
        "link.accepted": {
          "target": "activating"
        },
        "link.skipped": {
          "target": "skipped"
        }
      }
    },
    "taken": {
      "description": "It is connected to another person’s account here already.",
      "on": {
        "link.skipped": {
          "target": "skipped"
        }
      }
    },
    "refused": {
      "description": "The provider does not vouch for it any more: logging in with it again starts afresh.",
      "on": {
        "link.skipped": {
          "target": "skipped"
        }
      }
    },
    "active": {
      "description": "From now on the person can log in with it.",
      "type": "final"
    },
    "skipped": {
      "description": "The person goes on without.",
      "type": "final"
    }
  }
})
