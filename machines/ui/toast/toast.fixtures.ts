import { limits } from '#contract/limits.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { toastMachine } from './toast.machine.ts'

export const toastFixtures = fixturesFor(toastMachine, {
  items: 'F-159',
  inputs: [{ duration: limits.toast.success }, { duration: null }],
  events: {
    'toast.dismissed': [{ type: 'toast.dismissed' }],
    'toast.held': [{ type: 'toast.held' }],
    'toast.released': [{ type: 'toast.released' }],
    'toast.settled': [{ type: 'toast.settled' }],
  },
  outcomes: {},
  invariants: [],
  pinned: [
    { name: 'leaves by itself', input: 0, events: ['after: duration', 'after: removal'], ends: 'removed' },
    {
      name: 'a held toast stays, and leaves once it is let go',
      input: 0,
      events: ['toast.held', 'toast.released', 'after: duration', 'after: removal'],
      ends: 'removed',
    },
    { name: 'a loading toast waits for its end', input: 1, events: ['toast.settled', 'after: duration'], ends: 'dismissed' },
  ],
})
