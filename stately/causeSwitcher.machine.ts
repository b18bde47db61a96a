// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causeSwitcher = createMachine({
  "id": "causeSwitcher",
  "description": "Switching to another cause you run.",
  "initial": "closed",
  "states": {
    "closed": {
      "description": "The name of the active cause, with a way to the others.",
      "on": {
        "list.opened": {
          "guard": "hasOthers",
          "target": "list"
        }
      }
    },
    "list": {
      "description": "The other causes.",
      "on": {
        "list.closed": {
          "target": "closed"
        },
        "cause.chosen": {
          "guard": {
            "type": "isListed"
          },
          "target": "chosen",
          "actions": {
            "type": "keepChosen"
          }
        }
      }
    },
    "chosen": {
      "description": "The chosen cause becomes the active one, and the address follows.",
      "tags": "busy",
      "invoke": {
        "id": "switchCause",
        "src": "switchCause",
        "onDone": {
          "target": "closed",
          "actions": "forgetChosen"
        },
        "onError": {
          "target": "list",
          "actions": "forgetChosen"
        }
      },
      "after": {
        "5000": {
          "target": "list",
          "actions": "forgetChosen"
        }
      }
    }
  }
})
