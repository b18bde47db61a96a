// Made by "npm run stately" from machines/account. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const dataDownload = createMachine({
  "id": "dataDownload",
  "description": "Asking for a copy of your data and downloading it.",
  "context": {
    "files": [],
    "wanted": ""
  },
  "initial": "loading",
  "states": {
    "loading": {
      "description": "What has been asked for, and what is ready?",
      "tags": "busy",
      "invoke": {
        "id": "readFiles",
        "src": "readFiles",
        "onDone": [
          {
            "guard": {
              "type": "isPreparing"
            },
            "target": "preparing",
            "actions": {
              "type": "keepFiles"
            }
          },
          {
            "guard": {
              "type": "hasFiles"
            },
            "target": "ready",
            "actions": {
              "type": "keepFiles"
            }
          },
          {
            "target": "nothing"
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
      "description": "It could not be found out; it can be asked for again (E-047).",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "nothing": {
      "description": "Nothing has been asked for, or it has expired.",
      "on": {
        "data.requested": {
          "target": "requesting"
        }
      }
    },
    "requesting": {
      "description": "The request is on its way.",
      "tags": "busy",
      "invoke": {
        "id": "requestData",
        "src": "requestData",
        "onDone": {
          "target": "loading"
        },
        "onError": {
          "target": "notRequested"
        }
      },
      "after": {
        "630000": {
          "target": "notRequested"
        }
      }
    },
    "notRequested": {
      "description": "The request could not be sent.",
      "on": {
        "data.requested": {
          "target": "requesting"
        }
      }
    },
    "preparing": {
      "description": "The archive is being made; a mail says when it is ready.",
      "on": {
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "ready": {
      "description": "Archives with the days on which they were made and are removed.",
      "on": {
        "file.downloaded": {
          "target": "downloading",
          "actions": {
            "type": "keepWanted"
          }
        },
        "data.requested": {
          "target": "requesting"
        }
      }
    },
    "downloading": {
      "description": "An address for this one download is asked for.",
      "tags": "busy",
      "invoke": {
        "id": "download",
        "src": "download",
        "onDone": [
          {
            "guard": {
              "type": "isExpired"
            },
            "target": "expired"
          },
          {
            "target": "ready"
          }
        ],
        "onError": {
          "target": "notDownloaded"
        }
      },
      "after": {
        "630000": {
          "target": "notDownloaded"
        }
      }
    },
    "expired": {
      "description": "That copy was kept for its time and is gone; a newer one can be asked for.",
      "on": {
        "data.requested": {
          "target": "requesting"
        },
        "page.refreshed": {
          "target": "loading"
        }
      }
    },
    "notDownloaded": {
      "description": "It could not be downloaded; it can be tried again.",
      "on": {
        "file.downloaded": {
          "target": "downloading",
          "actions": {
            "type": "keepWanted"
          }
        },
        "page.refreshed": {
          "target": "loading"
        }
      }
    }
  }
})
