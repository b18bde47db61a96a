// Made by "npm run stately" from machines/account. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causeSwitch = createMachine({
  "id": "causeSwitch",
  "description": "Changing the cause you support.",
  "context": {
    "cause": null
  },
  "initial": "list",
  "states": {
    "list": {
      "description": "The cause of now, and a search for another.",
      "on": {
        "cause.chosen": {
          "target": "confirming",
          "actions": {
            "type": "keepCause"
          }
        }
      }
    },
    "confirming": {
      "description": "What changes and what does not, before anything is changed.",
      "on": {
        "switch.confirmed": {
          "target": "saving"
        },
        "switch.declined": {
          "target": "list",
          "actions": "forgetCause"
        }
      }
    },
    "saving": {
      "description": "The choice is on its way.",
      "tags": "busy",
      "invoke": {
        "id": "saveCause",
        "src": "saveCause",
        "onDone": [
          {
            "guard": {
              "type": "isSaved"
            },
            "target": "saved"
          },
          {
            "target": "notTaking"
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
    "saved": {
      "description": "The new cause is chosen.",
      "on": {
        "list.reopened": {
          "target": "list",
          "actions": "forgetCause"
        }
      }
    },
    "notTaking": {
      "description": "That cause takes no new supporters (G-029): the cause is as it was, and another can be chosen.",
      "on": {
        "list.reopened": {
          "target": "list",
          "actions": "forgetCause"
        }
      }
    },
    "failed": {
      "description": "The choice could not be saved, and the cause is as it was; the list is opened again (E-040).",
      "on": {
        "list.reopened": {
          "target": "list",
          "actions": "forgetCause"
        },
        "switch.confirmed": {
          "target": "saving"
        }
      }
    }
  }
})
