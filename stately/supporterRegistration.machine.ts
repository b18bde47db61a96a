// Made by "npm run stately" from machines/registration. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const supporterRegistration = createMachine({
  "id": "supporterRegistration",
  "description": "Supporter sign-up: cause, account and email preferences.",
  "initial": "starting",
  "on": {
    "step.shown": [
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#supporterRegistration.chooseCause"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#supporterRegistration.account.createAccount"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#supporterRegistration.terms.marketingTerms"
      }
    ]
  },
  "states": {
    "starting": {
      "description": "A cause that came with the link is taken over.",
      "always": [
        {
          "guard": "hasCause",
          "target": "#supporterRegistration.account"
        },
        {
          "target": "chooseCause"
        }
      ]
    },
    "chooseCause": {
      "description": "The person finds the cause that they want to raise for.",
      "meta": {
        "step": "choose-cause"
      },
      "invoke": {
        "id": "watchPerson",
        "src": "watchPerson"
      },
      "on": {
        "person.signedIn": {
          "actions": {
            "type": "keepPerson"
          }
        },
        "cause.chosen": [
          {
            "guard": "isSignedIn",
            "target": "causeSwitch",
            "actions": {
              "type": "keepCause"
            }
          },
          {
            "target": "#supporterRegistration.account",
            "actions": {
              "type": "keepCause"
            }
          }
        ]
      }
    },
    "account": {
      "description": "The account is made, or whoever has one logs in: here, or in another tab.",
      "invoke": {
        "id": "watchPerson",
        "src": "watchPerson"
      },
      "on": {
        "person.signedIn": {
          "target": "#supporterRegistration.causeSwitch",
          "actions": {
            "type": "keepPerson"
          }
        }
      },
      "initial": "createAccount",
      "states": {
        "createAccount": {
          "description": "Name, e-mail address and password.",
          "meta": {
            "step": "create-account"
          },
          "on": {
            "create-account.submitted": {
              "target": "checkingEmail",
              "actions": {
                "type": "keepAnswer"
              }
            },
            "step.back": [
              {
                "target": "#supporterRegistration.chooseCause"
              }
            ]
          }
        },
        "checkingEmail": {
          "description": "Asking whether the address has an account already. If that cannot be asked, registering will tell.",
          "tags": "busy",
          "meta": {
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
                "target": "#supporterRegistration.terms"
              }
            ],
            "onError": {
              "target": "#supporterRegistration.terms"
            }
          },
          "after": {
            "5000": {
              "target": "#supporterRegistration.terms"
            }
          }
        },
        "knownEmail": {
          "description": "There is an account with this address: the person logs in here, has a link mailed, or uses another address.",
          "meta": {
            "step": "create-account"
          },
          "on": {
            "link.asked": {
              "target": "requestingLink"
            },
            "step.back": {
              "target": "createAccount"
            }
          }
        },
        "requestingLink": {
          "description": "A link that logs the person in is being asked for.",
          "tags": "busy",
          "meta": {
            "step": "create-account"
          },
          "on": {
            "step.shown": {}
          },
          "invoke": {
            "id": "requestLink",
            "src": "requestLink",
            "onDone": {
              "target": "oneTimeLinkNotice"
            },
            "onError": {
              "target": "linkFailed"
            }
          },
          "after": {
            "5000": {
              "target": "linkFailed"
            }
          }
        },
        "linkFailed": {
          "description": "The link could not be asked for; the password still works.",
          "tags": "failed",
          "meta": {
            "step": "create-account"
          },
          "on": {
            "link.asked": {
              "target": "requestingLink"
            },
            "step.back": {
              "target": "createAccount"
            }
          }
        },
        "oneTimeLinkNotice": {
          "description": "A mail with the link is on its way; it leads back here, on any device.",
          "meta": {
            "step": "create-account"
          },
          "on": {
            "step.back": {
              "target": "knownEmail"
            }
          }
        },
        "detailsRefused": {
          "description": "The server found fault with the details: the person checks them, everything typed is still there.",
          "meta": {
            "step": "create-account"
          },
          "on": {
            "create-account.submitted": {
              "target": "checkingEmail",
              "actions": {
                "type": "keepAnswer"
              }
            },
            "step.back": [
              {
                "target": "#supporterRegistration.chooseCause"
              }
            ]
          }
        }
      }
    },
    "causeSwitch": {
      "description": "Who has an account already keeps their cause, or changes to this one.",
      "initial": "decidingSwitch",
      "states": {
        "decidingSwitch": {
          "description": "Who has an account may support another cause already.",
          "always": [
            {
              "guard": "supportsThis",
              "target": "#supporterRegistration.done"
            },
            {
              "guard": "supportsNone",
              "target": "switching"
            },
            {
              "target": "confirmCauseSwitch"
            }
          ]
        },
        "confirmCauseSwitch": {
          "description": "The person supports another cause now: they keep it, or change. Donations made so far stay where they are.",
          "on": {
            "step.shown": {},
            "switch.confirmed": {
              "target": "switching"
            },
            "switch.declined": {
              "target": "#supporterRegistration.done"
            }
          }
        },
        "switching": {
          "description": "The person’s cause is being changed.",
          "tags": "busy",
          "on": {
            "step.shown": {}
          },
          "invoke": {
            "id": "switchCause",
            "src": "switchCause",
            "onDone": {
              "target": "#supporterRegistration.done"
            },
            "onError": {
              "target": "switchFailed"
            }
          },
          "after": {
            "5000": {
              "target": "switchFailed"
            }
          }
        },
        "switchFailed": {
          "description": "The cause could not be changed just now: try again, choose another, or go on with the one before.",
          "tags": "failed",
          "on": {
            "step.shown": {},
            "switch.confirmed": {
              "target": "switching"
            },
            "switch.declined": {
              "target": "#supporterRegistration.done"
            },
            "list.reopened": {
              "target": "#supporterRegistration.chooseCause"
            }
          }
        }
      }
    },
    "terms": {
      "description": "What is agreed to; with it the account is made.",
      "initial": "marketingTerms",
      "states": {
        "marketingTerms": {
          "description": "The terms, and whether news may be sent.",
          "meta": {
            "step": "marketing-terms"
          },
          "invoke": {
            "id": "watchPerson",
            "src": "watchPerson"
          },
          "on": {
            "person.signedIn": {
              "target": "#supporterRegistration.causeSwitch",
              "actions": {
                "type": "keepPerson"
              }
            },
            "marketing-terms.submitted": {
              "target": "finalising",
              "actions": {
                "type": "keepAnswer"
              }
            },
            "step.back": [
              {
                "target": "#supporterRegistration.account.createAccount"
              }
            ]
          }
        },
        "finalising": {
          "description": "The account is being made.",
          "tags": "busy",
          "meta": {
            "step": "marketing-terms"
          },
          "on": {
            "step.shown": {}
          },
          "invoke": {
            "id": "createUser",
            "src": "createUser",
            "onDone": [
              {
                "guard": {
                  "type": "isMade"
                },
                "target": "#supporterRegistration.done"
              },
              {
                "guard": {
                  "type": "isEmailTaken"
                },
                "target": "#supporterRegistration.account.knownEmail"
              },
              {
                "guard": {
                  "type": "isRefused"
                },
                "target": "#supporterRegistration.account.detailsRefused",
                "actions": {
                  "type": "keepRefusals"
                }
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
            "30000": {
              "target": "couldNotRegister"
            }
          }
        },
        "couldNotRegister": {
          "description": "The account could not be made just now. Trying again cannot make two.",
          "meta": {
            "step": "marketing-terms"
          },
          "invoke": {
            "id": "watchPerson",
            "src": "watchPerson"
          },
          "on": {
            "person.signedIn": {
              "target": "#supporterRegistration.causeSwitch",
              "actions": {
                "type": "keepPerson"
              }
            },
            "registration.retried": {
              "target": "finalising"
            },
            "step.back": {
              "target": "marketingTerms"
            }
          }
        }
      }
    },
    "done": {
      "description": "The account exists and the person is signed in.",
      "type": "final",
      "tags": "over"
    }
  }
})
