import { setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** F-069: terms that have changed since somebody accepted them are shown and asked about again. Nothing is blocked meanwhile: what was accepted still holds. */
export const termsAcceptanceMachine = setup({
  types: {} as { events: { type: 'terms.accepted' } | { type: 'terms.postponed' }; tags: 'busy' | 'open' },
  actors: { accept: placeholder<void>() },
  /** Who has accepted is asked for anew: the session says what is still open. */
  actions: { reloadPerson: () => {} },
  delays: { patience: patience.call },
}).createMachine({
  id: 'termsAcceptance',
  description: 'Accepting new terms.',
  initial: 'asked',
  states: {
    asked: {
      description: 'The new terms can be read, accepted, or left for another day.',
      tags: 'open',
      on: { 'terms.accepted': { target: 'sending' }, 'terms.postponed': { target: 'postponed' } },
    },
    sending: {
      description: 'The acceptance is being written down, word for word.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'accept',
        src: 'accept',
        onDone: { target: 'accepted', actions: 'reloadPerson' },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'It could not be written down; it can be sent again.',
      tags: 'open',
      on: { 'terms.accepted': { target: 'sending' }, 'terms.postponed': { target: 'postponed' } },
    },
    accepted: { description: 'These terms are not asked about again.', type: 'final' },
    postponed: { description: 'They are asked about again at the next visit.', type: 'final' },
  },
})
