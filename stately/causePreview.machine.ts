// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causePreview = createMachine({
  "id": "causePreview",
  "description": "Preview before saving.",
  "context": {
    "look": null,
    "story": null
  },
  "initial": "closed",
  "states": {
    "closed": {
      "description": "The settings.",
      "on": {
        "preview.asked": {
          "target": "reading",
          "actions": {
            "type": "keepLook"
          }
        }
      }
    },
    "reading": {
      "description": "The figures of the page are being read.",
      "tags": [
        "open",
        "busy"
      ],
      "on": {
        "preview.closed": {
          "target": "closed"
        }
      },
      "invoke": {
        "id": "readStory",
        "src": "readStory",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "keepStory"
          }
        },
        "onError": {
          "target": "withoutFigures"
        }
      },
      "after": {
        "5000": {
          "target": "withoutFigures"
        }
      }
    },
    "shown": {
      "description": "The page, with what is typed.",
      "tags": "open",
      "on": {
        "preview.closed": {
          "target": "closed"
        }
      }
    },
    "withoutFigures": {
      "description": "The page with what is typed; its figures could not be read, which is said.",
      "tags": "open",
      "on": {
        "preview.closed": {
          "target": "closed"
        },
        "preview.asked": {
          "target": "reading",
          "actions": {
            "type": "keepLook"
          }
        }
      }
    }
  }
})
