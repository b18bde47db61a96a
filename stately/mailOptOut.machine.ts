// Made by "npm run stately" from machines/rewards. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const mailOptOut = createMachine({
  "id": "mailOptOut",
  "description": "Opting out of emails from friends.",
  "initial": "checking",
  "states": {
    "checking": {
      "description": "Does the address carry a proof?",
      "always": [
        {
          "guard": "isLinked",
          "target": "asking"
        },
        {
          "target": "unknown"
        }
      ]
    },
    "asking": {
      "description": "Is this what they want?",
      "on": {
        "mails.stopped": {
          "target": "stopping"
        }
      }
    },
    "stopping": {
      "description": "It is being noted.",
      "tags": "busy",
      "invoke": {
        "id": "stopMails",
        "src": "stopMails",
        "onDone": [
          {
            "guard": {
              "type": "isStopped"
            },
            "target": "stopped"
          },
          {
            "target": "unknown"
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
    "failed": {
      "description": "It could not be noted; trying again is safe.",
      "on": {
        "submission.retried": {
          "target": "stopping"
        }
      }
    },
    "stopped": {
      "description": "Nobody can write to them from here any more.",
      "type": "final"
    },
    "unknown": {
      "description": "The link is not whole: the mail has the right one, and the help centre can do it too.",
      "type": "final"
    }
  }
})
