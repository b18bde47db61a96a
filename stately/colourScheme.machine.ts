// Made by "npm run stately" from machines/shell. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const colourScheme = createMachine({
  "id": "colourScheme",
  "description": "Light, dark or device setting, and beside it more contrast or device setting.",
  "type": "parallel",
  "states": {
    "scheme": {
      "description": "Light or dark.",
      "initial": "starting",
      "on": {
        "scheme.chosen": [
          {
            "guard": {
              "type": "isLight"
            },
            "target": ".light",
            "actions": {
              "type": "keepScheme",
              "params": {
                "choice": "light"
              }
            }
          },
          {
            "guard": {
              "type": "isDark"
            },
            "target": ".dark",
            "actions": {
              "type": "keepScheme",
              "params": {
                "choice": "dark"
              }
            }
          },
          {
            "target": ".device",
            "actions": {
              "type": "keepScheme",
              "params": {
                "choice": "device"
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
    },
    "contrast": {
      "description": "How far text stands out from its ground.",
      "initial": "starting",
      "on": {
        "contrast.chosen": [
          {
            "guard": {
              "type": "isMore"
            },
            "target": ".more",
            "actions": {
              "type": "keepContrast",
              "params": {
                "choice": "more"
              }
            }
          },
          {
            "target": ".device",
            "actions": {
              "type": "keepContrast",
              "params": {
                "choice": "device"
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
                "type": "isMore"
              },
              "target": "more"
            },
            {
              "target": "device"
            }
          ]
        },
        "device": {
          "description": "Pages have more contrast where the device asks for it."
        },
        "more": {
          "description": "Pages have more contrast, whatever the device says."
        }
      }
    }
  }
})
