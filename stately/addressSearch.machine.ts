// Made by "npm run stately" from machines/registration. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const addressSearch = createMachine({
  "id": "addressSearch",
  "description": "Finding an address by postcode.",
  "context": {
    "postcode": "",
    "addresses": []
  },
  "initial": "idle",
  "on": {
    "postcode.submitted": [
      {
        "guard": {
          "type": "isEmpty"
        },
        "target": ".needsPostcode",
        "actions": "dropAddresses"
      },
      {
        "target": ".looking",
        "actions": {
          "type": "keepPostcode"
        }
      }
    ]
  },
  "states": {
    "idle": {
      "description": "Nothing has been looked for."
    },
    "needsPostcode": {
      "description": "The person is asked for the postcode first."
    },
    "looking": {
      "description": "Addresses of the postcode are being asked for.",
      "tags": "busy",
      "entry": "dropAddresses",
      "on": {
        "postcode.submitted": {}
      },
      "invoke": {
        "id": "findAddresses",
        "src": "findAddresses",
        "onDone": [
          {
            "guard": {
              "type": "hasAddresses"
            },
            "target": "found",
            "actions": {
              "type": "keepAddresses"
            }
          },
          {
            "target": "none"
          }
        ],
        "onError": {
          "target": "failed"
        }
      },
      "after": {
        "5000": {
          "target": "failed"
        }
      }
    },
    "found": {
      "description": "Addresses to choose from.",
      "on": {
        "address.chosen": {
          "target": "chosen",
          "actions": "dropAddresses"
        }
      }
    },
    "chosen": {
      "description": "The fields are filled in, and may be changed."
    },
    "none": {
      "description": "No address has this postcode, or it is not one: the person types the address."
    },
    "failed": {
      "description": "It could not be looked for just now; typing works."
    }
  }
})
