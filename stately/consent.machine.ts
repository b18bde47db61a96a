// Made by "npm run stately" from machines/telemetry. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const consent = createMachine({
  "id": "consent",
  "description": "Tracking consent.",
  "context": {
    "choices": {
      "analytics": false,
      "advertising": false
    }
  },
  "initial": "unknown",
  "on": {
    "choices.told": {
      "target": ".decided",
      "actions": {
        "type": "keepChoices"
      }
    }
  },
  "states": {
    "unknown": {
      "description": "This device has not been looked at yet; nothing is measured.",
      "on": {
        "choices.read": [
          {
            "guard": {
              "type": "isKept"
            },
            "target": "decided",
            "actions": {
              "type": "keepChoices"
            }
          },
          {
            "target": "asked"
          }
        ]
      }
    },
    "asked": {
      "description": "The person is asked, in a bar that covers nothing; nothing is measured meanwhile.",
      "on": {
        "consent.givenToAll": {
          "target": "decided",
          "actions": [
            {
              "type": "keepChoices",
              "params": {
                "choices": {
                  "analytics": true,
                  "advertising": true
                }
              }
            },
            "storeChoices"
          ]
        },
        "consent.refusedForAll": {
          "target": "decided",
          "actions": [
            {
              "type": "keepChoices",
              "params": {
                "choices": {
                  "analytics": false,
                  "advertising": false
                }
              }
            },
            "storeChoices"
          ]
        },
        "preferences.opened": {
          "target": "choosing"
        }
      }
    },
    "choosing": {
      "description": "The person chooses purpose by purpose.",
      "on": {
        "choices.saved": {
          "target": "decided",
          "actions": [
            {
              "type": "keepChoices"
            },
            "storeChoices"
          ]
        },
        "preferences.closed": {
          "target": "asked"
        }
      }
    },
    "decided": {
      "description": "The person has given or refused consent, purpose by purpose.",
      "tags": "decided",
      "on": {
        "preferences.opened": {
          "target": "changing"
        }
      }
    },
    "changing": {
      "description": "The person changes what they had chosen; until they save, it holds.",
      "tags": "decided",
      "on": {
        "choices.saved": {
          "target": "decided",
          "actions": [
            {
              "type": "keepChoices"
            },
            "storeChoices"
          ]
        },
        "preferences.closed": {
          "target": "decided"
        }
      }
    }
  }
})
