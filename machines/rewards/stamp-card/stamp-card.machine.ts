import { assign, setup, transition } from 'xstate'
import { limits } from '#contract/limits.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** What a redeemed card has become: a bonus, which is a donation with an id of its own. Pence. */
export interface Reward {
  rewardPence: number
  causeName: string
  transactionId: string
}
/** `noCause`: there is nobody to give the bonus to yet. `tooLate`: it was redeemed elsewhere. */
export type RedeemOutcome = ({ kind: 'redeemed' } & Reward) | { kind: 'noCause' } | { kind: 'tooLate' }

export interface CardState {
  stamps: number
  isRedeemed: boolean
}
interface CardContext extends CardState {
  reward: Reward | null
}

/** F-092, C-061, G-010: the screen that redeems a card and the server that stamps it go by the same chart. */
export const stampCardMachine = setup({
  types: {} as {
    context: CardContext
    input: CardState
    events: { type: 'stamp.earned' } | { type: 'stamp.withdrawn' } | { type: 'card.redeemed' }
    tags: 'busy'
  },
  actors: { redeemCard: placeholder<RedeemOutcome>() },
  actions: {
    removeStamp: assign(({ context }) => ({ stamps: context.stamps - 1 })),
    addStamp: assign(({ context }) => ({ stamps: context.stamps + 1 })),
    keepReward: assign((_, { outcome }: { outcome: RedeemOutcome }) => ({
      reward: outcome.kind === 'redeemed' ? outcome : null,
    })),
  },
  guards: {
    isRedeemed: ({ context }) => context.isRedeemed,
    hasStamps: ({ context }) => context.stamps > 0,
    isFull: ({ context }) => context.stamps >= limits.stampsOfCard,
    isLast: ({ context }) => context.stamps === limits.stampsOfCard - 1,
    wasRedeemed: (_, { outcome }: { outcome: RedeemOutcome }) => outcome.kind !== 'noCause',
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'stampCard',
  description: 'A stamp card, from first stamp to bonus.',
  context: ({ input }) => ({ stamps: input.stamps, isRedeemed: input.isRedeemed, reward: null }),
  initial: 'opened',
  states: {
    opened: {
      description: 'Where a card stands follows from its stamps.',
      always: [{ guard: 'isRedeemed', target: 'redeemed' }, { guard: 'isFull', target: 'complete' }, { target: 'collecting' }],
    },
    collecting: {
      description: 'Fewer than five stamps; each donation that a shop has paid for adds one.',
      on: {
        'stamp.earned': [
          { guard: 'isLast', target: 'complete', actions: 'addStamp' },
          { target: 'collecting', actions: 'addStamp' },
        ],
        'stamp.withdrawn': { guard: 'hasStamps', actions: 'removeStamp' },
      },
    },
    complete: {
      description: 'Five stamps: the card can become a bonus for the cause.',
      on: { 'card.redeemed': { target: 'redeeming' }, 'stamp.withdrawn': { target: 'collecting', actions: 'removeStamp' } },
    },
    redeeming: {
      description: 'The server is booking the bonus.',
      tags: 'busy',
      invoke: {
        id: 'redeemCard',
        src: 'redeemCard',
        onDone: [
          {
            guard: { type: 'wasRedeemed', params: ({ event }) => ({ outcome: event.output }) },
            target: 'redeemed',
            actions: { type: 'keepReward', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'causeNeeded' },
        ],
        onError: { target: 'notRedeemed' },
      },
      after: { patience: { target: 'notRedeemed' } },
    },
    causeNeeded: {
      description: 'The person has no cause yet that the bonus could go to; the card stays full.',
      on: { 'card.redeemed': { target: 'redeeming' } },
    },
    notRedeemed: {
      description: 'The server could not be reached; trying again books the bonus once.',
      on: { 'card.redeemed': { target: 'redeeming' } },
    },
    redeemed: { description: 'The card has become a bonus.', type: 'final' },
  },
})

/** Where an event leads; null when the chart does not allow it there. */
export function transitionStampCard(
  card: CardState,
  event: { type: 'stamp.earned' } | { type: 'stamp.withdrawn' } | { type: 'card.redeemed' },
) {
  const value = card.isRedeemed ? 'redeemed' : card.stamps >= limits.stampsOfCard ? 'complete' : 'collecting'
  const snapshot = stampCardMachine.resolveState({ value, context: { ...card, reward: null } })
  if (!snapshot.can(event)) return null
  const [after] = transition(stampCardMachine, snapshot, event)
  return { stamps: after.context.stamps, isFull: after.matches('complete') }
}
