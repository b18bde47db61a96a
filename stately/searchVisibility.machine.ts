// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const searchVisibility = createMachine({
  "id": "searchVisibility",
  "description": "Whether search results show a cause’s location.",
  "initial": "deciding",
  "states": {
    "deciding": {
      "description": "As it is kept.",
      "always": [
        {
          "guard": "isShown",
          "target": "on"
        },
        {
          "guard": "hasLocation",
          "target": "off"
        },
        {
          "target": "placeless"
        }
      ]
    },
    "on": {
      "description": "Searches say where the cause is.",
      "on": {
        "visibility.toggled": {
          "target": "turningOff"
        }
      }
    },
    "off": {
      "description": "Searches do not say where the cause is.",
      "on": {
        "visibility.toggled": {
          "target": "turningOn"
        }
      }
    },
    "placeless": {
      "description": "Searches do not say where the cause is, and there is no place that they could.",
      "on": {
        "location.added": {
          "target": "off"
        },
        "visibility.toggled": {
          "target": "blocked"
        }
      }
    },
    "blocked": {
      "description": "A location must be added first.",
      "on": {
        "location.added": {
          "target": "off"
        }
      }
    },
    "turningOn": {
      "description": "That searches say it is on its way.",
      "tags": "busy",
      "invoke": {
        "id": "saveVisibility",
        "src": "saveVisibility",
        "onDone": [
          {
            "guard": {
              "type": "isSaved"
            },
            "target": "on"
          },
          {
            "target": "locationGone"
          }
        ],
        "onError": {
          "target": "notTurnedOn"
        }
      },
      "after": {
        "15000": {
          "target": "notTurnedOn"
        }
      }
    },
    "turningOff": {
      "description": "That searches do not say it is on its way.",
      "tags": "busy",
      "invoke": {
        "id": "saveVisibility",
        "src": "saveVisibility",
        "onDone": {
          "target": "off"
        },
        "onError": {
          "target": "notTurnedOff"
        }
      },
      "after": {
        "15000": {
          "target": "notTurnedOff"
        }
      }
    },
    "notTurnedOn": {
      "description": "It could not be saved: searches still do not say where the cause is.",
      "on": {
        "visibility.toggled": {
          "target": "turningOn"
        }
      }
    },
    "locationGone": {
      "description": "There is no place to show any more: it must be added again.",
      "on": {
        "location.added": {
          "target": "off"
        },
        "visibility.toggled": {
          "target": "turningOn"
        }
      }
    },
    "notTurnedOff": {
      "description": "It could not be saved: searches still say where the cause is.",
      "on": {
        "visibility.toggled": {
          "target": "turningOff"
        }
      }
    }
  }
})
