// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const dashboard = createMachine({
  "id": "dashboard",
  "description": "A cause’s dashboard.",
  "initial": "deciding",
  "states": {
    "deciding": {
      "description": "Figures are for who is logged in.",
      "always": [
        {
          "guard": "isRecognisedOnly",
          "target": "locked"
        },
        {
          "guard": "hasNoCause",
          "target": "waiting"
        },
        {
          "target": "loading"
        }
      ]
    },
    "locked": {
      "description": "The person is recognised, but has to log in to see figures.",
      "on": {
        "session.opened": [
          {
            "guard": "hasNoCause",
            "target": "waiting"
          },
          {
            "target": "loading"
          }
        ],
        "cause.changed": {
          "guard": {
            "type": "isAnother"
          },
          "actions": {
            "type": "keepCause"
          }
        }
      }
    },
    "waiting": {
      "description": "It is not known yet which cause is looked at.",
      "on": {
        "cause.changed": {
          "target": "loading",
          "actions": {
            "type": "keepCause"
          }
        }
      }
    },
    "loading": {
      "description": "Everything is asked for at once.",
      "tags": "busy",
      "invoke": {
        "id": "readDashboard",
        "src": "readDashboard",
        "onDone": [
          {
            "guard": {
              "type": "isNothing"
            },
            "target": "failed"
          },
          {
            "guard": {
              "type": "isWhole"
            },
            "target": "shown",
            "actions": {
              "type": "keepFound"
            }
          },
          {
            "target": "partial",
            "actions": {
              "type": "keepFound"
            }
          }
        ],
        "onError": {
          "target": "failed"
        }
      },
      "on": {
        "cause.changed": {
          "guard": {
            "type": "isAnother"
          },
          "target": "loading",
          "reenter": true,
          "actions": {
            "type": "keepCause"
          }
        }
      },
      "after": {
        "15000": {
          "target": "failed"
        }
      }
    },
    "shown": {
      "description": "Everything is there.",
      "on": {
        "cause.changed": {
          "guard": {
            "type": "isAnother"
          },
          "target": "loading",
          "actions": {
            "type": "keepCause"
          }
        }
      }
    },
    "partial": {
      "description": "Some of it could not be read; it is said which, and can be asked for again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        },
        "cause.changed": {
          "guard": {
            "type": "isAnother"
          },
          "target": "loading",
          "actions": {
            "type": "keepCause"
          }
        }
      }
    },
    "failed": {
      "description": "Nothing could be read; it can be asked for again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        },
        "cause.changed": {
          "guard": {
            "type": "isAnother"
          },
          "target": "loading",
          "actions": {
            "type": "keepCause"
          }
        }
      }
    }
  }
})
