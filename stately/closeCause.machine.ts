// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const closeCause = createMachine({
  "id": "closeCause",
  "description": "Closing a cause.",
  "context": {
    "closing": null,
    "reason": "",
    "change": null,
    "refusals": {}
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Whether it is open, and what closing would mean, is being read.",
      "tags": "busy",
      "invoke": {
        "id": "read",
        "src": "read",
        "onDone": {
          "target": "sorting",
          "actions": {
            "type": "keepClosing"
          }
        },
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
    "failed": {
      "description": "It could not be read.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "sorting": {
      "description": "How far the closing is decides what can be done.",
      "always": [
        {
          "guard": "isClosing",
          "target": "closing"
        },
        {
          "guard": "isWanted",
          "target": "wanted"
        },
        {
          "guard": "isClosed",
          "target": "closed"
        },
        {
          "target": "open"
        }
      ]
    },
    "open": {
      "description": "What closing means for supporters and money, and the question why.",
      "on": {
        "closing.wanted": {
          "target": "confirming",
          "actions": {
            "type": "keepReason"
          }
        }
      }
    },
    "confirming": {
      "description": "All of it is said once more before anything happens.",
      "tags": "asksAgain",
      "on": {
        "closing.confirmed": {
          "target": "changing",
          "actions": "ask"
        },
        "closing.left": {
          "target": "open"
        }
      }
    },
    "closing": {
      "description": "It closes in a few days; until then one press undoes it.",
      "on": {
        "closing.undone": {
          "target": "changing",
          "actions": "undo"
        }
      }
    },
    "closed": {
      "description": "It has closed: what is left to be paid is shown, and it can be asked to be opened again.",
      "on": {
        "reopening.wanted": {
          "target": "changing",
          "actions": {
            "type": "reopen"
          }
        }
      }
    },
    "wanted": {
      "description": "The support team has been asked to open it again, and has not answered."
    },
    "changing": {
      "description": "What was decided is on its way.",
      "tags": "busy",
      "exit": "forgetChange",
      "invoke": {
        "id": "change",
        "src": "change",
        "onDone": {
          "target": "sorting",
          "actions": {
            "type": "keepOutcome"
          }
        },
        "onError": {
          "target": "notChanged"
        }
      },
      "after": {
        "630000": {
          "target": "notChanged"
        }
      }
    },
    "notChanged": {
      "description": "It is not known to have arrived, or somebody else was faster: it is read again first. What was typed is still there.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
