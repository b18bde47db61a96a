// Made by "npm run stately" from machines/sign-in. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const login = createMachine({
  "id": "login",
  "description": "Logging in with email and password.",
  "context": {
    "fields": null,
    "wait": null
  },
  "initial": "editing",
  "states": {
    "editing": {
      "description": "The person types their e-mail address and password.",
      "on": {
        "credentials.submitted": {
          "target": "submitting",
          "actions": {
            "type": "keepFields"
          }
        }
      }
    },
    "submitting": {
      "description": "The server is checking them.",
      "tags": "busy",
      "exit": "forgetFields",
      "invoke": {
        "id": "requestSignIn",
        "src": "requestSignIn",
        "onDone": [
          {
            "guard": {
              "type": "isSignedIn"
            },
            "target": "success"
          },
          {
            "guard": {
              "type": "isBadCredentials"
            },
            "target": "badCredentials"
          },
          {
            "guard": {
              "type": "isTooMany"
            },
            "target": "lockedOut",
            "actions": {
              "type": "keepWait"
            }
          },
          {
            "target": "problem"
          }
        ],
        "onError": {
          "target": "problem"
        }
      },
      "after": {
        "5000": {
          "target": "problem"
        }
      }
    },
    "badCredentials": {
      "description": "They do not fit together; what was typed is still there.",
      "on": {
        "credentials.submitted": {
          "target": "submitting",
          "actions": {
            "type": "keepFields"
          }
        }
      }
    },
    "lockedOut": {
      "description": "Too many tries: the person waits as long as the server says, or chooses a new password.",
      "on": {
        "credentials.submitted": {
          "target": "submitting",
          "actions": {
            "type": "keepFields"
          }
        }
      }
    },
    "problem": {
      "description": "Something else went wrong; trying again sends the same form.",
      "on": {
        "credentials.submitted": {
          "target": "submitting",
          "actions": {
            "type": "keepFields"
          }
        }
      }
    },
    "success": {
      "description": "Signed in.",
      "type": "final"
    }
  }
})
