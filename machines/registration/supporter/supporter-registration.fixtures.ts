import type { SupporterAnswers } from '#contract/registration/registration.rules.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import type { AccountOutcome } from '../account-creation/account-creation.machine.ts'
import { supporterRegistrationJourneys } from './supporter-registration.journeys.ts'
import {
  type SupporterRegistrationEvent,
  supporterOrder,
  supporterRegistrationMachine,
} from './supporter-registration.machine.ts'

const outcomes = {
  made: { kind: 'made' },
  emailTaken: { kind: 'emailTaken' },
  refused: { kind: 'refused', fields: { password: 'passwordCommon' } },
  failed: { kind: 'failed' },
} satisfies { [Kind in AccountOutcome['kind']]: AccountOutcome }
/** How somebody who is new here answers each question. */
export const supporterAnswers: SupporterAnswers = {
  'create-account': { firstName: 'Rowan', lastName: 'Ellis', email: 'rowan@example.org', password: 'three blue boats' },
  'marketing-terms': { terms: true, news: true },
}
const cause = { id: 7, name: 'Harrowden Hospice' }

export const supporterRegistrationFixtures = fixturesFor(supporterRegistrationMachine, {
  items: 'F-046, F-048',
  inputs: [
    { cause: null, answers: { cause: null, answers: null } },
    { cause, answers: { cause: { id: 8, name: 'Otter Rowers' }, answers: null } },
  ],
  events: {
    'cause.chosen': [{ type: 'cause.chosen', cause }],
    'create-account.submitted': [{ type: 'create-account.submitted', fields: supporterAnswers['create-account'] }],
    'marketing-terms.submitted': [{ type: 'marketing-terms.submitted', fields: supporterAnswers['marketing-terms'] }],
    'registration.retried': [{ type: 'registration.retried' }],
    'person.signedIn': [
      { type: 'person.signedIn', supported: { id: 9, name: 'Otter Rowers' } },
      { type: 'person.signedIn', supported: null },
      { type: 'person.signedIn', supported: cause },
    ],
    'link.asked': [{ type: 'link.asked' }],
    'switch.confirmed': [{ type: 'switch.confirmed' }],
    'switch.declined': [{ type: 'switch.declined' }],
    'list.reopened': [{ type: 'list.reopened' }],
    'step.back': [{ type: 'step.back' }],
    'step.shown': supporterOrder.steps.map(
      (step): Extract<SupporterRegistrationEvent, { type: 'step.shown' }> => ({ type: 'step.shown', step }),
    ),
  },
  outcomes: {
    watchPerson: { outputs: [], fails: false },
    requestLink: { outputs: [undefined], fails: true },
    switchCause: { outputs: [undefined], fails: true },
    probeEmail: { outputs: ['known', 'new', 'unasked'], fails: true },
    createUser: { outputs: Object.values(outcomes), fails: true },
  },
  invariants: [
    [
      'nobody comes to the terms without a cause and an account',
      (snapshot) =>
        !snapshot.matches({ terms: 'marketingTerms' }) ||
        (snapshot.context.cause !== null && snapshot.context.answers['create-account'] !== undefined),
    ],
    [
      'nothing is made without accepted terms',
      (snapshot) =>
        !snapshot.matches({ terms: 'finalising' }) ||
        (snapshot.context.answers['marketing-terms']?.terms === true && snapshot.context.answers['create-account'] !== undefined),
    ],
  ],
  pinned: [
    {
      name: 'the plain way',
      input: 0,
      events: [
        'cause.chosen',
        'create-account.submitted',
        'probeEmail: done#2',
        'marketing-terms.submitted',
        'createUser: done#1',
      ],
      ends: 'done',
    },
    {
      name: 'F-047 a known address logs in inside the wizard, and keeps its cause',
      input: 1,
      events: ['create-account.submitted', 'probeEmail: done#1', 'person.signedIn#1', 'switch.declined'],
      ends: 'done',
    },
    {
      name: 'F-048 or changes it',
      input: 1,
      events: ['create-account.submitted', 'probeEmail: done#1', 'person.signedIn#1', 'switch.confirmed', 'switchCause: done'],
      ends: 'done',
    },
    {
      name: 'who supports none supports this one',
      input: 1,
      events: ['create-account.submitted', 'probeEmail: done#1', 'person.signedIn#2'],
      ends: { causeSwitch: 'switching' },
    },
    { name: 'who supports this one is done', input: 1, events: ['person.signedIn#3'], ends: 'done' },
    {
      name: 'who is signed in makes no account',
      input: 0,
      events: ['person.signedIn#1', 'cause.chosen'],
      ends: { causeSwitch: 'confirmCauseSwitch' },
    },
    {
      name: 'a switch that fails can be tried again',
      input: 1,
      events: ['person.signedIn#1', 'switch.confirmed', 'switchCause: error', 'switch.confirmed', 'after: patience'],
      ends: { causeSwitch: 'switchFailed' },
    },
    {
      name: 'F-048 a link is mailed, and the wizard says so',
      input: 1,
      events: ['create-account.submitted', 'probeEmail: done#1', 'link.asked', 'requestLink: done', 'step.back'],
      ends: { account: 'knownEmail' },
    },
    {
      name: 'a link that cannot be asked for leaves the password',
      input: 1,
      events: [
        'create-account.submitted',
        'probeEmail: done#1',
        'link.asked',
        'requestLink: error',
        'link.asked',
        'after: patience',
      ],
      ends: { account: 'linkFailed' },
    },
    {
      name: 'what the server finds is shown at its field',
      input: 1,
      events: ['create-account.submitted', 'probeEmail: done#2', 'marketing-terms.submitted', 'createUser: done#3'],
      ends: { account: 'detailsRefused' },
    },
    {
      name: 'F-051 a failure keeps everything, and trying again ends well',
      input: 1,
      events: [
        'create-account.submitted',
        'probeEmail: done#3',
        'marketing-terms.submitted',
        'createUser: done#4',
        'registration.retried',
        'createUser: done#1',
      ],
      ends: 'done',
    },
    { name: 'without a cause in the link the choice comes first', input: 0, events: [], ends: 'chooseCause' },
    ...supporterRegistrationJourneys,
  ],
})
