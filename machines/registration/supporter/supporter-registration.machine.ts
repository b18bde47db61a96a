import { type EachStep, wizardOrder } from '#machines/wizard-order.ts'
import { causeSwitch } from './cause-switch.state.ts'
import {
  type ChosenCause,
  type SupporterQuestions,
  type SupporterRegistrationStep,
  supporterProgress,
  supporterRegistrationSetup,
  wantedAccount,
} from './supporter-registration.setup.ts'

export type {
  ChosenCause,
  HeardOfPerson,
  LeftAnswers,
  SupporterRegistrationContext,
  SupporterRegistrationEvent,
  SupporterRegistrationInput,
  SupporterRegistrationMeta,
  SupporterRegistrationStep,
} from './supporter-registration.setup.ts'

/** What is asked, in this order: all that follows from it is made of this list. */
const questions = {
  '#supporterRegistration': { 'choose-cause': { answer: 'cause' } },
  '#supporterRegistration.account': { 'create-account': { answer: 'create-account' } },
  '#supporterRegistration.terms': { 'marketing-terms': { answer: 'marketing-terms' } },
} as const satisfies SupporterQuestions
export const supporterOrder = wizardOrder(
  supporterProgress,
  questions satisfies EachStep<SupporterRegistrationStep, typeof questions>,
)
const { after, toBefore, toWanted } = supporterOrder

const done = '#supporterRegistration.done'
const keepPerson = {
  type: 'keepPerson',
  params: ({ event }: { event: { supported: ChosenCause | null } }) => ({ supported: event.supported }),
} as const
/** Whoever logs in on the way needs no account. */
const whenSignedIn = {
  'person.signedIn': { target: '#supporterRegistration.causeSwitch', actions: keepPerson },
} as const
const watchPerson = { id: 'watchPerson', src: 'watchPerson' } as const

/** F-046…F-048: choose a cause, create the account, agree. Who has an account logs in inside the wizard, and decides about their cause. */
export const supporterRegistrationMachine = supporterRegistrationSetup.createMachine({
  id: 'supporterRegistration',
  description: 'Supporter sign-up: cause, account and email preferences.',
  context: ({ input }) => ({
    cause: input.cause ?? input.answers.cause,
    left: input.answers.answers,
    answers: {},
    person: null,
    refusals: {},
  }),
  initial: 'starting',
  on: { 'step.shown': toWanted },
  states: {
    starting: {
      description: 'A cause that came with the link is taken over.',
      always: [{ guard: 'hasCause', target: after('choose-cause') }, { target: 'chooseCause' }],
    },
    chooseCause: {
      description: 'The person finds the cause that they want to raise for.',
      meta: { step: 'choose-cause' },
      invoke: watchPerson,
      on: {
        // Who is here may become known while the person chooses.
        'person.signedIn': { actions: keepPerson },
        'cause.chosen': [
          {
            guard: 'isSignedIn',
            target: 'causeSwitch',
            actions: { type: 'keepCause', params: ({ event }) => ({ cause: event.cause }) },
          },
          { target: after('choose-cause'), actions: { type: 'keepCause', params: ({ event }) => ({ cause: event.cause }) } },
        ],
      },
    },
    account: {
      description: 'The account is made, or whoever has one logs in: here, or in another tab.',
      invoke: watchPerson,
      on: whenSignedIn,
      initial: 'createAccount',
      states: {
        createAccount: {
          description: 'Name, e-mail address and password.',
          meta: { step: 'create-account' },
          on: {
            'create-account.submitted': {
              target: 'checkingEmail',
              actions: { type: 'keepAnswer', params: ({ event }) => ({ 'create-account': event.fields }) },
            },
            'step.back': toBefore('create-account'),
          },
        },
        checkingEmail: {
          description: 'Asking whether the address has an account already. If that cannot be asked, registering will tell.',
          tags: 'busy',
          meta: { step: 'create-account' },
          on: { 'step.shown': {} },
          invoke: {
            id: 'probeEmail',
            src: 'probeEmail',
            input: ({ context }) => ({ email: context.answers['create-account']?.email ?? '' }),
            onDone: [
              { guard: { type: 'isKnown', params: ({ event }) => ({ probe: event.output }) }, target: 'knownEmail' },
              { target: after('create-account') },
            ],
            onError: { target: after('create-account') },
          },
          after: { patience: { target: after('create-account') } },
        },
        knownEmail: {
          description:
            'There is an account with this address: the person logs in here, has a link mailed, or uses another address.',
          meta: { step: 'create-account' },
          on: {
            'link.asked': { target: 'requestingLink' },
            'step.back': { target: 'createAccount' },
          },
        },
        requestingLink: {
          description: 'A link that logs the person in is being asked for.',
          tags: 'busy',
          meta: { step: 'create-account' },
          on: {
            'step.shown': {},
          },
          invoke: {
            id: 'requestLink',
            src: 'requestLink',
            input: ({ context }) => ({ email: context.answers['create-account']?.email ?? '' }),
            onDone: { target: 'oneTimeLinkNotice' },
            onError: { target: 'linkFailed' },
          },
          after: { patience: { target: 'linkFailed' } },
        },
        linkFailed: {
          description: 'The link could not be asked for; the password still works.',
          tags: 'failed',
          meta: { step: 'create-account' },
          on: {
            'link.asked': { target: 'requestingLink' },
            'step.back': { target: 'createAccount' },
          },
        },
        oneTimeLinkNotice: {
          description: 'A mail with the link is on its way; it leads back here, on any device.',
          meta: { step: 'create-account' },
          on: {
            'step.back': { target: 'knownEmail' },
          },
        },
        detailsRefused: {
          description: 'The server found fault with the details: the person checks them, everything typed is still there.',
          meta: { step: 'create-account' },
          on: {
            'create-account.submitted': {
              target: 'checkingEmail',
              actions: { type: 'keepAnswer', params: ({ event }) => ({ 'create-account': event.fields }) },
            },
            'step.back': toBefore('create-account'),
          },
        },
      },
    },
    causeSwitch,
    terms: {
      description: 'What is agreed to; with it the account is made.',
      initial: 'marketingTerms',
      states: {
        marketingTerms: {
          description: 'The terms, and whether news may be sent.',
          meta: { step: 'marketing-terms' },
          invoke: watchPerson,
          on: {
            ...whenSignedIn,
            'marketing-terms.submitted': {
              target: 'finalising',
              actions: { type: 'keepAnswer', params: ({ event }) => ({ 'marketing-terms': event.fields }) },
            },
            'step.back': toBefore('marketing-terms'),
          },
        },
        finalising: {
          description: 'The account is being made.',
          tags: 'busy',
          meta: { step: 'marketing-terms' },
          on: { 'step.shown': {} },
          invoke: {
            id: 'createUser',
            src: 'createUser',
            input: ({ context }) => wantedAccount(context),
            onDone: [
              { guard: { type: 'isMade', params: ({ event }) => ({ outcome: event.output }) }, target: done },
              {
                guard: { type: 'isEmailTaken', params: ({ event }) => ({ outcome: event.output }) },
                target: '#supporterRegistration.account.knownEmail',
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
                target: '#supporterRegistration.account.detailsRefused',
                actions: { type: 'keepRefusals', params: ({ event }) => ({ outcome: event.output }) },
              },
              { target: 'couldNotRegister' },
            ],
            onError: { target: 'couldNotRegister' },
          },
          after: { longPatience: { target: 'couldNotRegister' } },
        },
        couldNotRegister: {
          description: 'The account could not be made just now. Trying again cannot make two.',
          meta: { step: 'marketing-terms' },
          invoke: watchPerson,
          on: { ...whenSignedIn, 'registration.retried': { target: 'finalising' }, 'step.back': { target: 'marketingTerms' } },
        },
      },
    },
    done: { description: 'The account exists and the person is signed in.', type: 'final', tags: 'over' },
  },
})
