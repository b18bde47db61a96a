import { setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

export type AuthStateEvent =
  | { type: 'server.said.full' }
  | { type: 'server.said.semi' }
  | { type: 'server.said.none' }
  | { type: 'session.started' }
  | { type: 'session.ended' }

/** What this device keeps: tokens of a full sign-in, only a check-supporter hash (or tokens made from one), or nothing. */
export type DerivedAuthState = 'full' | 'semi' | 'none'

/** F-001…F-005. What the device keeps gives the first answer; the server's word replaces it. */
export const authStateMachine = setup({
  types: {} as { events: AuthStateEvent; tags: 'busy' | 'signedIn' },
  actors: { deriveAuthState: placeholder<DerivedAuthState>() },
  guards: {
    isFull: (_, params: { derived: DerivedAuthState }) => params.derived === 'full',
    isSemi: (_, params: { derived: DerivedAuthState }) => params.derived === 'semi',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'authState',
  description: 'Whether the person is signed in fully, recognised, or unknown.',
  initial: 'deriving',
  on: {
    'server.said.full': { target: '.authenticatedFull' },
    'server.said.semi': { target: '.authenticatedSemi' },
    'server.said.none': { target: '.unauthenticated' },
    'session.started': { target: '.authenticatedFull' },
    'session.ended': { target: '.unauthenticated' },
  },
  states: {
    deriving: {
      description: 'Looking at what this device has kept.',
      tags: 'busy',
      invoke: {
        id: 'deriveAuthState',
        src: 'deriveAuthState',
        onDone: [
          { guard: { type: 'isFull', params: ({ event }) => ({ derived: event.output }) }, target: 'authenticatedFull' },
          { guard: { type: 'isSemi', params: ({ event }) => ({ derived: event.output }) }, target: 'authenticatedSemi' },
          { target: 'unauthenticated' },
        ],
        onError: { target: 'unauthenticated' },
      },
      after: { patience: { target: 'unauthenticated' } },
    },
    authenticatedFull: { description: 'Signed in: everything of this person is open.', tags: 'signedIn' },
    authenticatedSemi: {
      description: 'Recognised from an earlier visit: greeted, but asked to sign in for anything private.',
      tags: 'signedIn',
    },
    unauthenticated: { description: 'Nobody is signed in on this device.' },
  },
})
