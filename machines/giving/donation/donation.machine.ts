import { assign, setup, transition } from 'xstate'
import type { DeclineReason, DonationStage } from '#contract/giving/donation.ts'

/** What the shop says was kept of a purchase, and what that raises by the donation's own terms. Pence. */
interface Amounts {
  spentPence: number
  donationPence: number
}

export type DonationEvent =
  | { type: 'returns.closed' }
  | { type: 'retailer.confirmed' }
  | ({ type: 'retailer.adjusted' } & Amounts)
  | { type: 'retailer.declined'; reason: DeclineReason }
  | { type: 'funds.received' }
  | { type: 'run.joined' }
  | { type: 'run.left' }
  | { type: 'run.paid' }
  | { type: 'run.returned' }
  | { type: 'bonus.withdrawn' }

export interface DonationContext extends Amounts {
  /** What a shop has changed since the donation went into a payment: the donation stays as it was paid, and the next payment makes up for it. Signed pence. */
  correctionPence: number
  declineReason: DeclineReason | null
}

/**
 * One donation, from the tracked purchase to the money in the cause's account. The screen's labels, the totals and the server's
 * permission to move a donation are all derived from this chart (F-097…F-104, X-038, X-070). Its leaf states are the stored stages.
 */
export const donationMachine = setup({
  types: {} as {
    context: DonationContext
    events: DonationEvent
    input: DonationContext
    tags: 'pending' | 'confirmed' | 'declined' | 'raised' | 'paid' | 'settled'
  },
  actions: {
    setAmounts: assign((_, { spentPence, donationPence }: Amounts) => ({ spentPence, donationPence, declineReason: null })),
    decline: assign((_, params: { reason: DeclineReason }) => ({ declineReason: params.reason })),
    returnAll: assign({ spentPence: 0, declineReason: 'returned' }),
    reopen: assign({ declineReason: null }),
    correct: assign(({ context }, { spentPence, donationPence }: Amounts) => ({
      spentPence,
      correctionPence: donationPence - context.donationPence,
      declineReason: spentPence > 0 ? null : ('returned' as const),
    })),
    takeBack: assign(({ context }, params: { reason: DeclineReason }) => ({
      correctionPence: -context.donationPence,
      declineReason: params.reason,
    })),
  },
  guards: {
    isKept: (_, params: { spentPence: number }) => params.spentPence > 0,
    wasKept: ({ context }) => context.spentPence > 0,
    isUncorrected: ({ context }) => context.correctionPence === 0,
    wasCorrected: ({ context }) => context.correctionPence !== 0,
  },
}).createMachine({
  id: 'donation',
  description: 'A donation, from purchase to payment.',
  context: ({ input }) => ({ ...input }),
  initial: 'pending',
  states: {
    pending: {
      description: 'The purchase is recorded; the shop has not decided yet.',
      tags: ['pending', 'raised'],
      initial: 'tracked',
      on: {
        'retailer.confirmed': { target: 'confirmed' },
        'retailer.declined': {
          target: 'declined',
          actions: { type: 'decline', params: ({ event }) => ({ reason: event.reason }) },
        },
        'retailer.adjusted': [
          {
            guard: { type: 'isKept', params: ({ event }) => event },
            actions: { type: 'setAmounts', params: ({ event }) => event },
          },
          { target: 'declined', actions: 'returnAll' },
        ],
      },
      states: {
        tracked: {
          description: 'The shop told us about the purchase; it can still be returned.',
          on: { 'returns.closed': { target: 'inReview' } },
        },
        inReview: { description: 'The time for returns is over and the shop is checking the purchase.' },
      },
    },
    confirmed: {
      description: 'The shop agreed to pay.',
      tags: ['confirmed', 'raised'],
      initial: 'awaitingFunds',
      states: {
        awaitingFunds: {
          description: 'Agreed, but the shop has not sent us the money yet.',
          on: {
            'funds.received': { target: 'available' },
            'retailer.declined': {
              target: '#donation.declined',
              actions: { type: 'decline', params: ({ event }) => ({ reason: event.reason }) },
            },
            'retailer.adjusted': [
              {
                guard: { type: 'isKept', params: ({ event }) => event },
                actions: { type: 'setAmounts', params: ({ event }) => event },
              },
              { target: '#donation.declined', actions: 'returnAll' },
            ],
          },
        },
        available: {
          description: 'We hold the money and the next payment run will take it.',
          on: {
            'run.joined': { target: 'inPaymentRun' },
            'bonus.withdrawn': { guard: 'isUncorrected', target: '#donation.pending.tracked' },
            // What a payment that came back had corrected already is only ever corrected further.
            'retailer.declined': [
              { guard: 'wasCorrected', actions: { type: 'takeBack', params: ({ event }) => ({ reason: event.reason }) } },
              { target: '#donation.declined', actions: { type: 'decline', params: ({ event }) => ({ reason: event.reason }) } },
            ],
            'retailer.adjusted': [
              { guard: 'wasCorrected', actions: { type: 'correct', params: ({ event }) => event } },
              {
                guard: { type: 'isKept', params: ({ event }) => event },
                actions: { type: 'setAmounts', params: ({ event }) => event },
              },
              { target: '#donation.declined', actions: 'returnAll' },
            ],
          },
        },
        inPaymentRun: {
          description:
            'An approved payment run has taken it and the bank transfer is under way. What the shop takes back now is made up for later.',
          on: {
            'run.paid': { target: 'paid' },
            'run.left': { target: 'available' },
            'retailer.declined': { actions: { type: 'takeBack', params: ({ event }) => ({ reason: event.reason }) } },
            'retailer.adjusted': { actions: { type: 'correct', params: ({ event }) => event } },
          },
        },
        paid: {
          description:
            'The cause has the money. What the shop takes back now is made up for by the next payment. A bank can send a payment back.',
          tags: ['paid', 'settled'],
          on: {
            'run.returned': { target: 'available' },
            'retailer.declined': { actions: { type: 'takeBack', params: ({ event }) => ({ reason: event.reason }) } },
            'retailer.adjusted': { actions: { type: 'correct', params: ({ event }) => event } },
          },
        },
      },
    },
    declined: {
      description: 'The shop will not pay, and this donation counts towards nothing. The shop can still change its mind.',
      tags: ['declined', 'settled'],
      on: {
        'retailer.confirmed': { guard: 'wasKept', target: 'confirmed', actions: 'reopen' },
        'retailer.declined': { actions: { type: 'decline', params: ({ event }) => ({ reason: event.reason }) } },
        'retailer.adjusted': [
          {
            guard: { type: 'isKept', params: ({ event }) => event },
            target: '#donation.pending.inReview',
            actions: { type: 'setAmounts', params: ({ event }) => event },
          },
          { actions: 'returnAll' },
        ],
      },
    },
  },
})

const valueOfStage: Record<
  DonationStage,
  'declined' | { pending: 'tracked' | 'inReview' } | { confirmed: 'awaitingFunds' | 'available' | 'inPaymentRun' | 'paid' }
> = {
  tracked: { pending: 'tracked' },
  inReview: { pending: 'inReview' },
  awaitingFunds: { confirmed: 'awaitingFunds' },
  available: { confirmed: 'available' },
  inPaymentRun: { confirmed: 'inPaymentRun' },
  paid: { confirmed: 'paid' },
  declined: 'declined',
}

/** A stored donation as a snapshot of the chart. */
export function donationAt(stage: DonationStage, context: DonationContext) {
  return donationMachine.resolveState({ value: valueOfStage[stage], context })
}

/** The stored stage of a snapshot: its leaf state. */
export function stageOf(snapshot: ReturnType<typeof donationAt>): DonationStage {
  const { value } = snapshot
  if (typeof value === 'string') return 'declined'
  return 'pending' in value ? value.pending : value.confirmed
}

/** Where an event leads; null when the chart does not allow it there. */
export function transitionDonation(
  stage: DonationStage,
  context: DonationContext,
  event: DonationEvent,
): { stage: DonationStage; context: DonationContext } | null {
  const snapshot = donationAt(stage, context)
  if (!snapshot.can(event)) return null
  const [after] = transition(donationMachine, snapshot, event)
  return { stage: stageOf(after), context: after.context }
}

const nothing: DonationContext = { spentPence: 0, donationPence: 0, correctionPence: 0, declineReason: null }

/** What happens to a donation that nobody declines, in order. */
const onward: DonationEvent[] = [
  { type: 'returns.closed' },
  { type: 'retailer.confirmed' },
  { type: 'funds.received' },
  { type: 'run.joined' },
  { type: 'run.paid' },
]

/** The stages between here and the cause's account, where all goes well; none for what is declined. */
export function stagesAhead(stage: DonationStage): DonationStage[] {
  const ahead: DonationStage[] = []
  for (const event of onward) {
    const from = ahead.at(-1) ?? stage
    const after = transitionDonation(from, nothing, event)
    if (after && after.stage !== from) ahead.push(after.stage)
  }
  return ahead
}

export type DonationTag = 'pending' | 'confirmed' | 'declined' | 'raised' | 'paid'

/** The tags that the chart gives to a stage; totals and labels are computed from them, never stored. */
export function stageHasTag(stage: DonationStage, tag: DonationTag): boolean {
  return donationAt(stage, nothing).hasTag(tag)
}
