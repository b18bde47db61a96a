import type { StateValue } from 'xstate'
import { fixturesFor } from '#machines/fixtures.ts'
import { nextOf } from '#machines/wizard-order.fixtures.ts'
import type { FinalisingOutcome } from '../finalising/finalising.machine.ts'
import { person } from '../new-account.fixtures.ts'
import { type CauseAnswers, causeProgress } from './cause-answers.ts'
import { causeRegistrationJourneys } from './cause-registration.journeys.ts'
import { causeOrder, causeRegistrationMachine, noCauseAnswers } from './cause-registration.machine.ts'
import type { CauseRegistrationEvent, CauseRegistrationMeta, Matches, NumberOutcome } from './cause-registration.setup.ts'

const address = { line1: '18 Mill Lane', line2: '', town: 'Harrowden', postcode: 'ZZ4 7CD' }
const cause = {
  id: 7,
  hash: 'h',
  name: 'The Lantern Trust',
  uri: 'the-lantern-trust',
  kind: 'charity' as const,
  place: 'Harrowden',
  isRegisteredCharity: true,
  standing: 'confirmed' as const,
  logoHttps: null,
}
const charity = { number: '2000002', name: 'The Lantern Trust', website: null, address }
const numbers = [{ kind: 'found', charity }, { kind: 'unknown' }] satisfies NumberOutcome[]
const matches = [
  { causes: [], isTaken: false },
  { causes: [cause], isTaken: false },
  { causes: [cause], isTaken: true },
] satisfies Matches[]
const outcomes = [
  { kind: 'registered', uri: 'the-lantern-trust' },
  { kind: 'emailTaken' },
  { kind: 'exists' },
  { kind: 'signedOut' },
  { kind: 'refused', fields: { password: 'passwordCommon' } },
  { kind: 'failed' },
] satisfies FinalisingOutcome[]
const name = { causeName: 'The Lantern Trust', kind: 'charity' as const }
/** What support answers to who asks to run a cause. */
const request = { reference: 'AR-7K2M9QXB', email: 'dee@example.org' }
const links = { website: 'https://www.lantern-trust.example', facebook: '', twitter: '', instagram: '' }
const names = { firstName: 'Ada', lastName: 'Quill' }
/** A wizard that was left just before its end, and one that had not come to the person yet. */
export const causeAnswers: CauseAnswers = {
  isCharity: 'no',
  charityNumber: null,
  address,
  name,
  links,
  permission: 'yes',
  email: 'ada@example.org',
  names,
  mobile: '07700900982',
}
const aboutCause: CauseAnswers = { ...causeAnswers, email: null, names: null, mobile: null }

const nextStep = nextOf(causeOrder, causeProgress)
const metaOf = (snapshot: { getMeta(): Record<string, CauseRegistrationMeta | undefined> }) =>
  Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)
const leafOf = (value: StateValue): string => (typeof value === 'string' ? value : String(Object.values(value)[0]))
/** The state that asks a step's question is named like the step. */
const stateOf = (step: string) => step.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

export const causeRegistrationFixtures = fixturesFor(causeRegistrationMachine, {
  items: 'F-053',
  inputs: [
    { person: null, answers: noCauseAnswers },
    { person: null, answers: aboutCause },
    { person, answers: causeAnswers },
  ],
  events: {
    'isCharity.submitted': [
      { type: 'isCharity.submitted', isCharity: 'yes' },
      { type: 'isCharity.submitted', isCharity: 'no' },
    ],
    'charityNumber.submitted': [{ type: 'charityNumber.submitted', charityNumber: '2000002' }],
    'number.kept': [{ type: 'number.kept' }],
    'address.submitted': [{ type: 'address.submitted', address }],
    'name.submitted': [{ type: 'name.submitted', name }],
    'match.adminWanted': [{ type: 'match.adminWanted', cause }],
    'match.supporterWanted': [{ type: 'match.supporterWanted', cause }],
    'match.none': [{ type: 'match.none' }],
    'links.submitted': [{ type: 'links.submitted', links }],
    'permission.submitted': [{ type: 'permission.submitted', permission: 'yes' }],
    'email.submitted': [{ type: 'email.submitted', email: 'ada@example.org' }],
    'person.signedIn': [{ type: 'person.signedIn', person }],
    'password.submitted': [{ type: 'password.submitted', password: 'three blue boats' }],
    'names.submitted': [{ type: 'names.submitted', names }],
    'mobile.submitted': [{ type: 'mobile.submitted', mobile: '07700900982' }],
    'answers.confirmed': [{ type: 'answers.confirmed' }],
    'registration.retried': [{ type: 'registration.retried' }],
    'steps.opened': [{ type: 'steps.opened' }],
    'step.back': [{ type: 'step.back' }],
    'step.shown': causeOrder.steps.map(
      (step): Extract<CauseRegistrationEvent, { type: 'step.shown' }> => ({ type: 'step.shown', step }),
    ),
  },
  outcomes: {
    addressSearch: { outputs: [], fails: false },
    adminRequest: { outputs: [request], fails: false },
    lookUpCharity: { outputs: numbers, fails: true },
    findMatches: { outputs: matches, fails: true },
    probeEmail: { outputs: ['known', 'new', 'unasked'], fails: true },
    finalise: { outputs: outcomes, fails: true },
  },
  // What lies behind a question that was looked at again is the same as behind the question when it first came.
  within: (snapshot) => {
    const step = metaOf(snapshot)?.step
    const isQuestion = step !== undefined && [stateOf(step), 'alreadyThere'].includes(leafOf(snapshot.value))
    const { matches, refusals } = snapshot.context
    if (isQuestion && matches.causes.length > 0) return false
    if (isQuestion && Object.keys(refusals).length > 0 && !snapshot.matches({ registering: 'checkAnswers' })) return false
    const next = nextStep(snapshot.context)
    const { person: here, answers } = snapshot.context
    const isLookedThrough = next === 'check-answers' && here !== null && answers.isCharity === 'no'
    return !isQuestion || step === next || isLookedThrough
  },
  invariants: [
    [
      'nothing is made before every question is answered',
      (snapshot) => !snapshot.matches({ registering: 'finalising' }) || nextStep(snapshot.context) === 'check-answers',
    ],
    [
      'who is no charity keeps no number',
      (snapshot) => snapshot.context.answers.isCharity !== 'no' || snapshot.context.answers.charityNumber === null,
    ],
    [
      'F-056 who is signed in has no password here',
      (snapshot) => snapshot.context.person === null || snapshot.context.password === '',
    ],
    [
      'what is registered is not gone back to',
      (snapshot) => snapshot.context.uri === '' || snapshot.matches('success') || snapshot.matches('nextSteps'),
    ],
    [
      'the password is gone once the cause is there',
      (snapshot) => !snapshot.matches('success') || snapshot.context.password === '',
    ],
    [
      'F-061 a reference is told exactly where a request was sent',
      (snapshot) => snapshot.matches({ theCause: 'adminRequested' }) === (snapshot.context.request !== null),
    ],
  ],
  pinned: [
    {
      name: 'F-053 a registered charity, from the first question to its page',
      input: 0,
      events: [
        'isCharity.submitted#1',
        'charityNumber.submitted',
        'lookUpCharity: done#1',
        'address.submitted',
        'name.submitted',
        'findMatches: done#1',
        'links.submitted',
        'permission.submitted',
        'email.submitted',
        'probeEmail: done#2',
        'password.submitted',
        'names.submitted',
        'mobile.submitted',
        'answers.confirmed',
        'finalise: done#1',
        'steps.opened',
      ],
      ends: 'nextSteps',
    },
    {
      name: 'Back from the summary leads to the question before it',
      input: 2,
      events: ['step.back'],
      ends: { account: stateOf(causeOrder.steps.at(-2) ?? '') },
    },
    ...causeRegistrationJourneys,
  ],
})
