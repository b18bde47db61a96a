// Made by "npm run stately" from machines/giving. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const csvDownload = createMachine({
  "id": "csvDownload",
  "description": "Downloading a list as a CSV.",
  "initial": "idle",
  "states": {
    "idle": {
      "description": "The file can be asked for.",
      "on": {
        "file.asked": {
          "target": "downloading"
        }
      }
    },
    "downloading": {
      "description": "The rows arrive; it can be given up at any time.",
      "tags": "busy",
      "invoke": {
        "id": "download",
        "src": "download",
        "onDone": {
          "target": "done"
        },
        "onError": {
          "target": "failed"
        }
      },
      "on": {
        "download.cancelled": {
          "target": "cancelled"
        }
      }
    },
    "cancelled": {
      "description": "Given up, which is what was wanted (E-070).",
      "on": {
        "file.asked": {
          "target": "downloading"
        }
      }
    },
    "done": {
      "description": "The file is there.",
      "on": {
        "file.asked": {
          "target": "downloading"
        }
      }
    },
    "failed": {
      "description": "The file could not be made; it can be asked for again.",
      "on": {
        "file.asked": {
          "target": "downloading"
        }
      }
    }
  }
})
