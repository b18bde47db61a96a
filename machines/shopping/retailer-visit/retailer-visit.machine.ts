import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

export type VisitOutcome = { kind: 'recorded'; address: string } | { kind: 'signInNeeded' } | { kind: 'gone' }
export type RetailerVisitEvent =
  | { type: 'signIn.chosen' }
  | { type: 'account.chosen' }
  | { type: 'guest.chosen' }
  | { type: 'visit.withoutDonation' }
  | { type: 'visit.retried' }

interface RetailerVisitContext {
  address: string | null
}

/** F-089, X-045: a visit is recorded before the shop opens. Without a person they log in, create an account, raise as a guest, or go on without a donation. */
export const retailerVisitMachine = setup({
  types: {} as {
    context: RetailerVisitContext
    events: RetailerVisitEvent
    tags: 'busy'
  },
  actors: { recordVisit: placeholder<VisitOutcome, { isAnonymous: boolean }>() },
  actions: {
    keepAddress: assign((_, params: { outcome: VisitOutcome }) => ({
      address: params.outcome.kind === 'recorded' ? params.outcome.address : null,
    })),
  },
  guards: {
    isRecorded: (_, params: { outcome: VisitOutcome }) => params.outcome.kind === 'recorded',
    isSignInNeeded: (_, params: { outcome: VisitOutcome }) => params.outcome.kind === 'signInNeeded',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'retailerVisit',
  description: 'Leaving for a shop: the page in between.',
  context: { address: null },
  initial: 'resolving',
  states: {
    resolving: {
      description: 'Recording the visit, so that the purchase can be linked to it.',
      tags: 'busy',
      invoke: {
        id: 'recordVisit',
        src: 'recordVisit',
        input: () => ({ isAnonymous: false }),
        onDone: [
          {
            guard: { type: 'isRecorded', params: ({ event }) => ({ outcome: event.output }) },
            target: 'redirecting',
            actions: { type: 'keepAddress', params: ({ event }) => ({ outcome: event.output }) },
          },
          { guard: { type: 'isSignInNeeded', params: ({ event }) => ({ outcome: event.output }) }, target: 'loginNeeded' },
          { target: 'retailerGone' },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    goingWithout: {
      description: 'Recording the visit of somebody who has chosen to go on without a donation.',
      tags: 'busy',
      invoke: {
        id: 'recordVisit',
        src: 'recordVisit',
        input: () => ({ isAnonymous: true }),
        onDone: [
          {
            guard: { type: 'isRecorded', params: ({ event }) => ({ outcome: event.output }) },
            target: 'redirecting',
            actions: { type: 'keepAddress', params: ({ event }) => ({ outcome: event.output }) },
          },
          { guard: { type: 'isSignInNeeded', params: ({ event }) => ({ outcome: event.output }) }, target: 'loginNeeded' },
          { target: 'retailerGone' },
        ],
        onError: { target: 'failedWithout' },
      },
      after: { patience: { target: 'failedWithout' } },
    },
    loginNeeded: {
      description:
        'Nobody is signed in, so nobody’s cause would be paid: log in, create an account, raise as a guest, or go on without a donation.',
      on: {
        'signIn.chosen': { target: 'signingIn' },
        'account.chosen': { target: 'creatingAccount' },
        'guest.chosen': { target: 'raisingAsGuest' },
        'visit.withoutDonation': { target: 'goingWithout' },
      },
    },
    failed: {
      description: 'The visit could not be recorded; going on now would raise nothing.',
      on: { 'visit.retried': { target: 'resolving' } },
    },
    failedWithout: {
      description: 'The visit without a donation could not be recorded; it can be tried again.',
      on: { 'visit.retried': { target: 'goingWithout' } },
    },
    retailerGone: {
      description: 'There is no such shop, rate or deal any more.',
      type: 'final',
    },
    signingIn: { description: 'The person logs in and comes back to this shop.', type: 'final' },
    creatingAccount: { description: 'The person creates an account and comes back to this shop.', type: 'final' },
    raisingAsGuest: {
      description: 'The person chooses a cause and gives an email address; this shop is chosen already.',
      type: 'final',
    },
    redirecting: { description: 'The shop opens.', type: 'final' },
  },
})
