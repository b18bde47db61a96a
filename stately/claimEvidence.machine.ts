// Made by "npm run stately" from machines/giving. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const claimEvidence = createMachine({
  "id": "claimEvidence",
  "description": "Adding pictures of an order or receipt to a claim.",
  "initial": "counted",
  "states": {
    "counted": {
      "description": "Is there room for another picture?",
      "always": [
        {
          "guard": "isFull",
          "target": "full"
        },
        {
          "target": "choosing"
        }
      ]
    },
    "choosing": {
      "description": "A picture can be chosen.",
      "initial": "waiting",
      "on": {
        "file.chosen": [
          {
            "guard": {
              "type": "isPicture"
            },
            "target": "sending",
            "actions": "forgetFault"
          },
          {
            "target": ".refused",
            "actions": "keepWrongType"
          }
        ]
      },
      "states": {
        "waiting": {
          "description": "Nothing has been chosen yet."
        },
        "added": {
          "description": "The last one is with the claim."
        },
        "refused": {
          "description": "The last one is no picture that can be kept; another one can be chosen."
        },
        "failed": {
          "description": "The last one could not be sent; it is still there.",
          "on": {
            "submission.retried": {
              "target": "#claimEvidence.sending"
            }
          }
        }
      }
    },
    "sending": {
      "description": "The picture is made small enough and sent.",
      "tags": "busy",
      "invoke": {
        "id": "sendPicture",
        "src": "sendPicture",
        "onDone": [
          {
            "guard": {
              "type": "isKept"
            },
            "target": "kept",
            "actions": {
              "type": "keepPaths"
            }
          },
          {
            "guard": {
              "type": "isRefused"
            },
            "target": "choosing.refused",
            "actions": {
              "type": "keepFault"
            }
          },
          {
            "target": "closed"
          }
        ],
        "onError": {
          "target": "choosing.failed"
        }
      },
      "after": {
        "70000": {
          "target": "choosing.failed"
        }
      }
    },
    "kept": {
      "description": "Is there room for yet another?",
      "always": [
        {
          "guard": "isFull",
          "target": "full"
        },
        {
          "target": "choosing.added"
        }
      ]
    },
    "full": {
      "description": "The claim has as many pictures as it can hold.",
      "type": "final"
    },
    "closed": {
      "description": "The claim has been decided meanwhile, and takes no more pictures.",
      "type": "final"
    }
  }
})
