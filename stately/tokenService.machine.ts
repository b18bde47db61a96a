// Made by "npm run stately" from machines/session. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const tokenService = createMachine({
  "id": "tokenService",
  "description": "Keeps login tokens fresh.",
  "context": {
    "outcome": "unreachable"
  },
  "initial": "idle",
  "states": {
    "idle": {
      "description": "Nobody has needed the tokens yet.",
      "on": {
        "tokens.needed": {
          "target": "checking"
        }
      }
    },
    "checking": {
      "description": "Looking at both tokens.",
      "tags": "busy",
      "invoke": {
        "id": "inspectTokens",
        "src": "inspectTokens",
        "onDone": [
          {
            "guard": {
              "type": "areFresh"
            },
            "target": "ready"
          },
          {
            "guard": {
              "type": "isRefreshStale"
            },
            "target": "refreshingRefresh"
          },
          {
            "guard": {
              "type": "isAccessDue"
            },
            "target": "refreshingAccess"
          },
          {
            "target": "upgradingSession",
            "actions": "deleteTokens"
          }
        ],
        "onError": {
          "target": "upgradingSession"
        }
      },
      "after": {
        "15000": {
          "target": "unreachable"
        }
      }
    },
    "refreshingRefresh": {
      "description": "The refresh token is near its end and is being replaced.",
      "tags": "busy",
      "invoke": {
        "id": "refreshRefreshToken",
        "src": "refreshRefreshToken",
        "onDone": [
          {
            "guard": {
              "type": "isRefreshed"
            },
            "target": "refreshingAccess"
          },
          {
            "guard": {
              "type": "isLost"
            },
            "target": "upgradingSession",
            "actions": "deleteTokens"
          },
          {
            "target": "unreachable"
          }
        ],
        "onError": {
          "target": "unreachable"
        }
      },
      "after": {
        "15000": {
          "target": "unreachable"
        }
      }
    },
    "refreshingAccess": {
      "description": "The access token is being replaced.",
      "tags": "busy",
      "invoke": {
        "id": "refreshAccessToken",
        "src": "refreshAccessToken",
        "onDone": [
          {
            "guard": {
              "type": "isRefreshed"
            },
            "target": "ready"
          },
          {
            "guard": {
              "type": "isLost"
            },
            "target": "upgradingSession",
            "actions": "deleteTokens"
          },
          {
            "target": "unreachable"
          }
        ],
        "onError": {
          "target": "unreachable"
        }
      },
      "after": {
        "15000": {
          "target": "unreachable"
        }
      }
    },
    "upgradingSession": {
      "description": "No usable tokens: trying the legacy session.",
      "tags": "busy",
      "invoke": {
        "id": "upgradeSession",
        "src": "upgradeSession",
        "onDone": [
          {
            "guard": {
              "type": "isUpgraded"
            },
            "target": "ready"
          },
          {
            "guard": {
              "type": "isNotPossible"
            },
            "target": "upgradingCheckSupporter"
          },
          {
            "target": "unreachable"
          }
        ],
        "onError": {
          "target": "unreachable"
        }
      },
      "after": {
        "15000": {
          "target": "unreachable"
        }
      }
    },
    "upgradingCheckSupporter": {
      "description": "No legacy session either: trying the check-supporter hash, which yields a semi session.",
      "tags": "busy",
      "invoke": {
        "id": "upgradeCheckSupporter",
        "src": "upgradeCheckSupporter",
        "onDone": [
          {
            "guard": {
              "type": "isUpgraded"
            },
            "target": "ready"
          },
          {
            "guard": {
              "type": "isNotPossible"
            },
            "target": "failed"
          },
          {
            "target": "unreachable"
          }
        ],
        "onError": {
          "target": "unreachable"
        }
      },
      "after": {
        "15000": {
          "target": "unreachable"
        }
      }
    },
    "ready": {
      "description": "Both tokens are good for the next call.",
      "type": "final",
      "entry": {
        "type": "keepOutcome",
        "params": {
          "outcome": "ready"
        }
      }
    },
    "failed": {
      "description": "There is no way to a session: calls that need one are refused.",
      "type": "final",
      "entry": {
        "type": "keepOutcome",
        "params": {
          "outcome": "failed"
        }
      }
    },
    "unreachable": {
      "description": "The server could not be asked. What this device keeps is kept, and the next call tries again.",
      "type": "final",
      "entry": {
        "type": "keepOutcome",
        "params": {
          "outcome": "unreachable"
        }
      }
    }
  }
})
