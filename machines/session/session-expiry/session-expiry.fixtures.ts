import { fixturesFor } from '#machines/fixtures.ts'
import { sessionExpiryMachine } from './session-expiry.machine.ts'

export const sessionExpiryFixtures = fixturesFor(sessionExpiryMachine, {
  inputs: [undefined],
  events: {
    'session.started': [{ type: 'session.started' }],
    'session.lost': [{ type: 'session.lost' }],
    'session.ended': [{ type: 'session.ended' }],
    'page.left': [{ type: 'page.left' }],
  },
  outcomes: {},
  invariants: [],
  pinned: [
    {
      name: 'signing in again returns to the same page',
      input: 0,
      events: ['session.started', 'session.lost', 'session.started'],
      ends: 'present',
    },
    { name: 'logging out is no expiry', input: 0, events: ['session.started', 'session.ended'], ends: 'absent' },
    { name: 'leaving the page gives up', input: 0, events: ['session.started', 'session.lost', 'page.left'], ends: 'absent' },
    { name: 'a session that ran out waits', input: 0, events: ['session.started', 'session.lost'], ends: 'expired' },
    {
      name: 'logging out where a session ran out ends it',
      input: 0,
      events: ['session.started', 'session.lost', 'session.ended'],
      ends: 'absent',
    },
  ],
})
