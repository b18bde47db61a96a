// Made by "npm run stately" from machines/ui. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const toast = createMachine({
  "id": "toast",
  "description": "One toast message, confirming something.",
  "initial": "shown",
  "states": {
    "shown": {
      "description": "On the screen, with its words.",
      "type": "parallel",
      "on": {
        "toast.dismissed": {
          "target": "dismissed"
        }
      },
      "states": {
        "life": {
          "description": "How long it stays.",
          "initial": "appearing",
          "states": {
            "appearing": {
              "description": "Deciding whether it leaves by itself.",
              "always": [
                {
                  "guard": "isLoading",
                  "target": "loading"
                },
                {
                  "target": "visible"
                }
              ]
            },
            "loading": {
              "description": "Something is under way; the toast stays until it ends.",
              "on": {
                "toast.settled": {
                  "target": "visible",
                  "actions": {
                    "type": "keepDuration"
                  }
                }
              }
            },
            "visible": {
              "description": "Readable, leaving by itself.",
              "always": {
                "guard": "isHeld",
                "target": "held"
              },
              "after": {
                "4000": {
                  "target": "#toast.dismissed"
                }
              }
            },
            "held": {
              "description": "The person is reading or using it, so it stays.",
              "always": {
                "guard": "isLetGo",
                "target": "visible"
              }
            }
          }
        },
        "pointer": {
          "description": "Whether it is pointed at.",
          "initial": "away",
          "states": {
            "away": {
              "description": "The pointer is elsewhere.",
              "on": {
                "pointer.entered": {
                  "target": "over"
                }
              }
            },
            "over": {
              "description": "The pointer is over it.",
              "on": {
                "pointer.left": {
                  "target": "away"
                }
              }
            }
          }
        },
        "focus": {
          "description": "Whether something in it has the focus.",
          "initial": "outside",
          "states": {
            "outside": {
              "description": "The focus is elsewhere.",
              "on": {
                "focus.entered": {
                  "target": "inside"
                }
              }
            },
            "inside": {
              "description": "One of its controls has the focus.",
              "on": {
                "focus.left": {
                  "target": "outside"
                }
              }
            }
          }
        }
      }
    },
    "dismissed": {
      "description": "Fading out.",
      "after": {
        "300": {
          "target": "removed"
        }
      }
    },
    "removed": {
      "description": "Gone; its words stay in the message history.",
      "type": "final"
    }
  }
})
