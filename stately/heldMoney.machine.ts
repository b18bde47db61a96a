// Made by "npm run stately" from machines/support. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const heldMoney = createMachine({
  "id": "heldMoney",
  "description": "Deciding what happens to a closed cause’s money.",
  "initial": "held",
  "states": {
    "held": {
      "description": "It waits for a decision, whose reason is kept.",
      "on": {
        "money.released": {
          "target": "decided"
        },
        "money.kept": {
          "target": "decided"
        },
        "move.proposed": {
          "target": "proposed"
        }
      }
    },
    "proposed": {
      "description": "Somebody has proposed to give it to another cause: a second person looks.",
      "on": {
        "move.approved": {
          "guard": "isSecondPerson",
          "target": "decided"
        },
        "move.declined": {
          "target": "held"
        }
      }
    },
    "decided": {
      "description": "The decision is kept with its reason. More that comes later is held anew.",
      "type": "final"
    }
  }
})
