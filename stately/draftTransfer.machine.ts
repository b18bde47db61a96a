// Made by "npm run stately" from machines/registration. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const draftTransfer = createMachine({
  "id": "draftTransfer",
  "description": "Moving an unfinished sign-up to another device.",
  "context": {
    "link": "",
    "email": ""
  },
  "initial": "closed",
  "states": {
    "closed": {
      "description": "The wizard goes on here; one press offers another device.",
      "on": {
        "transfer.opened": {
          "target": "keeping"
        }
      }
    },
    "keeping": {
      "description": "The answers so far are being kept under a link.",
      "tags": "busy",
      "invoke": {
        "id": "keepDraft",
        "src": "keepDraft",
        "onDone": [
          {
            "guard": {
              "type": "isKept"
            },
            "target": "open",
            "actions": {
              "type": "keepLink"
            }
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
      "description": "They could not be kept just now; this device still has them.",
      "on": {
        "transfer.retried": {
          "target": "keeping"
        },
        "transfer.closed": {
          "target": "closed"
        }
      }
    },
    "tooMany": {
      "description": "Too many links were made today; this device still has the answers.",
      "on": {
        "transfer.closed": {
          "target": "closed"
        }
      }
    },
    "open": {
      "description": "The link is here, as text and as a code; it can be mailed.",
      "initial": "shown",
      "on": {
        "transfer.closed": {
          "target": "closed"
        },
        "email.submitted": {
          "target": ".mailing",
          "actions": {
            "type": "keepEmail"
          }
        }
      },
      "states": {
        "shown": {
          "description": "Nothing was mailed yet."
        },
        "mailing": {
          "description": "The link is being mailed.",
          "tags": "busy",
          "on": {
            "email.submitted": {}
          },
          "invoke": {
            "id": "mailDraft",
            "src": "mailDraft",
            "onDone": [
              {
                "guard": {
                  "type": "isSent"
                },
                "target": "mailed"
              },
              {
                "guard": {
                  "type": "isTooMany"
                },
                "target": "mailedTooOften"
              },
              {
                "target": "#draftTransfer.failed"
              }
            ],
            "onError": {
              "target": "notMailed"
            }
          },
          "after": {
            "5000": {
              "target": "notMailed"
            }
          }
        },
        "mailed": {
          "description": "The mail is on its way."
        },
        "mailedTooOften": {
          "description": "Too many mails today: the code and the link work without.",
          "meta": {
            "mail": "tooMany"
          }
        },
        "notMailed": {
          "description": "The mail could not be asked for just now.",
          "meta": {
            "mail": "failed"
          }
        }
      }
    }
  }
})
