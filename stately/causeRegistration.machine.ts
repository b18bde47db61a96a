// Made by "npm run stately" from machines/registration. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causeRegistration = createMachine({
  "id": "causeRegistration",
  "description": "Registering a cause, from first question to finished page.",
  "initial": "goingOn",
  "on": {
    "step.shown": [
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#causeRegistration.theCause.charityQuestion"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#causeRegistration.theCause.charityNumber"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#causeRegistration.theCause.address"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#causeRegistration.theCause.causeName"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#causeRegistration.theCause.socialLinks"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#causeRegistration.theCause.marketingPermission"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#causeRegistration.account.accountEmail"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#causeRegistration.account.password"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#causeRegistration.account.names"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#causeRegistration.account.mobile"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": "#causeRegistration.registering.checkAnswers"
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
              "answer": "isCharity"
            }
          },
          "target": "#causeRegistration.theCause"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "charityNumber",
              "onlyIf": "isCharity"
            }
          },
          "target": "#causeRegistration.theCause.charityNumber"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "address"
            }
          },
          "target": "#causeRegistration.theCause.address"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "name"
            }
          },
          "target": "#causeRegistration.theCause.causeName"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "links"
            }
          },
          "target": "#causeRegistration.theCause.socialLinks"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "permission"
            }
          },
          "target": "#causeRegistration.theCause.marketingPermission"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "email",
              "onlyIf": "isNew"
            }
          },
          "target": "#causeRegistration.account"
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
          "target": "#causeRegistration.account.password"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "names",
              "onlyIf": "isNew"
            }
          },
          "target": "#causeRegistration.account.names"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "mobile"
            }
          },
          "target": "#causeRegistration.account.mobile"
        },
        {
          "target": "#causeRegistration.registering"
        }
      ]
    },
    "theCause": {
      "description": "What the cause is, where it is, and where people find it.",
      "initial": "charityQuestion",
      "states": {
        "charityQuestion": {
          "description": "Whether the cause is a registered charity.",
          "meta": {
            "step": "charity-question"
          },
          "on": {
            "isCharity.submitted": {
              "target": "#causeRegistration.goingOn",
              "actions": {
                "type": "keepIsCharity"
              }
            }
          }
        },
        "charityNumber": {
          "description": "The number that the register knows the charity by.",
          "meta": {
            "step": "charity-number"
          },
          "on": {
            "charityNumber.submitted": {
              "target": "checkingNumber",
              "actions": {
                "type": "keepNumber"
              }
            },
            "step.back": [
              {
                "target": "#causeRegistration.theCause.charityQuestion"
              }
            ]
          }
        },
        "checkingNumber": {
          "description": "Asking the register. If it cannot be asked, somebody looks at the number by hand later.",
          "tags": "busy",
          "meta": {
            "step": "charity-number"
          },
          "on": {
            "step.shown": {}
          },
          "invoke": {
            "id": "lookUpCharity",
            "src": "lookUpCharity",
            "onDone": [
              {
                "guard": {
                  "type": "isFound"
                },
                "target": "#causeRegistration.goingOn",
                "actions": {
                  "type": "keepCharity"
                }
              },
              {
                "target": "numberUnknown"
              }
            ],
            "onError": {
              "target": "#causeRegistration.goingOn"
            }
          },
          "after": {
            "5000": {
              "target": "#causeRegistration.goingOn"
            }
          }
        },
        "numberUnknown": {
          "description": "The register does not know the number: the person corrects it, or keeps it for somebody to look at.",
          "meta": {
            "step": "charity-number"
          },
          "on": {
            "number.kept": {
              "target": "#causeRegistration.goingOn"
            },
            "step.back": {
              "target": "charityNumber"
            }
          }
        },
        "address": {
          "description": "Where the cause is; what the register knows is filled in, and an address can be looked for by its postcode.",
          "meta": {
            "step": "address"
          },
          "invoke": {
            "id": "addressSearch",
            "src": "addressSearch"
          },
          "on": {
            "address.submitted": {
              "target": "#causeRegistration.goingOn",
              "actions": {
                "type": "keep"
              }
            },
            "step.back": [
              {
                "guard": {
                  "type": "isAsked",
                  "params": {
                    "answer": "charityNumber",
                    "onlyIf": "isCharity"
                  }
                },
                "target": "#causeRegistration.theCause.charityNumber"
              },
              {
                "target": "#causeRegistration.theCause.charityQuestion"
              }
            ]
          }
        },
        "causeName": {
          "description": "What the cause is called, and of what kind it is.",
          "meta": {
            "step": "cause-name"
          },
          "on": {
            "name.submitted": {
              "target": "checkingMatches",
              "actions": {
                "type": "keepName"
              }
            },
            "step.back": [
              {
                "target": "#causeRegistration.theCause.address"
              }
            ]
          }
        },
        "checkingMatches": {
          "description": "Looking whether somebody has registered this cause already. If that cannot be asked, registering will tell.",
          "tags": "busy",
          "meta": {
            "step": "cause-name"
          },
          "on": {
            "step.shown": {}
          },
          "invoke": {
            "id": "findMatches",
            "src": "findMatches",
            "onDone": [
              {
                "guard": {
                  "type": "hasMatches"
                },
                "target": "#causeRegistration.theCause.matchingCauseChoice",
                "actions": {
                  "type": "keepMatches"
                }
              },
              {
                "target": "#causeRegistration.goingOn",
                "actions": "forgetMatches"
              }
            ],
            "onError": {
              "target": "#causeRegistration.goingOn"
            }
          },
          "after": {
            "5000": {
              "target": "#causeRegistration.goingOn"
            }
          }
        },
        "matchingCauseChoice": {
          "description": "Causes that may be this one: the person asks to run it, supports it, or goes on with a cause of their own (F-057).",
          "meta": {
            "step": "cause-name"
          },
          "on": {
            "match.adminWanted": {
              "target": "becomeAdminRequest",
              "actions": {
                "type": "keepChosen"
              }
            },
            "match.supporterWanted": {
              "target": "#causeRegistration.supporting",
              "actions": {
                "type": "keepChosen"
              }
            },
            "match.none": {
              "guard": "isFree",
              "target": "#causeRegistration.goingOn",
              "actions": "forgetMatches"
            },
            "step.back": {
              "target": "causeName"
            }
          }
        },
        "becomeAdminRequest": {
          "description": "The person asks for the rights to run the cause that is there already (F-060).",
          "meta": {
            "step": "cause-name"
          },
          "on": {
            "step.back": {
              "target": "matchingCauseChoice"
            }
          },
          "invoke": {
            "id": "adminRequest",
            "src": "adminRequest",
            "onDone": {
              "target": "#causeRegistration.theCause.adminRequested",
              "actions": {
                "type": "keepRequest"
              }
            }
          }
        },
        "adminRequested": {
          "description": "Support has the request; its reference is shown (F-061). The cause’s own questions stay where they are.",
          "meta": {
            "step": "cause-name"
          },
          "exit": "forgetRequest"
        },
        "socialLinks": {
          "description": "Its website, by which it is verified too, and its pages elsewhere; all may be left out.",
          "meta": {
            "step": "social-links"
          },
          "on": {
            "links.submitted": {
              "target": "#causeRegistration.goingOn",
              "actions": {
                "type": "keepLinks"
              }
            },
            "step.back": [
              {
                "target": "#causeRegistration.theCause.causeName"
              }
            ]
          }
        },
        "marketingPermission": {
          "description": "Whether we may help the cause to be found.",
          "meta": {
            "step": "marketing-permission"
          },
          "on": {
            "permission.submitted": {
              "target": "#causeRegistration.goingOn",
              "actions": {
                "type": "keep"
              }
            },
            "step.back": [
              {
                "target": "#causeRegistration.theCause.socialLinks"
              }
            ]
          }
        }
      }
    },
    "account": {
      "description": "Who will run it. Whoever has an account is only asked for a number.",
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
              "target": "#causeRegistration.goingOn",
              "actions": {
                "type": "keepPerson"
              }
            },
            "step.back": [
              {
                "target": "#causeRegistration.theCause.marketingPermission"
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
              "target": "#causeRegistration.goingOn",
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
                "target": "#causeRegistration.goingOn"
              }
            ],
            "onError": {
              "target": "#causeRegistration.goingOn"
            }
          },
          "after": {
            "5000": {
              "target": "#causeRegistration.goingOn"
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
              "target": "#causeRegistration.goingOn",
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
              "target": "#causeRegistration.goingOn",
              "actions": {
                "type": "keepPassword"
              }
            },
            "person.signedIn": {
              "target": "#causeRegistration.goingOn",
              "actions": {
                "type": "keepPerson"
              }
            },
            "step.back": [
              {
                "target": "#causeRegistration.account.accountEmail"
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
              "target": "#causeRegistration.goingOn",
              "actions": {
                "type": "keep"
              }
            },
            "person.signedIn": {
              "target": "#causeRegistration.goingOn",
              "actions": {
                "type": "keepPerson"
              }
            },
            "step.back": [
              {
                "target": "#causeRegistration.account.password"
              }
            ]
          }
        },
        "mobile": {
          "description": "A number under which the person who runs the cause can be reached.",
          "meta": {
            "step": "mobile"
          },
          "on": {
            "mobile.submitted": {
              "target": "#causeRegistration.goingOn",
              "actions": {
                "type": "keep"
              }
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
                "target": "#causeRegistration.account.names"
              },
              {
                "target": "#causeRegistration.theCause.marketingPermission"
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
              "actions": "tidy"
            },
            "step.back": [
              {
                "target": "#causeRegistration.account.mobile"
              }
            ]
          }
        },
        "finalising": {
          "description": "Account, cause and administrator are being made, each once (F-059).",
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
                "target": "#causeRegistration.success",
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
                "target": "#causeRegistration.account.knownEmail"
              },
              {
                "guard": {
                  "type": "isOutcome"
                },
                "target": "alreadyThere"
              },
              {
                "guard": {
                  "type": "isOutcome"
                },
                "target": "#causeRegistration.goingOn",
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
        },
        "alreadyThere": {
          "description": "Somebody has registered this cause meanwhile (F-058): looking for it leads to the choice.",
          "tags": "busy",
          "meta": {
            "step": "check-answers"
          },
          "on": {
            "step.shown": {}
          },
          "invoke": {
            "id": "findMatches",
            "src": "findMatches",
            "onDone": [
              {
                "guard": {
                  "type": "hasMatches"
                },
                "target": "#causeRegistration.theCause.matchingCauseChoice",
                "actions": {
                  "type": "keepMatches"
                }
              },
              {
                "target": "#causeRegistration.theCause.causeName"
              }
            ],
            "onError": {
              "target": "#causeRegistration.theCause.causeName"
            }
          },
          "after": {
            "5000": {
              "target": "#causeRegistration.theCause.causeName"
            }
          }
        }
      }
    },
    "success": {
      "description": "The cause is registered.",
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
    },
    "supporting": {
      "description": "The person becomes a supporter of the cause that is there already.",
      "type": "final",
      "tags": "over"
    }
  }
})
