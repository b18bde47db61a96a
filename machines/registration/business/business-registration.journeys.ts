import { journey } from '#machines/fixtures.ts'
import { person } from '../new-account.fixtures.ts'
import type { BusinessRegistrationStep } from './business-answers.ts'
import { businessOrder } from './business-registration.machine.ts'

const shows = (step: BusinessRegistrationStep) => `step.shown#${businessOrder.steps.indexOf(step) + 1}`

/** Journeys pinned by hand, besides those of the fixtures. */
export const businessRegistrationJourneys = [
  journey(
    'what is answered can be looked at again: businessName',
    0,
    `businessName.submitted > contactNumber.submitted > email.submitted > probeEmail: done#2 > password.submitted > names.submitted > ${shows('business-name')}`,
    { theBusiness: 'businessName' },
  ),
  journey(
    'what is answered can be looked at again: contactNumber',
    0,
    `businessName.submitted > contactNumber.submitted > email.submitted > probeEmail: done#2 > password.submitted > names.submitted > ${shows('contact-number')}`,
    { theBusiness: 'contactNumber' },
  ),
  journey(
    'what is answered can be looked at again: accountEmail',
    0,
    `businessName.submitted > contactNumber.submitted > email.submitted > probeEmail: done#2 > password.submitted > names.submitted > ${shows('account-email')}`,
    { account: 'accountEmail' },
  ),
  journey(
    'what is answered can be looked at again: password',
    0,
    `businessName.submitted > contactNumber.submitted > email.submitted > probeEmail: done#2 > password.submitted > names.submitted > ${shows('password')}`,
    { account: 'password' },
  ),
  journey(
    'what is answered can be looked at again: names',
    0,
    `businessName.submitted > contactNumber.submitted > email.submitted > probeEmail: done#2 > password.submitted > names.submitted > ${shows('names')}`,
    { account: 'names' },
  ),
  journey(
    'and the summary from there',
    0,
    `businessName.submitted > contactNumber.submitted > email.submitted > probeEmail: done#2 > password.submitted > names.submitted > ${shows('business-name')} > ${shows('check-answers')}`,
    { registering: 'checkAnswers' },
  ),
  journey(
    'the summary is too far ahead before the answers',
    0,
    '',
    { theBusiness: 'businessName' },
    { refuses: [shows('check-answers')] },
  ),
  journey(
    'F-056 who is here may become known while the first question stands',
    0,
    'person.signedIn',
    { theBusiness: 'businessName' },
    {
      knows: { person },
    },
  ),
  journey(
    'F-047 a known address can log in',
    0,
    'businessName.submitted > contactNumber.submitted > email.submitted > probeEmail: done#1',
    { account: 'knownEmail' },
  ),
  ...[
    { at: 'address', way: 'businessName.submitted > contactNumber.submitted > ' },
    { at: 'check of the address', way: 'businessName.submitted > contactNumber.submitted > email.submitted > ' },
    { at: 'password', way: 'businessName.submitted > contactNumber.submitted > email.submitted > probeEmail: done#2 > ' },
    {
      at: 'name',
      way: 'businessName.submitted > contactNumber.submitted > email.submitted > probeEmail: done#2 > password.submitted > ',
    },
  ].map(({ at, way }) =>
    journey(
      `F-056 who logs in elsewhere is asked nothing more about themselves, from the ${at} on`,
      0,
      `${way}person.signedIn`,
      { registering: 'checkAnswers' },
      {
        knows: { person, password: '' },
        does: [`keepPerson(${JSON.stringify({ person })})`],
      },
    ),
  ),
  journey(
    'F-059 the account that is being made changes no summary',
    1,
    'answers.confirmed',
    { registering: 'finalising' },
    {
      refuses: ['person.signedIn'],
    },
  ),
  journey('back to the name', 0, 'businessName.submitted > step.back', { theBusiness: 'businessName' }),
  journey('back to the number', 0, 'businessName.submitted > contactNumber.submitted > step.back', {
    theBusiness: 'contactNumber',
  }),
  journey(
    'F-047 another address',
    0,
    'businessName.submitted > contactNumber.submitted > email.submitted > probeEmail: done#1 > step.back',
    { account: 'accountEmail' },
  ),
  journey(
    'back from the password',
    0,
    'businessName.submitted > contactNumber.submitted > email.submitted > probeEmail: done#2 > step.back',
    { account: 'accountEmail' },
  ),
  journey(
    'back from the names',
    0,
    'businessName.submitted > contactNumber.submitted > email.submitted > probeEmail: done#2 > password.submitted > step.back',
    { account: 'password' },
  ),
  journey(
    'back from the summary of who is new',
    0,
    'businessName.submitted > contactNumber.submitted > email.submitted > probeEmail: done#2 > password.submitted > names.submitted > step.back',
    { account: 'names' },
  ),
  journey(
    'E-027 what the server finds wrong is named by its field',
    1,
    'answers.confirmed > finalise: done#5',
    { registering: 'checkAnswers' },
    {
      knows: { refusals: { password: 'passwordCommon' } },
    },
  ),
  journey(
    'what was found wrong is forgotten when it is sent again',
    1,
    'answers.confirmed > finalise: done#5 > answers.confirmed',
    { registering: 'finalising' },
    { does: ['forgetRefusals'] },
  ),
  journey(
    'a business that is there: its page is known, the password no more',
    0,
    'businessName.submitted > contactNumber.submitted > email.submitted > probeEmail: done#2 > password.submitted > names.submitted > answers.confirmed > finalise: done#1',
    'success',
    {
      knows: { uri: 'mill-lane-bakery', password: '' },
      does: ['keepOutcome({"outcome":{"kind":"registered","uri":"mill-lane-bakery"}})', 'forgetPassword'],
    },
  ),
  journey('a crash can be left for the summary', 1, 'answers.confirmed > finalise: error > step.back', {
    registering: 'checkAnswers',
  }),
  journey('another name than the one that is there already', 1, 'answers.confirmed > finalise: done#3 > step.back', {
    theBusiness: 'businessName',
  }),
]
