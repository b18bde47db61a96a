// Made by "npm run stately" from machines/rewards. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const promotion = createMachine({
  "id": "promotion",
  "description": "Promoting a cause: its link, texts and pictures.",
  "context": {
    "found": null,
    "text": null
  },
  "initial": "finding",
  "states": {
    "finding": {
      "description": "Asking for the link of this person.",
      "tags": "busy",
      "invoke": {
        "id": "findLink",
        "src": "findLink",
        "onDone": {
          "target": "shown",
          "actions": {
            "type": "keepFound"
          }
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
      "description": "It could not be loaded; it can be asked for again.",
      "on": {
        "page.refreshed": {
          "target": "finding"
        }
      }
    },
    "shown": {
      "description": "The link, the texts and the pictures of the cause.",
      "initial": "link",
      "on": {
        "text.copied": {
          "target": ".copied",
          "actions": [
            {
              "type": "keepText"
            },
            "keepShared"
          ]
        },
        "copy.refused": {
          "target": ".notCopied",
          "actions": {
            "type": "keepText"
          }
        },
        "link.shared": {
          "target": ".shared",
          "actions": "keepShared"
        }
      },
      "states": {
        "link": {
          "description": "Nothing has been passed on yet."
        },
        "copied": {
          "description": "A text is where it can be pasted."
        },
        "notCopied": {
          "description": "This browser does not let us copy; the texts can be selected."
        },
        "shared": {
          "description": "The device has passed the link on."
        }
      }
    }
  }
})
