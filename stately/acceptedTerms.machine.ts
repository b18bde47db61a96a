// Made by "npm run stately" from machines/account. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const acceptedTerms = createMachine({
  "id": "acceptedTerms",
  "description": "Which terms you’ve accepted, and when.",
  "context": {
    "found": null
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking the server.",
      "tags": "busy",
      "invoke": {
        "id": "read",
        "src": "read",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "keepFound"
          }
        },
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
      "description": "What was found."
    },
    "failed": {
      "description": "It could not be loaded; it can be asked for again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
