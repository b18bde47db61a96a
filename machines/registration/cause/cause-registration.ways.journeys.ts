import { journey } from '#machines/fixtures.ts'
import { person } from '../new-account.fixtures.ts'
import type { CauseRegistrationStep } from './cause-answers.ts'
import { causeOrder } from './cause-registration.machine.ts'

const shows = (step: CauseRegistrationStep) => `step.shown#${causeOrder.steps.indexOf(step) + 1}`

/** Journeys pinned by hand: looking again at what is answered, Back, and what is known on the way. */
export const causeRegistrationWays = [
  ...(
    [
      ['charity-question', { theCause: 'charityQuestion' }],
      ['charity-number', { theCause: 'charityNumber' }],
      ['address', { theCause: 'address' }],
      ['cause-name', { theCause: 'causeName' }],
      ['social-links', { theCause: 'socialLinks' }],
      ['marketing-permission', { theCause: 'marketingPermission' }],
      ['account-email', { account: 'accountEmail' }],
      ['password', { account: 'password' }],
      ['names', { account: 'names' }],
    ] as const
  ).map(([step, ends]) =>
    journey(
      `what is answered can be looked at again: ${step}`,
      0,
      `isCharity.submitted#1 > charityNumber.submitted > lookUpCharity: done#1 > address.submitted > name.submitted > findMatches: done#1 > links.submitted > permission.submitted > email.submitted > probeEmail: done#2 > password.submitted > names.submitted > ${shows(step)}`,
      ends,
    ),
  ),
  journey('and the summary from there', 2, `${shows('cause-name')} > ${shows('check-answers')}`, { registering: 'checkAnswers' }),
  journey('and the number', 2, shows('mobile'), { account: 'mobile' }),
  journey(
    'what is not asked of who is signed in is not shown either',
    2,
    '',
    { registering: 'checkAnswers' },
    {
      refuses: [shows('account-email')],
    },
  ),
  journey(
    'the number is too far ahead before the answers',
    0,
    '',
    { theCause: 'charityQuestion' },
    { refuses: [shows('mobile')] },
  ),
  journey('so is the summary', 0, '', { theCause: 'charityQuestion' }, { refuses: [shows('check-answers')] }),
  journey('the password is too far ahead as well', 0, '', { theCause: 'charityQuestion' }, { refuses: [shows('password')] }),
  journey(
    'F-056 who is here may become known while the first question stands',
    0,
    'person.signedIn',
    { theCause: 'charityQuestion' },
    {
      knows: { person },
    },
  ),
  journey('F-047 a known address can log in', 1, 'email.submitted > probeEmail: done#1', { account: 'knownEmail' }),
  ...[
    { at: 'address', way: '' },
    { at: 'check of the address', way: 'email.submitted > ' },
    { at: 'password', way: 'email.submitted > probeEmail: done#2 > ' },
    { at: 'name', way: 'email.submitted > probeEmail: done#2 > password.submitted > ' },
  ].map(({ at, way }) =>
    journey(
      `F-056 who logs in elsewhere is asked nothing more about themselves, from the ${at} on`,
      1,
      `${way}person.signedIn`,
      { account: 'mobile' },
      {
        knows: { person, password: '' },
        does: [`keepPerson(${JSON.stringify({ person })})`],
      },
    ),
  ),
  journey(
    'F-059 the account that is being made changes no summary',
    2,
    'answers.confirmed',
    { registering: 'finalising' },
    {
      refuses: ['person.signedIn'],
    },
  ),
  journey(
    'F-055 what the register knows is kept',
    0,
    'isCharity.submitted#1 > charityNumber.submitted > lookUpCharity: done#1',
    { theCause: 'address' },
    { knows: { charity: { number: '2000002' } } },
  ),
  journey(
    'F-055 an unknown number is corrected',
    0,
    'isCharity.submitted#1 > charityNumber.submitted > lookUpCharity: done#2 > step.back',
    { theCause: 'charityNumber' },
  ),
  journey(
    'back from the name',
    0,
    'isCharity.submitted#1 > charityNumber.submitted > lookUpCharity: done#1 > address.submitted > step.back',
    { theCause: 'address' },
  ),
  journey(
    'F-057 the causes that may be this one are shown',
    2,
    `${shows('cause-name')} > name.submitted > findMatches: done#2`,
    { theCause: 'matchingCauseChoice' },
    { knows: { matches: { isTaken: false } } },
  ),
  journey(
    'F-057 after another name nothing is left of them',
    2,
    `${shows('cause-name')} > name.submitted > findMatches: done#2 > step.back > name.submitted > findMatches: done#1`,
    { registering: 'checkAnswers' },
    { knows: { matches: { causes: [], isTaken: false } } },
  ),
  journey(
    'F-057 the one that is to be run is the one that was chosen',
    2,
    `${shows('cause-name')} > name.submitted > findMatches: done#2 > match.adminWanted`,
    { theCause: 'becomeAdminRequest' },
    { knows: { chosen: { id: 7 } } },
  ),
  journey(
    'F-061 a request that support has is told by its reference, and not taken back',
    2,
    `${shows('cause-name')} > name.submitted > findMatches: done#2 > match.adminWanted > adminRequest: done`,
    { theCause: 'adminRequested' },
    { knows: { request: { reference: 'AR-7K2M9QXB', email: 'dee@example.org' } }, refuses: ['step.back'] },
  ),
  journey(
    'F-061 who goes back in the browser is asked on, and told no more of it',
    2,
    `${shows('cause-name')} > name.submitted > findMatches: done#2 > match.adminWanted > adminRequest: done > ${shows('address')}`,
    { theCause: 'address' },
    { knows: { request: null }, does: ['forgetRequest'] },
  ),
  journey(
    'F-057 the one that is supported is the one that was chosen',
    2,
    `${shows('cause-name')} > name.submitted > findMatches: done#2 > match.supporterWanted`,
    'supporting',
    { knows: { chosen: { id: 7 } } },
  ),
  journey(
    'F-058 a cause that is taken is nobody’s own',
    2,
    `${shows('cause-name')} > name.submitted > findMatches: done#3`,
    { theCause: 'matchingCauseChoice' },
    { refuses: ['match.none'] },
  ),
  journey(
    'F-057 who has a cause of their own sees the others no more',
    2,
    `${shows('cause-name')} > name.submitted > findMatches: done#2 > match.none`,
    { registering: 'checkAnswers' },
    { knows: { matches: { causes: [], isTaken: false } } },
  ),
  journey(
    'F-057 another name instead of a match',
    2,
    `${shows('cause-name')} > name.submitted > findMatches: done#2 > step.back`,
    { theCause: 'causeName' },
  ),
  journey(
    'back from the links',
    0,
    'isCharity.submitted#1 > charityNumber.submitted > lookUpCharity: done#1 > address.submitted > name.submitted > findMatches: done#1 > step.back',
    { theCause: 'causeName' },
  ),
  journey(
    'back from the permission',
    0,
    'isCharity.submitted#1 > charityNumber.submitted > lookUpCharity: done#1 > address.submitted > name.submitted > findMatches: done#1 > links.submitted > step.back',
    { theCause: 'socialLinks' },
  ),
  journey(
    'back from the address of the account',
    0,
    'isCharity.submitted#1 > charityNumber.submitted > lookUpCharity: done#1 > address.submitted > name.submitted > findMatches: done#1 > links.submitted > permission.submitted > step.back',
    { theCause: 'marketingPermission' },
  ),
  journey(
    'F-047 another address than the known one',
    0,
    'isCharity.submitted#1 > charityNumber.submitted > lookUpCharity: done#1 > address.submitted > name.submitted > findMatches: done#1 > links.submitted > permission.submitted > email.submitted > probeEmail: done#1 > step.back',
    { account: 'accountEmail' },
  ),
  journey(
    'back from the password',
    0,
    'isCharity.submitted#1 > charityNumber.submitted > lookUpCharity: done#1 > address.submitted > name.submitted > findMatches: done#1 > links.submitted > permission.submitted > email.submitted > probeEmail: done#2 > step.back',
    { account: 'accountEmail' },
  ),
  journey(
    'back from the names',
    0,
    'isCharity.submitted#1 > charityNumber.submitted > lookUpCharity: done#1 > address.submitted > name.submitted > findMatches: done#1 > links.submitted > permission.submitted > email.submitted > probeEmail: done#2 > password.submitted > step.back',
    { account: 'password' },
  ),
  journey(
    'back from the number of who is new',
    0,
    'isCharity.submitted#1 > charityNumber.submitted > lookUpCharity: done#1 > address.submitted > name.submitted > findMatches: done#1 > links.submitted > permission.submitted > email.submitted > probeEmail: done#2 > password.submitted > names.submitted > step.back',
    { account: 'names' },
  ),
  journey('what is confirmed is made tidy first', 2, 'answers.confirmed', { registering: 'finalising' }, { does: ['tidy'] }),
  journey(
    'a cause that is there: its page is known, then the password no more',
    2,
    'answers.confirmed > finalise: done#1',
    'success',
    {
      knows: { uri: 'the-lantern-trust', password: '' },
      does: ['keepOutcome({"outcome":{"kind":"registered","uri":"the-lantern-trust"}})', 'forgetPassword'],
    },
  ),
  journey(
    'E-027 what the server finds wrong is named by its field',
    2,
    'answers.confirmed > finalise: done#5',
    { registering: 'checkAnswers' },
    {
      knows: { refusals: { password: 'passwordCommon' } },
    },
  ),
  journey(
    'F-058 the cause that exists by now is the one that is shown',
    2,
    'answers.confirmed > finalise: done#3 > findMatches: done#3',
    { theCause: 'matchingCauseChoice' },
    { knows: { matches: { isTaken: true } } },
  ),
  journey(
    'F-058 or its name is asked when there is none after all',
    2,
    'answers.confirmed > finalise: done#3 > findMatches: done#1',
    { theCause: 'causeName' },
  ),
]
