import { aboutCause } from './about-cause.states.ts'
import { aboutPerson } from './about-person.states.ts'
import { causeOrder } from './cause-answers.ts'
import { causeRegistrationSetup } from './cause-registration.setup.ts'

/**
 * F-053…F-059: registering a cause. After each answer the first question without one comes; what is answered can be looked at again, and nothing is
 * made before the summary is confirmed.
 */
export const causeRegistrationMachine = causeRegistrationSetup.createMachine({
  id: 'causeRegistration',
  description: 'Registering a cause, from the first question to its page.',
  context: ({ input }) => ({
    isSignedIn: input.isSignedIn,
    answers: input.answers,
    password: '',
    charity: null,
    matches: { causes: [], isTaken: false },
    chosen: null,
    refusals: {},
    uri: '',
  }),
  initial: 'goingOn',
  on: {
    'step.shown': causeOrder.toWanted,
  },
  states: {
    goingOn: {
      description: 'To the first question without an answer.',
      always: causeOrder.toNext,
    },
    ...aboutCause,
    ...aboutPerson,
    checkAnswers: {
      description: 'All answers, each with a way to change it. Nothing is made before they are confirmed.',
      meta: { step: 'check-answers' },
      on: { 'answers.confirmed': { target: 'finalising', actions: 'tidy' }, 'step.back': causeOrder.toBefore('check-answers') },
    },
    finalising: {
      description: 'Account, cause and administrator are being made, each once (F-059).',
      tags: 'busy',
      meta: { step: 'check-answers' },
      on: { 'step.shown': {} },
      invoke: {
        id: 'finalise',
        src: 'finalise',
        input: ({ context: { answers, password, isSignedIn } }) => ({ answers, password, isSignedIn }),
        onDone: [
          {
            guard: { type: 'isOutcome', params: ({ event }) => ({ outcome: event.output, kind: 'registered' }) },
            target: 'success',
            actions: [{ type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) }, 'forgetPassword'],
          },
          {
            guard: { type: 'isOutcome', params: ({ event }) => ({ outcome: event.output, kind: 'emailTaken' }) },
            target: 'knownEmail',
          },
          {
            guard: { type: 'isOutcome', params: ({ event }) => ({ outcome: event.output, kind: 'exists' }) },
            target: 'alreadyThere',
          },
          {
            guard: { type: 'isOutcome', params: ({ event }) => ({ outcome: event.output, kind: 'signedOut' }) },
            target: 'goingOn',
            actions: 'markSignedOut',
          },
          {
            guard: { type: 'isOutcome', params: ({ event }) => ({ outcome: event.output, kind: 'refused' }) },
            target: 'checkAnswers',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'couldNotRegister' },
        ],
        onError: { target: 'couldNotRegister' },
      },
      after: { savingPatience: { target: 'couldNotRegister' } },
    },
    couldNotRegister: {
      description: 'Something failed on the way. What was made stays, and trying again goes on from there.',
      meta: { step: 'check-answers' },
      on: { 'registration.retried': { target: 'finalising' }, 'step.back': { target: 'checkAnswers' } },
    },
    alreadyThere: {
      description: 'Somebody has registered this cause meanwhile (F-058): looking for it leads to the choice.',
      tags: 'busy',
      meta: { step: 'check-answers' },
      on: { 'step.shown': {} },
      invoke: {
        id: 'findMatches',
        src: 'findMatches',
        input: ({ context }) => ({ answers: context.answers }),
        onDone: [
          {
            guard: { type: 'hasMatches', params: ({ event }) => ({ matches: event.output }) },
            target: 'matchingCauseChoice',
            actions: { type: 'keepMatches', params: ({ event }) => ({ matches: event.output }) },
          },
          { target: 'causeName' },
        ],
        onError: { target: 'causeName' },
      },
      after: { patience: { target: 'causeName' } },
    },
    success: {
      description: 'The cause is registered.',
      on: { 'steps.opened': { target: 'nextSteps' }, 'step.shown': {} },
    },
    nextSteps: { description: 'What to do first, and a coaching call.', type: 'final' },
  },
})
