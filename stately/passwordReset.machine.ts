// Made by "npm run stately" from machines/sign-in. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const passwordReset = createMachine({
  "id": "passwordReset",
  "description": "Resetting a password with an emailed link.",
  "initial": "arriving",
  "states": {
    "arriving": {
      "description": "With the link of a mail, or without.",
      "always": [
        {
          "guard": "hasLink",
          "target": "newPassword"
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
        "id": "requestReset",
        "src": "requestReset",
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
      "description": "The mail could not be asked for; the address is kept (E-032).",
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
    "newPassword": {
      "description": "The person who came with the link chooses a new password.",
      "on": {
        "password.submitted": {
          "target": "saving",
          "actions": {
            "type": "keepPassword"
          }
        }
      }
    },
    "saving": {
      "description": "The new password is being saved.",
      "tags": "busy",
      "exit": "forgetPassword",
      "invoke": {
        "id": "resetPassword",
        "src": "resetPassword",
        "onDone": [
          {
            "guard": {
              "type": "isSaved"
            },
            "target": "success"
          },
          {
            "guard": {
              "type": "isCommon"
            },
            "target": "common"
          },
          {
            "target": "invalidLink"
          }
        ],
        "onError": {
          "target": "saveFailed"
        }
      },
      "after": {
        "5000": {
          "target": "saveFailed"
        }
      }
    },
    "saveFailed": {
      "description": "The new password could not be saved; the link is still good (E-032).",
      "tags": "failed",
      "on": {
        "password.submitted": {
          "target": "saving",
          "actions": {
            "type": "keepPassword"
          }
        }
      }
    },
    "common": {
      "description": "The password is among the first that are tried; the link is still good for another one.",
      "on": {
        "password.submitted": {
          "target": "saving",
          "actions": {
            "type": "keepPassword"
          }
        }
      }
    },
    "success": {
      "description": "The password is changed and every device is logged out.",
      "type": "final"
    },
    "invalidLink": {
      "description": "The link was used, is too old or was never one; a new one can be asked for (E-033).",
      "on": {
        "link.asked": {
          "target": "request"
        }
      }
    }
  }
})
