// Made by "npm run stately" from machines/giving. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const paymentRun = createMachine({
  "id": "paymentRun",
  "description": "One quarter’s payment run.",
  "initial": "prepared",
  "states": {
    "prepared": {
      "description": "A proposal: what would be paid to whom. Nothing has moved, and any change makes it void.",
      "on": {
        "run.approved": {
          "guard": "isSecondPerson",
          "target": "approved"
        },
        "run.discarded": {
          "target": "voided",
          "actions": {
            "type": "keepVoided",
            "params": {
              "voided": "discarded"
            }
          }
        },
        "run.changed": {
          "target": "voided",
          "actions": {
            "type": "keepVoided",
            "params": {
              "voided": "changed"
            }
          }
        },
        "run.replaced": {
          "target": "voided",
          "actions": {
            "type": "keepVoided",
            "params": {
              "voided": "replaced"
            }
          }
        }
      }
    },
    "approved": {
      "description": "A second person has approved it: its donations are in payment, and the bank’s file can be taken. Until it is, the run can be called back.",
      "tags": "committed",
      "on": {
        "file.taken": {
          "target": "sent"
        },
        "run.recalled": {
          "target": "voided",
          "actions": {
            "type": "keepVoided",
            "params": {
              "voided": "calledBack"
            }
          }
        }
      }
    },
    "sent": {
      "description": "The file has left us; the bank answers line by line. The same file can be taken again.",
      "tags": "committed",
      "on": {
        "file.taken": {
          "target": "sent"
        },
        "lines.answered": [
          {
            "guard": {
              "type": "isLast"
            },
            "target": "answered"
          },
          {
            "guard": {
              "type": "isFewer"
            },
            "actions": {
              "type": "keepOpen"
            }
          }
        ]
      }
    },
    "answered": {
      "description": "Every line is paid or refused.",
      "tags": "committed",
      "type": "final"
    },
    "voided": {
      "description": "Nothing of it was ever paid; a new one can be prepared.",
      "type": "final"
    }
  }
})
