// Made by "npm run stately" from machines/account. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const linkedCards = createMachine({
  "id": "linkedCards",
  "description": "Linking and unlinking payment cards.",
  "context": {
    "cards": [],
    "form": null,
    "chosen": null,
    "gone": null
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking which cards are linked, for the first time or after a change.",
      "tags": "busy",
      "invoke": {
        "id": "readCards",
        "src": "readCards",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "keepCards"
          }
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
    },
    "failed": {
      "description": "The cards could not be loaded; they can be asked for again.",
      "on": {
        "list.refreshed": {
          "target": "loading"
        }
      }
    },
    "shown": {
      "description": "The cards, the newest first, or that there are none.",
      "tags": "listed",
      "on": {
        "card.unlinked": {
          "guard": {
            "type": "isListed"
          },
          "target": "unlinking",
          "actions": {
            "type": "keepChosen"
          }
        }
      }
    },
    "unlinking": {
      "description": "A card is being unlinked.",
      "tags": [
        "busy",
        "listed"
      ],
      "invoke": {
        "id": "unlinkCard",
        "src": "unlinkCard",
        "onDone": {
          "target": "loading",
          "actions": "keepGone"
        },
        "onError": {
          "target": "notUnlinked"
        }
      },
      "after": {
        "5000": {
          "target": "notUnlinked"
        }
      }
    },
    "notUnlinked": {
      "description": "The card may still be linked; it can be tried again: one that is unlinked already counts as done.",
      "tags": "listed",
      "on": {
        "card.unlinked": {
          "guard": {
            "type": "isListed"
          },
          "target": "unlinking",
          "actions": {
            "type": "keepChosen"
          }
        }
      }
    }
  }
})
