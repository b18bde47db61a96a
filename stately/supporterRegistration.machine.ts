// Made by "npm run stately" from machines/registration. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const supporterRegistration = createMachine({
  "id": "supporterRegistration",
  "description": "Becoming a supporter: a cause, an account, and what may be sent.",
  "initial": "starting",
  "on": {
    "step.shown": [
      {
        "guard": {
          "type": "wantsChooseCause"
        },
        "target": ".chooseCause"
      },
      {
        "guard": {
          "type": "wantsCreateAccount"
        },
        "target": ".createAccount"
      },
      {
        "guard": {
          "type": "wantsMarketing"
        },
        "target": ".marketingTerms"
      }
    ]
  },
  "states": {
    "starting": {
      "description": "A cause that came with the link is taken over.",
      "always": [
        {
          "guard": "hasCause",
          "target": "createAccount"
        },
        {
          "target": "chooseCause"
        }
      ]
    },
    "chooseCause": {
      "description": "The person finds the cause that they want to raise for.",
      "meta": {
        "screen": "chooseCause",
        "step": "choose-cause"
      },
      "on": {
        "cause.chosen": {
          "target": "createAccount",
          "actions": {
            "type": "keepCause"
          }
        }
      }
    },
    "createAccount": {
      "description": "Name, e-mail address and password.",
      "meta": {
        "screen": "createAccount",
        "step": "create-account"
      },
      "on": {
        "account.submitted": {
          "target": "checkingEmail",
          "actions": {
            "type": "keepAccount"
          }
        },
        "step.back": {
          "target": "chooseCause"
        }
      }
    },
    "checkingEmail": {
      "description": "Asking whether the address has an account already. If that cannot be asked, registering will tell.",
      "tags": "busy",
      "meta": {
        "screen": "createAccount",
        "step": "create-account"
      },
      "on": {
        "step.shown": {}
      },
      "invoke": {
        "id": "probeEmail",
        "src": "probeEmail",
        "onDone": [
          {
            "guard": {
              "type": "isKnown"
            },
            "target": "knownEmail"
          },
          {
            "target": "marketingTerms"
          }
        ],
        "onError": {
          "target": "marketingTerms"
        }
      },
      "after": {
        "5000": {
          "target": "marketingTerms"
        }
      }
    },
    "knownEmail": {
      "description": "There is an account with this address: the person can log in, or go back and use another address.",
      "meta": {
        "screen": "knownEmail",
        "step": "create-account"
      },
      "on": {
        "signIn.chosen": {
          "target": "signingIn"
        },
        "step.back": {
          "target": "createAccount"
        }
      }
    },
    "marketingTerms": {
      "description": "The terms, and whether news may be sent.",
      "meta": {
        "screen": "marketingTerms",
        "step": "marketing-terms"
      },
      "on": {
        "marketing.submitted": {
          "target": "finalising",
          "actions": {
            "type": "keepMarketing"
          }
        },
        "step.back": {
          "target": "createAccount"
        }
      }
    },
    "finalising": {
      "description": "The account is being made.",
      "tags": "busy",
      "meta": {
        "screen": "marketingTerms",
        "step": "marketing-terms"
      },
      "on": {
        "step.shown": {}
      },
      "invoke": {
        "id": "registerSupporter",
        "src": "registerSupporter",
        "onDone": [
          {
            "guard": {
              "type": "isRegistered"
            },
            "target": "done"
          },
          {
            "guard": {
              "type": "isEmailTaken"
            },
            "target": "knownEmail"
          },
          {
            "guard": {
              "type": "isRefused"
            },
            "target": "refused"
          },
          {
            "target": "couldNotRegister"
          }
        ],
        "onError": {
          "target": "couldNotRegister"
        }
      },
      "after": {
        "15000": {
          "target": "couldNotRegister"
        }
      }
    },
    "refused": {
      "description": "The server found fault with the details: the person checks them, everything typed is still there.",
      "meta": {
        "screen": "createAccount",
        "step": "create-account"
      },
      "on": {
        "account.submitted": {
          "target": "checkingEmail",
          "actions": {
            "type": "keepAccount"
          }
        },
        "step.back": {
          "target": "chooseCause"
        }
      }
    },
    "couldNotRegister": {
      "description": "The account could not be made just now. Trying again cannot make two.",
      "meta": {
        "screen": "couldNotRegister",
        "step": "marketing-terms"
      },
      "on": {
        "registration.retried": {
          "target": "finalising"
        },
        "step.back": {
          "target": "marketingTerms"
        }
      }
    },
    "signingIn": {
      "description": "The person logs in with the account that they have.",
      "type": "final"
    },
    "done": {
      "description": "The account exists and the person is signed in.",
      "type": "final"
    }
  }
})
