// Made by "npm run stately" from machines/sign-in. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const oneTimeLink = createMachine({
  "id": "oneTimeLink",
  "description": "Logging in with an emailed link.",
  "initial": "arriving",
  "states": {
    "arriving": {
      "description": "With the link of a mail, or without.",
      "always": [
        {
          "guard": "hasLink",
          "target": "landing"
        },
        {
          "target": "request"
        }
      ]
    },
    "request": {
      "description": "The person says which address the link should go to.",
      "on": {
        "email.submitted": {
          "target": "sending",
          "actions": {
            "type": "keepEmail"
          }
        }
      }
    },
    "sending": {
      "description": "The mail is being asked for.",
      "tags": "busy",
      "invoke": {
        "id": "requestLink",
        "src": "requestLink",
        "onDone": [
          {
            "guard": {
              "type": "isSent"
            },
            "target": "sent"
          },
          {
            "target": "tooMany"
          }
        ],
        "onError": {
          "target": "requestFailed"
        }
      },
      "after": {
        "5000": {
          "target": "requestFailed"
        }
      }
    },
    "requestFailed": {
      "description": "The mail could not be asked for; the address is kept (E-031).",
      "tags": "failed",
      "on": {
        "email.submitted": {
          "target": "sending",
          "actions": {
            "type": "keepEmail"
          }
        }
      }
    },
    "tooMany": {
      "description": "Too many mails were asked for from here; a while later it works again.",
      "on": {
        "email.submitted": {
          "target": "sending",
          "actions": {
            "type": "keepEmail"
          }
        }
      }
    },
    "sent": {
      "description": "If the address has an account, the mail is on its way.",
      "on": {
        "email.changed": {
          "target": "request"
        }
      }
    },
    "landing": {
      "description": "The person came with the link; one press logs them in.",
      "on": {
        "link.followed": {
          "target": "entering"
        }
      }
    },
    "entering": {
      "description": "The link is being used.",
      "tags": "busy",
      "invoke": {
        "id": "redeemLink",
        "src": "redeemLink",
        "onDone": [
          {
            "guard": {
              "type": "isValid"
            },
            "target": "entered"
          },
          {
            "guard": {
              "type": "isExpired"
            },
            "target": "expired"
          },
          {
            "guard": {
              "type": "isUsed"
            },
            "target": "used"
          },
          {
            "guard": {
              "type": "isRenewed"
            },
            "actions": {
              "type": "keepReset"
            },
            "target": "renewed"
          },
          {
            "guard": {
              "type": "isElsewhere"
            },
            "target": "elsewhere"
          },
          {
            "target": "invalid"
          }
        ],
        "onError": {
          "target": "enteringFailed"
        }
      },
      "after": {
        "5000": {
          "target": "enteringFailed"
        }
      }
    },
    "enteringFailed": {
      "description": "The link could not be used just now; it may be pressed again.",
      "tags": "failed",
      "on": {
        "link.followed": {
          "target": "entering"
        }
      }
    },
    "renewed": {
      "description": "The person is logged in, and reads that every way in from before has ended; a new password can be chosen at once.",
      "on": {
        "password.wanted": {
          "target": "choosing"
        },
        "password.left": {
          "target": "entered"
        }
      }
    },
    "choosing": {
      "description": "The person chooses a new password, on the page for that.",
      "type": "final"
    },
    "entered": {
      "description": "The person is logged in.",
      "type": "final"
    },
    "elsewhere": {
      "description": "The link of the first mail works where the account is logged in to; whoever can’t do that logs in with a new link.",
      "on": {
        "link.asked": {
          "target": "request"
        }
      }
    },
    "expired": {
      "description": "The link is more than 15 minutes old; a new one can be asked for (E-030).",
      "on": {
        "link.asked": {
          "target": "request"
        }
      }
    },
    "used": {
      "description": "The link was used before; a new one can be asked for (E-030).",
      "on": {
        "link.asked": {
          "target": "request"
        }
      }
    },
    "invalid": {
      "description": "There is no such link, or a newer one replaced it; a new one can be asked for.",
      "on": {
        "link.asked": {
          "target": "request"
        }
      }
    }
  }
})
