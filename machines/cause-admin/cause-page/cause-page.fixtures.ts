import { readingFixtures } from '#machines/reading.fixtures.ts'
import { wholeDashboard } from '../dashboard/dashboard.fixtures.ts'
import { causePageMachine } from './cause-page.machine.ts'

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has every part.')

export const causePageFixtures = {
  ...readingFixtures(causePageMachine, { cause, location: 'Abbotsmere' }),
  items: 'F-146',
}
