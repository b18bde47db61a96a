// Made by "npm run stately" from machines/account. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const emailChange = createMachine({
  "id": "emailChange",
  "description": "Changing your email address.",
  "context": {
    "email": "",
    "code": "",
    "refusals": {}
  },
  "initial": "editing",
  "states": {
    "editing": {
      "description": "The new address is typed, twice.",
      "on": {
        "email.submitted": {
          "target": "saving",
          "actions": {
            "type": "keepEmail"
          }
        }
      }
    },
    "saving": {
      "description": "A code is being mailed to the new address.",
      "tags": "busy",
      "invoke": {
        "id": "saveEmail",
        "src": "saveEmail",
        "onDone": [
          {
            "guard": {
              "type": "isSaved"
            },
            "target": "confirming"
          },
          {
            "target": "editing",
            "actions": {
              "type": "keepRefusals"
            }
          }
        ],
        "onError": {
          "target": "failed"
        }
      },
      "after": {
        "630000": {
          "target": "failed"
        }
      }
    },
    "failed": {
      "description": "The code could not be mailed; what was typed is still there.",
      "on": {
        "submission.retried": {
          "target": "saving"
        },
        "email.submitted": {
          "target": "saving",
          "actions": {
            "type": "keepEmail"
          }
        }
      }
    },
    "confirming": {
      "description": "The code from the mail is typed.",
      "tags": "asksCode",
      "on": {
        "code.submitted": {
          "target": "checking",
          "actions": {
            "type": "keepCode"
          }
        },
        "email.corrected": {
          "target": "editing",
          "actions": "forgetRefusals"
        }
      }
    },
    "checking": {
      "description": "Is it the code?",
      "tags": [
        "busy",
        "asksCode"
      ],
      "invoke": {
        "id": "confirmEmail",
        "src": "confirmEmail",
        "onDone": [
          {
            "guard": {
              "type": "isSaved"
            },
            "target": "saved"
          },
          {
            "guard": {
              "type": "isExpired"
            },
            "target": "expired"
          },
          {
            "target": "confirming",
            "actions": {
              "type": "keepRefusals"
            }
          }
        ],
        "onError": {
          "target": "notChecked"
        }
      },
      "after": {
        "630000": {
          "target": "notChecked"
        }
      }
    },
    "notChecked": {
      "description": "The code could not be checked; it can be sent again.",
      "tags": "asksCode",
      "on": {
        "code.submitted": {
          "target": "checking",
          "actions": {
            "type": "keepCode"
          }
        },
        "email.corrected": {
          "target": "editing",
          "actions": "forgetRefusals"
        }
      }
    },
    "expired": {
      "description": "The code is no longer good: it is too old, was guessed at too often, or the address has another account meanwhile.",
      "on": {
        "email.corrected": {
          "target": "editing",
          "actions": "forgetRefusals"
        }
      }
    },
    "saved": {
      "description": "The account has the new address; the old one was told, with a way to take it back.",
      "on": {
        "email.corrected": {
          "target": "editing",
          "actions": "forgetRefusals"
        }
      }
    }
  }
})
