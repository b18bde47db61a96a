// Made by "npm run stately" from machines/registration. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const wizardDraft = createMachine({
  "id": "wizardDraft",
  "description": "A sign-up and what is kept of it.",
  "initial": "inWizard",
  "states": {
    "inWizard": {
      "description": "The wizard asks.",
      "invoke": {
        "id": "wizard",
        "src": "wizard"
      },
      "initial": "asked",
      "states": {
        "asked": {
          "description": "The first question stands; this browser has not said yet what it keeps.",
          "invoke": {
            "id": "lookAround",
            "src": "lookAround"
          },
          "on": {
            "link.brought": {
              "target": "#wizardDraft.arriving"
            },
            "draft.found": {
              "target": "#wizardDraft.waiting"
            },
            "nothing.found": {
              "target": "begun"
            }
          }
        },
        "begun": {
          "description": "What is answered is kept as it comes.",
          "invoke": {
            "id": "watchWizard",
            "src": "watchWizard"
          },
          "on": {
            "wizard.over": {
              "target": "over",
              "actions": "dropDraft"
            }
          },
          "initial": "unanswered",
          "states": {
            "unanswered": {
              "description": "There is nothing to keep.",
              "on": {
                "answers.given": {
                  "guard": {
                    "type": "hasAnswer"
                  },
                  "target": "kept",
                  "actions": {
                    "type": "keepDraft"
                  }
                }
              }
            },
            "kept": {
              "description": "This device has the answers so far.",
              "on": {
                "answers.given": {
                  "guard": {
                    "type": "hasAnswer"
                  },
                  "actions": {
                    "type": "keepDraft"
                  }
                }
              },
              "initial": "asking",
              "states": {
                "asking": {
                  "description": "What takes them to another device is loaded, where they may be taken.",
                  "invoke": {
                    "id": "loadTransfer",
                    "src": "loadTransfer",
                    "onDone": [
                      {
                        "guard": {
                          "type": "isCarried"
                        },
                        "target": "carried"
                      },
                      {
                        "target": "staying"
                      }
                    ],
                    "onError": {
                      "target": "notLoaded"
                    }
                  },
                  "after": {
                    "30000": {
                      "target": "notLoaded"
                    }
                  }
                },
                "notLoaded": {
                  "description": "It could not be loaded: the wizard goes on without.",
                  "invoke": {
                    "id": "watchNetwork",
                    "src": "watchNetwork"
                  },
                  "on": {
                    "network.returned": {
                      "target": "asking"
                    }
                  }
                },
                "carried": {
                  "description": "They can be taken to another device.",
                  "invoke": {
                    "id": "draftTransfer",
                    "src": "draftTransfer"
                  }
                },
                "staying": {
                  "description": "This wizard is short, and stays on its device."
                }
              }
            }
          }
        },
        "over": {
          "description": "What was made is made, and nothing is kept."
        }
      }
    },
    "arriving": {
      "description": "Somebody came with the link that another device has shown.",
      "initial": "loading",
      "states": {
        "loading": {
          "description": "What fetches its answers is loaded.",
          "invoke": {
            "id": "loadArrival",
            "src": "loadArrival",
            "onDone": {
              "target": "fetching"
            },
            "onError": {
              "target": "notLoaded"
            }
          },
          "after": {
            "30000": {
              "target": "notLoaded"
            }
          }
        },
        "notLoaded": {
          "description": "It could not be loaded; the link still works.",
          "invoke": {
            "id": "watchNetwork",
            "src": "watchNetwork"
          },
          "on": {
            "draft.asked": {
              "target": "loading"
            },
            "network.returned": {
              "target": "loading"
            }
          }
        },
        "fetching": {
          "description": "Its own chart says what became of the link.",
          "invoke": {
            "id": "draftArrival",
            "src": "draftArrival",
            "onDone": {
              "target": "#wizardDraft.waiting"
            }
          }
        }
      }
    },
    "waiting": {
      "description": "Something is kept: it is read, and who is here is found out.",
      "invoke": {
        "id": "readDraft",
        "src": "readDraft",
        "onDone": [
          {
            "guard": {
              "type": "isLeft"
            },
            "target": "#wizardDraft.inWizard.begun.kept",
            "actions": {
              "type": "keepLeft"
            }
          },
          {
            "target": "#wizardDraft.inWizard.begun"
          }
        ],
        "onError": {
          "target": "failed"
        }
      },
      "after": {
        "30000": {
          "target": "failed"
        }
      }
    },
    "failed": {
      "description": "A draft is there and cannot be read yet: a wizard that began now would write over it.",
      "invoke": {
        "id": "watchNetwork",
        "src": "watchNetwork"
      },
      "on": {
        "draft.asked": {
          "target": "waiting"
        },
        "network.returned": {
          "target": "waiting"
        }
      }
    }
  }
})
