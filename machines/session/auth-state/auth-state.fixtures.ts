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
    {
      name: 'a session or tokens are a full sign-in, until the server speaks',
      input: 0,
      events: ['deriveAuthState: done#1'],
      ends: 'authenticatedFull',
    },
    {
      name: 'the check-supporter hash alone recognises somebody',
      input: 0,
      events: ['deriveAuthState: done#2'],
      ends: 'authenticatedSemi',
    },
    { name: 'nothing kept is nobody', input: 0, events: ['deriveAuthState: done#3'], ends: 'unauthenticated' },
    ...['deriveAuthState: error', 'after: patience'].map((fault) => ({
      name: `what cannot be read is nobody: ${fault}`,
      input: 0,
      events: [fault],
      ends: 'unauthenticated',
    })),
    {
      name: 'F-005 the server knows better: full',
      input: 0,
      events: ['deriveAuthState: done#2', 'server.said.full'],
      ends: 'authenticatedFull',
    },
    {
      name: 'F-005 the server knows better: semi',
      input: 0,
      events: ['deriveAuthState: done#1', 'server.said.semi'],
      ends: 'authenticatedSemi',
    },
    { name: 'who logs in is here', input: 0, events: ['deriveAuthState: done#3', 'session.started'], ends: 'authenticatedFull' },
  ],
})
