// Made by "npm run stately" from machines/ui. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const toast = createMachine({
  "id": "toast",
  "description": "A short message that confirms something.",
  "initial": "appearing",
  "on": {
    "toast.dismissed": {
      "target": ".dismissed"
    }
  },
  "states": {
    "appearing": {
      "description": "Deciding whether it leaves by itself.",
      "always": [
        {
          "guard": "staysUntilSettled",
          "target": "loading"
        },
        {
          "target": "visible"
        }
      ]
    },
    "loading": {
      "description": "Something is under way; the toast stays until it ends.",
      "on": {
        "toast.settled": {
          "target": "settled"
        }
      }
    },
    "settled": {
      "description": "What was under way has ended.",
      "after": {
        "4000": {
          "target": "dismissed"
        }
      },
      "on": {
        "toast.held": {
          "target": "held"
        }
      }
    },
    "visible": {
      "description": "Readable, leaving by itself.",
      "after": {
        "4000": {
          "target": "dismissed"
        }
      },
      "on": {
        "toast.held": {
          "target": "held"
        }
      }
    },
    "held": {
      "description": "The person is reading or using it, so it stays.",
      "on": {
        "toast.released": {
          "target": "visible"
        }
      }
    },
    "dismissed": {
      "description": "Fading out.",
      "on": {
        "toast.dismissed": {}
      },
      "after": {
        "300": {
          "target": "removed"
        }
      }
    },
    "removed": {
      "description": "Gone; its words stay in the message history.",
      "type": "final"
    }
  }
})
