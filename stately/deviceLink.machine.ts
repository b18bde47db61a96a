// Made by "npm run stately" from machines/account. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const deviceLink = createMachine({
  "id": "deviceLink",
  "description": "Logging in on another device without a password.",
  "context": {
    "address": ""
  },
  "initial": "idle",
  "states": {
    "idle": {
      "description": "What such a link does, and a way to get one.",
      "on": {
        "link.asked": {
          "target": "making"
        }
      }
    },
    "making": {
      "description": "Asking for the link.",
      "tags": "busy",
      "invoke": {
        "id": "makeLink",
        "src": "makeLink",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "keepAddress"
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
      "description": "The link, as a code for a camera and in letters.",
      "exit": "forgetAddress",
      "on": {
        "link.hidden": {
          "target": "idle"
        }
      },
      "after": {
        "60000": {
          "target": "expired"
        }
      }
    },
    "expired": {
      "description": "The link is worth nothing any more; there can be a new one.",
      "on": {
        "link.asked": {
          "target": "making"
        }
      }
    },
    "failed": {
      "description": "There is no link; it can be asked for again.",
      "on": {
        "link.asked": {
          "target": "making"
        }
      }
    }
  }
})
