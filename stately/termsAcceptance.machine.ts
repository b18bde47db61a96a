// Made by "npm run stately" from machines/account. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const termsAcceptance = createMachine({
  "id": "termsAcceptance",
  "description": "Accepting new terms.",
  "initial": "asked",
  "states": {
    "asked": {
      "description": "The new terms can be read, accepted, or left for another day.",
      "tags": "open",
      "on": {
        "terms.accepted": {
          "target": "sending"
        },
        "terms.postponed": {
          "target": "postponed"
        }
      }
    },
    "sending": {
      "description": "The acceptance is being written down, word for word.",
      "tags": [
        "busy",
        "open"
      ],
      "invoke": {
        "id": "accept",
        "src": "accept",
        "onDone": {
          "target": "accepted",
          "actions": "reloadPerson"
        },
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
    "failed": {
      "description": "It could not be written down; it can be sent again.",
      "tags": "open",
      "on": {
        "terms.accepted": {
          "target": "sending"
        },
        "terms.postponed": {
          "target": "postponed"
        }
      }
    },
    "accepted": {
      "description": "These terms are not asked about again.",
      "type": "final"
    },
    "postponed": {
      "description": "They are asked about again at the next visit.",
      "type": "final"
    }
  }
})
