import { setup } from 'xstate'
import type { DashboardPeriod } from '#contract/cause-admin/dashboard.ts'

/** F-135, D-026, D-027, C-069: the period whose figures are shown. */
export const dashboardPeriodMachine = setup({
  types: {} as { events: { type: 'period.chosen'; period: DashboardPeriod } },
  actions: { recordPeriod: (_, _params: { period: DashboardPeriod }) => {} },
  guards: {
    isAllTime: (_, { period }: { period: DashboardPeriod }) => period === 'allTime',
    isYearToDate: (_, { period }: { period: DashboardPeriod }) => period === 'yearToDate',
  },
}).createMachine({
  id: 'dashboardPeriod',
  description: 'Period shown: this month, this year or all time.',
  initial: 'monthToDate',
  on: {
    'period.chosen': [
      {
        guard: { type: 'isAllTime', params: ({ event }) => ({ period: event.period }) },
        target: '.allTime',
        actions: { type: 'recordPeriod', params: ({ event }) => ({ period: event.period }) },
      },
      {
        guard: { type: 'isYearToDate', params: ({ event }) => ({ period: event.period }) },
        target: '.yearToDate',
        actions: { type: 'recordPeriod', params: ({ event }) => ({ period: event.period }) },
      },
      { target: '.monthToDate', actions: { type: 'recordPeriod', params: ({ event }) => ({ period: event.period }) } },
    ],
  },
  states: {
    monthToDate: { description: 'This month.' },
    yearToDate: { description: 'This year.' },
    allTime: { description: 'All time.' },
  },
})
