// Made by "npm run stately" from machines/shopping. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const shopFavourite = createMachine({
  "id": "shopFavourite",
  "description": "Adding a shop to favourites, or removing it.",
  "initial": "reading",
  "states": {
    "reading": {
      "description": "Is it one of them already?",
      "invoke": {
        "id": "readFavourite",
        "src": "readFavourite",
        "onDone": [
          {
            "guard": {
              "type": "isFavourite"
            },
            "target": "favourite"
          },
          {
            "target": "notFavourite"
          }
        ],
        "onError": {
          "target": "unknown"
        }
      },
      "after": {
        "5000": {
          "target": "unknown"
        }
      }
    },
    "notFavourite": {
      "description": "It is not one of the favourites, and can become one.",
      "on": {
        "favourite.added": {
          "target": "adding"
        }
      }
    },
    "adding": {
      "description": "It is becoming one; the server has not said so yet.",
      "tags": "busy",
      "invoke": {
        "id": "addFavourite",
        "src": "addFavourite",
        "onDone": {
          "target": "favourite"
        },
        "onError": {
          "target": "notAdded"
        }
      },
      "after": {
        "5000": {
          "target": "notAdded"
        }
      }
    },
    "notAdded": {
      "description": "It could not be added, and the page says so; another press tries again.",
      "on": {
        "favourite.added": {
          "target": "adding"
        }
      }
    },
    "favourite": {
      "description": "It is one of the favourites.",
      "on": {
        "favourite.removed": {
          "target": "removing"
        }
      }
    },
    "removing": {
      "description": "It is being taken off the list; the server has not said so yet.",
      "tags": "busy",
      "invoke": {
        "id": "removeFavourite",
        "src": "removeFavourite",
        "onDone": {
          "target": "notFavourite"
        },
        "onError": {
          "target": "notRemoved"
        }
      },
      "after": {
        "5000": {
          "target": "notRemoved"
        }
      }
    },
    "notRemoved": {
      "description": "It could not be taken off, and the page says so; another press tries again.",
      "on": {
        "favourite.removed": {
          "target": "removing"
        }
      }
    },
    "unknown": {
      "description": "Nobody knows, so nothing is offered; the page is whole without it.",
      "type": "final"
    }
  }
})
