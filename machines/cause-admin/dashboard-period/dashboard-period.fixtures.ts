import { dashboardPeriods } from '#contract/cause-admin/dashboard.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { dashboardPeriodMachine } from './dashboard-period.machine.ts'

export const dashboardPeriodFixtures = fixturesFor(dashboardPeriodMachine, {
  items: 'F-135',
  inputs: [undefined],
  events: { 'period.chosen': dashboardPeriods.map((period) => ({ type: 'period.chosen' as const, period })) },
  outcomes: {},
  invariants: [],
  pinned: [
    { name: 'C-069 this month at first', input: 0, events: [], ends: 'monthToDate' },
    { name: 'all time', input: 0, events: ['period.chosen#1'], ends: 'allTime', does: ['recordPeriod({"period":"allTime"})'] },
    {
      name: 'this year',
      input: 0,
      events: ['period.chosen#2'],
      ends: 'yearToDate',
      does: ['recordPeriod({"period":"yearToDate"})'],
    },
    {
      name: 'back to this month',
      input: 0,
      events: ['period.chosen#1', 'period.chosen#3'],
      ends: 'monthToDate',
      does: ['recordPeriod({"period":"monthToDate"})'],
    },
  ],
})
