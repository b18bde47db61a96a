// Made by "npm run stately" from machines/shopping. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const retailerVisit = createMachine({
  "id": "retailerVisit",
  "description": "Leaving for a shop: the page in between.",
  "context": {
    "address": null
  },
  "initial": "resolving",
  "states": {
    "resolving": {
      "description": "Recording the visit, so that the purchase can be linked to it.",
      "tags": "busy",
      "invoke": {
        "id": "recordVisit",
        "src": "recordVisit",
        "onDone": [
          {
            "guard": {
              "type": "isRecorded"
            },
            "target": "redirecting",
            "actions": {
              "type": "keepAddress"
            }
          },
          {
            "guard": {
              "type": "isSignInNeeded"
            },
            "target": "loginNeeded"
          },
          {
            "target": "retailerGone"
          }
        ],
        "onError": {
          "target": "failed"
        }
      },
      "after": {
        "5000": {
          "target": "failed"
        }
      }
    },
    "goingWithout": {
      "description": "Recording the visit of somebody who has chosen to go on without a donation.",
      "tags": "busy",
      "invoke": {
        "id": "recordVisit",
        "src": "recordVisit",
        "onDone": [
          {
            "guard": {
              "type": "isRecorded"
            },
            "target": "redirecting",
            "actions": {
              "type": "keepAddress"
            }
          },
          {
            "guard": {
              "type": "isSignInNeeded"
            },
            "target": "loginNeeded"
          },
          {
            "target": "retailerGone"
          }
        ],
        "onError": {
          "target": "failedWithout"
        }
      },
      "after": {
        "5000": {
          "target": "failedWithout"
        }
      }
    },
    "loginNeeded": {
      "description": "Nobody is signed in, so nobody’s cause would be paid: log in, create an account, raise as a guest, or go on without a donation.",
      "on": {
        "signIn.chosen": {
          "target": "signingIn"
        },
        "account.chosen": {
          "target": "creatingAccount"
        },
        "guest.chosen": {
          "target": "raisingAsGuest"
        },
        "visit.withoutDonation": {
          "target": "goingWithout"
        }
      }
    },
    "failed": {
      "description": "The visit could not be recorded; going on now would raise nothing.",
      "on": {
        "visit.retried": {
          "target": "resolving"
        }
      }
    },
    "failedWithout": {
      "description": "The visit without a donation could not be recorded; it can be tried again.",
      "on": {
        "visit.retried": {
          "target": "goingWithout"
        }
      }
    },
    "retailerGone": {
      "description": "There is no such shop, rate or deal any more.",
      "type": "final"
    },
    "signingIn": {
      "description": "The person logs in and comes back to this shop.",
      "type": "final"
    },
    "creatingAccount": {
      "description": "The person creates an account and comes back to this shop.",
      "type": "final"
    },
    "raisingAsGuest": {
      "description": "The person chooses a cause and gives an email address; this shop is chosen already.",
      "type": "final"
    },
    "redirecting": {
      "description": "The shop opens.",
      "type": "final"
    }
  }
})
