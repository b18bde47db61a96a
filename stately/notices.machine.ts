// Made by "npm run stately" from machines/account. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const notices = createMachine({
  "id": "notices",
  "description": "Notices about donations, claims, visits and rewards.",
  "context": {
    "waiting": [],
    "notices": [],
    "hasMore": false
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking for the newest.",
      "tags": "busy",
      "invoke": {
        "id": "readNotices",
        "src": "readNotices",
        "onDone": [
          {
            "guard": {
              "type": "isEmpty"
            },
            "target": "empty"
          },
          {
            "guard": {
              "type": "hasNew"
            },
            "target": "marking",
            "actions": {
              "type": "keepPage"
            }
          },
          {
            "target": "shown",
            "actions": {
              "type": "keepPage"
            }
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
    "marking": {
      "description": "They are shown, and the server is told so; if it does not hear, they stay new until the next time.",
      "tags": "listed",
      "invoke": {
        "id": "markRead",
        "src": "markRead",
        "onDone": {
          "target": "shown"
        },
        "onError": {
          "target": "shown"
        }
      },
      "after": {
        "15000": {
          "target": "shown"
        }
      }
    },
    "shown": {
      "description": "What happened, newest first.",
      "tags": "listed",
      "on": {
        "more.asked": {
          "guard": "hasMore",
          "target": "loadingMore"
        }
      }
    },
    "loadingMore": {
      "description": "Asking for older ones.",
      "tags": [
        "busy",
        "listed"
      ],
      "invoke": {
        "id": "readMore",
        "src": "readMore",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "addPage"
          }
        },
        "onError": {
          "target": "moreFailed"
        }
      },
      "after": {
        "15000": {
          "target": "moreFailed"
        }
      }
    },
    "moreFailed": {
      "description": "Older ones could not be loaded; what was shown is still there.",
      "tags": "listed",
      "on": {
        "more.asked": {
          "target": "loadingMore"
        }
      }
    },
    "empty": {
      "description": "Nothing has happened yet: the person is told what will be told here."
    },
    "failed": {
      "description": "They could not be loaded; they can be asked for again.",
      "on": {
        "list.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
