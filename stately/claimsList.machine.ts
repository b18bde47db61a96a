// Made by "npm run stately" from machines/giving. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const claimsList = createMachine({
  "id": "claimsList",
  "description": "One person’s claims, newest first.",
  "context": {
    "claims": [],
    "hasMore": false,
    "atStakePence": null,
    "addedPence": null
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking for the claims.",
      "tags": "busy",
      "invoke": {
        "id": "readClaims",
        "src": "readClaims",
        "onDone": [
          {
            "guard": {
              "type": "isEmpty"
            },
            "target": "empty"
          },
          {
            "target": "shown",
            "actions": {
              "type": "keepPage"
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
    "shown": {
      "description": "Claims with where they have got to.",
      "tags": "listed",
      "on": {
        "more.asked": {
          "guard": "hasMore",
          "target": "loadingMore"
        }
      }
    },
    "loadingMore": {
      "description": "Asking for older claims.",
      "tags": [
        "busy",
        "listed"
      ],
      "invoke": {
        "id": "readMore",
        "src": "readMore",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "addPage"
          }
        },
        "onError": {
          "target": "moreFailed"
        }
      },
      "after": {
        "15000": {
          "target": "moreFailed"
        }
      }
    },
    "moreFailed": {
      "description": "Older claims could not be loaded; what was shown is still there.",
      "tags": "listed",
      "on": {
        "more.asked": {
          "target": "loadingMore"
        }
      }
    },
    "empty": {
      "description": "No claims: the person is told what they are for."
    },
    "failed": {
      "description": "The claims could not be loaded; they can be asked for again.",
      "on": {
        "list.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
