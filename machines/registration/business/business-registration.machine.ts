import { assign, setup } from 'xstate'
import type { AnswerEvent } from '#contract/questions.ts'
import { lazyChart, patience } from '#machines/placeholder.ts'
import { type EachStep, noAnswers, wizardOrder } from '#machines/wizard-order.ts'
import type { emailProbeMachine } from '../email-probe/email-probe.machine.ts'
import type { FinalisingOutcome, finalisingMachine } from '../finalising/finalising.machine.ts'
import type { LoggedInPerson, PersonSignedIn } from '../logged-in-person.ts'
import { accountGuards, finalisingStates, keepPerson, newAccount, registeredStates } from '../new-account.states.ts'
import {
  type BusinessAnswers,
  type BusinessProgress,
  type BusinessQuestions,
  type BusinessRegistrationStep,
  businessProgress,
} from './business-answers.ts'

/** What is asked, in this order: all that follows from it is made of this list. */
const questions = {
  '#businessRegistration.theBusiness': {
    'business-name': { answer: 'businessName' },
    'contact-number': { answer: 'contactNumber' },
  },
  '#businessRegistration.account': {
    'account-email': { answer: 'email', onlyIf: 'isNew' },
    password: { answer: 'password', isSecret: true, onlyIf: 'isNew' },
    names: { answer: 'names', onlyIf: 'isNew' },
  },
  '#businessRegistration.registering': { 'check-answers': {} },
} as const satisfies BusinessQuestions
export const businessOrder = wizardOrder(
  businessProgress,
  questions satisfies EachStep<BusinessRegistrationStep, typeof questions>,
)
export const noBusinessAnswers: BusinessAnswers = noAnswers<BusinessAnswers>(questions)
const goingOn = '#businessRegistration.goingOn'

export type BusinessRegistrationEvent =
  | AnswerEvent<BusinessAnswers>
  | PersonSignedIn
  | { type: 'password.submitted'; password: string }
  | { type: 'answers.confirmed' }
  | { type: 'registration.retried' }
  | { type: 'steps.opened' }
  | { type: 'step.back' }
  | { type: 'step.shown'; step: BusinessRegistrationStep }

export interface BusinessRegistrationMeta {
  step?: BusinessRegistrationStep
}

interface BusinessRegistrationContext extends BusinessProgress {
  refusals: Record<string, string>
  uri: string
}

/** F-063: registering a business; the account and finalising are the same as for causes. */
export const businessRegistrationMachine = setup({
  types: {} as {
    context: BusinessRegistrationContext
    input: { person: LoggedInPerson | null; answers: BusinessAnswers }
    events: BusinessRegistrationEvent
    tags: 'busy' | 'over'
    meta: BusinessRegistrationMeta
  },
  actors: {
    probeEmail: lazyChart<typeof emailProbeMachine>('emailProbe'),
    finalise: lazyChart<typeof finalisingMachine>('finalising'),
  },
  actions: {
    keep: assign(({ context }, patch: Partial<BusinessAnswers>) => ({ answers: { ...context.answers, ...patch }, refusals: {} })),
    keepPassword: assign((_, { value }: { value: string }) => ({ password: value, refusals: {} })),
    forgetPassword: assign({ password: '' }),
    forgetRefusals: assign({ refusals: {} }),
    keepPerson: assign((_, { person }: { person: LoggedInPerson }) => ({ person, password: '' })),
    forgetPerson: assign({ person: null }),
    keepOutcome: assign((_, { outcome }: { outcome: FinalisingOutcome }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
      uri: outcome.kind === 'registered' ? outcome.uri : '',
    })),
  },
  guards: {
    ...businessProgress.guards,
    ...accountGuards,
  },
  delays: { patience: patience.call, savingPatience: 3 * patience.longCall },
}).createMachine({
  id: 'businessRegistration',
  description: 'Registering a business to raise money.',
  context: ({ input }) => ({ person: input.person, answers: input.answers, password: '', refusals: {}, uri: '' }),
  initial: 'goingOn',
  on: {
    'step.shown': businessOrder.toWanted,
    // Who is here is known a moment after the first question, or changes in another tab.
    'person.signedIn': { actions: keepPerson },
  },
  states: {
    goingOn: {
      description: 'To the first question without an answer.',
      always: businessOrder.toNext,
    },
    theBusiness: {
      description: 'What the business is called, and its number.',
      initial: 'businessName',
      states: {
        businessName: {
          description: 'What the business is called.',
          meta: { step: 'business-name' },
          on: {
            'businessName.submitted': {
              target: goingOn,
              actions: { type: 'keep', params: ({ event }) => ({ businessName: event.businessName }) },
            },
          },
        },
        contactNumber: {
          description: 'A number for questions; it may be left out.',
          meta: { step: 'contact-number' },
          on: {
            'contactNumber.submitted': {
              target: goingOn,
              actions: { type: 'keep', params: ({ event }) => ({ contactNumber: event.contactNumber }) },
            },
            'step.back': businessOrder.toBefore('contact-number'),
          },
        },
        alreadyRegistered: {
          description: 'The person has registered a business of this name before: to its dashboard, or to another name.',
          meta: { step: 'business-name' },
          on: { 'step.back': { target: 'businessName' } },
        },
      },
    },
    account: {
      description: 'Who will run it. Whoever has an account is asked nothing here.',
      initial: 'accountEmail',
      states: {
        ...newAccount('businessRegistration', businessOrder.toBefore),
      },
    },
    registering: {
      description: 'All answers once more; with them everything is made.',
      initial: 'checkAnswers',
      states: {
        checkAnswers: {
          description: 'All answers, each with a way to change it. Nothing is made before they are confirmed.',
          meta: { step: 'check-answers' },
          on: {
            'answers.confirmed': { target: 'finalising', actions: 'forgetRefusals' },
            'step.back': businessOrder.toBefore('check-answers'),
          },
        },
        ...finalisingStates<BusinessAnswers>(
          'businessRegistration',
          'business',
          '#businessRegistration.theBusiness.alreadyRegistered',
        ),
      },
    },
    ...registeredStates('business'),
  },
})
