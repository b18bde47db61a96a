// Made by "npm run stately" from machines/shopping. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const reminderPermission = createMachine({
  "id": "reminderPermission",
  "description": "What Donation Reminder is allowed to do.",
  "initial": "checking",
  "states": {
    "checking": {
      "description": "Asking the browser.",
      "tags": "busy",
      "invoke": {
        "id": "readPermission",
        "src": "readPermission",
        "onDone": [
          {
            "guard": {
              "type": "isAll"
            },
            "target": "allowed"
          },
          {
            "guard": {
              "type": "isSome"
            },
            "target": "shopsJoined"
          },
          {
            "target": "notAllowed"
          }
        ],
        "onError": {
          "target": "failed"
        }
      },
      "after": {
        "5000": {
          "target": "failed"
        }
      }
    },
    "failed": {
      "description": "The browser did not say, or did not do it.",
      "on": {
        "permission.retried": {
          "target": "checking"
        }
      }
    },
    "notAllowed": {
      "description": "The bar appears when the icon is pressed, and only then.",
      "on": {
        "shops.allowed": {
          "target": "asking"
        }
      }
    },
    "shopsJoined": {
      "description": "It appears by itself, but not on shops that have joined since.",
      "on": {
        "shops.allowed": {
          "target": "asking"
        },
        "shops.forbidden": {
          "target": "stopping"
        }
      }
    },
    "asking": {
      "description": "The browser asks the person, in its own words and for as long as they need.",
      "tags": "busy",
      "invoke": {
        "id": "askPermission",
        "src": "askPermission",
        "onDone": [
          {
            "guard": {
              "type": "isGiven"
            },
            "target": "allowed"
          },
          {
            "target": "refused"
          }
        ],
        "onError": {
          "target": "failed"
        }
      }
    },
    "refused": {
      "description": "They have said no: everything else works, and they can change their mind.",
      "on": {
        "shops.allowed": {
          "target": "asking"
        }
      }
    },
    "allowed": {
      "description": "The bar appears by itself on every partner shop.",
      "on": {
        "shops.forbidden": {
          "target": "stopping"
        }
      }
    },
    "stopping": {
      "description": "The permission is given back.",
      "tags": "busy",
      "invoke": {
        "id": "dropPermission",
        "src": "dropPermission",
        "onDone": {
          "target": "notAllowed"
        },
        "onError": {
          "target": "failed"
        }
      },
      "after": {
        "5000": {
          "target": "failed"
        }
      }
    }
  }
})
