import { assign, setup } from 'xstate'
import type { CauseReview, FounderEvent } from '#contract/causes/cause-review.ts'
import { transitionCauseReview } from '#machines/causes/cause-review/cause-review.machine.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** `tooLate`: it has been decided, or asked, meanwhile; `codeWrong`: it is not the code, or not any more. */
export type SayOutcome = { kind: 'said'; review: CauseReview } | { kind: 'tooLate' } | { kind: 'codeWrong' }

interface CheckContext {
  review: CauseReview | null
  said: FounderEvent | null
}

const writtenTypes = ['question.answered', 'decision.appealed', 'evidence.added'] as const
type WrittenType = (typeof writtenTypes)[number]

/** What those who run a cause can write to the support team now: an answer, an appeal, evidence, or nothing more. */
export const writtenKindOf = (review: CauseReview | null): WrittenType | null =>
  review && (writtenTypes.find((type) => transitionCauseReview(review.stage, review, { type, text: 'any' }) !== null) ?? null)

/** Whether the code that went to the charity's own address can be entered now. */
export const takesCode = (review: CauseReview | null): boolean =>
  review !== null &&
  review.contact !== null &&
  transitionCauseReview(review.stage, review, { type: 'code.entered', code: 'any' }) !== null

/** Whether another code can be asked for. */
export const sendsCode = (review: CauseReview | null): boolean =>
  review !== null && transitionCauseReview(review.stage, review, { type: 'code.wanted' }) !== null

export const causeCheckMachine = setup({
  types: {} as {
    context: CheckContext
    events:
      | { type: 'text.sent'; text: string }
      | { type: 'code.sent'; code: string }
      | { type: 'code.asked' }
      | { type: 'page.refreshed' }
    tags: 'busy'
  },
  actors: {
    readReview: placeholder<CauseReview>(),
    say: placeholder<SayOutcome, { said: FounderEvent | null }>(),
  },
  actions: {
    keepReview: assign((_, { review }: { review: CauseReview }) => ({ review })),
    keepSaid: assign(({ context }, { text }: { text: string }) => {
      const type = writtenKindOf(context.review)
      return { said: type && { type, text } }
    }),
    keepCode: assign((_, { code }: { code: string }) => ({ said: { type: 'code.entered' as const, code } })),
    wantCode: assign({ said: { type: 'code.wanted' as const } }),
    keepAnswer: assign(({ context }, { outcome }: { outcome: SayOutcome }) => ({
      review: outcome.kind === 'said' ? outcome.review : context.review,
    })),
    forgetSaid: assign({ said: null }),
  },
  guards: {
    maySay: ({ context }) => writtenKindOf(context.review) !== null,
    takesCode: ({ context }) => takesCode(context.review),
    sendsCode: ({ context }) => sendsCode(context.review),
    isCodeWrong: (_, { outcome }: { outcome: SayOutcome }) => outcome.kind === 'codeWrong',
    isSaid: (_, { outcome }: { outcome: SayOutcome }) => outcome.kind === 'said',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'causeCheck',
  description: 'Progress of a cause’s check, and its administrators’ replies.',
  context: { review: null, said: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'It is being read.',
      tags: 'busy',
      invoke: {
        id: 'readReview',
        src: 'readReview',
        onDone: { target: 'shown', actions: { type: 'keepReview', params: ({ event }) => ({ review: event.output }) } },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: { description: 'It could not be read.', on: { 'page.refreshed': { target: 'loading' } } },
    shown: {
      description: 'How far it is; what is asked can be answered, the charity’s code entered, and a refusal appealed against.',
      on: {
        'code.sent': {
          guard: 'takesCode',
          target: 'sending',
          actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
        },
        'code.asked': { guard: 'sendsCode', target: 'sending', actions: 'wantCode' },
        'text.sent': {
          guard: 'maySay',
          target: 'sending',
          actions: { type: 'keepSaid', params: ({ event }) => ({ text: event.text }) },
        },
      },
    },
    sending: {
      description: 'What was written is on its way.',
      tags: 'busy',
      exit: 'forgetSaid',
      invoke: {
        id: 'say',
        src: 'say',
        input: ({ context }) => ({ said: context.said }),
        onDone: [
          {
            guard: { type: 'isSaid', params: ({ event }) => ({ outcome: event.output }) },
            target: 'said',
            actions: { type: 'keepAnswer', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isCodeWrong', params: ({ event }) => ({ outcome: event.output }) },
            target: 'codeWrong',
          },
          { target: 'tooLate' },
        ],
        onError: { target: 'notSaid' },
      },
      after: { patience: { target: 'notSaid' } },
    },
    said: {
      description: 'It has arrived; more can be added where the check goes on.',
      on: {
        'code.sent': {
          guard: 'takesCode',
          target: 'sending',
          actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
        },
        'code.asked': { guard: 'sendsCode', target: 'sending', actions: 'wantCode' },
        'text.sent': {
          guard: 'maySay',
          target: 'sending',
          actions: { type: 'keepSaid', params: ({ event }) => ({ text: event.text }) },
        },
      },
    },
    notSaid: {
      description: 'It is not known to have arrived; what was written is still there.',
      on: {
        'text.sent': {
          guard: 'maySay',
          target: 'sending',
          actions: { type: 'keepSaid', params: ({ event }) => ({ text: event.text }) },
        },
        'code.sent': {
          guard: 'takesCode',
          target: 'sending',
          actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
        },
        'code.asked': { guard: 'sendsCode', target: 'sending', actions: 'wantCode' },
      },
    },
    codeWrong: {
      description: 'It is not the code, or not any more: it can be typed again, or another one sent.',
      on: {
        'text.sent': {
          guard: 'maySay',
          target: 'sending',
          actions: { type: 'keepSaid', params: ({ event }) => ({ text: event.text }) },
        },
        'code.sent': {
          guard: 'takesCode',
          target: 'sending',
          actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
        },
        'code.asked': { guard: 'sendsCode', target: 'sending', actions: 'wantCode' },
      },
    },
    tooLate: {
      description: 'Something has happened meanwhile: how far it is now is read again.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
  },
})
