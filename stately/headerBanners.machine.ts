// Made by "npm run stately" from machines/shell. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const headerBanners = createMachine({
  "id": "headerBanners",
  "description": "Messages over the end of the window, which never push the page about.",
  "initial": "hidden",
  "states": {
    "hidden": {
      "description": "No banner on this page, or not yet.",
      "on": {
        "page.ready": {
          "guard": {
            "type": "areAllowed"
          },
          "target": "waiting"
        }
      }
    },
    "waiting": {
      "description": "The person and analytics are ready; a moment of calm first.",
      "after": {
        "300": {
          "target": "shown"
        }
      },
      "on": {
        "page.left": {
          "target": "hidden"
        }
      }
    },
    "shown": {
      "description": "The banner is there.",
      "on": {
        "page.left": {
          "target": "hidden"
        },
        "banner.dismissed": {
          "target": "dismissed"
        }
      }
    },
    "dismissed": {
      "description": "The person has closed it, so it stays away until the page is opened anew."
    }
  }
})
