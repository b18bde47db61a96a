// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causeRecall = createMachine({
  "id": "causeRecall",
  "description": "Checking a verified cause again.",
  "context": {
    "asked": null,
    "name": null
  },
  "initial": "asking",
  "on": {
    "recall.asked": {
      "target": ".sending",
      "actions": {
        "type": "keepAsked"
      }
    }
  },
  "states": {
    "asking": {
      "description": "Which cause, and why."
    },
    "sending": {
      "description": "It is on its way.",
      "tags": "busy",
      "exit": "forgetAsked",
      "on": {
        "recall.asked": {}
      },
      "invoke": {
        "id": "recall",
        "src": "recall",
        "onDone": [
          {
            "guard": {
              "type": "isRecalled"
            },
            "target": "recalled",
            "actions": {
              "type": "keepName"
            }
          },
          {
            "guard": {
              "type": "isUnknown"
            },
            "target": "unknown"
          },
          {
            "target": "notConfirmed"
          }
        ],
        "onError": {
          "target": "notSent"
        }
      },
      "after": {
        "5000": {
          "target": "notSent"
        }
      }
    },
    "recalled": {
      "description": "It is being checked again: nothing is paid to it, and those who run it were told why."
    },
    "unknown": {
      "description": "There is no such cause; what was written is still there."
    },
    "notConfirmed": {
      "description": "It is not confirmed now, so nothing is to be taken back."
    },
    "notSent": {
      "description": "It is not known to have arrived; what was written is still there."
    }
  }
})
