import { limits } from '#contract/limits.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { toastMachine } from './toast.machine.ts'

const shown = (life: string, pointer: 'away' | 'over' = 'away', focus: 'outside' | 'inside' = 'outside') => ({
  shown: { life, pointer, focus },
})

export const toastFixtures = fixturesFor(toastMachine, {
  items: 'F-159',
  inputs: [{ duration: limits.toast.success }, { duration: null }],
  events: {
    'toast.dismissed': [{ type: 'toast.dismissed' }],
    'toast.settled': [
      { type: 'toast.settled', kind: 'success' },
      { type: 'toast.settled', kind: 'error' },
    ],
    'pointer.entered': [{ type: 'pointer.entered' }],
    'pointer.left': [{ type: 'pointer.left' }],
    'focus.entered': [{ type: 'focus.entered' }],
    'focus.left': [{ type: 'focus.left' }],
  },
  outcomes: {},
  invariants: [
    [
      'what is pointed at, or has the focus, is held',
      (snapshot) =>
        !snapshot.matches({ shown: { life: 'visible' } }) || snapshot.matches({ shown: { pointer: 'away', focus: 'outside' } }),
    ],
    [
      'what nobody holds goes on',
      (snapshot) => !snapshot.matches({ shown: { life: 'held', pointer: 'away', focus: 'outside' } }),
    ],
    [
      'only a loading toast has no end',
      (snapshot) =>
        (snapshot.context.duration === null) === snapshot.matches({ shown: { life: 'loading' } }) ||
        snapshot.matches('dismissed') ||
        snapshot.status === 'done',
    ],
  ],
  pinned: [
    { name: 'begins readable', input: 0, events: [], ends: shown('visible') },
    { name: 'leaves by itself', input: 0, events: ['after: duration', 'after: removal'], ends: 'removed' },
    { name: 'is taken away', input: 0, events: ['toast.dismissed'], ends: 'dismissed' },
    {
      name: 'a held toast stays, and leaves once it is let go',
      input: 0,
      events: ['pointer.entered', 'pointer.left', 'after: duration', 'after: removal'],
      ends: 'removed',
    },
    {
      name: 'leaving with the pointer does not let go what still has the focus',
      input: 0,
      events: ['focus.entered', 'pointer.entered', 'pointer.left'],
      ends: shown('held', 'away', 'inside'),
    },
    {
      name: 'nor does a focus that goes what is still pointed at',
      input: 0,
      events: ['pointer.entered', 'focus.entered', 'focus.left'],
      ends: shown('held', 'over'),
    },
    {
      name: 'what was let go by both leaves',
      input: 0,
      events: ['focus.entered', 'pointer.entered', 'pointer.left', 'focus.left', 'after: duration'],
      ends: 'dismissed',
    },
    { name: 'a loading toast waits for its end', input: 1, events: [], ends: shown('loading') },
    {
      name: 'and then stays as long as any that tells of success',
      input: 1,
      events: ['toast.settled#1'],
      ends: shown('visible'),
      knows: { duration: 2000 },
    },
    {
      name: 'or of a failure',
      input: 1,
      events: ['toast.settled#2'],
      ends: shown('visible'),
      knows: { duration: 4000 },
    },
    {
      name: 'one that is pointed at while it loads is held when it has ended',
      input: 1,
      events: ['pointer.entered', 'toast.settled#1'],
      ends: shown('held', 'over'),
    },
    { name: 'a loading toast can be taken away', input: 1, events: ['toast.dismissed', 'after: removal'], ends: 'removed' },
  ],
})
