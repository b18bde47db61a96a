import { fixturesFor } from '#machines/fixtures.ts'
import { toastStackMachine } from './toast-stack.machine.ts'

export const toastStackFixtures = fixturesFor(toastStackMachine, {
  items: 'F-160',
  inputs: [{ limit: 2 }],
  events: {
    'toast.added': ['a', 'b', 'c'].map((id) => ({ type: 'toast.added' as const, id, duration: 2000 })),
    'toast.removed': ['a', 'b', 'c'].map((id) => ({ type: 'toast.removed' as const, id })),
  },
  outcomes: { toast: { outputs: [undefined], fails: false } },
  within: (snapshot) => new Set(snapshot.context.ids).size === snapshot.context.ids.length,
  invariants: [
    ['never more than the limit', (snapshot) => snapshot.context.ids.length <= snapshot.context.limit],
    ['empty where nothing is shown', (snapshot) => snapshot.matches('empty') === (snapshot.context.ids.length === 0)],
    [
      'what is shown lives, and nothing else',
      (snapshot) => Object.keys(snapshot.children).sort().join() === [...new Set(snapshot.context.ids)].sort().join(),
    ],
  ],
  pinned: [
    {
      name: 'the oldest makes room',
      input: 0,
      events: ['toast.added#1', 'toast.added#2', 'toast.added#3'],
      ends: 'showing',
      knows: { ids: ['b', 'c'] },
      does: ['end({"id":"a"})', 'tellGone({"id":"a"})', 'remove({"id":"a"})', 'begin', 'add({"id":"c"})'],
    },
    {
      name: 'what has had its time is forgotten, the others stay',
      input: 0,
      events: ['toast.added#1', 'toast.added#2', 'a: done'],
      ends: 'showing',
      knows: { ids: ['b'] },
      does: ['end({"id":"a"})', 'tellGone({"id":"a"})', 'remove({"id":"a"})'],
    },
    {
      name: 'after the last there is none',
      input: 0,
      events: ['toast.added#1', 'a: done'],
      ends: 'empty',
      knows: { ids: [] },
      does: ['end({"id":"a"})', 'tellGone({"id":"a"})', 'remove({"id":"a"})'],
    },
    {
      name: 'one whose matter is settled is taken away',
      input: 0,
      events: ['toast.added#1', 'toast.added#2', 'toast.removed#1'],
      ends: 'showing',
      knows: { ids: ['b'] },
      does: ['end({"id":"a"})', 'tellGone({"id":"a"})', 'remove({"id":"a"})'],
    },
    {
      name: 'even when it is the only one',
      input: 0,
      events: ['toast.added#2', 'toast.removed#2'],
      ends: 'empty',
      knows: { ids: [] },
      does: ['end({"id":"b"})', 'tellGone({"id":"b"})', 'remove({"id":"b"})'],
    },
    {
      name: 'what is not shown is not taken away',
      input: 0,
      events: ['toast.added#1'],
      ends: 'showing',
      refuses: ['toast.removed#2', 'toast.removed#3'],
    },
  ],
})
