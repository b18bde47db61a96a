// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const shownReasons = createMachine({
  "id": "shownReasons",
  "description": "What supporters say: which of their words the page of the cause shows.",
  "context": {
    "found": [],
    "choice": null
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "What supporters have said is being read.",
      "tags": "busy",
      "invoke": {
        "id": "read",
        "src": "read",
        "onDone": [
          {
            "guard": {
              "type": "hasNone"
            },
            "target": "none"
          },
          {
            "target": "listed",
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
    "failed": {
      "description": "It could not be read.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "none": {
      "description": "Nobody has said anything yet.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "listed": {
      "description": "What each has said, and whether the page shows it; what nobody has read yet comes first.",
      "initial": "open",
      "on": {
        "decision.made": {
          "guard": {
            "type": "isAnother"
          },
          "target": "deciding",
          "actions": {
            "type": "keepChoice"
          }
        }
      },
      "states": {
        "open": {
          "description": "Nothing has been decided just now."
        },
        "decided": {
          "description": "The page shows it, or doesn’t any more."
        },
        "changed": {
          "description": "It was rewritten or taken back meanwhile: what is there now waits to be read."
        },
        "notDecided": {
          "description": "It is not known to be decided.",
          "on": {
            "decision.retried": {
              "target": "#shownReasons.deciding"
            }
          }
        }
      }
    },
    "deciding": {
      "description": "The decision is on its way.",
      "tags": "busy",
      "invoke": {
        "id": "decide",
        "src": "decide",
        "onDone": [
          {
            "guard": {
              "type": "hasNone"
            },
            "target": "none",
            "actions": {
              "type": "keepFound"
            }
          },
          {
            "guard": {
              "type": "isChanged"
            },
            "target": "listed.changed",
            "actions": {
              "type": "keepFound"
            }
          },
          {
            "target": "listed.decided",
            "actions": {
              "type": "keepFound"
            }
          }
        ],
        "onError": {
          "target": "listed.notDecided"
        }
      },
      "after": {
        "15000": {
          "target": "listed.notDecided"
        }
      }
    }
  }
})
