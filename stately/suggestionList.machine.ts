// Made by "npm run stately" from machines/ui. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const suggestionList = createMachine({
  "id": "suggestionList",
  "description": "Suggestions under a field.",
  "context": {
    "count": 0,
    "highlight": -1
  },
  "initial": "closed",
  "on": {
    "list.offered": [
      {
        "guard": {
          "type": "isNothing"
        },
        "target": ".closed",
        "actions": "close"
      },
      {
        "target": ".open",
        "actions": {
          "type": "offer"
        }
      }
    ]
  },
  "states": {
    "closed": {
      "description": "Nothing is suggested."
    },
    "open": {
      "description": "Suggestions can be moved through and picked.",
      "on": {
        "highlight.next": {
          "actions": "next"
        },
        "highlight.previous": {
          "actions": "previous"
        },
        "list.closed": {
          "target": "closed",
          "actions": "close"
        }
      }
    }
  }
})
