import type { CauseRegistrationStep } from './cause-answers.ts'
import { causeOrder } from './cause-registration.machine.ts'
import { causeRegistrationWays } from './cause-registration.ways.journeys.ts'

const shows = (step: CauseRegistrationStep) => `step.shown#${causeOrder.steps.indexOf(step) + 1}`

/** Journeys pinned by hand, besides the one through every question. The inputs are those of the fixtures: nothing answered, all about the cause, everything and signed in. */
export const causeRegistrationJourneys = [
  { name: 'F-054 who is no charity has no number', input: 0, events: ['isCharity.submitted#2'], ends: { theCause: 'address' } },
  {
    name: 'F-055 an unknown number can be kept',
    input: 0,
    events: ['isCharity.submitted#1', 'charityNumber.submitted', 'lookUpCharity: done#2', 'number.kept'],
    ends: { theCause: 'address' },
  },
  {
    name: 'a register that fails stops nobody',
    input: 0,
    events: ['isCharity.submitted#1', 'charityNumber.submitted', 'lookUpCharity: error'],
    ends: { theCause: 'address' },
  },
  {
    name: 'nor one that is silent',
    input: 0,
    events: ['isCharity.submitted#1', 'charityNumber.submitted', 'after: patience'],
    ends: { theCause: 'address' },
  },
  {
    name: 'a change of mind about the charity takes its number along',
    input: 0,
    events: [
      'isCharity.submitted#1',
      'charityNumber.submitted',
      'lookUpCharity: done#1',
      'step.back',
      'step.back',
      'isCharity.submitted#2',
      'step.back',
    ],
    ends: { theCause: 'charityQuestion' },
  },
  { name: 'too far ahead is nowhere', input: 0, events: ['isCharity.submitted#2'], ends: { theCause: 'address' } },
  { name: 'F-056 who is signed in comes to the summary at once', input: 2, events: [], ends: { registering: 'checkAnswers' } },
  {
    name: 'F-047 a known address logs in inside the wizard',
    input: 1,
    events: ['email.submitted', 'probeEmail: done#1', 'person.signedIn'],
    ends: { account: 'mobile' },
  },
  {
    name: 'a probe that fails stops nobody',
    input: 1,
    events: ['email.submitted', 'probeEmail: done#3'],
    ends: { account: 'password' },
  },
  {
    name: 'nor one whose chart cannot be loaded',
    input: 1,
    events: ['email.submitted', 'probeEmail: error'],
    ends: { account: 'password' },
  },
  { name: 'a silent probe neither', input: 1, events: ['email.submitted', 'after: patience'], ends: { account: 'password' } },
  {
    name: 'F-057 a match leads to asking for rights, and back',
    input: 2,
    events: [shows('cause-name'), 'name.submitted', 'findMatches: done#2', 'match.adminWanted', 'step.back'],
    ends: { theCause: 'matchingCauseChoice' },
  },
  {
    name: 'F-057 or to supporting it',
    input: 2,
    events: [shows('cause-name'), 'name.submitted', 'findMatches: done#3', 'match.supporterWanted'],
    ends: 'supporting',
  },
  {
    name: 'another cause of a like name goes on',
    input: 2,
    events: [shows('cause-name'), 'name.submitted', 'findMatches: done#2', 'match.none'],
    ends: { registering: 'checkAnswers' },
  },
  {
    name: 'matches that cannot be asked for stop nobody',
    input: 2,
    events: [shows('cause-name'), 'name.submitted', 'findMatches: error'],
    ends: { registering: 'checkAnswers' },
  },
  {
    name: 'silent ones neither',
    input: 2,
    events: [shows('cause-name'), 'name.submitted', 'after: patience'],
    ends: { registering: 'checkAnswers' },
  },
  {
    name: 'F-058 a cause that exists by now leads to the choice',
    input: 2,
    events: ['answers.confirmed', 'finalise: done#3', 'findMatches: done#3'],
    ends: { theCause: 'matchingCauseChoice' },
  },
  {
    name: 'F-058 or to its name, when it cannot be found',
    input: 2,
    events: ['answers.confirmed', 'finalise: done#3', 'findMatches: error'],
    ends: { theCause: 'causeName' },
  },
  {
    name: 'F-058 or is not found in time',
    input: 2,
    events: ['answers.confirmed', 'finalise: done#3', 'after: patience'],
    ends: { theCause: 'causeName' },
  },
  {
    name: 'E-026 a failure goes on where it stopped',
    input: 2,
    events: ['answers.confirmed', 'finalise: done#6', 'registration.retried', 'finalise: done#1'],
    ends: 'success',
  },
  {
    name: 'so does a crash',
    input: 2,
    events: ['answers.confirmed', 'finalise: error', 'step.back'],
    ends: { registering: 'checkAnswers' },
  },
  {
    name: 'and silence',
    input: 2,
    events: ['answers.confirmed', 'after: savingPatience'],
    ends: { registering: 'couldNotRegister' },
  },
  {
    name: 'an address that was taken meanwhile logs in',
    input: 2,
    events: ['answers.confirmed', 'finalise: done#2'],
    ends: { account: 'knownEmail' },
  },
  {
    name: 'a session that ran out asks for the account again',
    input: 2,
    events: ['answers.confirmed', 'finalise: done#4'],
    ends: { account: 'password' },
  },
  {
    name: 'what the server finds is corrected in the summary',
    input: 2,
    events: ['answers.confirmed', 'finalise: done#5'],
    ends: { registering: 'checkAnswers' },
  },
  {
    name: 'each answer can be changed from the summary',
    input: 2,
    events: [shows('marketing-permission'), 'permission.submitted'],
    ends: { registering: 'checkAnswers' },
  },
  {
    name: 'Back from the number of who is signed in skips the account',
    input: 2,
    events: [shows('mobile'), 'step.back'],
    ends: { theCause: 'marketingPermission' },
  },
  ...causeRegistrationWays,
]
