// Made by "npm run stately" from machines/account. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const pushNotices = createMachine({
  "id": "pushNotices",
  "description": "Push notifications on this device.",
  "context": {
    "publicKey": ""
  },
  "initial": "looking",
  "states": {
    "looking": {
      "description": "Can this browser show notices, may it, and does it?",
      "tags": "busy",
      "invoke": {
        "id": "look",
        "src": "look",
        "onDone": [
          {
            "guard": {
              "type": "isFound"
            },
            "target": "notOffered"
          },
          {
            "guard": {
              "type": "isFound"
            },
            "target": "unsupported"
          },
          {
            "guard": {
              "type": "isFound"
            },
            "target": "blocked"
          },
          {
            "guard": {
              "type": "isFound"
            },
            "target": "on",
            "actions": {
              "type": "keepKey"
            }
          },
          {
            "target": "off",
            "actions": {
              "type": "keepKey"
            }
          }
        ],
        "onError": {
          "target": "lookFailed"
        }
      },
      "after": {
        "15000": {
          "target": "lookFailed"
        }
      }
    },
    "lookFailed": {
      "description": "Nobody knows; it can be looked at again.",
      "on": {
        "device.checked": {
          "target": "looking"
        }
      }
    },
    "notOffered": {
      "description": "This site sends none; nothing is said of them."
    },
    "unsupported": {
      "description": "This browser cannot show notices, or only once the site is on the home screen.",
      "on": {
        "device.checked": {
          "target": "looking"
        }
      }
    },
    "blocked": {
      "description": "The browser refuses for its person; only its own settings change that, and then it is looked at again.",
      "on": {
        "device.checked": {
          "target": "looking"
        }
      }
    },
    "off": {
      "description": "No notices here; they can be turned on.",
      "on": {
        "notices.wished": {
          "target": "asking"
        }
      }
    },
    "asking": {
      "description": "The browser asks its person, who has all the time they want.",
      "invoke": {
        "id": "askPermission",
        "src": "askPermission",
        "onDone": [
          {
            "guard": {
              "type": "isAnswered"
            },
            "target": "subscribing"
          },
          {
            "guard": {
              "type": "isAnswered"
            },
            "target": "blocked"
          },
          {
            "target": "off"
          }
        ],
        "onError": {
          "target": "subscribeFailed"
        }
      },
      "on": {
        "wish.withdrawn": {
          "target": "off"
        }
      }
    },
    "subscribing": {
      "description": "The browser gets an address at its push service, and the server is told of it.",
      "tags": "busy",
      "invoke": {
        "id": "subscribe",
        "src": "subscribe",
        "onDone": {
          "target": "on"
        },
        "onError": {
          "target": "subscribeFailed"
        }
      },
      "after": {
        "15000": {
          "target": "subscribeFailed"
        }
      }
    },
    "subscribeFailed": {
      "description": "There are no notices here; it can be tried again.",
      "on": {
        "submission.retried": {
          "target": "asking"
        }
      }
    },
    "on": {
      "description": "Notices are shown on this device.",
      "on": {
        "notices.stopped": {
          "target": "stopping"
        }
      }
    },
    "stopping": {
      "description": "The server forgets the address, then the browser does.",
      "tags": "busy",
      "invoke": {
        "id": "unsubscribe",
        "src": "unsubscribe",
        "onDone": {
          "target": "off"
        },
        "onError": {
          "target": "stopFailed"
        }
      },
      "after": {
        "15000": {
          "target": "stopFailed"
        }
      }
    },
    "stopFailed": {
      "description": "Notices are still on; stopping can be tried again.",
      "on": {
        "submission.retried": {
          "target": "stopping"
        }
      }
    }
  }
})
