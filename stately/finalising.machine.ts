// Made by "npm run stately" from machines/registration. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const finalising = createMachine({
  "id": "finalising",
  "description": "Creates the account, then the cause or business, once each.",
  "initial": "deciding",
  "states": {
    "deciding": {
      "description": "Who is signed in already needs no account.",
      "always": [
        {
          "guard": "needsUser",
          "target": "creatingUser"
        },
        {
          "target": "creatingCause"
        }
      ]
    },
    "creatingUser": {
      "description": "Making the account and signing the person in.",
      "invoke": {
        "id": "createUser",
        "src": "createUser",
        "onDone": [
          {
            "guard": {
              "type": "isMade"
            },
            "target": "creatingCause"
          },
          {
            "target": "stopped",
            "actions": {
              "type": "keepUser"
            }
          }
        ],
        "onError": {
          "target": "stopped",
          "actions": "keepFailure"
        }
      },
      "after": {
        "25000": {
          "target": "stopped",
          "actions": "keepFailure"
        }
      }
    },
    "creatingCause": {
      "description": "Making the cause or business, its administrator and what they support, all together.",
      "invoke": {
        "id": "createCause",
        "src": "createCause",
        "onDone": [
          {
            "guard": {
              "type": "isMade"
            },
            "target": "registered",
            "actions": {
              "type": "keepCause"
            }
          },
          {
            "target": "stopped",
            "actions": {
              "type": "keepCause"
            }
          }
        ],
        "onError": {
          "target": "stopped",
          "actions": "keepFailure"
        }
      },
      "after": {
        "15000": {
          "target": "stopped",
          "actions": "keepFailure"
        }
      }
    },
    "registered": {
      "description": "Everything is made.",
      "type": "final"
    },
    "stopped": {
      "description": "One step was refused or failed; the wizard says which, and what was made stays for the next try.",
      "type": "final"
    }
  }
})
