// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const activeCause = createMachine({
  "id": "activeCause",
  "description": "The cause an administrator is working on.",
  "context": {
    "causes": [],
    "active": null,
    "opened": null
  },
  "initial": "none",
  "on": {
    "cause.opened": {
      "actions": {
        "type": "keepOpened"
      }
    },
    "causes.known": [
      {
        "guard": {
          "type": "isStillMine"
        },
        "actions": {
          "type": "keepCauses"
        }
      },
      {
        "guard": {
          "type": "hasCauses"
        },
        "target": ".initialising",
        "reenter": true,
        "actions": [
          "activateNone",
          {
            "type": "keepCauses"
          }
        ]
      },
      {
        "target": ".none",
        "actions": [
          "activateNone",
          {
            "type": "keepCauses"
          }
        ]
      }
    ]
  },
  "states": {
    "none": {
      "description": "The person runs no cause, or it is not known yet who they are."
    },
    "initialising": {
      "description": "Looking for the cause that was chosen last on this device.",
      "tags": "busy",
      "invoke": {
        "id": "readChoice",
        "src": "readChoice",
        "onDone": [
          {
            "guard": "isOpenedMine",
            "target": "switching",
            "actions": "activateOpened"
          },
          {
            "guard": {
              "type": "isMine"
            },
            "target": "active",
            "actions": {
              "type": "activate"
            }
          },
          {
            "target": "active",
            "actions": "activateFirst"
          }
        ],
        "onError": [
          {
            "guard": "isOpenedMine",
            "target": "switching",
            "actions": "activateOpened"
          },
          {
            "target": "active",
            "actions": "activateFirst"
          }
        ]
      },
      "after": {
        "5000": [
          {
            "guard": "isOpenedMine",
            "target": "switching",
            "actions": "activateOpened"
          },
          {
            "target": "active",
            "actions": "activateFirst"
          }
        ]
      }
    },
    "active": {
      "description": "One cause is looked at.",
      "on": {
        "cause.chosen": {
          "guard": {
            "type": "isOther"
          },
          "target": "switching",
          "actions": {
            "type": "activate"
          }
        },
        "cause.opened": [
          {
            "guard": {
              "type": "isOther"
            },
            "target": "switching",
            "actions": {
              "type": "activate"
            }
          },
          {
            "actions": "forgetOpened"
          }
        ]
      }
    },
    "switching": {
      "description": "Another cause is looked at, and this device remembers it.",
      "tags": "busy",
      "invoke": {
        "id": "keepChoice",
        "src": "keepChoice",
        "onDone": [
          {
            "guard": "isOpenedMine",
            "target": "switching",
            "reenter": true,
            "actions": "activateOpened"
          },
          {
            "target": "active"
          }
        ],
        "onError": [
          {
            "guard": "isOpenedMine",
            "target": "switching",
            "reenter": true,
            "actions": "activateOpened"
          },
          {
            "target": "active"
          }
        ]
      },
      "after": {
        "5000": [
          {
            "guard": "isOpenedMine",
            "target": "switching",
            "reenter": true,
            "actions": "activateOpened"
          },
          {
            "target": "active"
          }
        ]
      }
    }
  }
})
