import { fixturesFor } from '#machines/fixtures.ts'
import { lightboxMachine } from './lightbox.machine.ts'

export const lightboxFixtures = fixturesFor(lightboxMachine, {
  items: 'F-163',
  inputs: [undefined],
  events: {
    'picture.opened': [{ type: 'picture.opened' }],
    'picture.dismissed': [{ type: 'picture.dismissed' }],
    'action.chosen': [{ type: 'action.chosen' }],
  },
  outcomes: {},
  invariants: [],
  pinned: [
    { name: 'F-163 it opens', input: 0, events: ['picture.opened'], ends: 'open' },
    { name: 'and is dismissed', input: 0, events: ['picture.opened', 'picture.dismissed'], ends: 'closed' },
    {
      name: 'F-163 its action leaves it open',
      input: 0,
      events: ['picture.opened', 'action.chosen'],
      ends: 'open',
      does: ['tellWanted'],
    },
    {
      name: 'a picture that is not there offers nothing',
      input: 0,
      events: [],
      ends: 'closed',
      refuses: ['action.chosen', 'picture.dismissed'],
    },
  ],
})
