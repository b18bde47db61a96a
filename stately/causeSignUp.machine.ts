// Made by "npm run stately" from machines/shell. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causeSignUp = createMachine({
  "id": "causeSignUp",
  "description": "Where the header’s Sign up button leads.",
  "context": {
    "causeId": null
  },
  "initial": "asking",
  "on": {
    "cause.seen": {
      "actions": {
        "type": "keepCause"
      }
    }
  },
  "states": {
    "asking": {
      "description": "It is not yet known whether the flag is on: to an account, where the cause is chosen later.",
      "on": {
        "flag.read": [
          {
            "guard": {
              "type": "isCampaign"
            },
            "target": "withCause",
            "actions": {
              "type": "keepCampaign"
            }
          },
          {
            "guard": {
              "type": "isOnAfterCause"
            },
            "target": "withCause"
          },
          {
            "guard": {
              "type": "isOn"
            },
            "target": "noCauseYet"
          },
          {
            "target": "off"
          }
        ]
      }
    },
    "off": {
      "description": "The flag is off: to an account."
    },
    "noCauseYet": {
      "description": "The flag is on, but this visitor has not looked at a cause: to an account.",
      "on": {
        "cause.seen": {
          "target": "withCause",
          "actions": {
            "type": "keepCause"
          }
        }
      }
    },
    "withCause": {
      "description": "To supporting the cause that the visitor has come for."
    }
  }
})
