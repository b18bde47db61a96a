// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causeUpdates = createMachine({
  "id": "causeUpdates",
  "description": "Updates of a cause: what it tells on its page.",
  "context": {
    "found": null,
    "text": "",
    "refusals": {},
    "chosen": {
      "id": 0,
      "part": "update"
    }
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "What the cause has posted is being read.",
      "tags": "busy",
      "invoke": {
        "id": "read",
        "src": "read",
        "onDone": [
          {
            "guard": {
              "type": "isOver"
            },
            "target": "closed",
            "actions": {
              "type": "keepFound"
            }
          },
          {
            "guard": {
              "type": "hasSome"
            },
            "target": "writing",
            "actions": {
              "type": "keepFound"
            }
          },
          {
            "target": "writing.none",
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
    "failed": {
      "description": "It could not be read.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "closed": {
      "description": "The cause has closed: nobody sees its updates any more, and none can be posted unless it is reopened.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "writing": {
      "description": "The field for an update, and below it what is posted. What is typed stays on this device until it is posted.",
      "initial": "listed",
      "on": {
        "update.submitted": [
          {
            "guard": {
              "type": "isFaulty"
            },
            "target": ".invalid",
            "actions": {
              "type": "keepFault"
            }
          },
          {
            "target": "posting",
            "actions": {
              "type": "keepText"
            }
          }
        ],
        "removal.wanted": {
          "guard": {
            "type": "isThere"
          },
          "target": "confirming",
          "actions": {
            "type": "keepChosen"
          }
        },
        "picture.saved": {
          "guard": "isListed",
          "target": ".pictured",
          "actions": {
            "type": "keepPictured"
          }
        }
      },
      "states": {
        "none": {
          "description": "Nothing is posted yet."
        },
        "listed": {
          "description": "What is posted, each with its day."
        },
        "invalid": {
          "description": "Empty, too short or too long; it says which."
        },
        "posted": {
          "description": "It stands first in the list, and the field is empty again."
        },
        "tooOften": {
          "description": "The cause has posted as often as it can today; what was typed is still there."
        },
        "notPosted": {
          "description": "It is not known to be posted; what was typed is still there, and can be sent again."
        },
        "pictured": {
          "description": "A picture stands with an update; how one is chosen and cut, `avatarUpload` says."
        },
        "removed": {
          "description": "An update, or its picture, is gone from the page."
        },
        "notRemoved": {
          "description": "It is not known to be removed.",
          "on": {
            "removal.retried": {
              "target": "#causeUpdates.removing"
            }
          }
        }
      }
    },
    "posting": {
      "description": "What was typed is on its way.",
      "tags": "busy",
      "invoke": {
        "id": "post",
        "src": "post",
        "onDone": [
          {
            "guard": {
              "type": "isPosted"
            },
            "target": "writing.posted",
            "actions": {
              "type": "keepPosted"
            }
          },
          {
            "guard": {
              "type": "isRefused"
            },
            "target": "writing.invalid",
            "actions": {
              "type": "keepRefusals"
            }
          },
          {
            "guard": {
              "type": "isTooOften"
            },
            "target": "writing.tooOften"
          },
          {
            "target": "closed"
          }
        ],
        "onError": {
          "target": "writing.notPosted"
        }
      },
      "after": {
        "15000": {
          "target": "writing.notPosted"
        }
      }
    },
    "confirming": {
      "description": "What removing means is said before it happens. A picture that was on its way can come meanwhile.",
      "tags": "asksAgain",
      "on": {
        "removal.confirmed": {
          "target": "removing"
        },
        "removal.dropped": {
          "target": "writing"
        },
        "picture.saved": {
          "actions": {
            "type": "keepFound"
          }
        }
      }
    },
    "removing": {
      "description": "The update, or its picture, is being taken from the page.",
      "tags": "busy",
      "invoke": {
        "id": "remove",
        "src": "remove",
        "onDone": [
          {
            "guard": {
              "type": "isRemoved"
            },
            "target": "writing.removed",
            "actions": {
              "type": "keepLeft"
            }
          },
          {
            "target": "closed"
          }
        ],
        "onError": {
          "target": "writing.notRemoved"
        }
      },
      "after": {
        "15000": {
          "target": "writing.notRemoved"
        }
      }
    }
  }
})
