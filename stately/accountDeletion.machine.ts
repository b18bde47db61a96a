// Made by "npm run stately" from machines/account. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const accountDeletion = createMachine({
  "id": "accountDeletion",
  "description": "Closing an account. We delete it after 30 days.",
  "context": {
    "password": "",
    "deletedOn": "",
    "refusals": {}
  },
  "initial": "explain",
  "states": {
    "explain": {
      "description": "What goes, what stays, and until when it can be undone.",
      "on": {
        "deletion.wanted": {
          "target": "passwordEntry"
        }
      }
    },
    "passwordEntry": {
      "description": "The password is typed again; a wrong one is said to be wrong.",
      "tags": "asksPassword",
      "on": {
        "password.submitted": {
          "target": "requesting",
          "actions": {
            "type": "keepPassword"
          }
        },
        "otherWay.chosen": {
          "target": "requesting",
          "actions": "forgetRefusals"
        },
        "step.back": {
          "target": "explain",
          "actions": "forgetRefusals"
        }
      }
    },
    "requesting": {
      "description": "The account is being closed.",
      "tags": [
        "busy",
        "asksPassword"
      ],
      "exit": "forgetPassword",
      "invoke": {
        "id": "deleteAccount",
        "src": "deleteAccount",
        "onDone": [
          {
            "guard": {
              "type": "isClosed"
            },
            "target": "deactivated",
            "actions": {
              "type": "keepOutcome"
            }
          },
          {
            "guard": {
              "type": "isOnlyAdmin"
            },
            "target": "onlyAdmin"
          },
          {
            "target": "passwordEntry",
            "actions": {
              "type": "keepOutcome"
            }
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
      "description": "The account could not be closed, and is as it was.",
      "tags": "asksPassword",
      "on": {
        "password.submitted": {
          "target": "requesting",
          "actions": {
            "type": "keepPassword"
          }
        },
        "otherWay.chosen": {
          "target": "requesting",
          "actions": "forgetRefusals"
        },
        "step.back": {
          "target": "explain"
        }
      }
    },
    "onlyAdmin": {
      "description": "Somebody else must be able to run the cause first.",
      "on": {
        "step.back": {
          "target": "explain"
        }
      }
    },
    "deactivated": {
      "description": "Closed and logged out everywhere; the day of the deletion is shown, and a mail says how to undo it.",
      "type": "final"
    }
  }
})
