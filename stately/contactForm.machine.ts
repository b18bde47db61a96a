// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const contactForm = createMachine({
  "id": "contactForm",
  "description": "The contact form.",
  "context": {
    "topic": null,
    "fields": null,
    "refusals": {},
    "reference": null
  },
  "initial": "choosing",
  "states": {
    "choosing": {
      "description": "What is it about?",
      "on": {
        "topic.chosen": [
          {
            "guard": {
              "type": "isSelfService"
            },
            "target": "pointed",
            "actions": {
              "type": "keepTopic"
            }
          },
          {
            "target": "writing",
            "actions": {
              "type": "keepTopic"
            }
          }
        ]
      }
    },
    "pointed": {
      "description": "Where the site itself answers this, faster than we could.",
      "on": {
        "message.wanted": {
          "target": "writing"
        },
        "back.pressed": {
          "target": "choosing"
        }
      }
    },
    "writing": {
      "description": "The form, with what the server found wrong, if anything.",
      "on": {
        "form.submitted": {
          "target": "submitting",
          "actions": {
            "type": "keepFields"
          }
        },
        "back.pressed": {
          "target": "choosing"
        }
      }
    },
    "submitting": {
      "description": "The message is on its way.",
      "tags": "busy",
      "invoke": {
        "id": "sendMessage",
        "src": "sendMessage",
        "onDone": [
          {
            "guard": {
              "type": "isTaken"
            },
            "target": "sent",
            "actions": {
              "type": "keepOutcome"
            }
          },
          {
            "target": "writing",
            "actions": {
              "type": "keepOutcome"
            }
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
      "description": "It could not be sent; everything typed is still there.",
      "on": {
        "form.submitted": {
          "target": "submitting",
          "actions": {
            "type": "keepFields"
          }
        },
        "submission.retried": {
          "target": "submitting"
        }
      }
    },
    "sent": {
      "description": "It has arrived, under a number that the person can tell us.",
      "type": "final"
    }
  }
})
