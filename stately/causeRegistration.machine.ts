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
        "target": ".charityQuestion"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": ".charityNumber"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": ".address"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": ".causeName"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": ".socialLinks"
      },
      {
        "guard": {
          "type": "isReached"
        },
        "target": ".marketingPermission"
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
        "target": ".mobile"
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
              "answer": "isCharity"
            }
          },
          "target": "charityQuestion"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "charityNumber",
              "onlyIf": "isCharity"
            }
          },
          "target": "charityNumber"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "address"
            }
          },
          "target": "address"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "name"
            }
          },
          "target": "causeName"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "links"
            }
          },
          "target": "socialLinks"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "permission"
            }
          },
          "target": "marketingPermission"
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
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "mobile"
            }
          },
          "target": "mobile"
        },
        {
          "target": "checkAnswers"
        }
      ]
    },
    "charityQuestion": {
      "description": "Whether the cause is a registered charity.",
      "meta": {
        "step": "charity-question"
      },
      "on": {
        "isCharity.submitted": {
          "target": "goingOn",
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
            "target": "charityQuestion"
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
            "target": "goingOn",
            "actions": {
              "type": "keepCharity"
            }
          },
          {
            "target": "numberUnknown"
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
    "numberUnknown": {
      "description": "The register does not know the number: the person corrects it, or keeps it for somebody to look at.",
      "meta": {
        "step": "charity-number"
      },
      "on": {
        "number.kept": {
          "target": "goingOn"
        },
        "step.back": {
          "target": "charityNumber"
        }
      }
    },
    "address": {
      "description": "Where the cause is; what the register knows is filled in.",
      "meta": {
        "step": "address"
      },
      "on": {
        "address.submitted": {
          "target": "goingOn",
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
            "target": "charityNumber"
          },
          {
            "target": "charityQuestion"
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
            "target": "address"
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
            "target": "matchingCauseChoice",
            "actions": {
              "type": "keepMatches"
            }
          },
          {
            "target": "goingOn",
            "actions": "forgetMatches"
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
          "target": "supporting",
          "actions": {
            "type": "keepChosen"
          }
        },
        "match.none": {
          "guard": "isFree",
          "target": "goingOn",
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
      }
    },
    "supporting": {
      "description": "The person becomes a supporter of the cause that is there already.",
      "type": "final"
    },
    "socialLinks": {
      "description": "Its website, by which it is verified too, and its pages elsewhere; all may be left out.",
      "meta": {
        "step": "social-links"
      },
      "on": {
        "links.submitted": {
          "target": "goingOn",
          "actions": {
            "type": "keepLinks"
          }
        },
        "step.back": [
          {
            "target": "causeName"
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
          "target": "goingOn",
          "actions": {
            "type": "keep"
          }
        },
        "step.back": [
          {
            "target": "socialLinks"
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
            "target": "marketingPermission"
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
    "mobile": {
      "description": "A number under which the person who runs the cause can be reached.",
      "meta": {
        "step": "mobile"
      },
      "on": {
        "mobile.submitted": {
          "target": "goingOn",
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
            "target": "names"
          },
          {
            "target": "marketingPermission"
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
          "actions": "tidy"
        },
        "step.back": [
          {
            "target": "mobile"
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
            "target": "alreadyThere"
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
      "description": "The cause is registered.",
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
            "target": "matchingCauseChoice",
            "actions": {
              "type": "keepMatches"
            }
          },
          {
            "target": "causeName"
          }
        ],
        "onError": {
          "target": "causeName"
        }
      },
      "after": {
        "5000": {
          "target": "causeName"
        }
      }
    }
  }
})
