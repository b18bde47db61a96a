// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const reactivateCause = createMachine({
  "id": "reactivateCause",
  "description": "Reactivating a dormant cause.",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Whether it rests is being read.",
      "tags": "busy",
      "invoke": {
        "id": "readDormancy",
        "src": "readDormancy",
        "onDone": [
          {
            "guard": {
              "type": "isDormant"
            },
            "target": "resting"
          },
          {
            "target": "active"
          }
        ],
        "onError": {
          "target": "unknown"
        }
      },
      "after": {
        "15000": {
          "target": "unknown"
        }
      }
    },
    "unknown": {
      "description": "It could not be read; it can be read again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "active": {
      "description": "It takes supporters: there is nothing to do."
    },
    "resting": {
      "description": "It rests: what that means, and the way to reactivate it.",
      "on": {
        "reactivation.asked": {
          "target": "reactivating"
        }
      }
    },
    "reactivating": {
      "description": "It is being reactivated.",
      "tags": "busy",
      "invoke": {
        "id": "reactivate",
        "src": "reactivate",
        "onDone": [
          {
            "guard": {
              "type": "isReactivated"
            },
            "target": "reactivated"
          },
          {
            "target": "tooLate"
          }
        ],
        "onError": {
          "target": "failed"
        }
      },
      "after": {
        "15000": {
          "target": "failed"
        }
      }
    },
    "reactivated": {
      "description": "It takes supporters again."
    },
    "failed": {
      "description": "It is not known to have worked; it can be tried again.",
      "on": {
        "reactivation.asked": {
          "target": "reactivating"
        }
      }
    },
    "tooLate": {
      "description": "It is no more as it was: it is read again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
