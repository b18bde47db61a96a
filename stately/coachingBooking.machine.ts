// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const coachingBooking = createMachine({
  "id": "coachingBooking",
  "description": "Booking, moving or cancelling a coaching call.",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The free times are being read, and whether the cause has a call ahead.",
      "tags": "busy",
      "invoke": {
        "id": "read",
        "src": "read",
        "onDone": {
          "target": "arriving",
          "actions": {
            "type": "keepFound"
          }
        },
        "onError": {
          "target": "unread"
        }
      },
      "after": {
        "5000": {
          "target": "unread"
        }
      }
    },
    "unread": {
      "description": "They could not be read.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "arriving": {
      "description": "To the page that is wanted, if the call allows it.",
      "always": [
        {
          "guard": "mayChoose",
          "target": "offering"
        },
        {
          "guard": "hasBooking",
          "target": "confirmed"
        },
        {
          "target": "book"
        }
      ]
    },
    "offering": {
      "description": "Whether there is any time to choose.",
      "always": [
        {
          "guard": "isTaken",
          "target": "slotTaken"
        },
        {
          "guard": "hasSlots",
          "target": "selectTime"
        },
        {
          "target": "noTimes"
        }
      ]
    },
    "book": {
      "description": "What the call is.",
      "meta": {
        "page": "booking"
      },
      "on": {
        "time.asked": {
          "target": "offering"
        }
      }
    },
    "selectTime": {
      "description": "A time is chosen, for a new call or for the one that is moved.",
      "tags": "choosing",
      "meta": {
        "page": "select-time"
      },
      "on": {
        "slot.submitted": {
          "target": "confirming",
          "actions": {
            "type": "keepSlot"
          }
        },
        "step.back": [
          {
            "guard": "hasBooking",
            "target": "confirmed"
          },
          {
            "target": "book"
          }
        ]
      }
    },
    "noTimes": {
      "description": "Every time is booked; there may be new ones later.",
      "meta": {
        "page": "select-time"
      },
      "on": {
        "page.refreshed": {
          "target": "loading",
          "actions": {
            "type": "want",
            "params": {
              "page": "select-time",
              "told": null
            }
          }
        },
        "step.back": [
          {
            "guard": "hasBooking",
            "target": "confirmed"
          },
          {
            "target": "book"
          }
        ]
      }
    },
    "slotTaken": {
      "description": "Somebody else was quicker: another of the times that are free now is chosen.",
      "tags": "choosing",
      "meta": {
        "page": "select-time"
      },
      "on": {
        "slot.submitted": {
          "target": "confirming",
          "actions": {
            "type": "keepSlot"
          }
        },
        "step.back": [
          {
            "guard": "hasBooking",
            "target": "confirmed"
          },
          {
            "target": "book"
          }
        ]
      },
      "exit": {
        "type": "want",
        "params": {
          "page": "select-time",
          "told": null
        }
      }
    },
    "confirming": {
      "description": "The time is being booked.",
      "tags": [
        "busy",
        "choosing"
      ],
      "meta": {
        "page": "select-time"
      },
      "invoke": {
        "id": "book",
        "src": "book",
        "onDone": [
          {
            "guard": {
              "type": "isBooked"
            },
            "target": "confirmed",
            "actions": {
              "type": "keepBooked"
            }
          },
          {
            "guard": {
              "type": "isSlotTaken"
            },
            "target": "loading",
            "actions": {
              "type": "want",
              "params": {
                "page": "select-time",
                "told": "slotTaken"
              }
            }
          },
          {
            "guard": {
              "type": "isTooOften"
            },
            "target": "tooOften"
          },
          {
            "guard": {
              "type": "isCallBooked"
            },
            "target": "loading",
            "actions": {
              "type": "want",
              "params": {
                "page": "confirmation",
                "told": "callBooked"
              }
            }
          },
          {
            "target": "loading",
            "actions": {
              "type": "want",
              "params": {
                "page": "confirmation",
                "told": "tooLate"
              }
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
    "failed": {
      "description": "It is not known to be booked; trying again books it once.",
      "meta": {
        "page": "select-time"
      },
      "on": {
        "submission.retried": {
          "target": "confirming"
        }
      }
    },
    "tooOften": {
      "description": "The cause has booked and moved as often as it may in a day.",
      "meta": {
        "page": "select-time"
      },
      "on": {
        "step.back": [
          {
            "guard": "hasBooking",
            "target": "confirmed"
          },
          {
            "target": "book"
          }
        ]
      }
    },
    "confirmed": {
      "description": "The call is booked: when it is, and what can be done with it.",
      "meta": {
        "page": "confirmation"
      },
      "on": {
        "move.asked": {
          "guard": "isChangeable",
          "target": "loading",
          "actions": {
            "type": "want",
            "params": {
              "page": "select-time",
              "told": null
            }
          }
        },
        "cancel.asked": {
          "guard": "isChangeable",
          "target": "askingCancel"
        }
      }
    },
    "askingCancel": {
      "description": "Whether it is really to be cancelled.",
      "meta": {
        "page": "confirmation"
      },
      "on": {
        "cancel.confirmed": {
          "target": "cancelling"
        },
        "cancel.left": {
          "target": "confirmed"
        }
      }
    },
    "cancelling": {
      "description": "The call is being cancelled.",
      "tags": "busy",
      "meta": {
        "page": "confirmation"
      },
      "invoke": {
        "id": "cancel",
        "src": "cancel",
        "onDone": [
          {
            "guard": {
              "type": "isCancelled"
            },
            "target": "cancelled",
            "actions": "forgetBooking"
          },
          {
            "target": "loading",
            "actions": {
              "type": "want",
              "params": {
                "page": "confirmation",
                "told": "tooLate"
              }
            }
          }
        ],
        "onError": {
          "target": "cancelFailed"
        }
      },
      "after": {
        "5000": {
          "target": "cancelFailed"
        }
      }
    },
    "cancelFailed": {
      "description": "It is not known to be cancelled; it can be tried again.",
      "meta": {
        "page": "confirmation"
      },
      "on": {
        "submission.retried": {
          "target": "cancelling"
        }
      }
    },
    "cancelled": {
      "description": "There is no call any more; another one can be booked.",
      "meta": {
        "page": "confirmation"
      },
      "on": {
        "time.asked": {
          "target": "loading",
          "actions": {
            "type": "want",
            "params": {
              "page": "select-time",
              "told": null
            }
          }
        }
      }
    }
  }
})
