// Made by "npm run stately" from machines/shopping. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const reminderBar = createMachine({
  "id": "reminderBar",
  "description": "Donation Reminder’s bar on a shop’s website.",
  "initial": "checking",
  "states": {
    "checking": {
      "description": "Whose page is it, and what has been chosen for it? Both are known on the device.",
      "tags": [
        "busy",
        "hidden"
      ],
      "invoke": {
        "id": "readPage",
        "src": "readPage",
        "onDone": [
          {
            "guard": {
              "type": "isNoShop"
            },
            "target": "noShop"
          },
          {
            "guard": {
              "type": "isActive"
            },
            "target": "active",
            "actions": {
              "type": "keepPage"
            }
          },
          {
            "guard": {
              "type": "isLost"
            },
            "target": "trackingLost",
            "actions": {
              "type": "keepPage"
            }
          },
          {
            "guard": {
              "type": "isHidden"
            },
            "target": "mutedHere",
            "actions": {
              "type": "keepPage"
            }
          },
          {
            "guard": {
              "type": "isHidden"
            },
            "target": "standingDown",
            "actions": {
              "type": "keepPage"
            }
          },
          {
            "guard": {
              "type": "isHidden"
            },
            "target": "dismissed",
            "actions": {
              "type": "keepPage"
            }
          },
          {
            "target": "offered",
            "actions": {
              "type": "keepPage"
            }
          }
        ],
        "onError": {
          "target": "unknown"
        }
      },
      "after": {
        "5000": {
          "target": "unknown"
        }
      }
    },
    "unknown": {
      "description": "It could not be found out, and nothing is said: pressing the icon asks again.",
      "tags": "hidden",
      "on": {
        "bar.wanted": {
          "target": "checking",
          "actions": "noteWanted"
        }
      }
    },
    "noShop": {
      "description": "Not the page of a partner shop: nothing is shown, and nothing is kept.",
      "type": "final"
    },
    "offered": {
      "description": "What the shop donates, and one press that activates it.",
      "on": {
        "donation.activated": {
          "target": "activating"
        },
        "donation.active": {
          "target": "active",
          "actions": {
            "type": "noteActive"
          }
        },
        "bar.dismissed": {
          "target": "dismissed"
        },
        "shop.muted": {
          "guard": "isNotMuted",
          "target": "remembering",
          "actions": "wantMuted"
        },
        "shop.unmuted": {
          "guard": "isMuted",
          "target": "remembering",
          "actions": "wantUnmuted"
        }
      }
    },
    "activating": {
      "description": "The visit’s page is opened in place of this one; it leads back to the shop.",
      "tags": "busy",
      "invoke": {
        "id": "startVisit",
        "src": "startVisit",
        "onDone": {
          "target": "leaving"
        },
        "onError": {
          "target": "notActivated"
        }
      },
      "after": {
        "5000": {
          "target": "notActivated"
        }
      }
    },
    "leaving": {
      "description": "On the way: this page is about to go.",
      "type": "final"
    },
    "notActivated": {
      "description": "The visit’s page did not open, so nothing would be donated yet.",
      "on": {
        "donation.activated": {
          "target": "activating"
        },
        "bar.dismissed": {
          "target": "dismissed"
        }
      }
    },
    "active": {
      "description": "The visit is recorded: what is bought now is linked to it.",
      "on": {
        "otherLink.seen": {
          "target": "trackingLost",
          "actions": "noteOtherLink"
        },
        "donation.active": {
          "target": "active",
          "reenter": true,
          "actions": {
            "type": "noteActive"
          }
        },
        "bar.dismissed": {
          "target": "activeUnseen"
        }
      },
      "after": {
        "1800000": {
          "target": "trackingLost",
          "actions": "noteTimeOver"
        }
      }
    },
    "activeUnseen": {
      "description": "Active still, and put out of sight; a loss is told nevertheless.",
      "tags": "hidden",
      "on": {
        "otherLink.seen": {
          "target": "trackingLost",
          "actions": "noteOtherLink"
        },
        "bar.wanted": {
          "target": "checking",
          "actions": "noteWanted"
        }
      },
      "after": {
        "1800000": {
          "target": "trackingLost",
          "actions": "noteTimeOver"
        }
      }
    },
    "trackingLost": {
      "description": "The shop might not link a purchase to the visit any more: too long ago, or another link has come between.",
      "on": {
        "donation.activated": {
          "target": "activating"
        },
        "donation.active": {
          "target": "active",
          "actions": {
            "type": "noteActive"
          }
        },
        "bar.dismissed": {
          "target": "dismissed"
        }
      }
    },
    "remembering": {
      "description": "The choice for this shop is being kept on the device.",
      "tags": "busy",
      "invoke": {
        "id": "rememberChoice",
        "src": "rememberChoice",
        "onDone": [
          {
            "guard": "wantsMuted",
            "target": "muted",
            "actions": "keepChoice"
          },
          {
            "target": "offered",
            "actions": "keepChoice"
          }
        ],
        "onError": {
          "target": "notRemembered"
        }
      },
      "after": {
        "5000": {
          "target": "notRemembered"
        }
      }
    },
    "notRemembered": {
      "description": "The browser could not keep the choice.",
      "on": {
        "choice.retried": {
          "target": "remembering"
        },
        "bar.dismissed": {
          "target": "dismissed"
        }
      }
    },
    "muted": {
      "description": "Said once: no more reminders on this shop, and how to have them back.",
      "on": {
        "shop.unmuted": {
          "target": "remembering",
          "actions": "wantUnmuted"
        },
        "bar.dismissed": {
          "target": "mutedHere"
        }
      }
    },
    "mutedHere": {
      "description": "Not on this shop: nothing is shown unless the icon is pressed.",
      "tags": "hidden",
      "on": {
        "bar.wanted": {
          "target": "offered",
          "actions": "noteWanted"
        }
      }
    },
    "standingDown": {
      "description": "Somebody else’s link has led here, and is left in peace unless the icon is pressed.",
      "tags": "hidden",
      "on": {
        "bar.wanted": {
          "target": "offered",
          "actions": "noteWanted"
        }
      }
    },
    "dismissed": {
      "description": "Closed by the person, for as long as the browser is open.",
      "tags": "hidden",
      "on": {
        "bar.wanted": {
          "target": "checking",
          "actions": "noteWanted"
        },
        "donation.active": {
          "target": "active",
          "actions": {
            "type": "noteActive"
          }
        }
      }
    }
  }
})
