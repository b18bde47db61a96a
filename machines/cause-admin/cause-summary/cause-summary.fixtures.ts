import { readingFixtures } from '#machines/reading.fixtures.ts'
import { settingsNow } from '../cause-settings/cause-settings.fixtures.ts'
import { wholeDashboard } from '../dashboard/dashboard.fixtures.ts'
import { causeSummaryMachine } from './cause-summary.machine.ts'

const { cause, stats, statements } = wholeDashboard
if (!cause || !stats) throw new Error('The whole dashboard has every part.')

const totals = { raised: 4250, pending: 1000, confirmed: 3250, paid: 1250, declined: 300, count: 9 }

export const causeSummaryFixtures = readingFixtures(causeSummaryMachine, {
  cause,
  totals,
  stats,
  team: settingsNow.team,
  messages: settingsNow.messages,
  lastPaid: statements?.[0] ?? null,
})
