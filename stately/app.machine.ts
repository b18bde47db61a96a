// Made by "npm run stately" from machines/shell. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const app = createMachine({
  "id": "app",
  "description": "The whole app.",
  "type": "parallel",
  "states": {
    "session": {
      "description": "Who is here, and what keeps them here.",
      "initial": "closed",
      "states": {
        "closed": {
          "description": "Nothing has needed a session yet.",
          "on": {
            "session.opened": {
              "target": "open"
            }
          }
        },
        "open": {
          "description": "The session has a chart of its own.",
          "invoke": [
            {
              "id": "session",
              "src": "session"
            },
            {
              "id": "watchIdentity",
              "src": "watchIdentity"
            }
          ],
          "on": {
            "logout.asked": {
              "actions": "tellSession"
            }
          }
        }
      }
    },
    "page": {
      "description": "What a page needs before it is complete.",
      "initial": "asleep",
      "states": {
        "asleep": {
          "description": "Nobody has asked who is here.",
          "on": {
            "identity.changed": {
              "target": "awake"
            },
            "logout.asked": {
              "target": "awake"
            }
          }
        },
        "awake": {
          "description": "The page’s chart says how far it is; it is loaded again when somebody else is here.",
          "invoke": {
            "id": "pageLoad",
            "src": "pageLoad"
          },
          "on": {
            "identity.changed": {
              "actions": "loadAgain"
            }
          }
        }
      }
    },
    "notices": {
      "description": "Short messages that confirm something, each with a chart of its own.",
      "initial": "closed",
      "states": {
        "closed": {
          "description": "Nothing has been said yet.",
          "on": {
            "notices.opened": {
              "target": "open"
            }
          }
        },
        "open": {
          "description": "Whoever has something to say adds it.",
          "invoke": {
            "id": "toastStack",
            "src": "toastStack"
          }
        }
      }
    },
    "banners": {
      "description": "The one place at the end of a page that two banners share.",
      "initial": "empty",
      "states": {
        "empty": {
          "description": "The page has not come so far.",
          "on": {
            "banners.opened": [
              {
                "guard": {
                  "type": "offersApp"
                },
                "target": "app"
              },
              {
                "target": "reminder"
              }
            ]
          }
        },
        "app": {
          "description": "On a phone that can have the app, its banner comes first.",
          "invoke": {
            "id": "appBanner",
            "src": "appBanner",
            "onDone": {
              "target": "reminder"
            }
          }
        },
        "reminder": {
          "description": "There is no app to offer, or its banner was closed at another time.",
          "invoke": {
            "id": "headerBanners",
            "src": "headerBanners"
          },
          "on": {
            "banners.opened": {
              "guard": {
                "type": "offersApp"
              },
              "target": "app"
            }
          }
        }
      }
    }
  }
})
