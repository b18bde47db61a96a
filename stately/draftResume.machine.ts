// Made by "npm run stately" from machines/registration. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const draftResume = createMachine({
  "id": "draftResume",
  "description": "Where sign-up starts.",
  "context": {
    "left": null
  },
  "initial": "asked",
  "states": {
    "asked": {
      "description": "This browser has not said yet what it keeps.",
      "on": {
        "page.lives": [
          {
            "guard": {
              "type": "hasDraft"
            },
            "target": "waiting"
          },
          {
            "target": "fresh"
          }
        ]
      }
    },
    "waiting": {
      "description": "Something is kept: it is read, and who is here is found out.",
      "invoke": {
        "id": "readDraft",
        "src": "readDraft",
        "onDone": [
          {
            "guard": {
              "type": "isLeft"
            },
            "target": "resumed",
            "actions": {
              "type": "keepLeft"
            }
          },
          {
            "target": "fresh"
          }
        ],
        "onError": {
          "target": "failed"
        }
      },
      "after": {
        "30000": {
          "target": "failed"
        }
      }
    },
    "failed": {
      "description": "A draft is there and cannot be read yet: a wizard that began now would write over it.",
      "invoke": {
        "id": "watchNetwork",
        "src": "watchNetwork"
      },
      "on": {
        "draft.asked": {
          "target": "waiting"
        },
        "network.returned": {
          "target": "waiting"
        }
      }
    },
    "fresh": {
      "description": "At the first question."
    },
    "resumed": {
      "description": "Where an earlier visit left it."
    }
  }
})
