// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const donationFinder = createMachine({
  "id": "donationFinder",
  "description": "Finding a donation by order, person or cause.",
  "initial": "opening",
  "states": {
    "opening": {
      "description": "Whoever comes back finds again what was found before.",
      "always": [
        {
          "guard": "wasSought",
          "target": "loading"
        },
        {
          "target": "closed"
        }
      ]
    },
    "closed": {
      "description": "Nothing has been looked for.",
      "on": {
        "donations.sought": {
          "target": "loading",
          "actions": {
            "type": "keepSought"
          }
        }
      }
    },
    "loading": {
      "description": "Asking for the newest that fit.",
      "tags": "busy",
      "invoke": {
        "id": "findDonations",
        "src": "findDonations",
        "onError": {
          "target": "failed"
        },
        "onDone": [
          {
            "guard": {
              "type": "isNothing"
            },
            "target": "empty"
          },
          {
            "target": "shown",
            "actions": {
              "type": "addFound"
            }
          }
        ]
      },
      "after": {
        "15000": {
          "target": "failed"
        }
      }
    },
    "shown": {
      "description": "The donations so far.",
      "on": {
        "more.asked": {
          "guard": "hasMore",
          "target": "loadingMore"
        },
        "donations.sought": {
          "target": "loading",
          "actions": {
            "type": "keepSought"
          }
        }
      }
    },
    "loadingMore": {
      "description": "Asking for older ones.",
      "tags": "busy",
      "invoke": {
        "id": "findDonations",
        "src": "findDonations",
        "onError": {
          "target": "moreFailed"
        },
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "addFound"
          }
        }
      },
      "after": {
        "15000": {
          "target": "moreFailed"
        }
      }
    },
    "moreFailed": {
      "description": "Those that are shown stay; the others can be asked for again.",
      "on": {
        "more.asked": {
          "target": "loadingMore"
        },
        "donations.sought": {
          "target": "loading",
          "actions": {
            "type": "keepSought"
          }
        }
      }
    },
    "empty": {
      "description": "No donation fits.",
      "on": {
        "donations.sought": {
          "target": "loading",
          "actions": {
            "type": "keepSought"
          }
        }
      }
    },
    "failed": {
      "description": "The donations could not be looked for; it can be tried again.",
      "on": {
        "donations.sought": {
          "target": "loading",
          "actions": {
            "type": "keepSought"
          }
        }
      }
    }
  }
})
