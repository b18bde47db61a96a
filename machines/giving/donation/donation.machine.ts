import { assign, setup } from 'xstate'
import type { DeclineReason, DonationStage } from '../../../src/contract/entities/donation.ts'

export type DonationEvent =
  | { type: 'returns.closed' }
  | { type: 'retailer.confirmed' }
  | { type: 'retailer.adjusted'; donationPence: number }
  | { type: 'retailer.declined'; reason: DeclineReason }
  | { type: 'funds.received' }
  | { type: 'run.joined' }
  | { type: 'run.left' }
  | { type: 'run.paid' }

interface DonationContext {
  donationPence: number
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
    tags: 'pending' | 'confirmed' | 'declined' | 'raised' | 'paid'
  },
  actions: {
    setAmount: assign((_, params: { donationPence: number }) => ({ donationPence: params.donationPence })),
    setReason: assign((_, params: { reason: DeclineReason }) => ({ declineReason: params.reason })),
  },
  guards: {
    isSomething: (_, params: { donationPence: number }) => params.donationPence > 0,
  },
}).createMachine({
  id: 'donation',
  description: 'Where the money of one purchase is, from the shop telling us about it to the cause being paid.',
  context: ({ input }) => ({ donationPence: input.donationPence, declineReason: input.declineReason }),
  initial: 'pending',
  states: {
    pending: {
      description: 'The purchase tracked; the retailer has not decided yet.',
      tags: ['pending', 'raised'],
      initial: 'tracked',
      on: {
        'retailer.confirmed': { target: 'confirmed' },
        'retailer.declined': {
          target: 'declined',
          actions: { type: 'setReason', params: ({ event }) => ({ reason: event.reason }) },
        },
        'retailer.adjusted': [
          {
            guard: { type: 'isSomething', params: ({ event }) => ({ donationPence: event.donationPence }) },
            actions: { type: 'setAmount', params: ({ event }) => ({ donationPence: event.donationPence }) },
          },
          { target: 'declined', actions: { type: 'setReason', params: { reason: 'returned' } } },
        ],
      },
      states: {
        tracked: {
          description: 'The retailer told us about the purchase; it can still be returned.',
          on: { 'returns.closed': { target: 'inReview' } },
        },
        inReview: { description: 'The time for returns is over and the retailer is checking the purchase.' },
      },
    },
    confirmed: {
      description: 'The retailer agreed to pay.',
      tags: ['confirmed', 'raised'],
      initial: 'awaitingFunds',
      states: {
        awaitingFunds: {
          description: 'Agreed, but the retailer has not sent us the money yet.',
          on: {
            'funds.received': { target: 'available' },
            'retailer.declined': {
              target: '#donation.declined',
              actions: { type: 'setReason', params: ({ event }) => ({ reason: event.reason }) },
            },
          },
        },
        available: {
          description: 'We hold the money and the next payment run will take it.',
          on: { 'run.joined': { target: 'inPaymentRun' } },
        },
        inPaymentRun: {
          description: 'The payment run has taken it and the bank transfer is under way.',
          on: { 'run.paid': { target: 'paid' }, 'run.left': { target: 'available' } },
        },
        paid: { description: 'The cause has the money.', tags: 'paid', type: 'final' },
      },
    },
    declined: {
      description: 'The retailer will not pay, and this donation counts towards nothing.',
      tags: 'declined',
      type: 'final',
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

export type DonationTag = 'pending' | 'confirmed' | 'declined' | 'raised' | 'paid'

/** The tags that the chart gives to a stage; totals and labels are computed from them, never stored. */
export function stageHasTag(stage: DonationStage, tag: DonationTag): boolean {
  return donationAt(stage, { donationPence: 0, declineReason: null }).hasTag(tag)
}
