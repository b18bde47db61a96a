import { fixturesFor } from '#machines/fixtures.ts'
import { nextOf } from '#machines/wizard-order.fixtures.ts'
import type { FinalisingOutcome } from '../finalising/finalising.machine.ts'
import { person } from '../new-account.fixtures.ts'
import { type BusinessAnswers, businessProgress } from './business-answers.ts'
import { businessRegistrationJourneys } from './business-registration.journeys.ts'
import {
  type BusinessRegistrationEvent,
  businessOrder,
  businessRegistrationMachine,
  noBusinessAnswers,
} from './business-registration.machine.ts'

const outcomes = [
  { kind: 'registered', uri: 'mill-lane-bakery' },
  { kind: 'emailTaken' },
  { kind: 'exists' },
  { kind: 'signedOut' },
  { kind: 'refused', fields: { password: 'passwordCommon' } },
  { kind: 'failed' },
] satisfies FinalisingOutcome[]
const names = { firstName: 'Ada', lastName: 'Quill' }
export const businessAnswers: BusinessAnswers = {
  businessName: 'Mill Lane Bakery',
  contactNumber: '',
  email: 'ada@example.org',
  names,
}

const nextStep = nextOf(businessOrder, businessProgress)

export const businessRegistrationFixtures = fixturesFor(businessRegistrationMachine, {
  items: 'F-063',
  inputs: [
    { person: null, answers: noBusinessAnswers },
    { person, answers: businessAnswers },
  ],
  events: {
    'businessName.submitted': [{ type: 'businessName.submitted', businessName: 'Mill Lane Bakery' }],
    'contactNumber.submitted': [{ type: 'contactNumber.submitted', contactNumber: '' }],
    'email.submitted': [{ type: 'email.submitted', email: 'ada@example.org' }],
    'person.signedIn': [{ type: 'person.signedIn', person }],
    'password.submitted': [{ type: 'password.submitted', password: 'three blue boats' }],
    'names.submitted': [{ type: 'names.submitted', names }],
    'answers.confirmed': [{ type: 'answers.confirmed' }],
    'registration.retried': [{ type: 'registration.retried' }],
    'steps.opened': [{ type: 'steps.opened' }],
    'step.back': [{ type: 'step.back' }],
    'step.shown': businessOrder.steps.map(
      (step): Extract<BusinessRegistrationEvent, { type: 'step.shown' }> => ({ type: 'step.shown', step }),
    ),
  },
  outcomes: { probeEmail: { outputs: ['known', 'new', 'unasked'], fails: true }, finalise: { outputs: outcomes, fails: true } },
  invariants: [
    [
      'nothing is made before every question is answered',
      (snapshot) => !snapshot.matches({ registering: 'finalising' }) || nextStep(snapshot.context) === 'check-answers',
    ],
    ['who is signed in has no password here', (snapshot) => snapshot.context.person === null || snapshot.context.password === ''],
    [
      'what is registered is not gone back to',
      (snapshot) => snapshot.context.uri === '' || snapshot.matches('success') || snapshot.matches('nextSteps'),
    ],
  ],
  pinned: [
    {
      name: 'F-063 a new business, from its name to the coach',
      input: 0,
      events: [
        'businessName.submitted',
        'contactNumber.submitted',
        'email.submitted',
        'probeEmail: done#2',
        'password.submitted',
        'names.submitted',
        'answers.confirmed',
        'finalise: done#1',
        'steps.opened',
      ],
      ends: 'nextSteps',
    },
    { name: 'who is signed in has an account', input: 1, events: [], ends: { registering: 'checkAnswers' } },
    {
      name: 'F-047 a known address logs in inside the wizard',
      input: 0,
      events: ['businessName.submitted', 'contactNumber.submitted', 'email.submitted', 'probeEmail: done#1', 'person.signedIn'],
      ends: { registering: 'checkAnswers' },
    },
    {
      name: 'a probe that fails stops nobody',
      input: 0,
      events: ['businessName.submitted', 'contactNumber.submitted', 'email.submitted', 'probeEmail: done#3'],
      ends: { account: 'password' },
    },
    {
      name: 'nor one whose chart cannot be loaded',
      input: 0,
      events: ['businessName.submitted', 'contactNumber.submitted', 'email.submitted', 'probeEmail: error'],
      ends: { account: 'password' },
    },
    {
      name: 'a silent probe neither',
      input: 0,
      events: ['businessName.submitted', 'contactNumber.submitted', 'email.submitted', 'after: patience'],
      ends: { account: 'password' },
    },
    {
      name: 'a name that is there already',
      input: 1,
      events: ['answers.confirmed', 'finalise: done#3'],
      ends: { theBusiness: 'alreadyRegistered' },
    },
    {
      name: 'an address that was taken meanwhile',
      input: 1,
      events: ['answers.confirmed', 'finalise: done#2'],
      ends: { account: 'knownEmail' },
    },
    {
      name: 'a session that ran out',
      input: 1,
      events: ['answers.confirmed', 'finalise: done#4'],
      ends: { account: 'password' },
    },
    {
      name: 'what the server finds',
      input: 1,
      events: ['answers.confirmed', 'finalise: done#5'],
      ends: { registering: 'checkAnswers' },
    },
    {
      name: 'a failure goes on where it stopped',
      input: 1,
      events: ['answers.confirmed', 'finalise: done#6', 'registration.retried', 'finalise: done#1'],
      ends: 'success',
    },
    {
      name: 'so does silence',
      input: 1,
      events: ['answers.confirmed', 'after: savingPatience'],
      ends: { registering: 'couldNotRegister' },
    },
    {
      name: 'Back from the summary of who is signed in',
      input: 1,
      events: ['step.back'],
      ends: { theBusiness: 'contactNumber' },
    },
    { name: 'too far ahead is nowhere', input: 0, events: [], ends: { theBusiness: 'businessName' } },
    ...businessRegistrationJourneys,
  ],
})
