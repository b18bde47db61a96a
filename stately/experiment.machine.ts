// Made by "npm run stately" from machines/telemetry. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const experiment = createMachine({
  "id": "experiment",
  "description": "Gives each person one version of an A/B test, always the same.",
  "context": {
    "variantKey": "control"
  },
  "initial": "idle",
  "states": {
    "idle": {
      "description": "The page has no experiment yet.",
      "on": {
        "experiment.entered": {
          "target": "evaluating"
        }
      }
    },
    "evaluating": {
      "description": "Asking which variant this person sees.",
      "tags": "busy",
      "invoke": {
        "id": "evaluateExperiment",
        "src": "evaluateExperiment",
        "onDone": {
          "target": "assigned",
          "actions": [
            {
              "type": "keepVariant"
            },
            "recordExposure"
          ]
        },
        "onError": {
          "target": "failed"
        }
      },
      "after": {
        "5000": {
          "target": "failed"
        }
      }
    },
    "assigned": {
      "description": "The person sees their variant.",
      "tags": "settled"
    },
    "failed": {
      "description": "No answer: the control is shown.",
      "tags": "settled",
      "on": {
        "experiment.entered": {
          "target": "evaluating"
        }
      }
    }
  }
})
