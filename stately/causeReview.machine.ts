// Made by "npm run stately" from machines/causes. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const causeReview = createMachine({
  "id": "causeReview",
  "description": "Verifying a cause before we pay it.",
  "initial": "filing",
  "states": {
    "filing": {
      "description": "It has just been registered; the register of charities has answered.",
      "always": [
        {
          "guard": "isRegistered",
          "target": "unproven"
        },
        {
          "target": "waiting"
        }
      ]
    },
    "waiting": {
      "description": "It waits for the support team, or for the register to answer.",
      "tags": [
        "beingChecked",
        "collecting",
        "open"
      ],
      "on": {
        "review.taken": {
          "target": "inReview"
        },
        "register.matched": {
          "guard": "isFirstLook",
          "target": "unproven"
        },
        "code.entered": {
          "guard": "isFirstLook",
          "target": "confirmed"
        },
        "evidence.added": {
          "target": "waiting"
        },
        "identity.changed": {
          "target": "waiting"
        }
      }
    },
    "unproven": {
      "description": "The register has it. Whether who registered it acts for it shows the code that went to the charity’s own address; whoever cannot read that gives evidence instead.",
      "tags": [
        "beingChecked",
        "collecting"
      ],
      "on": {
        "code.entered": {
          "target": "confirmed"
        },
        "code.wanted": {
          "target": "unproven"
        },
        "evidence.added": {
          "target": "waiting"
        },
        "identity.changed": {
          "target": "waiting"
        },
        "review.reopened": {
          "target": "inReview",
          "actions": "noteReopening"
        }
      }
    },
    "inReview": {
      "description": "Somebody of the support team looks at the evidence.",
      "tags": [
        "beingChecked",
        "collecting",
        "open"
      ],
      "on": {
        "review.returned": {
          "target": "waiting"
        },
        "question.asked": {
          "target": "asked"
        },
        "cause.confirmed": {
          "target": "confirmed",
          "actions": "settleReopening"
        },
        "cause.refused": {
          "target": "refused"
        },
        "evidence.added": {
          "target": "inReview"
        },
        "identity.changed": {
          "target": "waiting"
        }
      }
    },
    "asked": {
      "description": "Those who run the cause have been asked something. Who never answers can still be decided about.",
      "tags": [
        "beingChecked",
        "collecting"
      ],
      "on": {
        "question.answered": {
          "target": "waiting"
        },
        "identity.changed": {
          "target": "waiting"
        },
        "review.taken": {
          "target": "inReview"
        }
      }
    },
    "confirmed": {
      "description": "It is what it says: it is shown without reserve, and paid.",
      "tags": [
        "confirmed",
        "collecting",
        "settled"
      ],
      "on": {
        "review.reopened": {
          "target": "inReview",
          "actions": "noteReopening"
        },
        "identity.changed": {
          "target": "waiting",
          "actions": "noteReopening"
        }
      }
    },
    "refused": {
      "description": "It takes no new supporters and no new donations. What it has collected stays with us. Once it may ask for another look.",
      "tags": [
        "refused",
        "settled"
      ],
      "on": {
        "decision.appealed": {
          "guard": "mayAppeal",
          "target": "appealed",
          "actions": "countAppeal"
        }
      }
    },
    "appealed": {
      "description": "Those who run it have asked for another look, and say why. Nothing new is collected meanwhile.",
      "tags": [
        "refused",
        "open"
      ],
      "on": {
        "review.taken": {
          "target": "secondLook"
        }
      }
    },
    "secondLook": {
      "description": "Somebody of the support team looks again.",
      "tags": [
        "refused",
        "open"
      ],
      "on": {
        "review.returned": {
          "target": "appealed"
        },
        "cause.confirmed": {
          "target": "confirmed",
          "actions": "settleReopening"
        },
        "cause.refused": {
          "target": "refused"
        }
      }
    }
  }
})
