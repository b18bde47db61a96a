// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const bankDetails = createMachine({
  "id": "bankDetails",
  "description": "A cause’s bank account, and changing it.",
  "context": {
    "found": null,
    "fields": null,
    "password": "",
    "refusals": {}
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "What we have is being read.",
      "tags": "busy",
      "invoke": {
        "id": "read",
        "src": "read",
        "onDone": [
          {
            "guard": {
              "type": "hasAccount"
            },
            "target": "view",
            "actions": {
              "type": "keepFound"
            }
          },
          {
            "target": "none",
            "actions": {
              "type": "keepFound"
            }
          }
        ],
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
      "description": "What we have could not be read.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "none": {
      "description": "There is no account yet; a cheque of former times can be read, and not changed.",
      "on": {
        "editing.begun": {
          "target": "editing"
        }
      }
    },
    "view": {
      "description": "The account, with its last four digits only, and whether it is in force yet.",
      "on": {
        "editing.begun": {
          "target": "editing"
        },
        "change.undone": {
          "guard": "isHeld",
          "target": "undoing"
        }
      }
    },
    "editing": {
      "description": "The form, with what was found wrong, if anything.",
      "on": {
        "form.submitted": {
          "target": "reviewing",
          "actions": {
            "type": "keepFields"
          }
        },
        "step.back": [
          {
            "guard": {
              "type": "hasAccount"
            },
            "target": "view",
            "actions": "forgetFields"
          },
          {
            "target": "none",
            "actions": "forgetFields"
          }
        ]
      }
    },
    "reviewing": {
      "description": "What will be saved is read once more, and the password typed for it.",
      "tags": "reviewing",
      "on": {
        "password.submitted": {
          "target": "saving",
          "actions": {
            "type": "keepPassword"
          }
        },
        "otherWay.chosen": {
          "target": "saving",
          "actions": "forgetRefusals"
        },
        "step.back": {
          "target": "editing"
        }
      }
    },
    "saving": {
      "description": "The change is on its way.",
      "tags": [
        "busy",
        "reviewing"
      ],
      "exit": "forgetPassword",
      "invoke": {
        "id": "save",
        "src": "save",
        "onDone": [
          {
            "guard": {
              "type": "isDone"
            },
            "target": "saved",
            "actions": [
              "forgetFields",
              {
                "type": "keepOutcome"
              }
            ]
          },
          {
            "guard": {
              "type": "isOvertaken"
            },
            "target": "overtaken",
            "actions": "forgetFields"
          },
          {
            "guard": {
              "type": "isPasswordWrong"
            },
            "target": "reviewing",
            "actions": {
              "type": "keepOutcome"
            }
          },
          {
            "target": "editing",
            "actions": {
              "type": "keepOutcome"
            }
          }
        ],
        "onError": {
          "target": "saveFailed"
        }
      },
      "after": {
        "630000": {
          "target": "saveFailed"
        }
      }
    },
    "saveFailed": {
      "description": "It is not known to be saved; what was typed is still there, but for the password.",
      "tags": "reviewing",
      "on": {
        "password.submitted": {
          "target": "saving",
          "actions": {
            "type": "keepPassword"
          }
        },
        "otherWay.chosen": {
          "target": "saving",
          "actions": "forgetRefusals"
        },
        "step.back": {
          "target": "editing"
        }
      }
    },
    "saved": {
      "description": "Saved, told to every administrator, and in force in a week.",
      "on": {
        "editing.begun": {
          "target": "editing"
        },
        "change.undone": {
          "target": "undoing"
        }
      }
    },
    "overtaken": {
      "description": "Another administrator was faster; what counts now is read again.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "undoing": {
      "description": "The change is being taken back.",
      "tags": "busy",
      "invoke": {
        "id": "undo",
        "src": "undo",
        "onDone": [
          {
            "guard": {
              "type": "isDone"
            },
            "target": "undone",
            "actions": {
              "type": "keepOutcome"
            }
          },
          {
            "target": "overtaken"
          }
        ],
        "onError": {
          "target": "undoFailed"
        }
      },
      "after": {
        "630000": {
          "target": "undoFailed"
        }
      }
    },
    "undoFailed": {
      "description": "It is not known to be taken back, and can be tried again.",
      "on": {
        "change.undone": {
          "target": "undoing"
        }
      }
    },
    "undone": {
      "description": "What was there before counts again, and every administrator is told; it may be a change that can be undone as well.",
      "on": {
        "editing.begun": {
          "target": "editing"
        },
        "change.undone": {
          "guard": "isHeld",
          "target": "undoing"
        }
      }
    }
  }
})
