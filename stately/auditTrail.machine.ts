// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const auditTrail = createMachine({
  "id": "auditTrail",
  "description": "Who did what, and when.",
  "context": {
    "filter": {
      "group": "",
      "person": "",
      "subject": "",
      "from": "",
      "to": ""
    },
    "entries": [],
    "hasMore": false
  },
  "initial": "closed",
  "states": {
    "closed": {
      "description": "Nothing has been asked for.",
      "on": {
        "trail.asked": {
          "target": "loading",
          "actions": {
            "type": "keepFilter"
          }
        }
      }
    },
    "loading": {
      "description": "Asking for the newest lines.",
      "tags": "busy",
      "invoke": {
        "id": "readTrail",
        "src": "readTrail",
        "onError": {
          "target": "failed"
        },
        "onDone": [
          {
            "guard": {
              "type": "isNothing"
            },
            "target": "empty"
          },
          {
            "target": "shown",
            "actions": {
              "type": "addFound"
            }
          }
        ]
      },
      "after": {
        "15000": {
          "target": "failed"
        }
      }
    },
    "shown": {
      "description": "The lines so far.",
      "on": {
        "more.asked": {
          "guard": "hasMore",
          "target": "loadingMore"
        },
        "trail.asked": {
          "target": "loading",
          "actions": {
            "type": "keepFilter"
          }
        }
      }
    },
    "loadingMore": {
      "description": "Asking for those before.",
      "tags": "busy",
      "invoke": {
        "id": "readTrail",
        "src": "readTrail",
        "onError": {
          "target": "moreFailed"
        },
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "addFound"
          }
        }
      },
      "after": {
        "15000": {
          "target": "moreFailed"
        }
      }
    },
    "moreFailed": {
      "description": "Those that are shown stay; the others can be asked for again.",
      "on": {
        "more.asked": {
          "target": "loadingMore"
        },
        "trail.asked": {
          "target": "loading",
          "actions": {
            "type": "keepFilter"
          }
        }
      }
    },
    "empty": {
      "description": "Nothing was done that fits.",
      "on": {
        "trail.asked": {
          "target": "loading",
          "actions": {
            "type": "keepFilter"
          }
        }
      }
    },
    "failed": {
      "description": "The trail could not be read; it can be asked for again.",
      "on": {
        "trail.asked": {
          "target": "loading",
          "actions": {
            "type": "keepFilter"
          }
        }
      }
    }
  }
})
