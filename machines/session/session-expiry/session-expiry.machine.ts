import { setup } from 'xstate'

export type SessionExpiryEvent =
  | { type: 'session.started' }
  | { type: 'session.lost' }
  | { type: 'session.ended' }
  | { type: 'page.left' }

/** Tells a session that ran out by itself from one that the person ended: the first must not take the page away. */
export const sessionExpiryMachine = setup({
  types: {} as { events: SessionExpiryEvent },
}).createMachine({
  id: 'sessionExpiry',
  description: 'Saves what’s typed when a session expires.',
  initial: 'absent',
  states: {
    absent: { description: 'Nobody is signed in.', on: { 'session.started': { target: 'present' } } },
    present: {
      description: 'Somebody is signed in.',
      on: { 'session.lost': { target: 'expired' }, 'session.ended': { target: 'absent' } },
    },
    expired: {
      description: 'The session ran out: signing in opens over the page, which waits as it was.',
      on: {
        'session.started': { target: 'present' },
        'session.ended': { target: 'absent' },
        'page.left': { target: 'absent' },
      },
    },
  },
})
