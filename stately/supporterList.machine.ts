// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const supporterList = createMachine({
  "id": "supporterList",
  "description": "A cause’s supporters: since when, their last purchase and what they’ve raised.",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking for the first of those that are wanted.",
      "tags": "busy",
      "invoke": {
        "id": "readSupporters",
        "src": "readSupporters",
        "onDone": [
          {
            "guard": {
              "type": "hasNone"
            },
            "target": "empty"
          },
          {
            "guard": {
              "type": "isNobody"
            },
            "target": "nobodyFound",
            "actions": {
              "type": "addFound"
            }
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
      },
      "on": {
        "list.wanted": {
          "target": "loading",
          "actions": {
            "type": "keepWanted"
          },
          "reenter": true
        }
      }
    },
    "shown": {
      "description": "The supporters so far.",
      "on": {
        "more.asked": {
          "guard": "hasMore",
          "target": "loadingMore"
        },
        "list.wanted": {
          "target": "loading",
          "actions": {
            "type": "keepWanted"
          }
        }
      }
    },
    "loadingMore": {
      "description": "Asking for those who come after.",
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
      },
      "on": {
        "list.wanted": {
          "target": "loading",
          "actions": {
            "type": "keepWanted"
          }
        }
      }
    },
    "moreFailed": {
      "description": "Those who are shown stay; the others can be asked for again.",
      "on": {
        "more.asked": {
          "target": "loadingMore"
        },
        "list.wanted": {
          "target": "loading",
          "actions": {
            "type": "keepWanted"
          }
        }
      }
    },
    "nobodyFound": {
      "description": "The cause has supporters, but none that are wanted.",
      "on": {
        "list.wanted": {
          "target": "loading",
          "actions": {
            "type": "keepWanted"
          }
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
        },
        "list.wanted": {
          "target": "loading",
          "actions": {
            "type": "keepWanted"
          }
        }
      }
    }
  }
})
