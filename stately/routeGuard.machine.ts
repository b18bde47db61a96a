// Made by "npm run stately" from machines/session. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const routeGuard = createMachine({
  "id": "routeGuard",
  "description": "Who can open a page, and where others are sent.",
  "initial": "checking",
  "states": {
    "checking": {
      "description": "Comparing the page’s rules with the person.",
      "always": [
        {
          "guard": "lacksLevel",
          "target": "redirectLogin"
        },
        {
          "guard": "lacksCause",
          "target": "redirectPanel"
        },
        {
          "guard": "lacksAnyCause",
          "target": "redirectPanel"
        },
        {
          "guard": "lacksSupport",
          "target": "redirectPanel"
        },
        {
          "target": "allowed"
        }
      ]
    },
    "allowed": {
      "description": "The page opens.",
      "type": "final"
    },
    "redirectLogin": {
      "description": "The person logs in first and comes back afterwards.",
      "type": "final"
    },
    "redirectPanel": {
      "description": "The page belongs to others: the person’s own home opens.",
      "type": "final"
    }
  }
})
