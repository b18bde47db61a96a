// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const supporterMessage = createMachine({
  "id": "supporterMessage",
  "description": "One supporter message: by email or on the site.",
  "context": {
    "message": null,
    "text": "",
    "refusals": {}
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "The message is being read.",
      "tags": "busy",
      "invoke": {
        "id": "read",
        "src": "read",
        "onDone": [
          {
            "guard": {
              "type": "isThere"
            },
            "target": "open",
            "actions": {
              "type": "keepMessage"
            }
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
        "15000": {
          "target": "failed"
        }
      }
    },
    "unknown": {
      "description": "There is no such message.",
      "type": "final"
    },
    "failed": {
      "description": "It could not be read.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "open": {
      "description": "The form, with the whole as supporters will see it.",
      "tags": "open",
      "initial": "editing",
      "on": {
        "message.submitted": [
          {
            "guard": {
              "type": "isFaulty"
            },
            "target": ".invalid",
            "actions": [
              {
                "type": "keepText"
              },
              "keepFault"
            ]
          },
          {
            "target": "saving",
            "actions": {
              "type": "keepText"
            }
          }
        ],
        "test.asked": [
          {
            "guard": {
              "type": "canBeMailed"
            },
            "target": "testing",
            "actions": {
              "type": "keepText"
            }
          },
          {
            "guard": "isMail",
            "target": ".invalid",
            "actions": [
              {
                "type": "keepText"
              },
              "keepFault"
            ]
          }
        ],
        "message.removed": {
          "guard": "hasText",
          "target": "removing"
        }
      },
      "states": {
        "editing": {
          "description": "As it was read."
        },
        "invalid": {
          "description": "Empty, too long, or with HTML in it; it says which."
        },
        "saved": {
          "description": "Supporters get it from now on."
        },
        "tested": {
          "description": "A test mail is on its way to the administrator."
        },
        "testedTooOften": {
          "description": "No more test mails this hour."
        },
        "removed": {
          "description": "The cause says nothing any more; our own words stand alone."
        },
        "saveFailed": {
          "description": "It is not known to be saved; what was typed is still there.",
          "on": {
            "submission.retried": {
              "target": "#supporterMessage.saving"
            }
          }
        },
        "testFailed": {
          "description": "The test mail could not be sent.",
          "on": {
            "submission.retried": {
              "target": "#supporterMessage.testing"
            }
          }
        },
        "removeFailed": {
          "description": "It could not be removed.",
          "on": {
            "submission.retried": {
              "target": "#supporterMessage.removing"
            }
          }
        }
      }
    },
    "saving": {
      "description": "What was typed is on its way.",
      "tags": [
        "busy",
        "open"
      ],
      "invoke": {
        "id": "save",
        "src": "save",
        "onDone": [
          {
            "guard": {
              "type": "isDone"
            },
            "target": "open.saved",
            "actions": {
              "type": "keepOutcome"
            }
          },
          {
            "target": "open.invalid",
            "actions": {
              "type": "keepOutcome"
            }
          }
        ],
        "onError": {
          "target": "open.saveFailed"
        }
      },
      "after": {
        "15000": {
          "target": "open.saveFailed"
        }
      }
    },
    "testing": {
      "description": "The test mail is being asked for.",
      "tags": [
        "busy",
        "open"
      ],
      "invoke": {
        "id": "sendTest",
        "src": "sendTest",
        "onDone": [
          {
            "guard": {
              "type": "isTooOften"
            },
            "target": "open.testedTooOften"
          },
          {
            "guard": {
              "type": "isSent"
            },
            "target": "open.tested"
          },
          {
            "target": "open.invalid",
            "actions": {
              "type": "keepOutcome"
            }
          }
        ],
        "onError": {
          "target": "open.testFailed"
        }
      },
      "after": {
        "15000": {
          "target": "open.testFailed"
        }
      }
    },
    "removing": {
      "description": "The message is being removed.",
      "tags": [
        "busy",
        "open"
      ],
      "invoke": {
        "id": "remove",
        "src": "remove",
        "onDone": {
          "target": "open.removed",
          "actions": {
            "type": "keepMessage"
          }
        },
        "onError": {
          "target": "open.removeFailed"
        }
      },
      "after": {
        "15000": {
          "target": "open.removeFailed"
        }
      }
    }
  }
})
