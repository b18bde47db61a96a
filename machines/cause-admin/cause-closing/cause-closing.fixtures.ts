import { fixturesFor } from '#machines/fixtures.ts'
import { causeClosingMachine } from './cause-closing.machine.ts'

export const causeClosingFixtures = fixturesFor(causeClosingMachine, {
  items: 'G-030',
  inputs: [undefined],
  events: {
    'closing.asked': [{ type: 'closing.asked' }],
    'closing.undone': [{ type: 'closing.undone' }],
    'week.over': [{ type: 'week.over' }],
    'cause.reopened': [{ type: 'cause.reopened' }],
  },
  outcomes: {},
  invariants: [
    ['only an open cause takes supporters', (snapshot) => snapshot.hasTag('takesSupporters') === snapshot.matches('open')],
    ['only a closed one collects nothing', (snapshot) => snapshot.hasTag('collecting') !== snapshot.matches('closed')],
  ],
  pinned: [
    {
      name: 'G-030 a mind that was changed within the week',
      input: 0,
      events: ['closing.asked', 'closing.undone'],
      ends: 'open',
    },
    { name: 'G-030 closed after a week', input: 0, events: ['closing.asked', 'week.over'], ends: 'closed' },
    { name: 'G-030 opened again by support', input: 0, events: ['closing.asked', 'week.over', 'cause.reopened'], ends: 'open' },
    {
      name: 'G-030 not closed twice',
      input: 0,
      events: ['closing.asked', 'week.over', 'cause.reopened', 'closing.asked'],
      ends: 'closing',
    },
  ],
})
