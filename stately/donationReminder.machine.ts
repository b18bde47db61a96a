// Made by "npm run stately" from machines/shopping. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const donationReminder = createMachine({
  "id": "donationReminder",
  "description": "Adding Donation Reminder to a browser, and fixing problems.",
  "initial": "arriving",
  "states": {
    "arriving": {
      "description": "Which page was opened?",
      "always": [
        {
          "guard": {
            "type": "beginsAt",
            "params": {
              "place": "guide"
            }
          },
          "target": "guide"
        },
        {
          "guard": {
            "type": "beginsAt",
            "params": {
              "place": "reviewBar"
            }
          },
          "target": "reviewBar"
        },
        {
          "guard": {
            "type": "beginsAt",
            "params": {
              "place": "fixPermissions"
            }
          },
          "target": "fixPermissions"
        },
        {
          "guard": {
            "type": "beginsAt",
            "params": {
              "place": "iosSettings"
            }
          },
          "target": "iosSettings"
        },
        {
          "guard": {
            "type": "beginsAt",
            "params": {
              "place": "limitedPermissions"
            }
          },
          "target": "limitedPermissions"
        },
        {
          "guard": {
            "type": "beginsAt",
            "params": {
              "place": "success"
            }
          },
          "target": "success"
        },
        {
          "guard": {
            "type": "beginsAt",
            "params": {
              "place": "unsupported"
            }
          },
          "target": "unsupported"
        },
        {
          "target": "detecting"
        }
      ]
    },
    "detecting": {
      "description": "Finding out which browser this is; every guide can be chosen by hand meanwhile.",
      "tags": "busy",
      "invoke": {
        "id": "detectPlatform",
        "src": "detectPlatform",
        "onDone": [
          {
            "guard": {
              "type": "hasGuide"
            },
            "target": "platformDetected",
            "actions": {
              "type": "keepPlatform"
            }
          },
          {
            "target": "unsupported",
            "actions": {
              "type": "keepPlatform"
            }
          }
        ],
        "onError": {
          "target": "platformUnknown"
        }
      },
      "after": {
        "5000": {
          "target": "platformUnknown"
        }
      }
    },
    "platformDetected": {
      "description": "This browser has a guide, and the page offers it.",
      "on": {
        "guide.opened": {
          "target": "guide"
        }
      }
    },
    "platformUnknown": {
      "description": "It could not be found out: the person chooses the browser."
    },
    "unsupported": {
      "description": "There is no Donation Reminder for this browser: the page says what to do instead."
    },
    "guide": {
      "description": "One step after the other.",
      "initial": "beginning",
      "states": {
        "beginning": {
          "description": "Is it there already?",
          "always": [
            {
              "guard": {
                "type": "isPart",
                "params": {
                  "part": "use"
                }
              },
              "target": "pinning"
            },
            {
              "target": "getting"
            }
          ]
        },
        "getting": {
          "description": "First it is got from where the browser gets such things.",
          "on": {
            "step.done": {
              "target": "confirming"
            }
          }
        },
        "confirming": {
          "description": "Then the browser asks whether it may be there.",
          "on": {
            "step.done": [
              {
                "guard": {
                  "type": "isPart",
                  "params": {
                    "part": "install"
                  }
                },
                "target": "#donationReminder.reviewBar"
              },
              {
                "target": "pinning"
              }
            ],
            "back.pressed": {
              "target": "getting"
            }
          }
        },
        "pinning": {
          "description": "Then it is put in its place, or switched on.",
          "on": {
            "step.done": {
              "target": "opening"
            },
            "back.pressed": {
              "guard": {
                "type": "isPart",
                "params": {
                  "part": "whole"
                }
              },
              "target": "confirming"
            }
          }
        },
        "opening": {
          "description": "Last, a shop is opened.",
          "on": {
            "step.done": {
              "target": "#donationReminder.reviewBar"
            },
            "back.pressed": {
              "target": "pinning"
            }
          }
        }
      }
    },
    "reviewBar": {
      "description": "A shop has been opened: does the bar show?",
      "on": {
        "bar.seen": {
          "target": "success"
        },
        "bar.missing": {
          "target": "fixPermissions"
        },
        "back.pressed": {
          "target": "guide"
        }
      }
    },
    "fixPermissions": {
      "description": "It mostly does not show because it may not look at the shop: how to allow it.",
      "on": {
        "bar.seen": {
          "target": "success"
        },
        "bar.missing": {
          "target": "stuck"
        },
        "access.limited": {
          "target": "limitedPermissions"
        },
        "settings.needed": {
          "guard": "isPhone",
          "target": "iosSettings"
        },
        "back.pressed": {
          "target": "reviewBar"
        }
      }
    },
    "iosSettings": {
      "description": "What Safari does not ask again is changed in the settings of the iPhone or iPad.",
      "on": {
        "bar.seen": {
          "target": "success"
        },
        "bar.missing": {
          "target": "stuck"
        },
        "back.pressed": {
          "target": "fixPermissions"
        }
      }
    },
    "limitedPermissions": {
      "description": "It is allowed at some shops only: what works then, and what does not.",
      "on": {
        "limits.kept": {
          "target": "success"
        },
        "access.widened": {
          "target": "fixPermissions"
        }
      }
    },
    "stuck": {
      "description": "Nothing has helped: what else can be tried, who can be asked, and how to raise money without it.",
      "on": {
        "back.pressed": {
          "target": "fixPermissions"
        }
      }
    },
    "success": {
      "description": "It works: shops can be chosen that the person uses anyway."
    }
  }
})
