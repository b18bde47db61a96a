// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const supportQueue = createMachine({
  "id": "supportQueue",
  "description": "The support queue, with filters and who is handling what.",
  "invoke": {
    "id": "watchWidth",
    "src": "watchWidth"
  },
  "on": {
    "width.changed": {
      "actions": {
        "type": "keepWidth"
      }
    },
    "draft.changed": {
      "actions": [
        {
          "type": "keepDraft"
        },
        {
          "type": "storeDraft"
        }
      ]
    }
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking for a page of it.",
      "tags": "busy",
      "on": {
        "query.changed": {
          "target": "loading",
          "reenter": true,
          "actions": {
            "type": "keepQuery"
          }
        },
        "list.refreshed": {
          "target": "loading",
          "reenter": true
        }
      },
      "invoke": {
        "id": "readItems",
        "src": "readItems",
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
            "guard": "isFirstBeside",
            "target": "shown",
            "actions": [
              {
                "type": "keepFound"
              },
              "openFirst"
            ]
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
        "5000": {
          "target": "failed"
        }
      }
    },
    "shown": {
      "description": "One page of what waits.",
      "on": {
        "width.changed": {
          "guard": {
            "type": "isBesideNow"
          },
          "actions": [
            {
              "type": "keepWidth"
            },
            "openFirst"
          ]
        },
        "query.changed": {
          "target": "loading",
          "actions": {
            "type": "keepQuery"
          }
        },
        "list.refreshed": {
          "target": "loading",
          "actions": "forgetTold"
        },
        "assignment.asked": {
          "guard": "isOpened",
          "target": "assigning",
          "actions": {
            "type": "keepHanding"
          }
        }
      }
    },
    "empty": {
      "description": "Nothing waits that fits; what was opened by its address may wait all the same.",
      "on": {
        "query.changed": {
          "target": "loading",
          "actions": {
            "type": "keepQuery"
          }
        },
        "list.refreshed": {
          "target": "loading",
          "actions": "forgetTold"
        },
        "assignment.asked": {
          "guard": "isOpened",
          "target": "assigning",
          "actions": {
            "type": "keepHanding"
          }
        }
      }
    },
    "failed": {
      "description": "The list could not be read; it can be asked for again.",
      "on": {
        "query.changed": {
          "target": "loading",
          "actions": {
            "type": "keepQuery"
          }
        },
        "list.refreshed": {
          "target": "loading",
          "actions": "forgetTold"
        }
      }
    },
    "assigning": {
      "description": "It is being given to somebody; then the list is read again, whatever came of it.",
      "tags": "busy",
      "exit": "forgetHanding",
      "on": {
        "query.changed": {
          "actions": {
            "type": "keepQuery"
          }
        }
      },
      "invoke": {
        "id": "handOver",
        "src": "handOver",
        "onDone": [
          {
            "guard": {
              "type": "wasAssigned"
            },
            "target": "loading"
          },
          {
            "target": "loading",
            "actions": "tellTooLate"
          }
        ],
        "onError": {
          "target": "loading",
          "actions": "tellNotAssigned"
        }
      },
      "after": {
        "5000": {
          "target": "loading",
          "actions": "tellNotAssigned"
        }
      }
    }
  }
})
