// Made by "npm run stately" from machines/ui. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const toastStack = createMachine({
  "id": "toastStack",
  "description": "Toast messages currently shown.",
  "initial": "empty",
  "states": {
    "empty": {
      "description": "No toast is shown.",
      "on": {
        "toast.added": {
          "target": "showing",
          "actions": [
            "begin",
            {
              "type": "add"
            }
          ]
        }
      }
    },
    "showing": {
      "description": "One toast or more is shown, each with a life of its own.",
      "on": {
        "toast.added": [
          {
            "guard": "isFull",
            "actions": [
              {
                "type": "end"
              },
              {
                "type": "tellGone"
              },
              {
                "type": "remove"
              },
              "begin",
              {
                "type": "add"
              }
            ]
          },
          {
            "actions": [
              "begin",
              {
                "type": "add"
              }
            ]
          }
        ],
        "toast.removed": [
          {
            "guard": {
              "type": "isLast"
            },
            "target": "empty",
            "actions": [
              {
                "type": "end"
              },
              {
                "type": "tellGone"
              },
              {
                "type": "remove"
              }
            ]
          },
          {
            "guard": {
              "type": "isThere"
            },
            "actions": [
              {
                "type": "end"
              },
              {
                "type": "tellGone"
              },
              {
                "type": "remove"
              }
            ]
          }
        ],
        "xstate.done.actor.*": [
          {
            "guard": {
              "type": "isLast"
            },
            "target": "empty",
            "actions": [
              {
                "type": "end"
              },
              {
                "type": "tellGone"
              },
              {
                "type": "remove"
              }
            ]
          },
          {
            "actions": [
              {
                "type": "end"
              },
              {
                "type": "tellGone"
              },
              {
                "type": "remove"
              }
            ]
          }
        ]
      }
    }
  }
})
