// Made by "npm run stately" from machines/session. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const devices = createMachine({
  "id": "devices",
  "description": "Devices a person is logged in on, and logging out of them.",
  "context": {
    "devices": [],
    "chosen": null,
    "ended": null
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking where the person is logged in, for the first time or after a change.",
      "tags": "busy",
      "invoke": {
        "id": "readDevices",
        "src": "readDevices",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "keepDevices"
          }
        },
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
      "description": "The list could not be loaded; it can be asked for again.",
      "on": {
        "list.refreshed": {
          "target": "loading"
        }
      }
    },
    "shown": {
      "description": "The devices, this one first, and which one was just logged out.",
      "tags": "listed",
      "on": {
        "device.ended": {
          "guard": {
            "type": "isOther"
          },
          "target": "ending",
          "actions": {
            "type": "keepChosen"
          }
        },
        "everywhere.wanted": {
          "target": "confirming",
          "actions": "forgetChosen"
        }
      }
    },
    "ending": {
      "description": "One other device is being logged out.",
      "tags": [
        "busy",
        "listed"
      ],
      "invoke": {
        "id": "endDevice",
        "src": "endDevice",
        "onDone": {
          "target": "loading",
          "actions": "keepEnd"
        },
        "onError": {
          "target": "notEnded"
        }
      },
      "after": {
        "5000": {
          "target": "notEnded"
        }
      }
    },
    "notEnded": {
      "description": "That device may still be logged in; it can be tried again: one that is logged out already counts as done.",
      "tags": "listed",
      "on": {
        "device.ended": {
          "guard": {
            "type": "isOther"
          },
          "target": "ending",
          "actions": {
            "type": "keepChosen"
          }
        },
        "everywhere.wanted": {
          "target": "confirming",
          "actions": "forgetChosen"
        }
      }
    },
    "confirming": {
      "description": "What logging out everywhere means, before it is done.",
      "tags": "asks",
      "on": {
        "everywhere.confirmed": {
          "target": "endingAll"
        },
        "everywhere.left": {
          "target": "shown"
        }
      }
    },
    "endingAll": {
      "description": "Every device is being logged out, this one too.",
      "tags": [
        "busy",
        "asks"
      ],
      "invoke": {
        "id": "endAllDevices",
        "src": "endAllDevices",
        "onDone": {
          "target": "endedAll"
        },
        "onError": {
          "target": "notEndedAll"
        }
      },
      "after": {
        "5000": {
          "target": "notEndedAll"
        }
      }
    },
    "notEndedAll": {
      "description": "The devices may still be logged in; it can be tried again, or left and the list read anew.",
      "tags": "asks",
      "on": {
        "everywhere.confirmed": {
          "target": "endingAll"
        },
        "everywhere.left": {
          "target": "loading"
        }
      }
    },
    "endedAll": {
      "description": "Nobody is logged in anywhere; the page that logs out clears this device.",
      "type": "final"
    }
  }
})
