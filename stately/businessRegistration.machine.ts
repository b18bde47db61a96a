// Made by "npm run stately" from machines/registration. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const businessRegistration = createMachine({
  "id": "businessRegistration",
  "description": "Registering a business to raise money.",
  "initial": "goingOn",
  "on": {
    "step.shown": [
      {
        "guard": {
          "type": "isReached"
        },
        "target": ".businessName"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": ".contactNumber"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": ".accountEmail"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": ".password"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": ".names"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": ".checkAnswers"
      }
    ],
    "person.signedIn": {
      "actions": "markSignedIn"
    }
  },
  "states": {
    "goingOn": {
      "description": "To the first question without an answer.",
      "always": [
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "businessName"
            }
          },
          "target": "businessName"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "contactNumber"
            }
          },
          "target": "contactNumber"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "email",
              "onlyIf": "isNew"
            }
          },
          "target": "accountEmail"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "password",
              "isSecret": true,
              "onlyIf": "isNew"
            }
          },
          "target": "password"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "names",
              "onlyIf": "isNew"
            }
          },
          "target": "names"
        },
        {
          "target": "checkAnswers"
        }
      ]
    },
    "businessName": {
      "description": "What the business is called.",
      "meta": {
        "step": "business-name"
      },
      "on": {
        "businessName.submitted": {
          "target": "goingOn",
          "actions": {
            "type": "keep"
          }
        }
      }
    },
    "contactNumber": {
      "description": "A number for questions; it may be left out.",
      "meta": {
        "step": "contact-number"
      },
      "on": {
        "contactNumber.submitted": {
          "target": "goingOn",
          "actions": {
            "type": "keep"
          }
        },
        "step.back": [
          {
            "target": "businessName"
          }
        ]
      }
    },
    "accountEmail": {
      "description": "The address of the person who will run it.",
      "meta": {
        "step": "account-email"
      },
      "on": {
        "email.submitted": {
          "target": "checkingEmail",
          "actions": {
            "type": "keep"
          }
        },
        "person.signedIn": {
          "target": "goingOn",
          "actions": "markSignedIn"
        },
        "step.back": [
          {
            "target": "contactNumber"
          }
        ]
      }
    },
    "checkingEmail": {
      "description": "Asking whether the address has an account already. If that cannot be asked, registering will tell.",
      "tags": "busy",
      "meta": {
        "step": "account-email"
      },
      "on": {
        "person.signedIn": {
          "target": "goingOn",
          "actions": "markSignedIn"
        },
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
            "target": "goingOn"
          }
        ],
        "onError": {
          "target": "goingOn"
        }
      },
      "after": {
        "5000": {
          "target": "goingOn"
        }
      }
    },
    "knownEmail": {
      "description": "The address has an account: logging in here goes on with the wizard (F-047).",
      "meta": {
        "step": "account-email"
      },
      "on": {
        "person.signedIn": {
          "target": "goingOn",
          "actions": "markSignedIn"
        },
        "step.back": {
          "target": "accountEmail"
        }
      }
    },
    "password": {
      "description": "A password for the new account.",
      "meta": {
        "step": "password"
      },
      "on": {
        "password.submitted": {
          "target": "goingOn",
          "actions": {
            "type": "keepPassword"
          }
        },
        "person.signedIn": {
          "target": "goingOn",
          "actions": "markSignedIn"
        },
        "step.back": [
          {
            "target": "accountEmail"
          }
        ]
      }
    },
    "names": {
      "description": "The person’s name.",
      "meta": {
        "step": "names"
      },
      "on": {
        "names.submitted": {
          "target": "goingOn",
          "actions": {
            "type": "keep"
          }
        },
        "person.signedIn": {
          "target": "goingOn",
          "actions": "markSignedIn"
        },
        "step.back": [
          {
            "target": "password"
          }
        ]
      }
    },
    "checkAnswers": {
      "description": "All answers, each with a way to change it. Nothing is made before they are confirmed.",
      "meta": {
        "step": "check-answers"
      },
      "on": {
        "answers.confirmed": {
          "target": "finalising",
          "actions": "forgetRefusals"
        },
        "step.back": [
          {
            "guard": {
              "type": "isAsked",
              "params": {
                "answer": "names",
                "onlyIf": "isNew"
              }
            },
            "target": "names"
          },
          {
            "target": "contactNumber"
          }
        ]
      }
    },
    "finalising": {
      "description": "Account, business and administrator are being made, each once (F-059).",
      "tags": "busy",
      "meta": {
        "step": "check-answers"
      },
      "on": {
        "step.shown": {},
        "person.signedIn": {}
      },
      "invoke": {
        "id": "finalise",
        "src": "finalise",
        "onDone": [
          {
            "guard": {
              "type": "isOutcome"
            },
            "target": "success",
            "actions": [
              {
                "type": "keepOutcome"
              },
              "forgetPassword"
            ]
          },
          {
            "guard": {
              "type": "isOutcome"
            },
            "target": "knownEmail"
          },
          {
            "guard": {
              "type": "isOutcome"
            },
            "target": "alreadyRegistered"
          },
          {
            "guard": {
              "type": "isOutcome"
            },
            "target": "goingOn",
            "actions": "markSignedOut"
          },
          {
            "guard": {
              "type": "isOutcome"
            },
            "target": "checkAnswers",
            "actions": {
              "type": "keepOutcome"
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
        "35000": {
          "target": "couldNotRegister"
        }
      }
    },
    "couldNotRegister": {
      "description": "Something failed on the way. What was made stays, and trying again goes on from there.",
      "meta": {
        "step": "check-answers"
      },
      "on": {
        "registration.retried": {
          "target": "finalising"
        },
        "step.back": {
          "target": "checkAnswers"
        }
      }
    },
    "success": {
      "description": "The business is registered.",
      "on": {
        "steps.opened": {
          "target": "nextSteps"
        },
        "step.shown": {}
      }
    },
    "nextSteps": {
      "description": "What to do first, and a coaching call.",
      "type": "final"
    },
    "alreadyRegistered": {
      "description": "The person has registered a business of this name before: to its dashboard, or to another name.",
      "meta": {
        "step": "business-name"
      },
      "on": {
        "step.back": {
          "target": "businessName"
        }
      }
    }
  }
})
