// Made by "npm run stately" from machines/sign-in. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const loginPage = createMachine({
  "id": "loginPage",
  "description": "The login page and every way to log in.",
  "initial": "opening",
  "states": {
    "opening": {
      "description": "Does the address name a provider?",
      "always": [
        {
          "guard": "isNamed",
          "target": "settling"
        },
        {
          "target": "asking"
        }
      ]
    },
    "settling": {
      "description": "It does: first it must be known who is here.",
      "on": {
        "person.known": [
          {
            "guard": {
              "type": "mayGoOn"
            },
            "target": "entered"
          },
          {
            "target": "arriving"
          }
        ],
        "person.entered": {
          "target": "entered"
        }
      }
    },
    "arriving": {
      "description": "What the address means: an answer counts only for the device that asked, and once.",
      "invoke": {
        "id": "readArrival",
        "src": "readArrival",
        "onDone": {
          "target": "asking",
          "actions": {
            "type": "keepArrived"
          }
        },
        "onError": {
          "target": "asking",
          "actions": "waitForNobody"
        }
      },
      "after": {
        "5000": {
          "target": "asking",
          "actions": "waitForNobody"
        }
      },
      "on": {
        "person.entered": {
          "target": "entered"
        }
      }
    },
    "asking": {
      "description": "The form, and the providers, each with a chart of its own.",
      "on": {
        "person.known": {
          "guard": {
            "type": "mayGoOn"
          },
          "target": "entered"
        },
        "person.entered": {
          "target": "entered"
        },
        "provider.chosen": {
          "actions": {
            "type": "keepChosen"
          }
        },
        "provider.waits": {
          "actions": {
            "type": "keepWaiting"
          }
        }
      }
    },
    "entered": {
      "description": "Logged in, now or already: on to where the person was going."
    }
  }
})
