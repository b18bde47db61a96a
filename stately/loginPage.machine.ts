// Made by "npm run stately" from machines/sign-in. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const loginPage = createMachine({
  "id": "loginPage",
  "description": "The login page and every way to log in.",
  "initial": "outside",
  "states": {
    "outside": {
      "description": "The form stands, with a chart of its own: it always works.",
      "invoke": {
        "id": "login",
        "src": "login",
        "onDone": {
          "target": "entered"
        }
      },
      "on": {
        "person.known": {
          "guard": {
            "type": "mayGoOn"
          },
          "target": ".finishing"
        }
      },
      "initial": "opening",
      "states": {
        "opening": {
          "description": "Does the address name a provider?",
          "always": [
            {
              "guard": "isNamed",
              "target": "settling"
            },
            {
              "target": "asking"
            }
          ]
        },
        "settling": {
          "description": "It does: first it must be known who is here.",
          "on": {
            "person.known": [
              {
                "guard": {
                  "type": "mayGoOn"
                },
                "target": "finishing"
              },
              {
                "target": "arriving"
              }
            ]
          }
        },
        "arriving": {
          "description": "What the address means: an answer counts only for the device that asked, and once.",
          "invoke": {
            "id": "readArrival",
            "src": "readArrival",
            "onDone": {
              "target": "asking",
              "actions": {
                "type": "keepArrived"
              }
            },
            "onError": {
              "target": "asking",
              "actions": "waitForNobody"
            }
          },
          "after": {
            "5000": {
              "target": "asking",
              "actions": "waitForNobody"
            }
          }
        },
        "asking": {
          "description": "The person may choose: the form, or a provider.",
          "initial": "loading",
          "states": {
            "loading": {
              "description": "What asks the providers is loaded. One that is chosen meanwhile is asked as soon as it is there, and no other can be chosen until then.",
              "invoke": {
                "id": "loadProviders",
                "src": "loadProviders",
                "onDone": {
                  "target": "offered",
                  "actions": "waitForNobody"
                },
                "onError": {
                  "target": "notLoaded"
                }
              },
              "after": {
                "5000": {
                  "target": "notLoaded"
                }
              },
              "on": {
                "provider.chosen": {
                  "guard": "waitsForNone",
                  "actions": {
                    "type": "keepChosen"
                  }
                }
              }
            },
            "offered": {
              "description": "Asking a provider has a chart of its own.",
              "invoke": {
                "id": "providerLogin",
                "src": "providerLogin",
                "onDone": {
                  "target": "#loginPage.entered"
                }
              },
              "on": {
                "provider.chosen": {
                  "actions": "askProvider"
                }
              }
            },
            "notLoaded": {
              "description": "It could not be loaded, or there are no providers here. Choosing one tries again.",
              "on": {
                "provider.chosen": {
                  "target": "loading",
                  "actions": {
                    "type": "keepChosen"
                  }
                }
              }
            }
          }
        },
        "finishing": {
          "description": "Somebody is here. If the form is just being sent, its own chart says first what became of it.",
          "invoke": {
            "id": "waitForForm",
            "src": "waitForForm",
            "onDone": {
              "target": "#loginPage.entered"
            },
            "onError": {
              "target": "#loginPage.entered"
            }
          },
          "after": {
            "5000": {
              "target": "#loginPage.entered"
            }
          },
          "on": {
            "person.known": {}
          }
        }
      }
    },
    "entered": {
      "description": "Logged in, now or already. What was brought along may be connected: that has a chart of its own.",
      "invoke": {
        "id": "linkingOffer",
        "src": "linkingOffer",
        "onDone": {
          "target": ".over"
        }
      },
      "initial": "connecting",
      "states": {
        "connecting": {
          "description": "Is there something to connect?"
        },
        "over": {
          "description": "On to where the person was going."
        }
      }
    }
  }
})
