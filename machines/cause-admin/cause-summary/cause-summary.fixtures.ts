import { readingFixtures } from '#machines/reading.fixtures.ts'
import { settingsNow } from '../cause-settings/cause-settings.fixtures.ts'
import { causeSummaryMachine } from './cause-summary.machine.ts'

const { cause, team } = settingsNow

export const causeSummaryFixtures = readingFixtures(causeSummaryMachine, { cause, team })
