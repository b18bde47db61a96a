import { setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** `absent`: this device keeps no legacy session id. `unknown`: the server gave no answer, so nothing is concluded. */
export type LegacyCheck = 'valid' | 'dead' | 'absent' | 'unknown'
export type Retrofit = 'retrofitted' | 'notPossible'

/** F-026, F-027, X-007: a dead legacy id is dropped; where tokens exist a fresh legacy session is made out of them. */
export const legacySessionMachine = setup({
  types: {} as { events: { type: 'check.asked' } | { type: 'session.ended' }; tags: 'busy' },
  actors: { checkLoggedIn: placeholder<LegacyCheck>(), retrofitSession: placeholder<Retrofit>() },
  actions: { dropLegacySession: () => {} },
  guards: {
    isValid: (_, params: { check: LegacyCheck }) => params.check === 'valid',
    isDead: (_, params: { check: LegacyCheck }) => params.check === 'dead',
    isAbsent: (_, params: { check: LegacyCheck }) => params.check === 'absent',
    isRetrofitted: (_, params: { outcome: Retrofit }) => params.outcome === 'retrofitted',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'legacySession',
  description: 'Keeps or ends the old site’s session.',
  initial: 'unknown',
  on: { 'session.ended': { target: '.unknown' } },
  states: {
    unknown: { description: 'Nothing is known of the older session.', on: { 'check.asked': { target: 'checking' } } },
    checking: {
      description: 'Asking the server whether the older session still holds.',
      tags: 'busy',
      invoke: {
        id: 'checkLoggedIn',
        src: 'checkLoggedIn',
        onDone: [
          { guard: { type: 'isValid', params: ({ event }) => ({ check: event.output }) }, target: 'valid' },
          {
            guard: { type: 'isDead', params: ({ event }) => ({ check: event.output }) },
            target: 'retrofitting',
            actions: 'dropLegacySession',
          },
          { guard: { type: 'isAbsent', params: ({ event }) => ({ check: event.output }) }, target: 'dropped' },
          { target: 'unknown' },
        ],
        onError: { target: 'unknown' },
      },
      after: { patience: { target: 'unknown' } },
    },
    valid: { description: 'The older site knows this person too.', on: { 'check.asked': { target: 'checking' } } },
    retrofitting: {
      description: 'The older session was dead: making a fresh one out of the tokens.',
      tags: 'busy',
      invoke: {
        id: 'retrofitSession',
        src: 'retrofitSession',
        onDone: [
          { guard: { type: 'isRetrofitted', params: ({ event }) => ({ outcome: event.output }) }, target: 'valid' },
          { target: 'dropped' },
        ],
        onError: { target: 'dropped' },
      },
      after: { patience: { target: 'dropped' } },
    },
    dropped: {
      description: 'There is no older session on this device; tokens alone carry the person.',
      on: { 'check.asked': { target: 'checking' } },
    },
  },
})
