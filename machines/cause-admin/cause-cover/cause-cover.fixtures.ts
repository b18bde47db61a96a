import { fixturesFor } from '#machines/fixtures.ts'
import { causeCoverMachine } from './cause-cover.machine.ts'

const picture = '/user-images/0123456789abcdef0123456789abcdef.jpg'

export const causeCoverFixtures = fixturesFor(causeCoverMachine, {
  items: 'H-003',
  inputs: [{ picture }, { picture: null }],
  events: {
    'cover.saved': [{ type: 'cover.saved', picture: picture.replace('0', '9') }],
    'removal.asked': [{ type: 'removal.asked' }],
    'undo.asked': [{ type: 'undo.asked' }],
    'change.retried': [{ type: 'change.retried' }],
  },
  outcomes: { change: { outputs: [null, picture], fails: true } },
  invariants: [
    ['what is on its way is one thing', (snapshot) => !snapshot.matches('changing') || snapshot.context.change !== null],
    ['what failed can be tried again', (snapshot) => !snapshot.matches('failed') || snapshot.context.change !== null],
  ],
  pinned: [
    {
      name: 'H-003 another picture can be taken back',
      input: 0,
      events: ['cover.saved', 'undo.asked', 'change: done#2'],
      ends: 'kept',
      knows: { picture },
    },
    {
      name: 'H-003 taken away, and put back',
      input: 0,
      events: ['removal.asked', 'change: done#1', 'undo.asked', 'change: done#2'],
      ends: 'kept',
      knows: { picture },
    },
    {
      name: 'where there is none, none is taken away',
      input: 1,
      events: ['cover.saved', 'undo.asked', 'change: done#1'],
      ends: 'kept',
      knows: { picture: null },
    },
    {
      name: 'lost, then tried again',
      input: 0,
      events: ['removal.asked', 'after: patience', 'change.retried', 'change: done#1'],
      ends: 'changed',
      knows: { picture: null },
    },
    { name: 'nothing is taken back before anything was changed', input: 0, events: [], ends: 'kept', refuses: ['undo.asked'] },
    {
      name: 'a picture that was just saved is shown at once',
      input: 0,
      events: ['cover.saved'],
      ends: 'changed',
      knows: { picture: picture.replace('0', '9') },
    },
    {
      name: 'and can be taken away',
      input: 0,
      events: ['cover.saved', 'removal.asked', 'change: done#1'],
      ends: 'changed',
      knows: { picture: null },
      refuses: ['removal.asked'],
    },
    { name: 'a cause without a picture has none to take away', input: 1, events: [], ends: 'kept', refuses: ['removal.asked'] },
    {
      name: 'a removal that fails leaves the picture',
      input: 0,
      events: ['removal.asked', 'change: error'],
      ends: 'failed',
      knows: { picture },
    },
  ],
})
