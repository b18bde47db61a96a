// Made by "npm run stately" from machines/account. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const preferences = createMachine({
  "id": "preferences",
  "description": "Email and tracking preferences.",
  "context": {
    "preferences": null
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking for the preferences.",
      "tags": "busy",
      "invoke": {
        "id": "readPreferences",
        "src": "readPreferences",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "keepPreferences"
          }
        },
        "onError": {
          "target": "loadFailed"
        }
      },
      "after": {
        "15000": {
          "target": "loadFailed"
        }
      }
    },
    "loadFailed": {
      "description": "The preferences could not be loaded; they can be asked for again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "shown": {
      "description": "Each switch as it stands.",
      "tags": "editable",
      "on": {
        "preferences.submitted": {
          "target": "saving",
          "actions": {
            "type": "keepPreferences"
          }
        }
      }
    },
    "saving": {
      "description": "The switches are on their way.",
      "tags": [
        "busy",
        "editable"
      ],
      "invoke": {
        "id": "savePreferences",
        "src": "savePreferences",
        "onDone": {
          "target": "saved"
        },
        "onError": {
          "target": "saveFailed"
        }
      },
      "after": {
        "15000": {
          "target": "saveFailed"
        }
      }
    },
    "saved": {
      "description": "They are saved; more can be changed.",
      "tags": "editable",
      "on": {
        "preferences.submitted": {
          "target": "saving",
          "actions": {
            "type": "keepPreferences"
          }
        }
      }
    },
    "saveFailed": {
      "description": "They could not be saved; what was chosen is still there.",
      "tags": "editable",
      "on": {
        "preferences.submitted": {
          "target": "saving",
          "actions": {
            "type": "keepPreferences"
          }
        },
        "submission.retried": {
          "target": "saving"
        }
      }
    }
  }
})
