// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const supporterList = createMachine({
  "id": "supporterList",
  "description": "Who supports a cause, since when, and when they last raised something.",
  "context": {
    "supporters": [],
    "total": 0
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking for the newest supporters.",
      "tags": "busy",
      "invoke": {
        "id": "readSupporters",
        "src": "readSupporters",
        "onDone": [
          {
            "guard": {
              "type": "isNobody"
            },
            "target": "empty"
          },
          {
            "target": "shown",
            "actions": {
              "type": "addFound"
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
    "shown": {
      "description": "The supporters so far.",
      "on": {
        "more.asked": {
          "guard": "hasMore",
          "target": "loadingMore"
        }
      }
    },
    "loadingMore": {
      "description": "Asking for those who came before.",
      "tags": "busy",
      "invoke": {
        "id": "readSupporters",
        "src": "readSupporters",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "addFound"
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
      "description": "Those who are shown stay; the others can be asked for again.",
      "on": {
        "more.asked": {
          "target": "loadingMore"
        }
      }
    },
    "empty": {
      "description": "Nobody supports the cause yet: it is said how the first one comes."
    },
    "failed": {
      "description": "The list could not be loaded; it can be asked for again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
