// Made by "npm run stately" from machines/registration. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const emailProbe = createMachine({
  "id": "emailProbe",
  "description": "Looking whether an email address has an account.",
  "initial": "checking",
  "states": {
    "checking": {
      "description": "The server is asked.",
      "invoke": {
        "id": "readExists",
        "src": "readExists",
        "onDone": [
          {
            "guard": {
              "type": "exists"
            },
            "target": "known",
            "actions": {
              "type": "keepProbe"
            }
          },
          {
            "target": "unknown",
            "actions": {
              "type": "keepProbe"
            }
          }
        ],
        "onError": {
          "target": "unasked"
        }
      },
      "after": {
        "5000": {
          "target": "unasked"
        }
      }
    },
    "known": {
      "description": "There is an account: its person logs in.",
      "type": "final"
    },
    "unknown": {
      "description": "There is none: one can be made.",
      "type": "final"
    },
    "unasked": {
      "description": "It could not be asked just now; the wizard goes on without.",
      "type": "final"
    }
  }
})
