// Made by "npm run stately" from machines/ui. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const lightbox = createMachine({
  "id": "lightbox",
  "description": "A full-screen picture.",
  "initial": "closed",
  "states": {
    "closed": {
      "description": "Only the page is there.",
      "on": {
        "picture.opened": {
          "target": "open"
        }
      }
    },
    "open": {
      "description": "The picture, what can be done with it, and words to dismiss it with.",
      "on": {
        "picture.dismissed": {
          "target": "closed"
        },
        "action.chosen": {
          "actions": "tellWanted"
        }
      }
    }
  }
})
