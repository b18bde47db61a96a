import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** F-137…F-139, in the order in which somebody sees them: one a visit, so that nobody has to close three. */
export const onboardingModals = ['welcome', 'header', 'starterPack'] as const
export type OnboardingModal = (typeof onboardingModals)[number]

/** F-137, F-138, F-139, U-038…U-041: each is dismissed once for good; without the server at least for the session. */
export const onboardingMachine = setup({
  types: {} as {
    context: { dismissedHere: readonly OnboardingModal[]; modal: OnboardingModal | null }
    /** What was dismissed in this session. */
    input: { dismissedHere: readonly OnboardingModal[] }
    events: { type: 'modal.dismissed' }
  },
  actors: {
    /** The first that is meant for this person and not dismissed; null when there is none. */
    readEligible: placeholder<OnboardingModal | null, { dismissedHere: readonly OnboardingModal[] }>(),
    saveDismissal: placeholder<void, { modal: OnboardingModal | null }>(),
  },
  actions: {
    keepModal: assign((_, { modal }: { modal: OnboardingModal | null }) => ({ modal })),
    keepDismissed: assign(({ context }) => ({
      dismissedHere: context.modal ? [...context.dismissedHere, context.modal] : context.dismissedHere,
    })),
  },
  guards: { isAny: (_, { modal }: { modal: OnboardingModal | null }) => modal !== null },
  delays: { patience: patience.call },
}).createMachine({
  id: 'onboarding',
  description: 'What new administrators see first: welcome, tour and starter pack.',
  context: ({ input }) => ({ ...input, modal: null }),
  initial: 'eligible',
  states: {
    eligible: {
      description: 'Is there something that this person has not seen yet?',
      invoke: {
        id: 'readEligible',
        src: 'readEligible',
        input: ({ context }) => ({ dismissedHere: context.dismissedHere }),
        onDone: [
          {
            guard: { type: 'isAny', params: ({ event }) => ({ modal: event.output }) },
            target: 'open',
            actions: { type: 'keepModal', params: ({ event }) => ({ modal: event.output }) },
          },
          { target: 'nothing' },
        ],
        onError: { target: 'nothing' },
      },
      after: { patience: { target: 'nothing' } },
    },
    open: {
      description: 'One of them is shown.',
      on: { 'modal.dismissed': { target: 'saving', actions: 'keepDismissed' } },
    },
    saving: {
      description: 'It is gone, and the server is told for good.',
      invoke: {
        id: 'saveDismissal',
        src: 'saveDismissal',
        input: ({ context }) => ({ modal: context.modal }),
        onDone: { target: 'dismissed' },
        onError: { target: 'dismissed' },
      },
      after: { patience: { target: 'dismissed' } },
    },
    dismissed: { description: 'It stays away; the next one comes with the next visit.', type: 'final' },
    nothing: { description: 'Everything has been seen, or nobody knows: nothing is shown.', type: 'final' },
  },
})
