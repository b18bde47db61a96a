import { assign, fromCallback, setup } from 'xstate'
import type { QueryReason } from '#contract/giving/claim.ts'
import type { TransactionDetail } from '#contract/giving/donation.ts'
import type { QueryDetails } from '#contract/giving/donation-query.rules.ts'
import { patience, placeholder } from '#machines/placeholder.ts'
import { type EachStep, type Questions, wizardOrder, wizardProgress } from '#machines/wizard-order.ts'
import type { DonationFound } from '../donation-detail/donation-detail.machine.ts'
import { toOthers } from '../to-others.ts'

/** `offline`: the server could not be reached, and may or may not have it: sending again is the same question. */
export type QuerySent =
  | { kind: 'received'; submissionId: string; answerBy: string }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'offline' }

/** In the address, too. */
export type DonationQueryStep = 'reason' | 'details'

export interface QueryRequest {
  id: string
  reason: QueryReason | null
  comment: string
}

interface DonationQueryContext extends QueryRequest {
  transaction: TransactionDetail | null
  received: { submissionId: string; answerBy: string } | null
  refusals: Record<string, string>
}

export type DonationQueryEvent =
  | { type: 'detail.refreshed' }
  | { type: 'reason.chosen'; reason: QueryReason }
  | { type: 'details.submitted'; details: QueryDetails }
  | { type: 'connection.returned' }
  | { type: 'submission.retried' }
  | { type: 'step.back' }
  | { type: 'step.shown'; step: DonationQueryStep }

export interface DonationQueryMeta {
  step?: DonationQueryStep
}

const progress = wizardProgress(({ reason }: QueryRequest, _: 'reason') => reason !== null, {})
/** What is asked, in this order: all that follows from it is made of this list. */
const questions = {
  '#donationQuery': { reason: { answer: 'reason' }, details: {} },
} as const satisfies Questions<DonationQueryStep, 'reason'>
export const donationQueryOrder = wizardOrder(progress, questions satisfies EachStep<DonationQueryStep, typeof questions>)
const { after, toBefore } = donationQueryOrder
const othersThan = toOthers(donationQueryOrder)

const outcomeOf = { params: ({ event }: { event: { output: QuerySent } }) => ({ outcome: event.output }) }

/** F-118, V-062, E-056: asking why a donation is wrong or was declined. */
export const donationQueryMachine = setup({
  types: {} as {
    context: DonationQueryContext
    input: { id: string }
    events: DonationQueryEvent
    tags: 'busy'
    meta: DonationQueryMeta
  },
  actors: {
    readDonation: placeholder<DonationFound, { id: string }>(),
    sendQuery: placeholder<QuerySent, QueryRequest>(),
    /** Tells when the network is back. */
    watchConnection: fromCallback(() => {}),
  },
  actions: {
    keepTransaction: assign((_, { found }: { found: DonationFound }) => ({
      transaction: found.kind === 'found' ? found.transaction : null,
    })),
    keepReason: assign((_, { reason }: { reason: QueryReason }) => ({ reason, refusals: {} })),
    keepDetails: assign((_, { details }: { details: QueryDetails }) => ({ comment: details.comment, refusals: {} })),
    keepReceived: assign((_, { outcome }: { outcome: QuerySent }) => ({
      received: outcome.kind === 'received' ? outcome : null,
    })),
    keepRefusals: assign((_, { outcome }: { outcome: QuerySent }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
    })),
  },
  guards: {
    isFound: (_, { found }: { found: DonationFound }) => found.kind === 'found',
    isReceived: (_, { outcome }: { outcome: QuerySent }) => outcome.kind === 'received',
    isOffline: (_, { outcome }: { outcome: QuerySent }) => outcome.kind === 'offline',
    isReasonRefused: (_, { outcome }: { outcome: QuerySent }) => outcome.kind === 'refused' && 'reason' in outcome.fields,
    isAsked: progress.guards.isAsked,
    isReached: progress.guards.isReached,
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'donationQuery',
  description: 'Asking about a donation that looks wrong or was declined.',
  context: ({ input }) => ({ id: input.id, reason: null, comment: '', transaction: null, received: null, refusals: {} }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Which donation is it?',
      tags: 'busy',
      invoke: {
        id: 'readDonation',
        src: 'readDonation',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output }) },
            target: 'reason',
            actions: { type: 'keepTransaction', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'unknown' },
        ],
        onError: { target: 'couldNotLoad' },
      },
      after: { patience: { target: 'couldNotLoad' } },
    },
    unknown: {
      description: 'This person has no such donation.',
      on: { 'detail.refreshed': { target: 'loading' } },
    },
    couldNotLoad: {
      description: 'The donation could not be loaded; it can be asked for again.',
      on: { 'detail.refreshed': { target: 'loading' } },
    },
    reason: {
      description: 'What is wrong with it?',
      meta: { step: 'reason' },
      on: {
        'reason.chosen': {
          target: after('reason'),
          actions: { type: 'keepReason', params: ({ event }) => ({ reason: event.reason }) },
        },
        'step.shown': othersThan('reason'),
      },
    },
    details: {
      description: 'What should we know?',
      meta: { step: 'details' },
      on: {
        'details.submitted': {
          target: 'submitting',
          actions: { type: 'keepDetails', params: ({ event }) => ({ details: event.details }) },
        },
        'step.back': toBefore('details'),
        'step.shown': othersThan('details'),
      },
    },
    submitting: {
      description: 'The question is on its way.',
      tags: 'busy',
      invoke: {
        id: 'sendQuery',
        src: 'sendQuery',
        input: ({ context: { id, reason, comment } }) => ({ id, reason, comment }),
        onDone: [
          { guard: { type: 'isReceived', ...outcomeOf }, target: 'success', actions: { type: 'keepReceived', ...outcomeOf } },
          { guard: { type: 'isOffline', ...outcomeOf }, target: 'saved' },
          {
            guard: { type: 'isReasonRefused', ...outcomeOf },
            target: 'reason',
            actions: { type: 'keepRefusals', ...outcomeOf },
          },
          { target: 'details', actions: { type: 'keepRefusals', ...outcomeOf } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'saved' } },
    },
    saved: {
      description: 'Kept, and sent as soon as the server can be reached.',
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      on: { 'connection.returned': { target: 'submitting' }, 'submission.retried': { target: 'submitting' } },
    },
    failed: {
      description: 'The server could not take the question (E-056); everything typed is kept.',
      on: { 'submission.retried': { target: 'submitting' }, 'step.back': { target: 'details' } },
    },
    success: {
      description: 'The question is with us: its reference and next date are shown.',
      type: 'final',
    },
  },
})
