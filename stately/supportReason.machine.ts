// Made by "npm run stately" from machines/account. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const supportReason = createMachine({
  "id": "supportReason",
  "description": "Why somebody supports their cause, in their own words.",
  "context": {
    "found": null,
    "text": "",
    "refusals": {}
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "What the person has said is being read.",
      "tags": "busy",
      "invoke": {
        "id": "read",
        "src": "read",
        "onDone": [
          {
            "guard": {
              "type": "supportsNobody"
            },
            "target": "nobody"
          },
          {
            "target": "writing",
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
    "nobody": {
      "description": "The person supports no cause: they choose one first.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "moved": {
      "description": "Another cause was chosen meanwhile, elsewhere: nothing is said of it that was meant for the one of before.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "writing": {
      "description": "The field, with what has been said, and whether the page shows it.",
      "initial": "open",
      "on": {
        "reason.submitted": [
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
            "target": "saving",
            "actions": {
              "type": "keepText"
            }
          }
        ]
      },
      "states": {
        "open": {
          "description": "It waits to be written."
        },
        "invalid": {
          "description": "Too short or too long; it says which."
        },
        "saved": {
          "description": "Those who run the cause read it next."
        },
        "removed": {
          "description": "What was said is taken back."
        },
        "notSaved": {
          "description": "It is not known to be saved; what was typed is still there, and can be sent again."
        }
      }
    },
    "saving": {
      "description": "What was typed is on its way.",
      "tags": "busy",
      "invoke": {
        "id": "save",
        "src": "save",
        "onDone": [
          {
            "guard": {
              "type": "isRemoved"
            },
            "target": "writing.removed",
            "actions": {
              "type": "keepSaved"
            }
          },
          {
            "guard": {
              "type": "isSaved"
            },
            "target": "writing.saved",
            "actions": {
              "type": "keepSaved"
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
            "target": "moved"
          }
        ],
        "onError": {
          "target": "writing.notSaved"
        }
      },
      "after": {
        "15000": {
          "target": "writing.notSaved"
        }
      }
    }
  }
})
