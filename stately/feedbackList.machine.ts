// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const feedbackList = createMachine({
  "id": "feedbackList",
  "description": "Why people removed Donation Reminder.",
  "context": {
    "feedback": [],
    "hasMore": false,
    "q": "",
    "page": 1
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking for a page, the newest first.",
      "tags": "busy",
      "invoke": {
        "id": "readFeedback",
        "src": "readFeedback",
        "onDone": [
          {
            "guard": {
              "type": "isNothing"
            },
            "target": "empty",
            "actions": {
              "type": "keepFound"
            }
          },
          {
            "target": "shown",
            "actions": {
              "type": "keepFound"
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
      "description": "One page of it.",
      "on": {
        "older.asked": {
          "guard": "hasOlder",
          "target": "loading",
          "actions": "turnToOlder"
        },
        "newer.asked": {
          "guard": "hasNewer",
          "target": "loading",
          "actions": "turnToNewer"
        },
        "feedback.sought": {
          "target": "loading",
          "actions": {
            "type": "keepSought"
          }
        }
      }
    },
    "empty": {
      "description": "Nobody has said anything that fits.",
      "on": {
        "feedback.sought": {
          "target": "loading",
          "actions": {
            "type": "keepSought"
          }
        }
      }
    },
    "failed": {
      "description": "It could not be read; it can be asked for again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        },
        "feedback.sought": {
          "target": "loading",
          "actions": {
            "type": "keepSought"
          }
        }
      }
    }
  }
})
