import { assign, createActor, setup } from 'xstate'
import type { CauseStanding } from '#contract/causes/cause.ts'
import {
  type CauseReviewDecision,
  type CauseReviewStage,
  causeReviewStages,
  type FounderEvent,
} from '#contract/causes/cause-review.ts'
import { limits } from '#contract/limits.ts'

/** `identity.changed`: those who run it have given it another name or number; what was found out about the old one says nothing of it. */
export type CauseReviewEvent =
  | CauseReviewDecision
  | FounderEvent
  | { type: 'register.matched' }
  | { type: 'identity.changed'; text: string }

interface ReviewContext {
  /** How often those who run the cause have asked for another look. */
  appeals: number
  /** The register has the number, under this name and address, and an address of the charity that can be written to. */
  isRegistered: boolean
  /** It was taken back, or became another, after it had been confirmed: neither register nor code is enough any more. */
  isReopened: boolean
}

type ReviewTag = 'confirmed' | 'beingChecked' | 'refused' | 'collecting' | 'open' | 'settled'

/**
 * Whether a cause is what it says it is, and whether who registered it acts for it. That the register has a charity of this number, name and address says
 * only that there is one: anybody can copy a public entry. So a code goes to the address that the register has for the charity, and whoever has the code
 * speaks for it. Everybody else is looked at by the support team. Until then a cause collects and is not paid. The wizard's answer, the dashboard, the console and the server's permission to move a review all
 * come from this chart. Its states are the stored stages.
 */
export const causeReviewMachine = setup({
  types: {} as { context: ReviewContext; input: ReviewContext; events: CauseReviewEvent; tags: ReviewTag },
  actions: {
    countAppeal: assign(({ context }) => ({ appeals: context.appeals + 1 })),
    noteReopening: assign({ isReopened: true }),
    settleReopening: assign({ isReopened: false }),
  },
  guards: {
    isRegistered: ({ context }) => context.isRegistered,
    isFirstLook: ({ context }) => !context.isReopened,
    mayAppeal: ({ context }) => context.appeals < limits.appeals,
  },
}).createMachine({
  id: 'causeReview',
  description: 'Verifying a cause before we pay it.',
  context: ({ input }) => ({ ...input }),
  initial: 'filing',
  states: {
    filing: {
      description: 'It has just been registered; the register of charities has answered.',
      always: [{ guard: 'isRegistered', target: 'unproven' }, { target: 'waiting' }],
    },
    waiting: {
      description: 'It waits for the support team, or for the register to answer.',
      tags: ['beingChecked', 'collecting', 'open'],
      on: {
        'review.taken': { target: 'inReview' },
        'register.matched': { guard: 'isFirstLook', target: 'unproven' },
        'code.entered': { guard: 'isFirstLook', target: 'confirmed' },
        'evidence.added': { target: 'waiting' },
        'identity.changed': { target: 'waiting' },
      },
    },
    unproven: {
      description:
        'The register has it. Whether who registered it acts for it shows the code that went to the charity’s own address; whoever cannot read that gives evidence instead.',
      tags: ['beingChecked', 'collecting'],
      on: {
        'code.entered': { target: 'confirmed' },
        'code.wanted': { target: 'unproven' },
        'evidence.added': { target: 'waiting' },
        'identity.changed': { target: 'waiting' },
        'review.reopened': { target: 'inReview', actions: 'noteReopening' },
      },
    },
    inReview: {
      description: 'Somebody of the support team looks at the evidence.',
      tags: ['beingChecked', 'collecting', 'open'],
      on: {
        'review.returned': { target: 'waiting' },
        'question.asked': { target: 'asked' },
        'cause.confirmed': { target: 'confirmed', actions: 'settleReopening' },
        'cause.refused': { target: 'refused' },
        'evidence.added': { target: 'inReview' },
        'identity.changed': { target: 'waiting' },
      },
    },
    asked: {
      description: 'Those who run the cause have been asked something. Who never answers can still be decided about.',
      tags: ['beingChecked', 'collecting'],
      on: {
        'question.answered': { target: 'waiting' },
        'identity.changed': { target: 'waiting' },
        'review.taken': { target: 'inReview' },
      },
    },
    confirmed: {
      description: 'It is what it says: it is shown without reserve, and paid.',
      tags: ['confirmed', 'collecting', 'settled'],
      on: {
        'review.reopened': { target: 'inReview', actions: 'noteReopening' },
        'identity.changed': { target: 'waiting', actions: 'noteReopening' },
      },
    },
    refused: {
      description:
        'It takes no new supporters and no new donations. What it has collected stays with us. Once it may ask for another look.',
      tags: ['refused', 'settled'],
      on: { 'decision.appealed': { guard: 'mayAppeal', target: 'appealed', actions: 'countAppeal' } },
    },
    appealed: {
      description: 'Those who run it have asked for another look, and say why. Nothing new is collected meanwhile.',
      tags: ['refused', 'open'],
      on: { 'review.taken': { target: 'secondLook' } },
    },
    secondLook: {
      description: 'Somebody of the support team looks again.',
      tags: ['refused', 'open'],
      on: {
        'review.returned': { target: 'appealed' },
        'cause.confirmed': { target: 'confirmed', actions: 'settleReopening' },
        'cause.refused': { target: 'refused' },
      },
    },
  },
})

/** What is kept of a review beside its stage. */
export type ReviewKept = Omit<ReviewContext, 'isRegistered'>

function actorAt(stage: CauseReviewStage, kept: ReviewKept) {
  const context = { ...kept, isRegistered: false }
  const snapshot = causeReviewMachine.resolveState({ value: stage, context })
  return createActor(causeReviewMachine, { snapshot, input: context }).start()
}

/** The stage that a review begins in. */
export function reviewFiled(isRegistered: boolean): CauseReviewStage {
  const actor = createActor(causeReviewMachine, { input: { appeals: 0, isRegistered, isReopened: false } }).start()
  return causeReviewStages.find((stage) => actor.getSnapshot().matches(stage)) ?? 'waiting'
}

/** Where an event leads; null when the chart does not allow it there. */
export function transitionCauseReview(
  stage: CauseReviewStage,
  { appeals, isReopened }: ReviewKept,
  event: CauseReviewEvent,
): ({ stage: CauseReviewStage } & ReviewKept) | null {
  const actor = actorAt(stage, { appeals, isReopened })
  if (!actor.getSnapshot().can(event)) return null
  actor.send(event)
  const after = actor.getSnapshot()
  const { context } = after
  return {
    stage: causeReviewStages.find((one) => after.matches(one)) ?? stage,
    appeals: context.appeals,
    isReopened: context.isReopened,
  }
}

/** Which tag the chart gives a stage: what may be said of a cause, and whether it collects, is derived and never stored. */
export function reviewHasTag(stage: CauseReviewStage, tag: ReviewTag): boolean {
  return actorAt(stage, { appeals: 0, isReopened: false }).getSnapshot().hasTag(tag)
}

/** The stages with a tag, for questions to the database. */
export const stagesWith = (tag: ReviewTag): CauseReviewStage[] => causeReviewStages.filter((stage) => reviewHasTag(stage, tag))

/** What everybody may be told of a cause at a stage. */
export function standingAt(stage: CauseReviewStage): CauseStanding {
  if (reviewHasTag(stage, 'confirmed')) return 'confirmed'
  return reviewHasTag(stage, 'refused') ? 'refused' : 'beingChecked'
}
