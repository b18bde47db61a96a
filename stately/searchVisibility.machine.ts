// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const searchVisibility = createMachine({
  "id": "searchVisibility",
  "description": "Whether search results show a cause’s location.",
  "initial": "deciding",
  "on": {
    "location.added": {
      "actions": "keepLocation"
    }
  },
  "states": {
    "deciding": {
      "description": "As it is kept.",
      "always": [
        {
          "guard": "isShown",
          "target": "on"
        },
        {
          "target": "off"
        }
      ]
    },
    "on": {
      "description": "Searches say where the cause is.",
      "on": {
        "visibility.toggled": {
          "target": "saving"
        }
      }
    },
    "off": {
      "description": "Searches do not say where the cause is.",
      "on": {
        "visibility.toggled": [
          {
            "guard": "isMissing",
            "target": "blocked"
          },
          {
            "target": "saving"
          }
        ]
      }
    },
    "blocked": {
      "description": "A location must be added first.",
      "on": {
        "location.added": {
          "target": "off",
          "actions": "keepLocation"
        }
      }
    },
    "saving": {
      "description": "The other choice is on its way.",
      "tags": "busy",
      "invoke": {
        "id": "saveVisibility",
        "src": "saveVisibility",
        "onDone": {
          "target": "deciding",
          "actions": "keepToggled"
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
    "failed": {
      "description": "It could not be saved, and is as it was.",
      "on": {
        "visibility.toggled": {
          "target": "saving"
        }
      }
    }
  }
})
