// Made by "npm run stately" from machines/giving. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const donationQuery = createMachine({
  "id": "donationQuery",
  "description": "Asking about a donation that looks wrong or was declined.",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Which donation is it?",
      "tags": "busy",
      "invoke": {
        "id": "readDonation",
        "src": "readDonation",
        "onDone": [
          {
            "guard": {
              "type": "isFound"
            },
            "target": "reason",
            "actions": {
              "type": "keepTransaction"
            }
          },
          {
            "target": "unknown"
          }
        ],
        "onError": {
          "target": "couldNotLoad"
        }
      },
      "after": {
        "15000": {
          "target": "couldNotLoad"
        }
      }
    },
    "unknown": {
      "description": "This person has no such donation.",
      "on": {
        "detail.refreshed": {
          "target": "loading"
        }
      }
    },
    "couldNotLoad": {
      "description": "The donation could not be loaded; it can be asked for again.",
      "on": {
        "detail.refreshed": {
          "target": "loading"
        }
      }
    },
    "reason": {
      "description": "What is wrong with it?",
      "meta": {
        "step": "reason"
      },
      "on": {
        "reason.chosen": {
          "target": "#donationQuery.details",
          "actions": {
            "type": "keepReason"
          }
        },
        "step.shown": [
          {
            "guard": {
              "type": "isReached"
            },
            "target": "#donationQuery.details"
          }
        ]
      }
    },
    "details": {
      "description": "What should we know?",
      "meta": {
        "step": "details"
      },
      "on": {
        "details.submitted": {
          "target": "submitting",
          "actions": {
            "type": "keepDetails"
          }
        },
        "step.back": [
          {
            "target": "#donationQuery.reason"
          }
        ],
        "step.shown": [
          {
            "guard": {
              "type": "isReached"
            },
            "target": "#donationQuery.reason"
          }
        ]
      }
    },
    "submitting": {
      "description": "The question is on its way.",
      "tags": "busy",
      "invoke": {
        "id": "sendQuery",
        "src": "sendQuery",
        "onDone": [
          {
            "guard": {
              "type": "isReceived"
            },
            "target": "success",
            "actions": {
              "type": "keepReceived"
            }
          },
          {
            "guard": {
              "type": "isOffline"
            },
            "target": "saved"
          },
          {
            "guard": {
              "type": "isReasonRefused"
            },
            "target": "reason",
            "actions": {
              "type": "keepRefusals"
            }
          },
          {
            "target": "details",
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
        "15000": {
          "target": "saved"
        }
      }
    },
    "saved": {
      "description": "Kept, and sent as soon as the server can be reached.",
      "invoke": {
        "id": "watchConnection",
        "src": "watchConnection"
      },
      "on": {
        "connection.returned": {
          "target": "submitting"
        },
        "submission.retried": {
          "target": "submitting"
        }
      }
    },
    "failed": {
      "description": "The server could not take the question (E-056); everything typed is kept.",
      "on": {
        "submission.retried": {
          "target": "submitting"
        },
        "step.back": {
          "target": "details"
        }
      }
    },
    "success": {
      "description": "The question is with us: its reference and next date are shown.",
      "type": "final"
    }
  }
})
