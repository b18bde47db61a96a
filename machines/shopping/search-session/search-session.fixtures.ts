import { limits } from '#contract/limits.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { searchSessionMachine } from './search-session.machine.ts'

const edge = limits.searchSessionIdle

export const searchSessionFixtures = fixturesFor(searchSessionMachine, {
  items: 'F-082',
  inputs: [undefined],
  events: {
    'search.made': [
      { type: 'search.made', at: edge, newId: 'first' },
      { type: 'search.made', at: 2 * edge, newId: 'second' },
      { type: 'search.made', at: 3 * edge + 1, newId: 'third' },
      { type: 'search.made', at: 5 * edge, newId: 'fourth' },
    ],
  },
  outcomes: {},
  invariants: [['an active session has an id', (snapshot) => snapshot.matches('none') || snapshot.context.id !== null]],
  pinned: [
    {
      name: 'exactly five minutes later it is the same session (C-015)',
      input: 0,
      events: ['search.made#1', 'search.made#2'],
      ends: 'active',
    },
    {
      name: 'a millisecond more and it is a new one',
      input: 0,
      events: ['search.made#1', 'search.made#2', 'search.made#3'],
      ends: 'renewed',
      knows: { id: 'third' },
    },
    {
      name: 'and a long time later another',
      input: 0,
      events: ['search.made#1', 'search.made#3', 'search.made#4'],
      ends: 'renewed',
      knows: { id: 'fourth' },
    },
    {
      name: 'a search soon after goes on with it',
      input: 0,
      events: ['search.made#1', 'search.made#3', 'search.made#3'],
      ends: 'active',
      knows: { id: 'third' },
      does: [`touch(${JSON.stringify({ at: 3 * edge + 1 })})`],
    },
  ],
})
