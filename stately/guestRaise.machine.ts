// Made by "npm run stately" from machines/registration. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const guestRaise = createMachine({
  "id": "guestRaise",
  "description": "Raising money as a guest.",
  "initial": "arriving",
  "states": {
    "arriving": {
      "description": "The furthest step that the address asks for and the answers allow.",
      "always": [
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "cause",
              "page": 1
            }
          },
          "target": "#guestRaise.choosing"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "shop",
              "page": 1
            }
          },
          "target": "#guestRaise.choosing.shop"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "email",
              "page": 2
            }
          },
          "target": "#guestRaise.email"
        },
        {
          "target": "#guestRaise.ready"
        }
      ]
    },
    "choosing": {
      "description": "What to raise for, and where to shop.",
      "initial": "cause",
      "states": {
        "cause": {
          "description": "Which cause to raise for.",
          "meta": {
            "step": "cause"
          },
          "on": {
            "cause.chosen": {
              "target": "#guestRaise.choosing.shop",
              "actions": {
                "type": "keep"
              }
            }
          }
        },
        "shop": {
          "description": "Where to shop.",
          "meta": {
            "step": "shop"
          },
          "initial": "idle",
          "on": {
            "step.back": [
              {
                "target": "#guestRaise.choosing.cause"
              }
            ],
            "shop.searched": [
              {
                "guard": {
                  "type": "isEmpty"
                },
                "target": ".idle"
              },
              {
                "target": ".looking",
                "actions": {
                  "type": "keepTerm"
                }
              }
            ],
            "shop.kept": {
              "guard": "hasShop",
              "target": "#guestRaise.email"
            }
          },
          "states": {
            "idle": {
              "description": "The name of a shop is asked for."
            },
            "looking": {
              "description": "Looking for shops.",
              "tags": "busy",
              "on": {
                "shop.searched": {},
                "shop.kept": {},
                "step.back": {}
              },
              "invoke": {
                "id": "findShops",
                "src": "findShops",
                "onDone": [
                  {
                    "guard": {
                      "type": "hasShops"
                    },
                    "target": "found",
                    "actions": {
                      "type": "keepShops"
                    }
                  },
                  {
                    "target": "none"
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
            "found": {
              "description": "Shops to choose from.",
              "on": {
                "shop.chosen": {
                  "target": "#guestRaise.email",
                  "actions": {
                    "type": "keep"
                  }
                }
              }
            },
            "none": {
              "description": "No shop has this name; another may."
            },
            "failed": {
              "description": "Shops could not be looked for just now; it can be tried again."
            }
          }
        }
      }
    },
    "email": {
      "description": "Where to write about the donation.",
      "meta": {
        "step": "email"
      },
      "on": {
        "email.submitted": {
          "target": "#guestRaise.ready",
          "actions": {
            "type": "keep"
          }
        },
        "step.back": [
          {
            "target": "#guestRaise.choosing.shop"
          }
        ]
      }
    },
    "ready": {
      "description": "Everything is chosen; the shop can be opened, and each answer changed.",
      "meta": {
        "step": "ready"
      },
      "initial": "idle",
      "on": {
        "shop.opened": {
          "target": ".recording"
        },
        "step.back": [
          {
            "target": "#guestRaise.email"
          }
        ],
        "cause.changed": {
          "target": "#guestRaise.choosing.cause"
        },
        "shop.changed": {
          "target": "#guestRaise.choosing.shop"
        }
      },
      "states": {
        "idle": {
          "description": "Nothing has been begun."
        },
        "recording": {
          "description": "The visit is being noted, so that what is bought counts for the cause.",
          "tags": "busy",
          "on": {
            "shop.opened": {},
            "step.back": {},
            "cause.changed": {},
            "shop.changed": {}
          },
          "invoke": {
            "id": "recordVisit",
            "src": "recordVisit",
            "onDone": [
              {
                "guard": {
                  "type": "isRecorded"
                },
                "target": "#guestRaise.leaving",
                "actions": {
                  "type": "keepAddress"
                }
              },
              {
                "guard": {
                  "type": "isGone"
                },
                "target": "#guestRaise.gone"
              },
              {
                "target": "tooMany"
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
        "failed": {
          "description": "The visit could not be noted: going on would raise nothing, so it is tried again."
        },
        "tooMany": {
          "description": "Too many visits from here; a while later it works again."
        }
      }
    },
    "gone": {
      "description": "The shop or the cause no longer takes part; others do.",
      "meta": {
        "step": "ready"
      },
      "on": {
        "step.back": {
          "target": "#guestRaise.choosing.cause"
        }
      }
    },
    "leaving": {
      "description": "The shop opens.",
      "type": "final",
      "tags": "over",
      "meta": {
        "step": "ready"
      }
    }
  }
})
