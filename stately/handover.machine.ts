// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const handover = createMachine({
  "id": "handover",
  "description": "Handing over a cause.",
  "initial": "offered",
  "states": {
    "offered": {
      "description": "Somebody has been asked by mail to take over.",
      "tags": "under way",
      "on": {
        "handover.accepted": {
          "target": "holding"
        },
        "handover.declined": {
          "target": "declined"
        },
        "handover.withdrawn": {
          "target": "withdrawn"
        }
      }
    },
    "holding": {
      "description": "They run the cause already. For a week who gives it does so too, and can take it back.",
      "tags": "under way",
      "on": {
        "handover.undone": {
          "target": "undone"
        },
        "week.over": {
          "target": "done"
        }
      }
    },
    "declined": {
      "description": "They would rather not; nothing has changed.",
      "type": "final"
    },
    "withdrawn": {
      "description": "It was taken back before it was answered.",
      "type": "final"
    },
    "undone": {
      "description": "It was taken back within the week: who gave it runs the cause as before.",
      "type": "final"
    },
    "done": {
      "description": "Who gave it runs the cause no more.",
      "type": "final"
    }
  }
})
