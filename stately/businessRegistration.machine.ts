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
        "target": "#businessRegistration.theBusiness.businessName"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#businessRegistration.theBusiness.contactNumber"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#businessRegistration.account.accountEmail"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#businessRegistration.account.password"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#businessRegistration.account.names"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#businessRegistration.registering.checkAnswers"
      }
    ],
    "person.signedIn": {
      "actions": {
        "type": "keepPerson"
      }
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
          "target": "#businessRegistration.theBusiness"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "contactNumber"
            }
          },
          "target": "#businessRegistration.theBusiness.contactNumber"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "email",
              "onlyIf": "isNew"
            }
          },
          "target": "#businessRegistration.account"
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
          "target": "#businessRegistration.account.password"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "names",
              "onlyIf": "isNew"
            }
          },
          "target": "#businessRegistration.account.names"
        },
        {
          "target": "#businessRegistration.registering"
        }
      ]
    },
    "theBusiness": {
      "description": "What the business is called, and its number.",
      "initial": "businessName",
      "states": {
        "businessName": {
          "description": "What the business is called.",
          "meta": {
            "step": "business-name"
          },
          "on": {
            "businessName.submitted": {
              "target": "#businessRegistration.goingOn",
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
              "target": "#businessRegistration.goingOn",
              "actions": {
                "type": "keep"
              }
            },
            "step.back": [
              {
                "target": "#businessRegistration.theBusiness.businessName"
              }
            ]
          }
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
    },
    "account": {
      "description": "Who will run it. Whoever has an account is asked nothing here.",
      "initial": "accountEmail",
      "states": {
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
              "target": "#businessRegistration.goingOn",
              "actions": {
                "type": "keepPerson"
              }
            },
            "step.back": [
              {
                "target": "#businessRegistration.theBusiness.contactNumber"
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
              "target": "#businessRegistration.goingOn",
              "actions": {
                "type": "keepPerson"
              }
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
                "target": "#businessRegistration.goingOn"
              }
            ],
            "onError": {
              "target": "#businessRegistration.goingOn"
            }
          },
          "after": {
            "5000": {
              "target": "#businessRegistration.goingOn"
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
              "target": "#businessRegistration.goingOn",
              "actions": {
                "type": "keepPerson"
              }
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
              "target": "#businessRegistration.goingOn",
              "actions": {
                "type": "keepPassword"
              }
            },
            "person.signedIn": {
              "target": "#businessRegistration.goingOn",
              "actions": {
                "type": "keepPerson"
              }
            },
            "step.back": [
              {
                "target": "#businessRegistration.account.accountEmail"
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
              "target": "#businessRegistration.goingOn",
              "actions": {
                "type": "keep"
              }
            },
            "person.signedIn": {
              "target": "#businessRegistration.goingOn",
              "actions": {
                "type": "keepPerson"
              }
            },
            "step.back": [
              {
                "target": "#businessRegistration.account.password"
              }
            ]
          }
        }
      }
    },
    "registering": {
      "description": "All answers once more; with them everything is made.",
      "initial": "checkAnswers",
      "states": {
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
                "target": "#businessRegistration.account.names"
              },
              {
                "target": "#businessRegistration.theBusiness.contactNumber"
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
                "target": "#businessRegistration.success",
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
                "target": "#businessRegistration.account.knownEmail"
              },
              {
                "guard": {
                  "type": "isOutcome"
                },
                "target": "#businessRegistration.theBusiness.alreadyRegistered"
              },
              {
                "guard": {
                  "type": "isOutcome"
                },
                "target": "#businessRegistration.goingOn",
                "actions": "forgetPerson"
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
            "45000": {
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
        }
      }
    },
    "success": {
      "description": "The business is registered.",
      "tags": "over",
      "on": {
        "steps.opened": {
          "target": "nextSteps"
        },
        "step.shown": {}
      }
    },
    "nextSteps": {
      "description": "What to do first, and a coaching call.",
      "type": "final",
      "tags": "over"
    }
  }
})
