// Made by "npm run stately" from machines/sign-in. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const linkingOffer = createMachine({
  "id": "linkingOffer",
  "description": "Offering to connect Facebook or Apple after logging in.",
  "initial": "looking",
  "states": {
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
      "tags": "shown",
      "on": {
        "offer.finished": {
          "target": "answered"
        }
      }
    },
    "answered": {
      "description": "The person goes on; what was offered stands until the next page is there.",
      "tags": "shown",
      "type": "final"
    },
    "over": {
      "description": "Nothing is offered: the person goes on.",
      "type": "final"
    }
  }
})
