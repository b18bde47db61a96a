import { fixturesFor } from '#machines/fixtures.ts'
import { causeSwitcherMachine } from './cause-switcher.machine.ts'

export const causeSwitcherFixtures = fixturesFor(causeSwitcherMachine, {
  items: 'F-134',
  inputs: [{ others: [2, 3] }, { others: [] }],
  events: {
    'list.opened': [{ type: 'list.opened' }],
    'list.closed': [{ type: 'list.closed' }],
    'cause.chosen': [
      { type: 'cause.chosen', id: 2 },
      { type: 'cause.chosen', id: 9 },
    ],
  },
  outcomes: { switchCause: { outputs: [undefined], fails: true } },
  invariants: [
    ['the list is for who has a choice', (snapshot) => snapshot.matches('closed') || snapshot.context.others.length > 0],
    ['something is chosen while it is changed', (snapshot) => snapshot.matches('chosen') === (snapshot.context.chosen !== null)],
  ],
  pinned: [
    {
      name: 'F-134 opened, chosen, closed',
      input: 0,
      events: ['list.opened', 'cause.chosen#1', 'switchCause: done'],
      ends: 'closed',
    },
    { name: 'opened and left', input: 0, events: ['list.opened', 'list.closed'], ends: 'closed' },
    {
      name: 'a page that does not come leaves the list open',
      input: 0,
      events: ['list.opened', 'cause.chosen#1', 'switchCause: error'],
      ends: 'list',
    },
    { name: 'what is not listed is not chosen', input: 0, events: ['list.opened'], ends: 'list', refuses: ['cause.chosen#2'] },
    {
      name: 'silence leaves the list open, too',
      input: 0,
      events: ['list.opened', 'cause.chosen#1', 'after: patience'],
      ends: 'list',
    },
  ],
})
