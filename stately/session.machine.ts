// Made by "npm run stately" from machines/session. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const session = createMachine({
  "id": "session",
  "description": "The current user’s session.",
  "type": "parallel",
  "invoke": [
    {
      "id": "requestQueue",
      "src": "requestQueue"
    },
    {
      "id": "legacySession",
      "src": "legacySession"
    },
    {
      "id": "sessionExpiry",
      "src": "sessionExpiry"
    },
    {
      "id": "watchTabs",
      "src": "watchTabs"
    }
  ],
  "states": {
    "person": {
      "description": "Whether somebody is signed in fully, recognised, or unknown.",
      "initial": "unasked",
      "on": {
        "session.begun": {
          "target": ".authenticatedFull",
          "actions": "tellAsked"
        },
        "tokens.keptElsewhere": {
          "target": ".authenticatedFull",
          "actions": "tellAsked"
        },
        "logout.asked": {
          "target": ".unauthenticated",
          "actions": [
            "forgetMe",
            "endRequests",
            "endLegacy",
            "endExpiry"
          ]
        },
        "tokens.droppedElsewhere": {
          "target": ".unauthenticated",
          "actions": [
            "forgetTokens",
            "forgetMe",
            "endRequests",
            "endLegacy",
            "endExpiry"
          ]
        }
      },
      "states": {
        "unasked": {
          "description": "No page has asked yet: the page that logs out asks nobody’s name.",
          "on": {
            "page.opened": {
              "guard": {
                "type": "asksWho"
              },
              "target": "deriving",
              "actions": "tellAsked"
            },
            "person.changed": {
              "target": "deriving",
              "actions": "tellAsked"
            }
          }
        },
        "deriving": {
          "description": "Looking at what this device has kept.",
          "invoke": {
            "id": "deriveAuthState",
            "src": "deriveAuthState",
            "onDone": [
              {
                "guard": {
                  "type": "isDerivedFull"
                },
                "target": "authenticatedFull"
              },
              {
                "guard": {
                  "type": "isDerivedSemi"
                },
                "target": "authenticatedSemi"
              },
              {
                "target": "unauthenticated"
              }
            ],
            "onError": {
              "target": "unauthenticated"
            }
          },
          "after": {
            "5000": {
              "target": "unauthenticated"
            }
          }
        },
        "authenticatedFull": {
          "description": "Signed in: everything of this person is open.",
          "tags": "full",
          "initial": "asking",
          "on": {
            "tokens.keptElsewhere": {
              "guard": {
                "type": "isSamePerson"
              }
            }
          },
          "states": {
            "asking": {
              "description": "Asking the server who it is.",
              "invoke": {
                "id": "readPerson",
                "src": "readPerson",
                "onDone": [
                  {
                    "guard": {
                      "type": "isFull"
                    },
                    "target": "known",
                    "actions": [
                      {
                        "type": "keepMe"
                      },
                      "startExpiry",
                      "checkLegacy"
                    ]
                  },
                  {
                    "guard": {
                      "type": "isSemi"
                    },
                    "target": "#session.person.authenticatedSemi.known",
                    "actions": {
                      "type": "keepMe"
                    }
                  },
                  {
                    "target": "#session.person.unauthenticated",
                    "actions": "forgetMe"
                  }
                ],
                "onError": {
                  "target": "unreachable"
                }
              },
              "after": {
                "75000": {
                  "target": "unreachable"
                }
              },
              "on": {
                "person.changed": {
                  "target": "asking",
                  "reenter": true,
                  "actions": "tellAsked"
                },
                "tokens.lost": {
                  "guard": "isNamed",
                  "target": "#session.person.unauthenticated",
                  "actions": "loseExpiry"
                }
              }
            },
            "known": {
              "description": "The server has said who it is.",
              "tags": "settled",
              "on": {
                "person.changed": {
                  "target": "asking",
                  "actions": "tellAsked"
                },
                "tokens.lost": {
                  "target": "#session.person.unauthenticated",
                  "actions": "loseExpiry"
                }
              }
            },
            "unreachable": {
              "description": "The server could not be asked: personal pages offer to try again.",
              "tags": [
                "settled",
                "unreachable"
              ],
              "on": {
                "person.changed": {
                  "target": "asking",
                  "actions": "tellAsked"
                },
                "tokens.lost": {
                  "target": "#session.person.unauthenticated",
                  "actions": "loseExpiry"
                }
              }
            }
          }
        },
        "authenticatedSemi": {
          "description": "Recognised from an earlier visit: greeted, but asked to sign in for anything private.",
          "tags": "semi",
          "initial": "asking",
          "on": {
            "tokens.keptElsewhere": {
              "guard": {
                "type": "isSamePerson"
              },
              "target": ".asking",
              "actions": "tellAsked"
            }
          },
          "states": {
            "asking": {
              "description": "Asking the server who it is.",
              "invoke": {
                "id": "readPerson",
                "src": "readPerson",
                "onDone": [
                  {
                    "guard": {
                      "type": "isFull"
                    },
                    "target": "#session.person.authenticatedFull.known",
                    "actions": [
                      {
                        "type": "keepMe"
                      },
                      "startExpiry",
                      "checkLegacy"
                    ]
                  },
                  {
                    "guard": {
                      "type": "isSemi"
                    },
                    "target": "known",
                    "actions": {
                      "type": "keepMe"
                    }
                  },
                  {
                    "target": "#session.person.unauthenticated",
                    "actions": "forgetMe"
                  }
                ],
                "onError": {
                  "target": "unreachable"
                }
              },
              "after": {
                "75000": {
                  "target": "unreachable"
                }
              },
              "on": {
                "person.changed": {
                  "target": "asking",
                  "reenter": true,
                  "actions": "tellAsked"
                }
              }
            },
            "known": {
              "description": "The server has said whom it recognises.",
              "tags": "settled",
              "on": {
                "person.changed": {
                  "target": "asking",
                  "actions": "tellAsked"
                },
                "tokens.lost": {
                  "target": "#session.person.unauthenticated",
                  "actions": "forgetMe"
                }
              }
            },
            "unreachable": {
              "description": "The server could not be asked: personal pages offer to try again.",
              "tags": [
                "settled",
                "unreachable"
              ],
              "on": {
                "person.changed": {
                  "target": "asking",
                  "actions": "tellAsked"
                },
                "tokens.lost": {
                  "target": "#session.person.unauthenticated",
                  "actions": "forgetMe"
                }
              }
            }
          }
        },
        "unauthenticated": {
          "description": "Nobody is signed in on this device; who was, when a session ran out, stays named until the page is left.",
          "tags": "settled",
          "on": {
            "page.left": {
              "actions": [
                "forgetMe",
                "leaveExpiry"
              ]
            },
            "person.changed": {
              "actions": "tellAsked"
            }
          }
        }
      }
    },
    "link": {
      "description": "Whether the page came with a link that hands over a session.",
      "initial": "none",
      "states": {
        "none": {
          "description": "No link, or none that is looked at on this page.",
          "on": {
            "page.opened": {
              "guard": {
                "type": "isLinked"
              },
              "target": "carried"
            }
          }
        },
        "carried": {
          "description": "The link’s own chart says whether somebody else goes on here.",
          "entry": "findLink",
          "invoke": {
            "id": "fingerprint",
            "src": "fingerprint"
          }
        }
      }
    },
    "proof": {
      "description": "Whether somebody is asked to show that it is them.",
      "initial": "none",
      "states": {
        "none": {
          "description": "Nothing waits for it.",
          "on": {
            "proof.asked": {
              "target": "asked"
            }
          }
        },
        "asked": {
          "description": "Something that was begun waits, however many calls it has.",
          "on": {
            "proof.answered": {
              "target": "none",
              "actions": {
                "type": "settleProof"
              }
            },
            "logout.asked": {
              "target": "none",
              "actions": {
                "type": "settleProof",
                "params": {
                  "isProven": false
                }
              }
            },
            "tokens.droppedElsewhere": {
              "target": "none",
              "actions": {
                "type": "settleProof",
                "params": {
                  "isProven": false
                }
              }
            }
          }
        }
      }
    },
    "leaving": {
      "description": "Whether a session is being ended.",
      "initial": "here",
      "states": {
        "here": {
          "description": "Nobody is logging out.",
          "on": {
            "logout.asked": {
              "target": "loggingOut"
            }
          }
        },
        "loggingOut": {
          "description": "This device forgets, and then the server is told, for as long as that takes; somebody else may be here meanwhile.",
          "invoke": {
            "id": "logout",
            "src": "logout",
            "onDone": {
              "target": "here"
            }
          },
          "on": {
            "logout.asked": {
              "target": "loggingOut",
              "reenter": true
            }
          }
        }
      }
    }
  }
})
