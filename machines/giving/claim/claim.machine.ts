import { assign, createActor, setup } from 'xstate'
import { type ClaimDecision, type ClaimRequest, type ClaimStage, claimStages } from '#contract/giving/claim.ts'
import { limits } from '#contract/limits.ts'

export type ClaimEvent = ClaimDecision | ClaimRequest | { type: 'tracking.passed' } | { type: 'donation.tracked' }

interface ClaimContext {
  /** How often the person has asked for another look. */
  appeals: number
  /** Filed before the shop's own time for reporting is over. */
  isEarly: boolean
}

type ClaimTag = 'open' | 'accepted' | 'declined' | 'settled'

/**
 * F-110, X-039…X-041: one claim, from its filing to a decision. The screens' controls, the support team's and the server's permission to move a claim all come
 * from this chart. Its states are the stored stages.
 */
export const claimMachine = setup({
  types: {} as { context: ClaimContext; input: ClaimContext; events: ClaimEvent; tags: ClaimTag },
  actions: { countAppeal: assign(({ context }) => ({ appeals: context.appeals + 1 })) },
  guards: { isEarly: ({ context }) => context.isEarly, mayAppeal: ({ context }) => context.appeals < limits.appeals },
}).createMachine({
  id: 'claim',
  description: 'A claim, from report to decision.',
  context: ({ input }) => ({ appeals: input.appeals, isEarly: input.isEarly }),
  initial: 'filing',
  states: {
    filing: {
      description: 'It arrives; whether it waits is decided at once.',
      always: [{ guard: 'isEarly', target: 'held' }, { target: 'received' }],
    },
    held: {
      description:
        'Filed early: the shop still has time to report the purchase by itself. It is sent by itself when that time is over.',
      tags: 'open',
      on: {
        'tracking.passed': { target: 'received' },
        'donation.tracked': { target: 'settled' },
        'claim.withdrawn': { target: 'withdrawn' },
      },
    },
    received: {
      description: 'Nobody has looked at it yet.',
      tags: 'open',
      on: {
        'claim.taken': { target: 'inProgress' },
        'donation.tracked': { target: 'settled' },
        'claim.withdrawn': { target: 'withdrawn' },
      },
    },
    inProgress: {
      description: 'The support team looks into it with the shop.',
      tags: 'open',
      on: {
        'claim.returned': { target: 'received' },
        'claim.accepted': { target: 'accepted' },
        'claim.declined': { target: 'declined' },
        'donation.tracked': { target: 'settled' },
        'claim.withdrawn': { target: 'withdrawn' },
      },
    },
    accepted: { description: 'The person is right, and was told what follows.', tags: 'accepted', type: 'final' },
    declined: {
      description: 'The person was told why not; once they may ask for another look.',
      tags: ['declined', 'settled'],
      on: { 'claim.appealed': { guard: 'mayAppeal', target: 'received', actions: 'countAppeal' } },
    },
    settled: { description: 'The shop reported the purchase by itself, and the claim closed.', tags: 'accepted', type: 'final' },
    withdrawn: { description: 'The person took it back.', type: 'final' },
  },
})

function actorAt(stage: ClaimStage, appeals: number) {
  const context = { appeals, isEarly: stage === 'held' }
  return createActor(claimMachine, { snapshot: claimMachine.resolveState({ value: stage, context }), input: context }).start()
}

/** Where an event leads; null when the chart does not allow it there. */
export function transitionClaim(
  stage: ClaimStage,
  appeals: number,
  event: ClaimEvent,
): { stage: ClaimStage; appeals: number } | null {
  const actor = actorAt(stage, appeals)
  if (!actor.getSnapshot().can(event)) return null
  actor.send(event)
  const after = actor.getSnapshot()
  const next = claimStages.find((one) => after.matches(one)) ?? stage
  return { stage: next, appeals: after.context.appeals }
}

/** Which tag the chart gives a stage: open or closed is derived, never stored. */
export function claimHasTag(stage: ClaimStage, tag: 'open' | 'accepted' | 'declined'): boolean {
  return actorAt(stage, 0).getSnapshot().hasTag(tag)
}
