// Made by "npm run stately" from machines/giving. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const transactionsList = createMachine({
  "id": "transactionsList",
  "description": "One person’s donations by date and status, ten to a page.",
  "initial": "loading",
  "states": {
    "loading": {
      "description": "Asking for the donations.",
      "tags": "busy",
      "invoke": {
        "id": "readTransactions",
        "src": "readTransactions",
        "onDone": [
          {
            "guard": {
              "type": "isPastTheEnd"
            },
            "target": "loading",
            "reenter": true,
            "actions": {
              "type": "keepLastPage"
            }
          },
          {
            "guard": {
              "type": "hasRows"
            },
            "target": "shown",
            "actions": {
              "type": "keepFound"
            }
          },
          {
            "guard": "hasStatus",
            "target": "nothingOfStatus",
            "actions": {
              "type": "keepFound"
            }
          },
          {
            "guard": "isFiltered",
            "target": "nothingInPeriod",
            "actions": {
              "type": "keepFound"
            }
          },
          {
            "target": "empty",
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
        "5000": {
          "target": "failed"
        }
      },
      "on": {
        "status.chosen": {
          "guard": {
            "type": "isOtherStatus"
          },
          "target": "loading",
          "actions": {
            "type": "keepStatus"
          },
          "reenter": true
        }
      }
    },
    "shown": {
      "description": "Donations with their totals.",
      "on": {
        "filter.submitted": {
          "target": "loading",
          "actions": {
            "type": "keepFilter"
          }
        },
        "filter.cleared": {
          "guard": "isFiltered",
          "target": "loading",
          "actions": {
            "type": "keepFilter",
            "params": {
              "filter": null
            }
          }
        },
        "status.chosen": {
          "guard": {
            "type": "isOtherStatus"
          },
          "target": "loading",
          "actions": {
            "type": "keepStatus"
          }
        },
        "page.chosen": {
          "guard": {
            "type": "isOtherPage"
          },
          "target": "loading",
          "actions": {
            "type": "keepPage"
          }
        }
      }
    },
    "empty": {
      "description": "No donations yet: the person is told how the first one is made."
    },
    "nothingInPeriod": {
      "description": "No donations between the chosen dates.",
      "on": {
        "filter.submitted": {
          "target": "loading",
          "actions": {
            "type": "keepFilter"
          }
        },
        "filter.cleared": {
          "guard": "isFiltered",
          "target": "loading",
          "actions": {
            "type": "keepFilter",
            "params": {
              "filter": null
            }
          }
        },
        "status.chosen": {
          "guard": {
            "type": "isOtherStatus"
          },
          "target": "loading",
          "actions": {
            "type": "keepStatus"
          }
        }
      }
    },
    "nothingOfStatus": {
      "description": "No donations with the chosen status.",
      "on": {
        "filter.submitted": {
          "target": "loading",
          "actions": {
            "type": "keepFilter"
          }
        },
        "filter.cleared": {
          "guard": "isFiltered",
          "target": "loading",
          "actions": {
            "type": "keepFilter",
            "params": {
              "filter": null
            }
          }
        },
        "status.chosen": {
          "guard": {
            "type": "isOtherStatus"
          },
          "target": "loading",
          "actions": {
            "type": "keepStatus"
          }
        }
      }
    },
    "failed": {
      "description": "The donations could not be loaded; they can be asked for again.",
      "on": {
        "filter.submitted": {
          "target": "loading",
          "actions": {
            "type": "keepFilter"
          }
        },
        "filter.cleared": {
          "guard": "isFiltered",
          "target": "loading",
          "actions": {
            "type": "keepFilter",
            "params": {
              "filter": null
            }
          }
        },
        "status.chosen": {
          "guard": {
            "type": "isOtherStatus"
          },
          "target": "loading",
          "actions": {
            "type": "keepStatus"
          }
        },
        "list.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
