import { readingFixtures } from '#machines/reading.fixtures.ts'
import { wholeDashboard } from '../dashboard/dashboard.fixtures.ts'
import { causeSummaryMachine } from './cause-summary.machine.ts'

const { cause, totals } = wholeDashboard
if (!cause || !totals) throw new Error('The whole dashboard has every part.')

export const causeSummaryFixtures = readingFixtures(causeSummaryMachine, { cause, totals })
