// Made by "npm run stately" from machines/shell. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const stickyHeader = createMachine({
  "id": "stickyHeader",
  "description": "The account header, which stays in view while scrolling.",
  "initial": "static",
  "states": {
    "static": {
      "description": "At the top of the page.",
      "on": {
        "page.scrolled": {
          "guard": {
            "type": "isPast"
          },
          "target": "sticky"
        }
      }
    },
    "sticky": {
      "description": "At the top of the window, wherever the page is.",
      "on": {
        "page.scrolled": {
          "guard": {
            "type": "isBack"
          },
          "target": "static"
        }
      }
    }
  }
})
