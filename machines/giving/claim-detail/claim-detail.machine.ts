import { assign, setup } from 'xstate'
import type { Claim, ClaimRequest } from '#contract/giving/claim.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export type ClaimFound = { kind: 'found'; claim: Claim } | { kind: 'unknown' }
export type ClaimMoved = 'moved' | 'tooLate'

interface ClaimDetailContext {
  id: string
  claim: Claim | null
  request: ClaimRequest | null
}

/** one claim with everything that has happened to it, and what the person can still do. */
export const claimDetailMachine = setup({
  types: {} as {
    context: ClaimDetailContext
    input: { id: string }
    events:
      | { type: 'detail.refreshed' }
      | { type: 'appeal.submitted'; text: string }
      | { type: 'withdrawal.begun' }
      | { type: 'withdrawal.confirmed' }
      | { type: 'withdrawal.kept' }
    tags: 'busy' | 'readable'
  },
  actors: {
    readClaim: placeholder<ClaimFound, { id: string }>(),
    moveClaim: placeholder<ClaimMoved, { id: string; request: ClaimRequest | null }>(),
  },
  actions: {
    keepClaim: assign((_, { found }: { found: ClaimFound }) => ({ claim: found.kind === 'found' ? found.claim : null })),
    keepRequest: assign((_, { request }: { request: ClaimRequest }) => ({ request })),
  },
  guards: {
    isFound: (_, { found }: { found: ClaimFound }) => found.kind === 'found',
    isMoved: (_, { outcome }: { outcome: ClaimMoved }) => outcome === 'moved',
    mayAppeal: ({ context }) => context.claim?.mayAppeal === true,
    isOpen: ({ context }) => context.claim?.isOpen === true,
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'claimDetail',
  description: 'One claim: status, reply date, decision, reason and next steps.',
  context: ({ input }) => ({ id: input.id, claim: null, request: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking for the claim.',
      tags: 'busy',
      invoke: {
        id: 'readClaim',
        src: 'readClaim',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output }) },
            target: 'shown',
            actions: { type: 'keepClaim', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'unknown' },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    shown: {
      description: 'The claim, its dated history and its next dates.',
      tags: 'readable',
      on: {
        'detail.refreshed': { target: 'loading' },
        'appeal.submitted': {
          guard: 'mayAppeal',
          target: 'moving',
          actions: {
            type: 'keepRequest',
            params: ({ event }) => ({ request: { type: 'claim.appealed', text: event.text } }),
          },
        },
        'withdrawal.begun': { guard: 'isOpen', target: 'confirming' },
      },
    },
    confirming: {
      description: 'A claim that is no longer needed is closed for good, so the person is asked once more.',
      tags: 'readable',
      on: {
        'detail.refreshed': { target: 'loading' },
        'withdrawal.confirmed': {
          target: 'moving',
          actions: { type: 'keepRequest', params: { request: { type: 'claim.withdrawn' } } },
        },
        'withdrawal.kept': { target: 'shown' },
      },
    },
    moving: {
      description: 'An appeal, or the word that it is no longer needed, is on its way.',
      tags: ['busy', 'readable'],
      invoke: {
        id: 'moveClaim',
        src: 'moveClaim',
        input: ({ context }) => ({ id: context.id, request: context.request }),
        onDone: [
          { guard: { type: 'isMoved', params: ({ event }) => ({ outcome: event.output }) }, target: 'loading' },
          { target: 'tooLate' },
        ],
        onError: { target: 'notMoved' },
      },
      after: { patience: { target: 'notMoved' } },
    },
    notMoved: {
      description: 'It could not be sent, and nothing has changed; what was typed or asked for is still there.',
      tags: 'readable',
      on: {
        'detail.refreshed': { target: 'loading' },
        'appeal.submitted': {
          guard: 'mayAppeal',
          target: 'moving',
          actions: {
            type: 'keepRequest',
            params: ({ event }) => ({ request: { type: 'claim.appealed', text: event.text } }),
          },
        },
        'withdrawal.confirmed': {
          guard: 'isOpen',
          target: 'moving',
          actions: { type: 'keepRequest', params: { request: { type: 'claim.withdrawn' } } },
        },
        'withdrawal.kept': { guard: 'isOpen', target: 'shown' },
      },
    },
    tooLate: {
      description: 'The claim has moved on meanwhile; it is read again.',
      tags: 'readable',
      on: { 'detail.refreshed': { target: 'loading' } },
    },
    unknown: {
      description: 'This person has no such claim.',
      on: { 'detail.refreshed': { target: 'loading' } },
    },
    failed: {
      description: 'The claim could not be loaded; it can be asked for again.',
      on: { 'detail.refreshed': { target: 'loading' } },
    },
  },
})
