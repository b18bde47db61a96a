// Made by "npm run stately" from machines/ui. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const toastStack = createMachine({
  "id": "toastStack",
  "description": "The toasts that are on the screen.",
  "initial": "empty",
  "states": {
    "empty": {
      "description": "No toast is shown.",
      "on": {
        "toast.added": {
          "target": "showing",
          "actions": {
            "type": "add"
          }
        }
      }
    },
    "showing": {
      "description": "One toast or more is shown.",
      "on": {
        "toast.added": [
          {
            "guard": "isFull",
            "actions": [
              "crowdOut",
              "dropOldest",
              {
                "type": "add"
              }
            ]
          },
          {
            "actions": {
              "type": "add"
            }
          }
        ],
        "toast.removed": [
          {
            "guard": {
              "type": "isLast"
            },
            "target": "empty",
            "actions": {
              "type": "remove"
            }
          },
          {
            "actions": {
              "type": "remove"
            }
          }
        ]
      }
    }
  }
})
