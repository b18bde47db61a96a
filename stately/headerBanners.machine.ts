// Made by "npm run stately" from machines/shell. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const headerBanners = createMachine({
  "id": "headerBanners",
  "description": "The message about Donation Reminder at the end of a page.",
  "initial": "hidden",
  "states": {
    "hidden": {
      "description": "No banner on this page, or not yet.",
      "on": {
        "page.ready": {
          "guard": {
            "type": "areAllowed"
          },
          "target": "waiting"
        }
      }
    },
    "waiting": {
      "description": "The page is ready; a moment of calm first.",
      "after": {
        "300": {
          "target": "asking"
        }
      },
      "on": {
        "page.left": {
          "target": "hidden"
        }
      }
    },
    "asking": {
      "description": "Has it been closed at another time, here or on another device?",
      "invoke": {
        "id": "readDismissal",
        "src": "readDismissal",
        "onDone": [
          {
            "guard": {
              "type": "isDismissed"
            },
            "target": "dismissed"
          },
          {
            "target": "shown"
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
      },
      "on": {
        "page.left": {
          "target": "hidden"
        }
      }
    },
    "shown": {
      "description": "The banner is there.",
      "on": {
        "page.left": {
          "target": "hidden"
        },
        "banner.dismissed": {
          "target": "saving"
        }
      }
    },
    "unknown": {
      "description": "Nobody knows; whoever cannot be asked about is not bothered on this page.",
      "on": {
        "page.left": {
          "target": "hidden"
        }
      }
    },
    "saving": {
      "description": "It is gone, and that is remembered; the device does so at once.",
      "invoke": {
        "id": "saveDismissal",
        "src": "saveDismissal",
        "onDone": {
          "target": "dismissed"
        },
        "onError": {
          "target": "dismissed"
        }
      },
      "after": {
        "5000": {
          "target": "dismissed"
        }
      }
    },
    "dismissed": {
      "description": "The person has closed it, so it stays away."
    }
  }
})
