import { finalisingStates } from '../new-account.states.ts'
import { aboutCause } from './about-cause.states.ts'
import { aboutPerson } from './about-person.states.ts'
import { type CauseAnswers, causeOrder } from './cause-answers.ts'
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
    ...finalisingStates<CauseAnswers, 'alreadyThere'>('cause', 'alreadyThere'),
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
  },
})
