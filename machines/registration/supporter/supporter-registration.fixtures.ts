import { supporterRegistrationSteps } from '../../../src/contract/rules/registration-steps.ts'
import { fixturesFor } from '../../fixtures.ts'
import {
  type RegistrationOutcome,
  type SupporterRegistrationEvent,
  supporterRegistrationMachine,
} from './supporter-registration.machine.ts'

const outcomes = {
  registered: { kind: 'registered' },
  emailTaken: { kind: 'emailTaken' },
  refused: { kind: 'refused' },
  failed: { kind: 'failed' },
} satisfies { [Kind in RegistrationOutcome['kind']]: RegistrationOutcome }
const cause = { id: 7, name: 'Harrowden Hospice' }

export const supporterRegistrationFixtures = fixturesFor(supporterRegistrationMachine, {
  inputs: [{ cause: null }, { cause }],
  events: {
    'cause.chosen': [{ type: 'cause.chosen', cause }],
    'account.submitted': [
      {
        type: 'account.submitted',
        fields: { firstName: 'Rowan', lastName: 'Ellis', email: 'rowan@example.org', password: 'three blue boats' },
      },
    ],
    'marketing.submitted': [{ type: 'marketing.submitted', fields: { terms: true, news: false } }],
    'registration.retried': [{ type: 'registration.retried' }],
    'signIn.chosen': [{ type: 'signIn.chosen' }],
    'step.back': [{ type: 'step.back' }],
    'step.shown': supporterRegistrationSteps.map(
      (step): Extract<SupporterRegistrationEvent, { type: 'step.shown' }> => ({ type: 'step.shown', step }),
    ),
  },
  outcomes: {
    probeEmail: { outputs: [true, false], fails: true },
    registerSupporter: { outputs: Object.values(outcomes), fails: true },
  },
  invariants: [
    [
      'nobody comes to the terms without a cause and an account',
      (snapshot) => !snapshot.matches('marketingTerms') || (snapshot.context.cause !== null && snapshot.context.account !== null),
    ],
    [
      'nothing is made without accepted terms',
      (snapshot) => !snapshot.matches('finalising') || snapshot.context.marketing?.terms === true,
    ],
  ],
  pinned: [
    {
      name: 'the plain way',
      input: 0,
      events: ['cause.chosen', 'account.submitted', 'probeEmail: done#2', 'marketing.submitted', 'registerSupporter: done#1'],
      ends: 'done',
    },
    {
      name: 'a known address leads to signing in',
      input: 1,
      events: ['account.submitted', 'probeEmail: done#1', 'signIn.chosen'],
      ends: 'signingIn',
    },
    {
      name: 'a failure keeps everything, and trying again ends well',
      input: 1,
      events: [
        'account.submitted',
        'probeEmail: error',
        'marketing.submitted',
        'registerSupporter: done#4',
        'registration.retried',
        'registerSupporter: done#1',
      ],
      ends: 'done',
    },
    { name: 'without a cause in the link the choice comes first', input: 0, events: [], ends: 'chooseCause' },
  ],
})
