// Made by "npm run stately" from machines/cause-admin. Import this text into a Stately editor; change the chart in machines/.
import { createMachine } from 'xstate'

export const dashboardPeriod = createMachine({
  "id": "dashboardPeriod",
  "description": "Period shown: this month, this year or all time.",
  "initial": "monthToDate",
  "on": {
    "period.chosen": [
      {
        "guard": {
          "type": "isAllTime"
        },
        "target": ".allTime",
        "actions": {
          "type": "recordPeriod"
        }
      },
      {
        "guard": {
          "type": "isYearToDate"
        },
        "target": ".yearToDate",
        "actions": {
          "type": "recordPeriod"
        }
      },
      {
        "target": ".monthToDate",
        "actions": {
          "type": "recordPeriod"
        }
      }
    ]
  },
  "states": {
    "monthToDate": {
      "description": "This month."
    },
    "yearToDate": {
      "description": "This year."
    },
    "allTime": {
      "description": "All time."
    }
  }
})
