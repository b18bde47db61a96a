// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causePage = createMachine({
  "id": "causePage",
  "description": "A cause page, section by section, and how complete it is.",
  "context": {
    "found": null,
    "first": null
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking the server.",
      "tags": "busy",
      "invoke": {
        "id": "read",
        "src": "read",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "keepFound"
          }
        },
        "onError": {
          "target": "failed"
        }
      },
      "after": {
        "15000": {
          "target": "failed"
        }
      }
    },
    "shown": {
      "description": "Each section, and how many of them there are; one counts once it is saved.",
      "on": {
        "part.saved": {
          "actions": {
            "type": "keepPart"
          }
        }
      }
    },
    "failed": {
      "description": "It could not be loaded; it can be asked for again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
