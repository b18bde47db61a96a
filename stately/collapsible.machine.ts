// Made by "npm run stately" from machines/ui. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const collapsible = createMachine({
  "id": "collapsible",
  "description": "A panel that opens and closes in place.",
  "initial": "starting",
  "states": {
    "starting": {
      "description": "Open or closed, as the page wants it.",
      "always": [
        {
          "guard": "startsOpen",
          "target": "open"
        },
        {
          "target": "closed"
        }
      ]
    },
    "closed": {
      "description": "Only its heading is shown.",
      "on": {
        "panel.toggled": {
          "target": "open"
        }
      }
    },
    "open": {
      "description": "Its content is shown.",
      "on": {
        "panel.toggled": {
          "target": "closed"
        },
        "panel.closed": {
          "target": "closed"
        }
      }
    }
  }
})
