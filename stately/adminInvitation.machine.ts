// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const adminInvitation = createMachine({
  "id": "adminInvitation",
  "description": "Answering an invitation to run a cause.",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The invitation is being read.",
      "tags": "busy",
      "invoke": {
        "id": "read",
        "src": "read",
        "onDone": [
          {
            "guard": {
              "type": "isPending"
            },
            "target": "pending",
            "actions": {
              "type": "keepInvitation"
            }
          },
          {
            "target": "over",
            "actions": {
              "type": "keepInvitation"
            }
          }
        ],
        "onError": {
          "target": "failed"
        }
      },
      "after": {
        "15000": {
          "target": "failed"
        }
      }
    },
    "failed": {
      "description": "It could not be read.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "pending": {
      "description": "Who invites, to what, and until when.",
      "on": {
        "invitation.declined": {
          "target": "declining"
        }
      },
      "initial": "deciding",
      "states": {
        "deciding": {
          "description": "Who has opened it?",
          "always": [
            {
              "guard": "isSignedIn",
              "target": "loggedIn"
            },
            {
              "target": "loggedOut"
            }
          ]
        },
        "loggedIn": {
          "description": "Somebody who can accept it.",
          "on": {
            "invitation.accepted": {
              "target": "#adminInvitation.accepting"
            }
          }
        },
        "loggedOut": {
          "description": "Somebody who logs in first.",
          "on": {
            "login.chosen": {
              "target": "#adminInvitation.loggingIn"
            }
          }
        }
      }
    },
    "accepting": {
      "description": "The rights are being given.",
      "tags": "busy",
      "invoke": {
        "id": "accept",
        "src": "accept",
        "onDone": [
          {
            "guard": {
              "type": "isAccepted"
            },
            "target": "accepted"
          },
          {
            "target": "loading"
          }
        ],
        "onError": {
          "target": "acceptFailed"
        }
      },
      "after": {
        "15000": {
          "target": "acceptFailed"
        }
      }
    },
    "acceptFailed": {
      "description": "It is not known to be accepted; accepting again is harmless.",
      "on": {
        "invitation.accepted": {
          "target": "accepting"
        }
      }
    },
    "declining": {
      "description": "The invitation is being refused, and all later ones.",
      "tags": "busy",
      "invoke": {
        "id": "decline",
        "src": "decline",
        "onDone": {
          "target": "declined"
        },
        "onError": {
          "target": "declineFailed"
        }
      },
      "after": {
        "15000": {
          "target": "declineFailed"
        }
      }
    },
    "declineFailed": {
      "description": "It is not known to be refused, and can be tried again.",
      "on": {
        "invitation.declined": {
          "target": "declining"
        }
      }
    },
    "accepted": {
      "description": "The person runs the cause, and its other administrators know.",
      "type": "final"
    },
    "declined": {
      "description": "Nothing more is mailed to that address.",
      "type": "final"
    },
    "loggingIn": {
      "description": "The person logs in, and comes back to the invitation.",
      "type": "final"
    },
    "over": {
      "description": "The link is unknown, used, taken back or too old.",
      "type": "final"
    }
  }
})
