// Made by "npm run stately" from machines/shell. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const contentLoad = createMachine({
  "id": "contentLoad",
  "description": "Loading a content page, such as terms.",
  "context": {
    "content": null,
    "retries": 0
  },
  "initial": "queued",
  "states": {
    "queued": {
      "description": "Waiting while ten others are being read.",
      "on": {
        "turn.given": {
          "target": "reading"
        }
      }
    },
    "reading": {
      "description": "Reading the text.",
      "tags": "reading",
      "invoke": {
        "id": "readContent",
        "src": "readContent",
        "onDone": {
          "target": "loaded",
          "actions": {
            "type": "keepContent"
          }
        },
        "onError": [
          {
            "guard": "mayRetry",
            "target": "pausing"
          },
          {
            "target": "failed"
          }
        ]
      },
      "after": {
        "5000": [
          {
            "guard": "mayRetry",
            "target": "pausing"
          },
          {
            "target": "failed"
          }
        ]
      }
    },
    "pausing": {
      "description": "The read failed; each pause before the next try is twice as long as the one before.",
      "tags": "reading",
      "after": {
        "NaN": {
          "target": "reading",
          "actions": "countRetry"
        }
      }
    },
    "failed": {
      "description": "Six reads failed: the page says so and offers to try again.",
      "tags": "settled",
      "on": {
        "load.retried": {
          "target": "queued",
          "actions": "forgetRetries"
        }
      }
    },
    "loaded": {
      "description": "The text is here.",
      "type": "final",
      "tags": "settled"
    }
  }
})
