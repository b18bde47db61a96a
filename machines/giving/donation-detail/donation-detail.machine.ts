import { assign, setup } from 'xstate'
import type { TransactionDetail } from '#contract/giving/donation.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export type DonationFound = { kind: 'found'; transaction: TransactionDetail } | { kind: 'unknown' }
export type DonationDetailEvent = { type: 'detail.refreshed' }

interface DonationDetailContext {
  id: string
  transaction: TransactionDetail | null
}

/** F-108 */
export const donationDetailMachine = setup({
  types: {} as {
    context: DonationDetailContext
    input: { id: string }
    events: DonationDetailEvent
    tags: 'busy'
  },
  actors: { readDonation: placeholder<DonationFound, { id: string }>() },
  actions: {
    keepTransaction: assign((_, params: { found: DonationFound }) => ({
      transaction: params.found.kind === 'found' ? params.found.transaction : null,
    })),
  },
  guards: { isFound: (_, params: { found: DonationFound }) => params.found.kind === 'found' },
  delays: { patience: patience.call },
}).createMachine({
  id: 'donationDetail',
  description: 'One donation and its history.',
  context: ({ input }) => ({ id: input.id, transaction: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking for the donation.',
      tags: 'busy',
      invoke: {
        id: 'readDonation',
        src: 'readDonation',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output }) },
            target: 'shown',
            actions: { type: 'keepTransaction', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'unknown' },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    shown: {
      description: 'The donation and its dated timeline.',
      on: { 'detail.refreshed': { target: 'loading' } },
    },
    unknown: {
      description: 'This person has no such donation.',
      on: { 'detail.refreshed': { target: 'loading' } },
    },
    failed: {
      description: 'The donation could not be loaded; it can be asked for again.',
      on: { 'detail.refreshed': { target: 'loading' } },
    },
  },
})
