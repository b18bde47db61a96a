// Made by "npm run stately" from machines/shell. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const colourScheme = createMachine({
  "id": "colourScheme",
  "description": "Light, dark or device setting.",
  "initial": "starting",
  "on": {
    "scheme.chosen": [
      {
        "guard": {
          "type": "isLight"
        },
        "target": ".light",
        "actions": {
          "type": "keepChoice",
          "params": {
            "scheme": "light"
          }
        }
      },
      {
        "guard": {
          "type": "isDark"
        },
        "target": ".dark",
        "actions": {
          "type": "keepChoice",
          "params": {
            "scheme": "dark"
          }
        }
      },
      {
        "target": ".device",
        "actions": {
          "type": "keepChoice",
          "params": {
            "scheme": "device"
          }
        }
      }
    ]
  },
  "states": {
    "starting": {
      "description": "As it was chosen at another time.",
      "always": [
        {
          "guard": {
            "type": "isLight"
          },
          "target": "light"
        },
        {
          "guard": {
            "type": "isDark"
          },
          "target": "dark"
        },
        {
          "target": "device"
        }
      ]
    },
    "device": {
      "description": "Pages follow the device, and what it says by day and by night."
    },
    "light": {
      "description": "Pages are light, whatever the device says."
    },
    "dark": {
      "description": "Pages are dark, whatever the device says."
    }
  }
})
