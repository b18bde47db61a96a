// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const paymentRunConsole = createMachine({
  "id": "paymentRunConsole",
  "description": "One payment run: what’s in it and what’s next.",
  "context": {
    "found": null,
    "page": 1,
    "act": null,
    "told": null,
    "refusing": null,
    "drafts": {}
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The run is being read.",
      "tags": "busy",
      "invoke": {
        "id": "readRun",
        "src": "readRun",
        "onDone": [
          {
            "guard": {
              "type": "isUnknown"
            },
            "target": "unknown"
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
    "unknown": {
      "description": "There is no such run."
    },
    "failed": {
      "description": "The run could not be read.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "shown": {
      "description": "The run, and what became of the last thing that was done with it.",
      "type": "parallel",
      "on": {
        "act.asked": {
          "guard": {
            "type": "mayDo"
          },
          "target": "acting",
          "actions": {
            "type": "keepAct"
          }
        },
        "draft.discarded": {
          "guard": "isRecallLost",
          "actions": {
            "type": "forgetDraft",
            "params": {
              "paymentId": null
            }
          }
        }
      },
      "states": {
        "run": {
          "description": "How new what is shown is.",
          "initial": "read",
          "on": {
            "page.asked": {
              "target": ".rereading",
              "actions": {
                "type": "keepPage"
              }
            },
            "page.refreshed": {
              "target": ".rereading"
            }
          },
          "states": {
            "read": {
              "description": "It is as it was read."
            },
            "rereading": {
              "description": "It is read again, and what is shown and typed stays meanwhile.",
              "tags": "busy",
              "on": {
                "page.asked": {},
                "page.refreshed": {}
              },
              "invoke": {
                "id": "readRun",
                "src": "readRun",
                "onDone": [
                  {
                    "guard": {
                      "type": "isUnknown"
                    },
                    "target": "#paymentRunConsole.unknown"
                  },
                  {
                    "target": "read",
                    "actions": {
                      "type": "keepFound"
                    }
                  }
                ],
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
              "description": "It could not be read again; what is shown may be old."
            }
          }
        },
        "work": {
          "description": "What somebody has begun.",
          "initial": "looking",
          "on": {
            "recall.begun": {
              "guard": {
                "type": "mayDo",
                "params": {
                  "act": {
                    "type": "run.recalled",
                    "text": ""
                  }
                }
              },
              "target": ".recalling"
            },
            "refusal.begun": {
              "guard": {
                "type": "mayRefuse"
              },
              "target": ".refusing",
              "actions": {
                "type": "keepRefusing"
              }
            }
          },
          "states": {
            "looking": {
              "description": "Nothing is begun."
            },
            "recalling": {
              "description": "Why the whole run is called back is being written.",
              "always": {
                "guard": "isRecallOver",
                "target": "gone"
              },
              "on": {
                "recall.begun": {},
                "reason.written": {
                  "actions": {
                    "type": "keepDraft"
                  }
                },
                "recall.given": {
                  "target": "#paymentRunConsole.acting",
                  "actions": {
                    "type": "keepAct"
                  }
                },
                "recall.left": {
                  "target": "looking",
                  "actions": {
                    "type": "forgetDraft",
                    "params": {
                      "paymentId": null
                    }
                  }
                }
              }
            },
            "refusing": {
              "description": "Why the bank has not paid a line, or has sent it back, is being chosen.",
              "exit": "forgetRefusing",
              "always": [
                {
                  "guard": "isElsewhere",
                  "target": "looking"
                },
                {
                  "guard": "isRefusalOver",
                  "target": "gone"
                }
              ],
              "on": {
                "reason.written": {
                  "actions": {
                    "type": "keepDraft"
                  }
                },
                "refusal.given": {
                  "guard": {
                    "type": "isChosen"
                  },
                  "target": "#paymentRunConsole.acting",
                  "actions": {
                    "type": "keepAct"
                  }
                },
                "refusal.left": {
                  "guard": {
                    "type": "isChosen"
                  },
                  "target": "looking",
                  "actions": {
                    "type": "forgetDraft"
                  }
                }
              }
            },
            "gone": {
              "description": "What was being written can’t be done any more; what was typed is kept.",
              "on": {
                "page.refreshed": {
                  "target": "looking"
                },
                "page.asked": {
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
            "target": "#paymentRunConsole.shown.run.rereading",
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
        "630000": {
          "target": "notDone",
          "actions": "forgetAct"
        }
      }
    },
    "tooLate": {
      "description": "Somebody else has moved the run meanwhile; it is read again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "notDone": {
      "description": "It is not known to be done; the run is read again, and says what it is.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
