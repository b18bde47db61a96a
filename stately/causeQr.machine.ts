// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causeQr = createMachine({
  "id": "causeQr",
  "description": "A cause’s QR code.",
  "context": {
    "found": null
  },
  "initial": "generating",
  "states": {
    "generating": {
      "description": "Asking where the page is, and making its code.",
      "tags": "busy",
      "invoke": {
        "id": "generate",
        "src": "generate",
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
      "description": "The code, which can be downloaded and printed.",
      "on": {
        "download.asked": {
          "actions": {
            "type": "download"
          }
        },
        "print.asked": {
          "actions": "print"
        }
      }
    },
    "failed": {
      "description": "It could not be made; it can be asked for again.",
      "on": {
        "page.refreshed": {
          "target": "generating"
        }
      }
    }
  }
})
