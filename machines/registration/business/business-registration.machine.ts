import { assign, setup } from 'xstate'
import type { NamesFields } from '#contract/registration/cause-registration.rules.ts'
import { patience, placeholder } from '#machines/placeholder.ts'
import type { FinalisingOutcome } from '../finalising/finalising.machine.ts'
import { type BusinessAnswers, type BusinessProgress, businessOrder } from './business-answers.ts'
import type { BusinessRegistrationStep } from './business-registration.steps.ts'

export type BusinessRegistrationEvent =
  | { type: 'name.submitted'; businessName: string }
  | { type: 'number.submitted'; contactNumber: string }
  | { type: 'email.submitted'; email: string }
  | { type: 'person.signedIn' }
  | { type: 'password.submitted'; password: string }
  | { type: 'names.submitted'; names: NamesFields }
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
    input: { isSignedIn: boolean; answers: BusinessAnswers }
    events: BusinessRegistrationEvent
    tags: 'busy'
    meta: BusinessRegistrationMeta
  },
  actors: {
    probeEmail: placeholder<boolean, { email: string }>(),
    finalise: placeholder<FinalisingOutcome, BusinessProgress>(),
  },
  actions: {
    keep: assign(({ context }, patch: Partial<BusinessAnswers>) => ({ answers: { ...context.answers, ...patch }, refusals: {} })),
    keepPassword: assign((_, { value }: { value: string }) => ({ password: value, refusals: {} })),
    forgetPassword: assign({ password: '' }),
    forgetRefusals: assign({ refusals: {} }),
    markSignedIn: assign({ isSignedIn: true, password: '' }),
    markSignedOut: assign({ isSignedIn: false }),
    keepOutcome: assign((_, { outcome }: { outcome: FinalisingOutcome }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
      uri: outcome.kind === 'registered' ? outcome.uri : '',
    })),
  },
  guards: {
    isNext: ({ context }, { step }: { step: BusinessRegistrationStep }) => businessOrder.next(context) === step,
    isWanted: ({ context, event }, { step }: { step: BusinessRegistrationStep }) =>
      event.type === 'step.shown' && event.step === step && businessOrder.mayShow(step, context),
    isBefore: ({ context }, { from, step }: { from: BusinessRegistrationStep; step: BusinessRegistrationStep }) =>
      businessOrder.isBefore(step, from, context),
    isKnown: (_, { exists }: { exists: boolean }) => exists,
    isOutcome: (_, { outcome, kind }: { outcome: FinalisingOutcome; kind: FinalisingOutcome['kind'] }) => outcome.kind === kind,
  },
  delays: { patience: patience.call, savingPatience: 2 * patience.longCall + patience.call },
}).createMachine({
  id: 'businessRegistration',
  description: 'Registering a business, which raises with what it buys.',
  context: ({ input }) => ({ isSignedIn: input.isSignedIn, answers: input.answers, password: '', refusals: {}, uri: '' }),
  initial: 'goingOn',
  on: {
    'step.shown': businessOrder.toWanted,
  },
  states: {
    goingOn: {
      description: 'To the first question without an answer.',
      always: businessOrder.toNext,
    },
    businessName: {
      description: 'What the business is called.',
      meta: { step: 'business-name' },
      on: {
        // Who is here may become known while the first question stands.
        'person.signedIn': { actions: 'markSignedIn' },
        'name.submitted': {
          target: 'goingOn',
          actions: { type: 'keep', params: ({ event }) => ({ businessName: event.businessName }) },
        },
      },
    },
    contactNumber: {
      description: 'A number for questions; it may be left out.',
      meta: { step: 'contact-number' },
      on: {
        'number.submitted': {
          target: 'goingOn',
          actions: { type: 'keep', params: ({ event }) => ({ contactNumber: event.contactNumber }) },
        },
        'step.back': businessOrder.toBefore('contact-number'),
      },
    },
    accountEmail: {
      description: 'The address of the person who runs it.',
      meta: { step: 'account-email' },
      on: {
        'email.submitted': {
          target: 'checkingEmail',
          actions: { type: 'keep', params: ({ event }) => ({ email: event.email }) },
        },
        'step.back': businessOrder.toBefore('account-email'),
      },
    },
    checkingEmail: {
      description: 'Asking whether the address has an account already. If that cannot be asked, registering will tell.',
      tags: 'busy',
      meta: { step: 'account-email' },
      on: { 'step.shown': {} },
      invoke: {
        id: 'probeEmail',
        src: 'probeEmail',
        input: ({ context }) => ({ email: context.answers.email ?? '' }),
        onDone: [
          { guard: { type: 'isKnown', params: ({ event }) => ({ exists: event.output }) }, target: 'knownEmail' },
          { target: 'goingOn' },
        ],
        onError: { target: 'goingOn' },
      },
      after: { patience: { target: 'goingOn' } },
    },
    knownEmail: {
      description: 'The address has an account: logging in here goes on with the wizard (F-047).',
      meta: { step: 'account-email' },
      on: { 'person.signedIn': { target: 'goingOn', actions: 'markSignedIn' }, 'step.back': { target: 'accountEmail' } },
    },
    password: {
      description: 'A password for the new account.',
      meta: { step: 'password' },
      on: {
        'password.submitted': {
          target: 'goingOn',
          actions: { type: 'keepPassword', params: ({ event }) => ({ value: event.password }) },
        },
        'step.back': businessOrder.toBefore('password'),
      },
    },
    names: {
      description: 'The person’s name.',
      meta: { step: 'names' },
      on: {
        'names.submitted': { target: 'goingOn', actions: { type: 'keep', params: ({ event }) => ({ names: event.names }) } },
        'step.back': businessOrder.toBefore('names'),
      },
    },
    checkAnswers: {
      description: 'All answers, each with a way to change it. Nothing is made before they are confirmed.',
      meta: { step: 'check-answers' },
      on: {
        'answers.confirmed': { target: 'finalising', actions: 'forgetRefusals' },
        'step.back': businessOrder.toBefore('check-answers'),
      },
    },
    finalising: {
      description: 'Account, business and administrator are being made, each once (F-059).',
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
            target: 'alreadyRegistered',
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
    alreadyRegistered: {
      description: 'The person has registered a business of this name before: to its dashboard, or to another name.',
      meta: { step: 'business-name' },
      on: { 'step.back': { target: 'businessName' } },
    },
    couldNotRegister: {
      description: 'Something failed on the way. What was made stays, and trying again goes on from there.',
      meta: { step: 'check-answers' },
      on: { 'registration.retried': { target: 'finalising' }, 'step.back': { target: 'checkAnswers' } },
    },
    success: {
      description: 'The business is registered.',
      on: { 'steps.opened': { target: 'nextSteps' }, 'step.shown': {} },
    },
    nextSteps: { description: 'What to do first, and a coaching call.', type: 'final' },
  },
})
