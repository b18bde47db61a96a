// Made by "npm run stately" from machines/shopping. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const favourites = createMachine({
  "id": "favourites",
  "description": "Choosing the shops you already use.",
  "context": {
    "shops": [],
    "chosen": [],
    "refusals": {}
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking which shops there are, and which were chosen before.",
      "tags": "busy",
      "invoke": {
        "id": "readShops",
        "src": "readShops",
        "onDone": {
          "target": "choosing",
          "actions": {
            "type": "keepFound"
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
      "description": "The shops could not be loaded; they can be asked for again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "choosing": {
      "description": "At least one shop is chosen.",
      "tags": "editable",
      "on": {
        "shops.submitted": {
          "target": "saving",
          "actions": {
            "type": "keepChosen"
          }
        }
      }
    },
    "saving": {
      "description": "The choice is on its way.",
      "tags": [
        "busy",
        "editable"
      ],
      "invoke": {
        "id": "saveFavourites",
        "src": "saveFavourites",
        "onDone": [
          {
            "guard": {
              "type": "isSaved"
            },
            "target": "success"
          },
          {
            "target": "choosing",
            "actions": {
              "type": "keepRefusals"
            }
          }
        ],
        "onError": {
          "target": "notSaved"
        }
      },
      "after": {
        "15000": {
          "target": "notSaved"
        }
      }
    },
    "notSaved": {
      "description": "It could not be saved; what was chosen is still there.",
      "tags": "editable",
      "on": {
        "shops.submitted": {
          "target": "saving",
          "actions": {
            "type": "keepChosen"
          }
        },
        "submission.retried": {
          "target": "saving"
        }
      }
    },
    "success": {
      "description": "Saved: the next page shows them.",
      "type": "final"
    }
  }
})
