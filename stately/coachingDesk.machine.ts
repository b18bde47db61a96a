// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const coachingDesk = createMachine({
  "id": "coachingDesk",
  "description": "Coaching times: adding, removing and cancelling.",
  "context": {
    "slots": [],
    "act": null,
    "told": null,
    "cancelling": null,
    "drafts": {},
    "times": null
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The times are being read.",
      "tags": "busy",
      "invoke": {
        "id": "readDesk",
        "src": "readDesk",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "keepSlots"
          }
        },
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
      "description": "They could not be read.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "shown": {
      "description": "The times that are ahead, who has booked them, and what became of the last thing that was done.",
      "type": "parallel",
      "on": {
        "act.asked": {
          "target": "acting",
          "actions": {
            "type": "keepAct"
          }
        },
        "draft.discarded": {
          "guard": {
            "type": "isLost"
          },
          "actions": {
            "type": "forgetDraft"
          }
        },
        "times.written": {
          "actions": {
            "type": "keepTimes"
          }
        }
      },
      "states": {
        "list": {
          "description": "How new what is shown is.",
          "initial": "read",
          "states": {
            "read": {
              "description": "It is as it was read.",
              "on": {
                "page.refreshed": {
                  "target": "rereading"
                }
              }
            },
            "rereading": {
              "description": "It is read again, and what is shown and typed stays meanwhile.",
              "tags": "busy",
              "invoke": {
                "id": "readDesk",
                "src": "readDesk",
                "onDone": {
                  "target": "read",
                  "actions": {
                    "type": "keepSlots"
                  }
                },
                "onError": {
                  "target": "unread"
                }
              },
              "after": {
                "15000": {
                  "target": "unread"
                }
              }
            },
            "unread": {
              "description": "It could not be read again; what is shown may be old.",
              "on": {
                "page.refreshed": {
                  "target": "rereading"
                }
              }
            }
          }
        },
        "work": {
          "description": "What somebody has begun.",
          "on": {
            "cancellation.begun": {
              "guard": {
                "type": "mayBegin"
              },
              "target": ".cancelling",
              "actions": {
                "type": "keepCancelling"
              }
            }
          },
          "initial": "looking",
          "states": {
            "looking": {
              "description": "Nothing is begun."
            },
            "cancelling": {
              "description": "Why a call is cancelled is being written; whoever has booked it will read it.",
              "exit": "forgetCancelling",
              "always": {
                "guard": "isGone",
                "target": "gone"
              },
              "on": {
                "reason.written": {
                  "actions": {
                    "type": "keepDraft"
                  }
                },
                "cancellation.left": {
                  "guard": {
                    "type": "isChosen"
                  },
                  "target": "looking",
                  "actions": {
                    "type": "forgetDraft"
                  }
                },
                "cancellation.given": {
                  "guard": {
                    "type": "isChosen"
                  },
                  "target": "#coachingDesk.acting",
                  "actions": {
                    "type": "keepAct"
                  }
                }
              }
            },
            "gone": {
              "description": "The call isn’t booked any more; what was typed is kept.",
              "on": {
                "page.refreshed": {
                  "target": "looking"
                }
              }
            }
          }
        }
      }
    },
    "acting": {
      "description": "It is on its way.",
      "tags": "busy",
      "invoke": {
        "id": "act",
        "src": "act",
        "onDone": [
          {
            "guard": {
              "type": "isTooLate"
            },
            "target": "tooLate",
            "actions": "forgetAct"
          },
          {
            "guard": {
              "type": "isRefused"
            },
            "target": "shown",
            "actions": [
              {
                "type": "keepTold"
              },
              "forgetAct"
            ]
          },
          {
            "target": "#coachingDesk.shown.list.rereading",
            "actions": [
              {
                "type": "keepTold"
              },
              "forgetAct"
            ]
          }
        ],
        "onError": {
          "target": "notDone",
          "actions": "forgetAct"
        }
      },
      "after": {
        "15000": {
          "target": "notDone",
          "actions": "forgetAct"
        }
      }
    },
    "tooLate": {
      "description": "Somebody has booked or cancelled meanwhile; the times are read again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "notDone": {
      "description": "It is not known to be done; the times are read again, and say what they are.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
