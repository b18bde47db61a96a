import { assign, setup } from 'xstate'
import type { FoundDonation } from '#contract/support/donation-record.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** What donations are looked for by; an empty text narrows nothing. */
export interface DonationsSought {
  order: string
  person: string
  cause: string
}

export interface DonationsFound {
  donations: FoundDonation[]
  hasMore: boolean
}

interface DonationFinderContext extends DonationsFound {
  sought: DonationsSought | null
  /** How many pages have been found. */
  pages: number
}

const asked = ({ context }: { context: DonationFinderContext }) => ({ sought: context.sought, page: context.pages + 1 })

/** The support team looks for a donation. Each look is noted, so nothing is read before somebody asks. */
export const donationFinderMachine = setup({
  types: {} as {
    context: DonationFinderContext
    /** What was looked for before, for whoever comes back to it. */
    input: { sought: DonationsSought | null }
    events: { type: 'donations.sought'; sought: DonationsSought } | { type: 'more.asked' }
    tags: 'busy'
  },
  actors: { findDonations: placeholder<DonationsFound, { sought: DonationsSought | null; page: number }>() },
  actions: {
    keepSought: assign((_, { sought }: { sought: DonationsSought }) => ({ sought, donations: [], hasMore: false, pages: 0 })),
    addFound: assign(({ context }, { found }: { found: DonationsFound }) => ({
      donations: [...context.donations, ...found.donations],
      hasMore: found.hasMore,
      pages: context.pages + 1,
    })),
  },
  guards: {
    isNothing: (_, { found }: { found: DonationsFound }) => found.donations.length === 0,
    hasMore: ({ context }) => context.hasMore,
    wasSought: ({ context }) => context.sought !== null,
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'donationFinder',
  description: 'Finding a donation by order, person or cause.',
  context: ({ input }) => ({ sought: input.sought, donations: [], hasMore: false, pages: 0 }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Whoever comes back finds again what was found before.',
      always: [{ guard: 'wasSought', target: 'loading' }, { target: 'closed' }],
    },
    closed: {
      description: 'Nothing has been looked for.',
      on: {
        'donations.sought': {
          target: 'loading',
          actions: { type: 'keepSought', params: ({ event }) => ({ sought: event.sought }) },
        },
      },
    },
    loading: {
      description: 'Asking for the newest that fit.',
      tags: 'busy',
      invoke: {
        id: 'findDonations',
        src: 'findDonations',
        input: asked,
        onError: { target: 'failed' },
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => ({ found: event.output }) }, target: 'empty' },
          { target: 'shown', actions: { type: 'addFound', params: ({ event }) => ({ found: event.output }) } },
        ],
      },
      after: { patience: { target: 'failed' } },
    },
    shown: {
      description: 'The donations so far.',
      on: {
        'more.asked': { guard: 'hasMore', target: 'loadingMore' },
        'donations.sought': {
          target: 'loading',
          actions: { type: 'keepSought', params: ({ event }) => ({ sought: event.sought }) },
        },
      },
    },
    loadingMore: {
      description: 'Asking for older ones.',
      tags: 'busy',
      invoke: {
        id: 'findDonations',
        src: 'findDonations',
        input: asked,
        onError: { target: 'moreFailed' },
        onDone: { target: 'shown', actions: { type: 'addFound', params: ({ event }) => ({ found: event.output }) } },
      },
      after: { patience: { target: 'moreFailed' } },
    },
    moreFailed: {
      description: 'Those that are shown stay; the others can be asked for again.',
      on: {
        'more.asked': { target: 'loadingMore' },
        'donations.sought': {
          target: 'loading',
          actions: { type: 'keepSought', params: ({ event }) => ({ sought: event.sought }) },
        },
      },
    },
    empty: {
      description: 'No donation fits.',
      on: {
        'donations.sought': {
          target: 'loading',
          actions: { type: 'keepSought', params: ({ event }) => ({ sought: event.sought }) },
        },
      },
    },
    failed: {
      description: 'The donations could not be looked for; it can be tried again.',
      on: {
        'donations.sought': {
          target: 'loading',
          actions: { type: 'keepSought', params: ({ event }) => ({ sought: event.sought }) },
        },
      },
    },
  },
})
