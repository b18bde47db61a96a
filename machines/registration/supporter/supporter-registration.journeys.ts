import { journey } from '#machines/fixtures.ts'
import type { SupporterRegistrationStep } from './supporter-registration.machine.ts'
import { supporterOrder } from './supporter-registration.machine.ts'

const shows = (step: SupporterRegistrationStep) => `step.shown#${supporterOrder.steps.indexOf(step) + 1}`

/** Journeys pinned by hand, besides those of the fixtures. */
export const supporterRegistrationJourneys = [
  journey('F-046 a probe whose chart cannot be loaded stops nobody', 1, 'create-account.submitted > probeEmail: error', {
    terms: 'marketingTerms',
  }),
  journey(
    'F-048 another cause can always be chosen',
    1,
    `create-account.submitted > probeEmail: done#1 > ${shows('choose-cause')}`,
    'chooseCause',
  ),
  journey('F-048 the step that is shown stays', 1, shows('create-account'), { account: 'createAccount' }),
  journey('F-048 the account, once there is a cause', 1, `step.back > ${shows('create-account')}`, { account: 'createAccount' }),
  journey(
    'F-048 what is answered can be looked at again',
    1,
    `create-account.submitted > probeEmail: done#2 > marketing-terms.submitted > createUser: done#4 > ${shows('choose-cause')} > ${shows('marketing-terms')}`,
    { terms: 'marketingTerms' },
  ),
  journey(
    'F-129 who is signed in decides about the cause that they chose',
    0,
    'person.signedIn#1 > cause.chosen',
    { causeSwitch: 'confirmCauseSwitch' },
    {
      knows: { cause: { id: 7, name: 'Harrowden Hospice' } },
      does: ['keepCause({"cause":{"id":7,"name":"Harrowden Hospice"}})'],
    },
  ),
  journey('back from the account to the cause', 1, 'step.back', 'chooseCause'),
  journey('a silent probe stops nobody', 1, 'create-account.submitted > after: patience > marketing-terms.submitted', {
    terms: 'finalising',
  }),
  journey('F-047 another address', 1, 'create-account.submitted > probeEmail: done#1 > step.back', { account: 'createAccount' }),
  journey(
    'F-047 who logs in while a link is asked for',
    1,
    'create-account.submitted > probeEmail: done#1 > link.asked > person.signedIn#2',
    { causeSwitch: 'switching' },
    { knows: { person: { supported: null } } },
  ),
  journey(
    'F-047 who logs in where the link could not be asked for',
    1,
    'create-account.submitted > probeEmail: done#1 > link.asked > requestLink: error > person.signedIn#2',
    { causeSwitch: 'switching' },
    { knows: { person: { supported: null } } },
  ),
  journey(
    'another address where the link could not be asked for',
    1,
    'create-account.submitted > probeEmail: done#1 > link.asked > requestLink: error > step.back',
    { account: 'createAccount' },
  ),
  journey(
    'a switch that fails can be left: the cause before stays',
    1,
    'person.signedIn#1 > switch.confirmed > switchCause: error > switch.declined',
    'done',
  ),
  journey(
    'E-040 or the list is opened again, and another cause decided about',
    1,
    'person.signedIn#1 > switch.confirmed > switchCause: error > list.reopened > cause.chosen',
    { causeSwitch: 'confirmCauseSwitch' },
  ),
  journey(
    'F-047 who follows the mailed link in another tab goes on here',
    1,
    'create-account.submitted > probeEmail: done#1 > link.asked > requestLink: done > person.signedIn#2',
    { causeSwitch: 'switching' },
    { knows: { person: { supported: null } } },
  ),
  ...[
    ['while the address is asked for', ''],
    ['whose details were refused', ' > probeEmail: done#2 > marketing-terms.submitted > createUser: done#3'],
    ['at the terms', ' > probeEmail: done#2'],
    ['where no account could be made', ' > probeEmail: done#2 > marketing-terms.submitted > createUser: done#4'],
  ].map(([when, steps]) =>
    journey(
      `F-056 who logs in in another tab goes on here: ${when}`,
      1,
      `create-account.submitted${steps} > person.signedIn#2`,
      { causeSwitch: 'switching' },
      { knows: { person: { supported: null } }, does: ['keepPerson({"supported":null})'] },
    ),
  ),
  journey(
    'F-051 an account that is being made is waited for, whoever is logged in meanwhile',
    1,
    'create-account.submitted > probeEmail: done#2 > marketing-terms.submitted',
    { terms: 'finalising' },
    { refuses: ['person.signedIn#1'] },
  ),
  journey(
    'F-048 back from the terms to the account, not past it',
    1,
    'create-account.submitted > probeEmail: done#2 > step.back',
    { account: 'createAccount' },
  ),
  journey(
    'F-051 silence keeps everything',
    1,
    'create-account.submitted > probeEmail: done#2 > marketing-terms.submitted > after: longPatience',
    { terms: 'couldNotRegister' },
  ),
  journey(
    'F-051 so does a crash, and the terms can be looked at again',
    1,
    'create-account.submitted > probeEmail: done#2 > marketing-terms.submitted > createUser: error > step.back',
    { terms: 'marketingTerms' },
  ),
  journey(
    'F-047 an address that was taken meanwhile logs in',
    1,
    'create-account.submitted > probeEmail: done#2 > marketing-terms.submitted > createUser: done#2',
    { account: 'knownEmail' },
  ),
  journey(
    'E-027 what the server finds wrong is named by its field',
    1,
    'create-account.submitted > probeEmail: done#2 > marketing-terms.submitted > createUser: done#3',
    { account: 'detailsRefused' },
    { knows: { refusals: { password: 'passwordCommon' } } },
  ),
  journey(
    'E-027 corrected, and asked again',
    1,
    'create-account.submitted > probeEmail: done#2 > marketing-terms.submitted > createUser: done#3 > create-account.submitted',
    { account: 'checkingEmail' },
    {
      does: [
        'keepAnswer({"create-account":{"firstName":"Rowan","lastName":"Ellis","email":"rowan@example.org","password":"three blue boats"}})',
      ],
    },
  ),
  journey(
    'from what was found wrong back to the cause',
    1,
    'create-account.submitted > probeEmail: done#2 > marketing-terms.submitted > createUser: done#3 > step.back',
    'chooseCause',
  ),
]
