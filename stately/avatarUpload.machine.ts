// Made by "npm run stately" from machines/account. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const avatarUpload = createMachine({
  "id": "avatarUpload",
  "description": "Uploading a profile picture and cropping it to a square.",
  "context": {
    "zoom": 1,
    "rotation": 0,
    "fault": null
  },
  "initial": "choosing",
  "states": {
    "choosing": {
      "description": "A PNG or JPEG of at most 5 MB is chosen; what is wrong with another is said.",
      "on": {
        "file.chosen": [
          {
            "guard": {
              "type": "isWrongType"
            },
            "actions": {
              "type": "keepFault",
              "params": {
                "fault": "imageType"
              }
            }
          },
          {
            "guard": {
              "type": "isTooLarge"
            },
            "actions": {
              "type": "keepFault",
              "params": {
                "fault": "imageTooLarge"
              }
            }
          },
          {
            "target": "reading",
            "actions": "forget"
          }
        ]
      }
    },
    "reading": {
      "description": "The picture is read on this device.",
      "tags": "busy",
      "invoke": {
        "id": "readFile",
        "src": "readFile",
        "onDone": {
          "target": "cropping"
        },
        "onError": {
          "target": "choosing",
          "actions": {
            "type": "keepFault",
            "params": {
              "fault": "unreadable"
            }
          }
        }
      },
      "on": {
        "file.chosen": [
          {
            "guard": {
              "type": "isWrongType"
            },
            "target": "choosing",
            "actions": {
              "type": "keepFault",
              "params": {
                "fault": "imageType"
              }
            }
          },
          {
            "guard": {
              "type": "isTooLarge"
            },
            "target": "choosing",
            "actions": {
              "type": "keepFault",
              "params": {
                "fault": "imageTooLarge"
              }
            }
          },
          {
            "target": "reading",
            "reenter": true
          }
        ]
      }
    },
    "cropping": {
      "description": "The square is chosen: by moving, enlarging up to three times, and turning in quarters.",
      "tags": "cropping",
      "on": {
        "picture.zoomed": {
          "guard": {
            "type": "isWithin"
          },
          "actions": [
            {
              "type": "keepZoom"
            },
            {
              "type": "applyZoom"
            }
          ]
        },
        "picture.turned": {
          "actions": [
            "keepTurn",
            "applyTurn"
          ]
        },
        "picture.moved": {
          "actions": {
            "type": "applyMove"
          }
        },
        "crop.confirmed": {
          "target": "rendering"
        },
        "crop.cancelled": {
          "target": "choosing",
          "actions": "forget"
        }
      }
    },
    "rendering": {
      "description": "The square is drawn on this device.",
      "tags": [
        "busy",
        "cropping"
      ],
      "invoke": {
        "id": "renderPicture",
        "src": "renderPicture",
        "onDone": {
          "target": "saving"
        },
        "onError": {
          "target": "failed"
        }
      }
    },
    "saving": {
      "description": "The square is on its way.",
      "tags": [
        "busy",
        "cropping"
      ],
      "invoke": {
        "id": "saveAvatar",
        "src": "saveAvatar",
        "onDone": [
          {
            "guard": {
              "type": "isSaved"
            },
            "target": "saved"
          },
          {
            "target": "choosing",
            "actions": {
              "type": "keepFault"
            }
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
    "failed": {
      "description": "It couldn’t be drawn or saved; the square is still there.",
      "tags": "cropping",
      "on": {
        "crop.confirmed": {
          "target": "rendering"
        },
        "crop.cancelled": {
          "target": "choosing",
          "actions": "forget"
        }
      }
    },
    "saved": {
      "description": "The new picture is shown; another can be chosen.",
      "on": {
        "file.chosen": [
          {
            "guard": {
              "type": "isWrongType"
            },
            "target": "choosing",
            "actions": {
              "type": "keepFault",
              "params": {
                "fault": "imageType"
              }
            }
          },
          {
            "guard": {
              "type": "isTooLarge"
            },
            "target": "choosing",
            "actions": {
              "type": "keepFault",
              "params": {
                "fault": "imageTooLarge"
              }
            }
          },
          {
            "target": "reading",
            "actions": "forget"
          }
        ]
      }
    }
  }
})
