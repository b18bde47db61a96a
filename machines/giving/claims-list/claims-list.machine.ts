import { assign, setup } from 'xstate'
import type { ClaimCard } from '#contract/giving/claim.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export interface ClaimsPage {
  claims: ClaimCard[]
  hasMore: boolean
  /** What all that is open may raise; null where nobody knows. */
  atStakePence: number | null
  /** What was missing and has been found since has raised; null where nothing was. */
  addedPence: number | null
}

/** F-109, E-050, X-035: what was shown stays while more is asked for, and when more cannot be had. */
export const claimsListMachine = setup({
  types: {} as {
    context: ClaimsPage
    events: { type: 'more.asked' } | { type: 'list.refreshed' }
    tags: 'busy' | 'listed'
  },
  actors: { readClaims: placeholder<ClaimsPage>(), readMore: placeholder<ClaimsPage, { lastId: string | null }>() },
  actions: {
    keepPage: assign((_, { page }: { page: ClaimsPage }) => page),
    addPage: assign(({ context }, { page }: { page: ClaimsPage }) => ({
      ...page,
      claims: [...context.claims, ...page.claims],
    })),
  },
  guards: {
    isEmpty: (_, { page }: { page: ClaimsPage }) => page.claims.length === 0,
    hasMore: ({ context }) => context.hasMore,
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'claimsList',
  description: 'One person’s claims, newest first.',
  context: { claims: [], hasMore: false, atStakePence: null, addedPence: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking for the claims.',
      tags: 'busy',
      invoke: {
        id: 'readClaims',
        src: 'readClaims',
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ page: event.output }) }, target: 'empty' },
          { target: 'shown', actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    shown: {
      description: 'Claims with where they have got to.',
      tags: 'listed',
      on: { 'more.asked': { guard: 'hasMore', target: 'loadingMore' } },
    },
    loadingMore: {
      description: 'Asking for older claims.',
      tags: ['busy', 'listed'],
      invoke: {
        id: 'readMore',
        src: 'readMore',
        input: ({ context }) => ({ lastId: context.claims.at(-1)?.id ?? null }),
        onDone: { target: 'shown', actions: { type: 'addPage', params: ({ event }) => ({ page: event.output }) } },
        onError: { target: 'moreFailed' },
      },
      after: { patience: { target: 'moreFailed' } },
    },
    moreFailed: {
      description: 'Older claims could not be loaded; what was shown is still there.',
      tags: 'listed',
      on: { 'more.asked': { target: 'loadingMore' } },
    },
    empty: { description: 'No claims: the person is told what they are for.' },
    failed: {
      description: 'The claims could not be loaded; they can be asked for again.',
      on: { 'list.refreshed': { target: 'loading' } },
    },
  },
})
