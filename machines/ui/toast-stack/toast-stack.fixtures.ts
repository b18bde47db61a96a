import { fixturesFor } from '#machines/fixtures.ts'
import { toastStackMachine } from './toast-stack.machine.ts'

export const toastStackFixtures = fixturesFor(toastStackMachine, {
  items: 'F-160',
  inputs: [{ limit: 2 }],
  events: {
    'toast.added': ['a', 'b', 'c'].map((id) => ({ type: 'toast.added' as const, id })),
    'toast.removed': ['a', 'b', 'c'].map((id) => ({ type: 'toast.removed' as const, id })),
  },
  outcomes: {},
  within: (snapshot) => new Set(snapshot.context.ids).size === snapshot.context.ids.length,
  invariants: [['never more than the limit', (snapshot) => snapshot.context.ids.length <= snapshot.context.limit]],
  pinned: [
    {
      name: 'the oldest makes room',
      input: 0,
      events: ['toast.added#1', 'toast.added#2', 'toast.added#3', 'toast.removed#1'],
      ends: 'showing',
    },
  ],
})
