// Made by "npm run stately" from machines/ui. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const overlay = createMachine({
  "id": "overlay",
  "description": "A layer that fades or slides in over the page.",
  "initial": "hidden",
  "states": {
    "hidden": {
      "description": "Not in the page.",
      "on": {
        "overlay.opened": {
          "target": "entering"
        }
      }
    },
    "entering": {
      "description": "In the page, about to become visible.",
      "after": {
        "100": {
          "target": "visible"
        }
      },
      "on": {
        "overlay.closed": {
          "target": "leaving"
        }
      }
    },
    "visible": {
      "description": "Over the page.",
      "on": {
        "overlay.closed": {
          "target": "leaving"
        }
      }
    },
    "leaving": {
      "description": "On its way out.",
      "after": {
        "300": {
          "target": "hidden"
        }
      },
      "on": {
        "overlay.opened": {
          "target": "entering"
        }
      }
    }
  }
})
