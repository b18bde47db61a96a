// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const updateTakedown = createMachine({
  "id": "updateTakedown",
  "description": "Taking an update of a cause down.",
  "initial": "deciding",
  "states": {
    "deciding": {
      "description": "Whose cause it is.",
      "always": [
        {
          "guard": "isMine",
          "target": "own"
        },
        {
          "target": "listed"
        }
      ]
    },
    "listed": {
      "description": "What the cause has posted, and what became of the last that was to be taken down.",
      "initial": "untouched",
      "on": {
        "takedown.wanted": {
          "guard": {
            "type": "isThere"
          },
          "target": "writing",
          "actions": {
            "type": "keepChosen"
          }
        }
      },
      "states": {
        "untouched": {
          "description": "Nothing has been done."
        },
        "takenDown": {
          "description": "It is gone from the page of the cause, and those who run the cause have been told why."
        },
        "gone": {
          "description": "Somebody else has removed it before; nobody was told anything."
        }
      }
    },
    "own": {
      "description": "Whoever looks runs this cause, so that somebody else has to decide.",
      "initial": "known",
      "states": {
        "known": {
          "description": "That is known before anything is asked, so that nothing can be."
        },
        "refused": {
          "description": "The server has said so of what was asked; what was typed can be copied."
        }
      }
    },
    "writing": {
      "description": "Why it is taken down is being written. What is typed stays on this device until it is taken down or given up.",
      "initial": "asked",
      "on": {
        "reason.given": {
          "target": "confirming",
          "actions": {
            "type": "keepReason"
          }
        },
        "takedown.dropped": {
          "target": "listed",
          "actions": "forgetTyped"
        }
      },
      "states": {
        "asked": {
          "description": "The field, with what the server found wrong, if anything."
        },
        "notTakenDown": {
          "description": "It is not known to be taken down; what was typed is still there.",
          "on": {
            "takedown.retried": {
              "target": "#updateTakedown.takingDown"
            }
          }
        }
      }
    },
    "confirming": {
      "description": "What it means, and what those who run the cause will read, is shown before it happens.",
      "on": {
        "takedown.confirmed": {
          "target": "takingDown"
        },
        "takedown.reconsidered": {
          "target": "writing"
        }
      }
    },
    "takingDown": {
      "description": "It is being taken down.",
      "tags": "busy",
      "invoke": {
        "id": "removeUpdate",
        "src": "removeUpdate",
        "onDone": [
          {
            "guard": {
              "type": "isTakenDown"
            },
            "target": "listed.takenDown",
            "actions": [
              "forgetTyped",
              "dropChosen"
            ]
          },
          {
            "guard": {
              "type": "isGone"
            },
            "target": "listed.gone",
            "actions": [
              "forgetTyped",
              "dropChosen"
            ]
          },
          {
            "guard": {
              "type": "isOwn"
            },
            "target": "own.refused"
          },
          {
            "target": "writing",
            "actions": {
              "type": "keepRefusals"
            }
          }
        ],
        "onError": {
          "target": "writing.notTakenDown"
        }
      },
      "after": {
        "630000": {
          "target": "writing.notTakenDown"
        }
      }
    }
  }
})
