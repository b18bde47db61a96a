import { fixturesFor, journey } from '#machines/fixtures.ts'
import { wholeDashboard } from '../dashboard/dashboard.fixtures.ts'
import { causePageMachine } from './cause-page.machine.ts'

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has every part.')
const found = { cause, location: 'Abbotsmere' }

export const causePageFixtures = fixturesFor(causePageMachine, {
  items: 'F-146',
  inputs: [undefined],
  events: {
    'page.refreshed': [{ type: 'page.refreshed' }],
    'part.saved': [
      { type: 'part.saved', part: { description: 'We mend what is broken' } },
      { type: 'part.saved', part: { location: 'Harrowden' } },
      { type: 'part.saved', part: { showLocationInSearch: false } },
    ],
  },
  outcomes: { read: { outputs: [found], fails: true } },
  invariants: [['what is shown was read', (snapshot) => !snapshot.matches('shown') || snapshot.context.found !== null]],
  pinned: [
    journey('the page with what was read', 0, 'read: done', 'shown', { knows: { found } }),
    journey('a page that fails can be asked for again', 0, 'read: error > page.refreshed > read: done', 'shown'),
    journey('a silent one too', 0, 'after: patience > page.refreshed', 'loading'),
    journey('F-146 a description counts once it is saved', 0, 'read: done > part.saved#1', 'shown', {
      knows: { found: { cause: { ...cause, description: 'We mend what is broken' }, location: 'Abbotsmere' } },
    }),
    journey('F-146 so does a place, and whether it is shown', 0, 'read: done > part.saved#2 > part.saved#3', 'shown', {
      knows: { found: { cause: { ...cause, showLocationInSearch: false }, location: 'Harrowden' } },
    }),
  ],
})
