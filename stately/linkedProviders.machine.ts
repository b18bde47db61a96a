// Made by "npm run stately" from machines/account. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const linkedProviders = createMachine({
  "id": "linkedProviders",
  "description": "Connecting Facebook or Apple to log in with, and disconnecting them.",
  "context": {
    "links": [],
    "provider": "facebook",
    "unlinked": null,
    "fault": null,
    "code": null
  },
  "invoke": {
    "id": "hearAnswer",
    "src": "hearAnswer"
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking what is connected.",
      "tags": "busy",
      "invoke": {
        "id": "readLinks",
        "src": "readLinks",
        "onDone": {
          "target": "list",
          "actions": {
            "type": "keepLinks"
          }
        },
        "onError": {
          "target": "failed"
        }
      },
      "after": {
        "630000": {
          "target": "failed"
        }
      }
    },
    "failed": {
      "description": "What is connected could not be loaded; it can be asked for again.",
      "on": {
        "list.refreshed": {
          "target": "loading"
        }
      }
    },
    "list": {
      "description": "What is connected, and what could be; a service that said no is named.",
      "tags": "listed",
      "on": {
        "provider.chosen": {
          "guard": {
            "type": "isNew"
          },
          "target": "linking",
          "actions": {
            "type": "keepProvider"
          }
        },
        "answer.arrived": {
          "guard": "wasCancelled",
          "target": "linking",
          "actions": {
            "type": "keepCode"
          }
        },
        "link.removed": {
          "guard": {
            "type": "isConnected"
          },
          "target": "unlinking",
          "actions": {
            "type": "keepUnlinked"
          }
        }
      }
    },
    "linking": {
      "description": "The service asks in a window of its own; the wait can be given up.",
      "tags": "listed",
      "invoke": {
        "id": "connect",
        "src": "connect",
        "onDone": [
          {
            "guard": {
              "type": "isLinked"
            },
            "target": "loading"
          },
          {
            "target": "list",
            "actions": {
              "type": "keepFault"
            }
          }
        ],
        "onError": {
          "target": "notLinked"
        }
      },
      "on": {
        "dialog.left": {
          "target": "list"
        }
      }
    },
    "notLinked": {
      "description": "The service or we could not be reached, and nothing was connected.",
      "tags": "listed",
      "on": {
        "provider.chosen": {
          "guard": {
            "type": "isNew"
          },
          "target": "linking",
          "actions": {
            "type": "keepProvider"
          }
        },
        "list.refreshed": {
          "target": "loading"
        }
      }
    },
    "unlinking": {
      "description": "The connection is being cut.",
      "tags": [
        "busy",
        "listed"
      ],
      "invoke": {
        "id": "unlink",
        "src": "unlink",
        "onDone": {
          "target": "loading"
        },
        "onError": {
          "target": "notUnlinked"
        }
      },
      "after": {
        "630000": {
          "target": "notUnlinked"
        }
      }
    },
    "notUnlinked": {
      "description": "The connection could not be cut, and still logs the person in.",
      "tags": "listed",
      "on": {
        "link.removed": {
          "guard": {
            "type": "isConnected"
          },
          "target": "unlinking",
          "actions": {
            "type": "keepUnlinked"
          }
        },
        "list.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
