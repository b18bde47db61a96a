// Made by "npm run stately" from machines/shell. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const pageLoad = createMachine({
  "id": "pageLoad",
  "description": "What every page loads first.",
  "initial": "loading",
  "on": {
    "identity.changed": {
      "target": ".loading",
      "reenter": true
    }
  },
  "states": {
    "loading": {
      "description": "Three things load side by side.",
      "type": "parallel",
      "tags": "busy",
      "onDone": {
        "target": "ready"
      },
      "after": {
        "5000": {
          "target": "degraded"
        }
      },
      "states": {
        "user": {
          "description": "Who is here.",
          "initial": "pending",
          "states": {
            "pending": {
              "description": "Asking.",
              "invoke": {
                "id": "loadUser",
                "src": "loadUser",
                "onDone": {
                  "target": "loaded"
                },
                "onError": {
                  "target": "#pageLoad.degraded"
                }
              }
            },
            "loaded": {
              "description": "Known, or known to be nobody.",
              "type": "final"
            }
          }
        },
        "analytics": {
          "description": "What page views carry.",
          "initial": "pending",
          "states": {
            "pending": {
              "description": "Gathering.",
              "invoke": {
                "id": "loadAnalytics",
                "src": "loadAnalytics",
                "onDone": {
                  "target": "loaded"
                },
                "onError": {
                  "target": "loaded"
                }
              }
            },
            "loaded": {
              "description": "Gathered, or done without.",
              "type": "final"
            }
          }
        },
        "statistics": {
          "description": "Totals of the platform.",
          "initial": "pending",
          "states": {
            "pending": {
              "description": "Asking.",
              "invoke": {
                "id": "loadStatistics",
                "src": "loadStatistics",
                "onDone": {
                  "target": "loaded"
                },
                "onError": {
                  "target": "loaded"
                }
              }
            },
            "loaded": {
              "description": "Known, or done without.",
              "type": "final"
            }
          }
        }
      }
    },
    "ready": {
      "description": "The page is complete.",
      "tags": "settled"
    },
    "degraded": {
      "description": "The person could not be loaded: public pages go on, personal ones offer to try again.",
      "tags": "settled"
    }
  }
})
