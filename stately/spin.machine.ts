// Made by "npm run stately" from machines/rewards. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const spin = createMachine({
  "id": "spin",
  "description": "Spin to win: one spin per period; the server picks the result.",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking for the odds, and whether this person has spun already.",
      "tags": "busy",
      "invoke": {
        "id": "readWheel",
        "src": "readWheel",
        "onDone": [
          {
            "guard": {
              "type": "hasSpun"
            },
            "target": "told",
            "actions": {
              "type": "keepWheel"
            }
          },
          {
            "guard": {
              "type": "isNothingLeft"
            },
            "target": "nothingLeft",
            "actions": {
              "type": "keepWheel"
            }
          },
          {
            "guard": {
              "type": "isStranger"
            },
            "target": "signedOut",
            "actions": {
              "type": "keepWheel"
            }
          },
          {
            "target": "idle",
            "actions": {
              "type": "keepWheel"
            }
          }
        ],
        "onError": {
          "target": "notLoaded"
        }
      },
      "after": {
        "5000": {
          "target": "notLoaded"
        }
      }
    },
    "notLoaded": {
      "description": "The wheel could not be loaded; it can be asked for again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "signedOut": {
      "description": "Only somebody whom we know can spin: they log in, and come back to the wheel.",
      "on": {
        "signIn.chosen": {
          "target": "signingIn"
        }
      }
    },
    "signingIn": {
      "description": "The person logs in and comes back.",
      "type": "final"
    },
    "nothingLeft": {
      "description": "The month’s prizes are all won: nobody could win, so nobody spins.",
      "type": "final"
    },
    "idle": {
      "description": "The wheel stands, and can be spun.",
      "on": {
        "wheel.spun": {
          "target": "spinning"
        }
      }
    },
    "spinning": {
      "description": "The person has spun.",
      "tags": "busy",
      "initial": "drawing",
      "states": {
        "drawing": {
          "description": "The server draws.",
          "invoke": {
            "id": "drawSpin",
            "src": "drawSpin",
            "onDone": [
              {
                "guard": {
                  "type": "isDrawn"
                },
                "target": "turning",
                "actions": {
                  "type": "keepResult"
                }
              },
              {
                "guard": {
                  "type": "isSignInNeeded"
                },
                "target": "#spin.signedOut"
              },
              {
                "guard": {
                  "type": "hasNoCause"
                },
                "target": "#spin.noCause"
              },
              {
                "target": "#spin.tooYoung"
              }
            ],
            "onError": {
              "target": "#spin.failed"
            }
          },
          "after": {
            "5000": {
              "target": "#spin.failed"
            }
          }
        },
        "turning": {
          "description": "The wheel turns until it stands on what was drawn.",
          "after": {
            "4000": {
              "target": "#spin.told"
            }
          }
        }
      }
    },
    "failed": {
      "description": "The wheel could not be spun, or its answer was lost. Nothing is lost: what was drawn is drawn.",
      "on": {
        "spin.retried": {
          "target": "spinning"
        }
      }
    },
    "told": {
      "description": "Won or lost?",
      "always": [
        {
          "guard": "hasWon",
          "target": "won"
        },
        {
          "target": "lost"
        }
      ]
    },
    "won": {
      "description": "A bonus for the person’s cause, of up to £50.",
      "type": "final"
    },
    "lost": {
      "description": "Nothing this time.",
      "type": "final"
    },
    "noCause": {
      "description": "There is no cause that could have a prize: the spin waits until they have chosen one.",
      "type": "final"
    },
    "tooYoung": {
      "description": "Only adults spin.",
      "type": "final"
    }
  }
})
