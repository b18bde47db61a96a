// Made by "npm run stately" from machines/giving. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const missingDonation = createMachine({
  "id": "missingDonation",
  "description": "Reporting a missing donation.",
  "initial": "loadingShops",
  "states": {
    "loadingShops": {
      "description": "Which shops has this person visited from here?",
      "tags": [
        "busy",
        "begins"
      ],
      "invoke": {
        "id": "readShops",
        "src": "readShops",
        "onDone": [
          {
            "guard": {
              "type": "isEmpty"
            },
            "target": "noShops"
          },
          {
            "target": "arriving",
            "actions": {
              "type": "keepShops"
            }
          }
        ],
        "onError": {
          "target": "couldNotLoad"
        }
      },
      "after": {
        "15000": {
          "target": "couldNotLoad"
        }
      }
    },
    "arriving": {
      "description": "An earlier visit to this page, or the link that led here, may have answered something.",
      "tags": "begins",
      "always": [
        {
          "guard": "isSavedBefore",
          "target": "submitting"
        },
        {
          "guard": "isLinked",
          "actions": "keepLinked"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "retailer",
              "state": "chooseRetailer"
            }
          },
          "target": "#missingDonation.chooseRetailer"
        },
        {
          "guard": {
            "type": "isOpen",
            "params": {
              "answer": "visitDate",
              "state": "loadingVisits"
            }
          },
          "target": "#missingDonation.loadingVisits"
        },
        {
          "target": "#missingDonation.orderDetails"
        }
      ]
    },
    "noShops": {
      "description": "No shop was visited from here, so none can have reported a purchase: the person is told how donations are made.",
      "tags": "begins",
      "on": {
        "list.refreshed": {
          "target": "loadingShops"
        }
      }
    },
    "couldNotLoad": {
      "description": "The shops could not be loaded; they can be asked for again.",
      "tags": "begins",
      "on": {
        "list.refreshed": {
          "target": "loadingShops"
        }
      }
    },
    "chooseRetailer": {
      "description": "At which shop was it bought?",
      "meta": {
        "step": "shop"
      },
      "on": {
        "retailer.submitted": {
          "target": "#missingDonation.loadingVisits",
          "actions": {
            "type": "keepRetailer"
          }
        },
        "step.shown": [
          {
            "guard": {
              "type": "isReached"
            },
            "target": "#missingDonation.loadingVisits"
          },
          {
            "guard": {
              "type": "isReached"
            },
            "target": "#missingDonation.orderDetails"
          }
        ]
      }
    },
    "loadingVisits": {
      "description": "When was this shop visited from here?",
      "tags": "busy",
      "meta": {
        "step": "visit"
      },
      "invoke": {
        "id": "readVisits",
        "src": "readVisits",
        "onDone": {
          "target": "chooseVisitDate",
          "actions": {
            "type": "keepDates"
          }
        },
        "onError": {
          "target": "visitsFailed"
        }
      },
      "after": {
        "15000": {
          "target": "visitsFailed"
        }
      }
    },
    "visitsFailed": {
      "description": "The visits could not be loaded; they can be asked for again.",
      "on": {
        "list.refreshed": {
          "target": "loadingVisits"
        },
        "step.back": [
          {
            "target": "#missingDonation.chooseRetailer"
          }
        ]
      }
    },
    "chooseVisitDate": {
      "description": "In which visit was it bought?",
      "meta": {
        "step": "visit"
      },
      "on": {
        "visitDate.submitted": {
          "target": "#missingDonation.orderDetails",
          "actions": {
            "type": "keep"
          }
        },
        "step.back": [
          {
            "target": "#missingDonation.chooseRetailer"
          }
        ],
        "step.shown": [
          {
            "guard": {
              "type": "isReached"
            },
            "target": "#missingDonation.chooseRetailer"
          },
          {
            "guard": {
              "type": "isReached"
            },
            "target": "#missingDonation.orderDetails"
          }
        ]
      }
    },
    "orderDetails": {
      "description": "What was bought, and for how much?",
      "meta": {
        "step": "order"
      },
      "on": {
        "order.submitted": {
          "target": "submitting",
          "actions": {
            "type": "keepOrder"
          }
        },
        "step.back": [
          {
            "target": "#missingDonation.loadingVisits"
          }
        ],
        "step.shown": [
          {
            "guard": {
              "type": "isReached"
            },
            "target": "#missingDonation.chooseRetailer"
          },
          {
            "guard": {
              "type": "isReached"
            },
            "target": "#missingDonation.loadingVisits"
          }
        ]
      }
    },
    "submitting": {
      "description": "The enquiry is on its way; from here on it is kept until the server has it.",
      "tags": [
        "busy",
        "sent"
      ],
      "invoke": {
        "id": "sendMissingDonation",
        "src": "sendMissingDonation",
        "onDone": [
          {
            "guard": {
              "type": "isAccepted"
            },
            "target": "success",
            "actions": {
              "type": "keepOutcome"
            }
          },
          {
            "guard": {
              "type": "isTracked"
            },
            "target": "queryInstead",
            "actions": {
              "type": "keepOutcome"
            }
          },
          {
            "guard": {
              "type": "isOffline"
            },
            "target": "saved"
          },
          {
            "guard": {
              "type": "isRefused"
            },
            "target": "orderDetails",
            "actions": {
              "type": "keepRefusals"
            }
          },
          {
            "target": "notFoundAlert"
          }
        ],
        "onError": {
          "target": "failed"
        }
      },
      "after": {
        "15000": {
          "target": "saved"
        }
      }
    },
    "saved": {
      "description": "Saved, and sent as soon as the server can be reached: by itself when the network is back, or when the person asks for it.",
      "tags": "sent",
      "invoke": {
        "id": "watchConnection",
        "src": "watchConnection"
      },
      "on": {
        "connection.returned": {
          "target": "submitting"
        },
        "submission.retried": {
          "target": "submitting"
        }
      }
    },
    "queryInstead": {
      "description": "There is a donation from that visit already: the person can ask about it, or say that they mean another purchase (F-115).",
      "on": {
        "another.meant": {
          "target": "submitting",
          "actions": "meanAnother"
        },
        "step.back": {
          "target": "orderDetails"
        }
      }
    },
    "notFoundAlert": {
      "description": "No visit to this shop began here on that day (F-113, E-057): another visit or another shop can be chosen.",
      "on": {
        "step.back": {
          "target": "loadingVisits"
        },
        "step.shown": {
          "guard": {
            "type": "isReached"
          },
          "target": "#missingDonation.chooseRetailer"
        }
      }
    },
    "failed": {
      "description": "The server could not take the enquiry; everything typed is kept, and trying again sends it once.",
      "on": {
        "submission.retried": {
          "target": "submitting"
        },
        "step.back": {
          "target": "orderDetails"
        }
      }
    },
    "success": {
      "description": "The enquiry is with us: its reference and next date are shown.",
      "type": "final",
      "tags": "over"
    }
  }
})
