// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const inviteAdmins = createMachine({
  "id": "inviteAdmins",
  "description": "Administrators and invitations.",
  "context": {
    "team": null,
    "email": "",
    "inviteId": "",
    "adminId": 0,
    "refusals": {}
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Who runs the cause, and who has been asked to, is being read.",
      "tags": "busy",
      "invoke": {
        "id": "read",
        "src": "read",
        "onDone": {
          "target": "editing",
          "actions": {
            "type": "keepTeam"
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
      "description": "It could not be read.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "editing": {
      "description": "The form, the people, and the invitations that wait.",
      "on": {
        "invite.submitted": {
          "target": "terms",
          "actions": {
            "type": "keepEmail"
          }
        },
        "invite.revoked": {
          "target": "revoking",
          "actions": {
            "type": "keepInvite"
          }
        },
        "admin.removed": {
          "guard": {
            "type": "isOther"
          },
          "target": "confirmingRemoval",
          "actions": {
            "type": "keepAdmin"
          }
        }
      }
    },
    "terms": {
      "description": "What an administrator can do is said before anybody is invited.",
      "tags": "asksTerms",
      "on": {
        "terms.accepted": {
          "target": "sending"
        },
        "terms.declined": {
          "target": "editing"
        }
      }
    },
    "sending": {
      "description": "The invitation is on its way.",
      "tags": "busy",
      "invoke": {
        "id": "send",
        "src": "send",
        "onDone": [
          {
            "guard": {
              "type": "isDone"
            },
            "target": "sent",
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
          "target": "sendFailed"
        }
      },
      "after": {
        "630000": {
          "target": "sendFailed"
        }
      }
    },
    "sendFailed": {
      "description": "The invitation is not known to be sent; what was typed is still there.",
      "on": {
        "submission.retried": {
          "target": "sending"
        },
        "invite.submitted": {
          "target": "terms",
          "actions": {
            "type": "keepEmail"
          }
        }
      }
    },
    "sent": {
      "description": "The invitation is sent; somebody else can be invited.",
      "on": {
        "invite.submitted": {
          "target": "terms",
          "actions": {
            "type": "keepEmail"
          }
        },
        "invite.revoked": {
          "target": "revoking",
          "actions": {
            "type": "keepInvite"
          }
        },
        "admin.removed": {
          "guard": {
            "type": "isOther"
          },
          "target": "confirmingRemoval",
          "actions": {
            "type": "keepAdmin"
          }
        }
      }
    },
    "revoking": {
      "description": "An invitation is being taken back.",
      "tags": "busy",
      "invoke": {
        "id": "revoke",
        "src": "revoke",
        "onDone": [
          {
            "guard": {
              "type": "isDone"
            },
            "target": "revoked",
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
          "target": "revokeFailed"
        }
      },
      "after": {
        "630000": {
          "target": "revokeFailed"
        }
      }
    },
    "revokeFailed": {
      "description": "The invitation could not be taken back: it may have been accepted meanwhile, so it is read again first.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "revoked": {
      "description": "The invitation is taken back: its link leads nowhere.",
      "on": {
        "invite.submitted": {
          "target": "terms",
          "actions": {
            "type": "keepEmail"
          }
        },
        "invite.revoked": {
          "target": "revoking",
          "actions": {
            "type": "keepInvite"
          }
        },
        "admin.removed": {
          "guard": {
            "type": "isOther"
          },
          "target": "confirmingRemoval",
          "actions": {
            "type": "keepAdmin"
          }
        }
      }
    },
    "confirmingRemoval": {
      "description": "What it means that somebody runs the cause no more is said before it happens.",
      "tags": "asksRemoval",
      "on": {
        "removal.confirmed": {
          "target": "removing"
        },
        "removal.left": {
          "target": "editing"
        }
      }
    },
    "removing": {
      "description": "An administrator is being removed.",
      "tags": "busy",
      "invoke": {
        "id": "remove",
        "src": "remove",
        "onDone": [
          {
            "guard": {
              "type": "isDone"
            },
            "target": "removed",
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
          "target": "removeFailed"
        }
      },
      "after": {
        "630000": {
          "target": "removeFailed"
        }
      }
    },
    "removeFailed": {
      "description": "The administrator is not known to be removed, so it is read again first.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "removed": {
      "description": "The administrator is removed, and everybody has been told.",
      "on": {
        "invite.submitted": {
          "target": "terms",
          "actions": {
            "type": "keepEmail"
          }
        },
        "invite.revoked": {
          "target": "revoking",
          "actions": {
            "type": "keepInvite"
          }
        },
        "admin.removed": {
          "guard": {
            "type": "isOther"
          },
          "target": "confirmingRemoval",
          "actions": {
            "type": "keepAdmin"
          }
        }
      }
    }
  }
})
