import { stepsIn } from '#machines/steps.ts'
import { type ChosenCause, type SupporterRegistrationStep, supporterRegistrationSetup } from './supporter-registration.setup.ts'

export type {
  ChosenCause,
  RegistrationOutcome,
  SupporterRegistrationEvent,
  SupporterRegistrationInput,
  SupporterRegistrationMeta,
  SupporterRegistrationStep,
} from './supporter-registration.setup.ts'

/** Whoever logs in on the way needs no account. */
const toSwitch = {
  target: 'decidingSwitch',
  actions: {
    type: 'keepPerson',
    params: ({ event }: { event: { supported: ChosenCause | null } }) => ({ supported: event.supported }),
  },
} as const

/** F-046…F-048: choose a cause, create the account, agree. Who has an account logs in inside the wizard, and decides about their cause. */
export const supporterRegistrationMachine = supporterRegistrationSetup.createMachine({
  id: 'supporterRegistration',
  description: 'Supporter sign-up: cause, account and email preferences.',
  context: ({ input }) => ({
    cause: input.cause,
    answers: {},
    isSignedIn: false,
    supported: null,
    refusals: {},
  }),
  initial: 'starting',
  on: {
    'step.shown': [
      {
        guard: { type: 'isWanted', params: ({ event }) => ({ asked: event.step, step: 'choose-cause' }) },
        target: '.chooseCause',
      },
      {
        guard: { type: 'isReached', params: ({ event }) => ({ asked: event.step, step: 'create-account', after: [] }) },
        target: '.createAccount',
      },
      {
        guard: {
          type: 'isReached',
          params: ({ event }) => ({ asked: event.step, step: 'marketing-terms', after: ['create-account'] }),
        },
        target: '.marketingTerms',
      },
    ],
  },
  states: {
    starting: {
      description: 'A cause that came with the link is taken over.',
      always: [{ guard: 'hasCause', target: 'createAccount' }, { target: 'chooseCause' }],
    },
    chooseCause: {
      description: 'The person finds the cause that they want to raise for.',
      meta: { step: 'choose-cause' },
      on: {
        // Who is here may become known while the person chooses.
        'person.signedIn': { actions: { type: 'keepPerson', params: ({ event }) => ({ supported: event.supported }) } },
        'cause.chosen': [
          {
            guard: 'isSignedIn',
            target: 'decidingSwitch',
            actions: { type: 'keepCause', params: ({ event }) => ({ cause: event.cause }) },
          },
          { target: 'createAccount', actions: { type: 'keepCause', params: ({ event }) => ({ cause: event.cause }) } },
        ],
      },
    },
    createAccount: {
      description: 'Name, e-mail address and password.',
      meta: { step: 'create-account' },
      on: {
        'create-account.submitted': {
          target: 'checkingEmail',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ 'create-account': event.fields }) },
        },
        'person.signedIn': toSwitch,
        'step.back': { target: 'chooseCause' },
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
          { guard: { type: 'isKnown', params: ({ event }) => ({ exists: event.output }) }, target: 'knownEmail' },
          { target: 'marketingTerms' },
        ],
        onError: { target: 'marketingTerms' },
      },
      after: { patience: { target: 'marketingTerms' } },
    },
    knownEmail: {
      description: 'There is an account with this address: the person logs in here, has a link mailed, or uses another address.',
      meta: { step: 'create-account' },
      on: {
        'person.signedIn': toSwitch,
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
        'person.signedIn': toSwitch,
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
        'person.signedIn': toSwitch,
        'link.asked': { target: 'requestingLink' },
        'step.back': { target: 'createAccount' },
      },
    },
    oneTimeLinkNotice: {
      description: 'A mail with the link is on its way; it leads back here, on any device.',
      meta: { step: 'create-account' },
      on: {
        // The link may have been followed in another tab.
        'person.signedIn': toSwitch,
        'step.back': { target: 'knownEmail' },
      },
    },
    decidingSwitch: {
      description: 'Who has an account may support another cause already.',
      always: [
        { guard: 'supportsThis', target: 'done' },
        { guard: 'supportsNone', target: 'switching' },
        { target: 'confirmCauseSwitch' },
      ],
    },
    confirmCauseSwitch: {
      description: 'The person supports another cause now: they keep it, or change. Donations made so far stay where they are.',
      on: { 'step.shown': {}, 'switch.confirmed': { target: 'switching' }, 'switch.declined': { target: 'done' } },
    },
    switching: {
      description: 'The person’s cause is being changed.',
      tags: 'busy',
      on: { 'step.shown': {} },
      invoke: {
        id: 'switchCause',
        src: 'switchCause',
        input: ({ context }) => ({ cause: context.cause ?? { id: 0, name: '' } }),
        onDone: { target: 'done' },
        onError: { target: 'switchFailed' },
      },
      after: { patience: { target: 'switchFailed' } },
    },
    switchFailed: {
      description: 'The cause could not be changed just now: try again, choose another, or go on with the one before.',
      tags: 'failed',
      on: {
        'step.shown': {},
        'switch.confirmed': { target: 'switching' },
        'switch.declined': { target: 'done' },
        'list.reopened': { target: 'chooseCause' },
      },
    },
    marketingTerms: {
      description: 'The terms, and whether news may be sent.',
      meta: { step: 'marketing-terms' },
      on: {
        'marketing-terms.submitted': {
          target: 'finalising',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ 'marketing-terms': event.fields }) },
        },
        'step.back': { target: 'createAccount' },
      },
    },
    finalising: {
      description: 'The account is being made.',
      tags: 'busy',
      meta: { step: 'marketing-terms' },
      on: { 'step.shown': {} },
      invoke: {
        id: 'registerSupporter',
        src: 'registerSupporter',
        input: ({ context }) => ({ cause: context.cause, answers: context.answers }),
        onDone: [
          { guard: { type: 'isRegistered', params: ({ event }) => ({ outcome: event.output }) }, target: 'done' },
          { guard: { type: 'isEmailTaken', params: ({ event }) => ({ outcome: event.output }) }, target: 'knownEmail' },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'detailsRefused',
            actions: { type: 'keepRefusals', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'couldNotRegister' },
        ],
        onError: { target: 'couldNotRegister' },
      },
      after: { longPatience: { target: 'couldNotRegister' } },
    },
    detailsRefused: {
      description: 'The server found fault with the details: the person checks them, everything typed is still there.',
      meta: { step: 'create-account' },
      on: {
        'create-account.submitted': {
          target: 'checkingEmail',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ 'create-account': event.fields }) },
        },
        'step.back': { target: 'chooseCause' },
      },
    },
    couldNotRegister: {
      description: 'The account could not be made just now. Trying again cannot make two.',
      meta: { step: 'marketing-terms' },
      on: { 'registration.retried': { target: 'finalising' }, 'step.back': { target: 'marketingTerms' } },
    },
    done: { description: 'The account exists and the person is signed in.', type: 'final' },
  },
})

/** The wizard's steps in their order, which is that of the chart's states. */
export const supporterRegistrationSteps: readonly SupporterRegistrationStep[] = stepsIn(supporterRegistrationMachine)
