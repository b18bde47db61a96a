import { causeOrder } from './cause-answers.ts'
import { causeRegistrationSetup } from './cause-registration.setup.ts'

const { createStateConfig: state } = causeRegistrationSetup

/** What is asked about the person who will run it. */
export const aboutPerson = {
  accountEmail: state({
    description: 'The address of the person who will run the cause.',
    meta: { step: 'account-email' },
    on: {
      'email.submitted': {
        target: 'checkingEmail',
        actions: { type: 'keep', params: ({ event }) => ({ email: event.email }) },
      },
      'step.back': causeOrder.toBefore('account-email'),
    },
  }),
  checkingEmail: state({
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
  }),
  knownEmail: state({
    description: 'The address has an account: logging in here goes on with the wizard (F-047).',
    meta: { step: 'account-email' },
    on: {
      'person.signedIn': { target: 'goingOn', actions: 'markSignedIn' },
      'step.back': { target: 'accountEmail' },
    },
  }),
  password: state({
    description: 'A password for the new account.',
    meta: { step: 'password' },
    on: {
      'password.submitted': {
        target: 'goingOn',
        actions: { type: 'keepPassword', params: ({ event }) => ({ value: event.password }) },
      },
      'step.back': causeOrder.toBefore('password'),
    },
  }),
  names: state({
    description: 'The person’s name.',
    meta: { step: 'names' },
    on: {
      'names.submitted': { target: 'goingOn', actions: { type: 'keep', params: ({ event }) => ({ names: event.names }) } },
      'step.back': causeOrder.toBefore('names'),
    },
  }),
  mobile: state({
    description: 'A number under which the person who runs the cause can be reached.',
    meta: { step: 'mobile' },
    on: {
      'mobile.submitted': { target: 'goingOn', actions: { type: 'keep', params: ({ event }) => ({ mobile: event.mobile }) } },
      'step.back': causeOrder.toBefore('mobile'),
    },
  }),
}
