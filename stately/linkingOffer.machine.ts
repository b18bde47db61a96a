// Made by "npm run stately" from machines/sign-in. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const linkingOffer = createMachine({
  "id": "linkingOffer",
  "description": "Offering to connect Facebook or Apple after logging in.",
  "initial": "outside",
  "states": {
    "outside": {
      "description": "Nobody has come in yet.",
      "on": {
        "person.entered": {
          "target": "looking"
        }
      }
    },
    "looking": {
      "description": "Did they bring something that could be connected? An offer that cannot be shown holds nobody up.",
      "invoke": {
        "id": "findOffer",
        "src": "findOffer",
        "onDone": [
          {
            "guard": {
              "type": "isHeld"
            },
            "target": "offered"
          },
          {
            "target": "over"
          }
        ],
        "onError": {
          "target": "over"
        }
      },
      "after": {
        "5000": {
          "target": "over"
        }
      }
    },
    "offered": {
      "description": "The offer has a chart of its own; here it’s only known that it stands.",
      "on": {
        "offer.finished": {
          "target": "over"
        }
      }
    },
    "over": {
      "description": "The person goes on.",
      "type": "final"
    }
  }
})
