// Made by "npm run stately" from machines/session. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const requestQueue = createMachine({
  "id": "requestQueue",
  "description": "Holds requests until the login is refreshed.",
  "context": {
    "waiting": [],
    "inFlight": []
  },
  "initial": "empty",
  "states": {
    "empty": {
      "description": "No call is waiting.",
      "on": {
        "call.queued": {
          "target": "holding",
          "actions": {
            "type": "enqueueCall"
          }
        },
        "call.finished": {
          "actions": {
            "type": "finishCall"
          }
        }
      }
    },
    "holding": {
      "description": "Calls wait for the tokens.",
      "tags": "busy",
      "on": {
        "call.queued": {
          "actions": {
            "type": "enqueueCall"
          }
        },
        "call.finished": {
          "actions": {
            "type": "finishCall"
          }
        },
        "session.ended": {
          "target": "empty",
          "actions": [
            {
              "type": "rejectCalls",
              "params": {
                "because": "failed"
              }
            },
            "forgetWaiting"
          ]
        }
      },
      "entry": "askForTokens",
      "invoke": {
        "id": "tokenService",
        "src": "tokenService",
        "onDone": [
          {
            "guard": {
              "type": "isReady"
            },
            "target": "releasing"
          },
          {
            "guard": {
              "type": "isUnreachable"
            },
            "target": "empty",
            "actions": [
              {
                "type": "rejectCalls",
                "params": {
                  "because": "unreachable"
                }
              },
              "forgetWaiting"
            ]
          },
          {
            "target": "empty",
            "actions": [
              {
                "type": "rejectCalls",
                "params": {
                  "because": "failed"
                }
              },
              "forgetWaiting"
            ]
          }
        ],
        "onError": {
          "target": "empty",
          "actions": [
            {
              "type": "rejectCalls",
              "params": {
                "because": "unreachable"
              }
            },
            "forgetWaiting"
          ]
        }
      },
      "after": {
        "60000": {
          "target": "empty",
          "actions": [
            {
              "type": "rejectCalls",
              "params": {
                "because": "unreachable"
              }
            },
            "forgetWaiting"
          ]
        }
      }
    },
    "releasing": {
      "description": "Calls go out in order, at most five in flight.",
      "entry": "releaseCalls",
      "always": {
        "guard": "isDrained",
        "target": "empty"
      },
      "on": {
        "call.queued": {
          "actions": [
            {
              "type": "enqueueCall"
            },
            "releaseCalls"
          ]
        },
        "call.finished": {
          "actions": [
            {
              "type": "finishCall"
            },
            "releaseCalls"
          ]
        },
        "token.refused": {
          "target": "holding"
        },
        "session.ended": {
          "target": "empty",
          "actions": [
            {
              "type": "rejectCalls",
              "params": {
                "because": "failed"
              }
            },
            "forgetWaiting"
          ]
        }
      }
    }
  }
})
