// Made by "npm run stately" from machines/registration. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const accountCreation = createMachine({
  "id": "accountCreation",
  "description": "Creates an account and logs its person in.",
  "initial": "readingTerms",
  "states": {
    "readingTerms": {
      "description": "The terms as they read now: the account says which were accepted.",
      "invoke": {
        "id": "readTerms",
        "src": "readTerms",
        "onDone": {
          "target": "registering",
          "actions": {
            "type": "keepTerms"
          }
        },
        "onError": {
          "target": "stopped"
        }
      },
      "after": {
        "5000": {
          "target": "stopped"
        }
      }
    },
    "registering": {
      "description": "Making the account and signing the person in.",
      "invoke": {
        "id": "register",
        "src": "register",
        "onDone": [
          {
            "guard": {
              "type": "isMade"
            },
            "target": "created",
            "actions": {
              "type": "keepOutcome"
            }
          },
          {
            "target": "stopped",
            "actions": {
              "type": "keepOutcome"
            }
          }
        ],
        "onError": {
          "target": "stopped"
        }
      },
      "after": {
        "15000": {
          "target": "stopped"
        }
      }
    },
    "created": {
      "description": "The account is there, and its person is logged in.",
      "type": "final"
    },
    "stopped": {
      "description": "The account was refused or could not be made; the wizard says which.",
      "type": "final"
    }
  }
})
