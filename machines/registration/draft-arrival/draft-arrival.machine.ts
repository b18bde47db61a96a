import { setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

export type ArrivedDraft = 'restored' | 'expired' | 'invalid'
export type DraftArrivalEvent = { type: 'arrival.retried' } | { type: 'begin.chosen' }

/** The other half of taking a wizard to another device: somebody comes with the link. */
export const draftArrivalMachine = setup({
  types: {} as { events: DraftArrivalEvent },
  actors: { fetchDraft: placeholder<ArrivedDraft>() },
  guards: {
    isRestored: (_, params: { arrived: ArrivedDraft }) => params.arrived === 'restored',
    isExpired: (_, params: { arrived: ArrivedDraft }) => params.arrived === 'expired',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'draftArrival',
  description: 'Resuming sign-up from another device.',
  initial: 'fetching',
  states: {
    fetching: {
      description: 'The answers of the other device are being fetched.',
      invoke: {
        id: 'fetchDraft',
        src: 'fetchDraft',
        onDone: [
          { guard: { type: 'isRestored', params: ({ event }) => ({ arrived: event.output }) }, target: 'restored' },
          { guard: { type: 'isExpired', params: ({ event }) => ({ arrived: event.output }) }, target: 'expired' },
          { target: 'invalid' },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'They could not be fetched just now; the link still works.',
      on: { 'arrival.retried': { target: 'fetching' }, 'begin.chosen': { target: 'begun' } },
    },
    expired: {
      description: 'The link is more than 7 days old.',
      on: { 'begin.chosen': { target: 'begun' } },
    },
    invalid: {
      description: 'There is no such link, or it holds something that this version cannot read.',
      on: { 'begin.chosen': { target: 'begun' } },
    },
    restored: { description: 'The wizard goes on where the other device left it.', type: 'final' },
    begun: { description: 'The wizard begins with what this device has.', type: 'final' },
  },
})
