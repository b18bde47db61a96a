import { causeRegistrationSteps } from '../../../src/contract/rules/cause-registration-steps.ts'
import { fixturesFor } from '../../fixtures.ts'
import type { FinalisingOutcome } from '../finalising/finalising.machine.ts'
import { type CauseAnswers, nextStep, noCauseAnswers } from './cause-answers.ts'
import { causeRegistrationMachine } from './cause-registration.machine.ts'
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
const links = { website: 'https://www.lantern-trust.example', facebook: '', twitter: '', instagram: '' }
const names = { firstName: 'Ada', lastName: 'Quill' }
/** A wizard that was left just before its end, and one that had not come to the person yet. */
const full: CauseAnswers = {
  ...noCauseAnswers,
  isCharity: 'no',
  address,
  name,
  links,
  permission: 'yes',
  email: 'ada@example.org',
  names,
  mobile: '07700900982',
}
const aboutCause: CauseAnswers = { ...full, email: null, names: null, mobile: null }

const metaOf = (snapshot: { getMeta(): Record<string, CauseRegistrationMeta | undefined> }) =>
  Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)

export const causeRegistrationFixtures = fixturesFor(causeRegistrationMachine, {
  inputs: [
    { isSignedIn: false, answers: noCauseAnswers },
    { isSignedIn: false, answers: aboutCause },
    { isSignedIn: true, answers: full },
  ],
  events: {
    'charity.answered': [
      { type: 'charity.answered', isCharity: 'yes' },
      { type: 'charity.answered', isCharity: 'no' },
    ],
    'number.submitted': [{ type: 'number.submitted', charityNumber: '2000002' }],
    'number.kept': [{ type: 'number.kept' }],
    'address.submitted': [{ type: 'address.submitted', address }],
    'name.submitted': [{ type: 'name.submitted', name }],
    'match.adminWanted': [{ type: 'match.adminWanted', cause }],
    'match.supporterWanted': [{ type: 'match.supporterWanted', cause }],
    'match.none': [{ type: 'match.none' }],
    'links.submitted': [{ type: 'links.submitted', links }],
    'permission.submitted': [{ type: 'permission.submitted', permission: 'yes' }],
    'email.submitted': [{ type: 'email.submitted', email: 'ada@example.org' }],
    'person.signedIn': [{ type: 'person.signedIn' }],
    'password.submitted': [{ type: 'password.submitted', password: 'three blue boats' }],
    'names.submitted': [{ type: 'names.submitted', names }],
    'mobile.submitted': [{ type: 'mobile.submitted', mobile: '07700900982' }],
    'answers.confirmed': [{ type: 'answers.confirmed' }],
    'registration.retried': [{ type: 'registration.retried' }],
    'steps.opened': [{ type: 'steps.opened' }],
    'step.back': [{ type: 'step.back' }],
    'step.shown': causeRegistrationSteps.map(
      (step): Extract<CauseRegistrationEvent, { type: 'step.shown' }> => ({ type: 'step.shown', step }),
    ),
  },
  outcomes: {
    lookUpCharity: { outputs: numbers, fails: true },
    findMatches: { outputs: matches, fails: true },
    probeEmail: { outputs: [true, false], fails: true },
    finalise: { outputs: outcomes, fails: true },
  },
  // What lies behind a question that was looked at again is the same as behind the question when it first came.
  within: (snapshot) => {
    const meta = metaOf(snapshot)
    const isQuestion = meta !== undefined && meta.screen === meta.step && !snapshot.hasTag('busy')
    const { matches, refusals } = snapshot.context
    if (isQuestion && matches.causes.length > 0) return false
    if (isQuestion && Object.keys(refusals).length > 0 && !snapshot.matches('checkAnswers')) return false
    const next = nextStep(snapshot.context)
    const { isSignedIn, answers } = snapshot.context
    const isLookedThrough = next === 'check-answers' && isSignedIn && answers.isCharity === 'no'
    return !isQuestion || meta.step === next || isLookedThrough
  },
  invariants: [
    [
      'nothing is made before every question is answered',
      (snapshot) => !snapshot.matches('finalising') || nextStep(snapshot.context) === 'check-answers',
    ],
    [
      'who is no charity keeps no number',
      (snapshot) => snapshot.context.answers.isCharity !== 'no' || snapshot.context.answers.charityNumber === null,
    ],
    [
      'F-056 who is signed in has no password here',
      (snapshot) => !snapshot.context.isSignedIn || snapshot.context.password === '',
    ],
    [
      'what is registered is not gone back to',
      (snapshot) => snapshot.context.uri === '' || snapshot.matches('success') || snapshot.matches('nextSteps'),
    ],
    [
      'the password is gone once the cause is there',
      (snapshot) => !snapshot.matches('success') || snapshot.context.password === '',
    ],
  ],
  pinned: [
    {
      name: 'F-053 a registered charity, from the first question to its page',
      input: 0,
      events: [
        'charity.answered#1',
        'number.submitted',
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
    { name: 'F-054 who is no charity has no number', input: 0, events: ['charity.answered#2'], ends: 'address' },
    {
      name: 'F-055 an unknown number can be kept',
      input: 0,
      events: ['charity.answered#1', 'number.submitted', 'lookUpCharity: done#2', 'number.kept'],
      ends: 'address',
    },
    {
      name: 'a register that fails stops nobody',
      input: 0,
      events: ['charity.answered#1', 'number.submitted', 'lookUpCharity: error'],
      ends: 'address',
    },
    {
      name: 'nor one that is silent',
      input: 0,
      events: ['charity.answered#1', 'number.submitted', 'after: patience'],
      ends: 'address',
    },
    {
      name: 'a change of mind about the charity takes its number along',
      input: 0,
      events: [
        'charity.answered#1',
        'number.submitted',
        'lookUpCharity: done#1',
        'step.back',
        'step.back',
        'charity.answered#2',
        'step.back',
      ],
      ends: 'charityQuestion',
    },
    { name: 'too far ahead is nowhere', input: 0, events: ['charity.answered#2'], ends: 'address' },
    { name: 'F-056 who is signed in comes to the summary at once', input: 2, events: [], ends: 'checkAnswers' },
    {
      name: 'F-047 a known address logs in inside the wizard',
      input: 1,
      events: ['email.submitted', 'probeEmail: done#1', 'person.signedIn'],
      ends: 'mobile',
    },
    { name: 'a probe that fails stops nobody', input: 1, events: ['email.submitted', 'probeEmail: error'], ends: 'password' },
    { name: 'a silent probe neither', input: 1, events: ['email.submitted', 'after: patience'], ends: 'password' },
    {
      name: 'F-057 a match leads to asking for rights, and back',
      input: 2,
      events: ['step.shown#4', 'name.submitted', 'findMatches: done#2', 'match.adminWanted', 'step.back'],
      ends: 'matchingCauseChoice',
    },
    {
      name: 'F-057 or to supporting it',
      input: 2,
      events: ['step.shown#4', 'name.submitted', 'findMatches: done#3', 'match.supporterWanted'],
      ends: 'supporting',
    },
    {
      name: 'another cause of a like name goes on',
      input: 2,
      events: ['step.shown#4', 'name.submitted', 'findMatches: done#2', 'match.none'],
      ends: 'checkAnswers',
    },
    {
      name: 'matches that cannot be asked for stop nobody',
      input: 2,
      events: ['step.shown#4', 'name.submitted', 'findMatches: error'],
      ends: 'checkAnswers',
    },
    {
      name: 'silent ones neither',
      input: 2,
      events: ['step.shown#4', 'name.submitted', 'after: patience'],
      ends: 'checkAnswers',
    },
    {
      name: 'F-058 a cause that exists by now leads to the choice',
      input: 2,
      events: ['answers.confirmed', 'finalise: done#3', 'findMatches: done#3'],
      ends: 'matchingCauseChoice',
    },
    {
      name: 'F-058 or to its name, when it cannot be found',
      input: 2,
      events: ['answers.confirmed', 'finalise: done#3', 'findMatches: error'],
      ends: 'causeName',
    },
    {
      name: 'F-058 or is not found in time',
      input: 2,
      events: ['answers.confirmed', 'finalise: done#3', 'after: patience'],
      ends: 'causeName',
    },
    {
      name: 'E-026 a failure goes on where it stopped',
      input: 2,
      events: ['answers.confirmed', 'finalise: done#6', 'registration.retried', 'finalise: done#1'],
      ends: 'success',
    },
    { name: 'so does a crash', input: 2, events: ['answers.confirmed', 'finalise: error', 'step.back'], ends: 'checkAnswers' },
    { name: 'and silence', input: 2, events: ['answers.confirmed', 'after: savingPatience'], ends: 'couldNotRegister' },
    {
      name: 'an address that was taken meanwhile logs in',
      input: 2,
      events: ['answers.confirmed', 'finalise: done#2'],
      ends: 'knownEmail',
    },
    {
      name: 'a session that ran out asks for the account again',
      input: 2,
      events: ['answers.confirmed', 'finalise: done#4'],
      ends: 'password',
    },
    {
      name: 'what the server finds is corrected in the summary',
      input: 2,
      events: ['answers.confirmed', 'finalise: done#5'],
      ends: 'checkAnswers',
    },
    {
      name: 'each answer can be changed from the summary',
      input: 2,
      events: ['step.shown#6', 'permission.submitted'],
      ends: 'checkAnswers',
    },
    {
      name: 'Back from the number of who is signed in skips the account',
      input: 2,
      events: ['step.back', 'step.back'],
      ends: 'marketingPermission',
    },
  ],
})
