import { fixturesFor } from '#machines/fixtures.ts'
import { authStateMachine, type DerivedAuthState } from './auth-state.machine.ts'

const derived = ['full', 'semi', 'none'] satisfies DerivedAuthState[]

export const authStateFixtures = fixturesFor(authStateMachine, {
  items: 'F-001',
  inputs: [undefined],
  events: {
    'server.said.full': [{ type: 'server.said.full' }],
    'server.said.semi': [{ type: 'server.said.semi' }],
    'server.said.none': [{ type: 'server.said.none' }],
    'session.started': [{ type: 'session.started' }],
    'session.ended': [{ type: 'session.ended' }],
  },
  outcomes: { deriveAuthState: { outputs: derived, fails: true } },
  invariants: [['exactly one answer at a time', (snapshot) => typeof snapshot.value === 'string']],
  pinned: [
    {
      name: 'F-005 a kept session is believed until the server speaks',
      input: 0,
      events: ['deriveAuthState: done#1', 'server.said.none'],
      ends: 'unauthenticated',
    },
    { name: 'logging out wins over a late derivation', input: 0, events: ['session.ended'], ends: 'unauthenticated' },
  ],
})
