// Made by "npm run stately" from machines/shopping. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const appLink = createMachine({
  "id": "appLink",
  "description": "A link to the app, for any device.",
  "initial": "arriving",
  "states": {
    "arriving": {
      "description": "Is there an app at all?",
      "always": [
        {
          "guard": "isWithoutApp",
          "target": "noApp"
        },
        {
          "target": "detecting"
        }
      ]
    },
    "detecting": {
      "description": "Finding out which kind of device this is.",
      "tags": "busy",
      "invoke": {
        "id": "detectDevice",
        "src": "detectDevice",
        "onDone": [
          {
            "guard": {
              "type": "isComputer"
            },
            "target": "desktop",
            "actions": {
              "type": "keepWay"
            }
          },
          {
            "guard": {
              "type": "canOpen"
            },
            "target": "opening",
            "actions": {
              "type": "keepWay"
            }
          },
          {
            "guard": {
              "type": "canGet"
            },
            "target": "store",
            "actions": {
              "type": "keepWay"
            }
          },
          {
            "target": "noApp",
            "actions": {
              "type": "keepWay"
            }
          }
        ],
        "onError": {
          "target": "desktop"
        }
      },
      "after": {
        "5000": {
          "target": "desktop"
        }
      }
    },
    "opening": {
      "description": "The app is asked to open; where nothing happens it isn’t there.",
      "tags": "busy",
      "invoke": {
        "id": "openApp",
        "src": "openApp",
        "onDone": {
          "target": "opened"
        },
        "onError": [
          {
            "guard": "canGetHere",
            "target": "store"
          },
          {
            "target": "noApp"
          }
        ]
      },
      "after": {
        "5000": [
          {
            "guard": "canGetHere",
            "target": "store"
          },
          {
            "target": "noApp"
          }
        ]
      }
    },
    "opened": {
      "description": "The app has taken over. Whoever comes back can open it again, or get it.",
      "on": {
        "opening.tried": {
          "target": "opening"
        },
        "app.missing": [
          {
            "guard": "canGetHere",
            "target": "store"
          },
          {
            "target": "noApp"
          }
        ]
      }
    },
    "store": {
      "description": "The app isn’t on this device, or nobody can tell: the page of the right store."
    },
    "desktop": {
      "description": "A computer, or a device that could not be told: every store, and a code for a phone’s camera."
    },
    "noApp": {
      "description": "There is no app for this device: the site itself can be put on its home screen."
    }
  }
})
