import { causeQuestions } from '#contract/registration/cause-registration.rules.ts'
import words from '#locales/en-GB/registration-cause.json' with { type: 'json' }
import { causeAnswers } from '#machines/registration/cause/cause-registration.fixtures.ts'
import { causeRegistrationMachine, noCauseAnswers } from '#machines/registration/cause/cause-registration.machine.ts'
import { demoPassword } from '#server/db/seed/seed.ts'
import { go } from '#tests/kit/site.ts'
import { answering, busy, button, click, type Driver, failures, heading, valuesBut } from '../driver.ts'
import { furtherQuestions, stateOf } from '../further-questions.ts'
import { causeRegistrationAsks } from './cause-registration.asks.ts'
import { leaveDraft, onceLoggedIn } from './drafts.driver.ts'

const titles = {
  charityQuestion: 'Is your cause a registered charity?',
  charityNumber: 'What’s the charity number?',
  address: 'What’s the cause’s address?',
  causeName: 'What’s the cause called?',
  socialLinks: 'Where can people find the cause online?',
  marketingPermission: 'Can we help people find your cause?',
  accountEmail: 'What’s your email address?',
  password: 'Choose a password',
  names: 'What’s your name?',
  mobile: 'What’s your mobile number?',
  checkAnswers: 'Check your answers',
}
/** What is asked besides. */
export const furtherOfCause = furtherQuestions(
  causeRegistrationMachine,
  causeQuestions,
  (step) => stateOf(step) in titles,
  causeAnswers,
  words,
)

const address = { line1: '18 Mill Lane', line2: '', town: 'Harrowden', postcode: 'ZZ4 7CD' }
const cause = {
  id: 7,
  hash: 'h7',
  name: 'The Lantern Trust',
  uri: 'the-lantern-trust',
  kind: 'charity',
  place: 'Harrowden',
  isRegisteredCharity: true,
  standing: 'confirmed',
  logoHttps: null,
}
const answers = {
  ...noCauseAnswers,
  isCharity: 'no',
  address,
  name: { causeName: 'The Lantern Trust', kind: 'club' },
  links: { website: '', facebook: '', twitter: '', instagram: '' },
  permission: 'yes',
}
/** What an earlier visit has left, for the states that a wizard can begin in. */
const drafts: Record<string, object> = {
  '{"account":"accountEmail"}': answers,
  '{"registering":"checkAnswers"}': { ...answers, mobile: '07700900982', ...furtherOfCause.given },
}
let people = 0

export const causeRegistrationDriver: Driver = {
  chart: 'causeRegistration',
  signsIn: false,
  signedInAt: ['{"registering":"checkAnswers"}'],
  beginsAnywhere: true,
  onlyWith: onceLoggedIn,
  // Elsewhere somebody logs in on another tab: beside-the-wizard.test.ts does.
  byItself: { 'person.signedIn': valuesBut(causeRegistrationMachine, 'knownEmail') },
  async open(page, start) {
    if (drafts[start]) await leaveDraft(page, { kind: 'cause', id: `draft-of-route-${++people}`, answers: drafts[start] })
    await go(page, '/register-your-good-cause/create')
  },
  controls: {
    'isCharity.submitted#1': answering(titles.charityQuestion, (page) => page.getByLabel('Yes', { exact: true }).check()),
    'isCharity.submitted#2': answering(titles.charityQuestion, (page) => page.getByLabel('No', { exact: true }).check()),
    'charityNumber.submitted': answering(titles.charityNumber, (page) => page.getByLabel('Charity number').fill('2000002')),
    'number.kept': click(button('Keep this number')),
    'address.submitted': answering(titles.address, async (page) => {
      await page.getByLabel('Address line 1').fill(address.line1)
      await page.getByLabel('Town or city').fill(address.town)
      await page.getByLabel('Postcode').fill(address.postcode)
    }),
    'name.submitted': answering(titles.causeName, async (page) => {
      await page.getByLabel('Name of the cause').fill('The Lantern Trust')
      const club = page.getByLabel('Club or team')
      if ((await club.count()) > 0) await club.check()
    }),
    'match.adminWanted': click(button('Ask to run The Lantern Trust')),
    'match.supporterWanted': click(button('Support The Lantern Trust')),
    'match.none': click(button('None of these: continue')),
    'links.submitted': answering(titles.socialLinks, (page) => page.getByLabel(/^Website/).fill('www.lantern-trust.example')),
    'permission.submitted': answering(titles.marketingPermission, (page) => page.getByLabel(/^Yes, help/).check()),
    'email.submitted': answering(titles.accountEmail, (page) =>
      page.getByLabel('Email address').fill(`ada${++people}@example.org`),
    ),
    'person.signedIn': {
      control: button('Log in'),
      use: async (page) => {
        await page.getByLabel('Email address').fill('treasurer@farthing.example')
        await page.getByLabel('Password', { exact: true }).fill(demoPassword)
        await button('Log in')(page).click()
      },
    },
    'password.submitted': answering(titles.password, (page) =>
      page.getByLabel('Password', { exact: true }).fill('three blue boats'),
    ),
    'names.submitted': answering(titles.names, async (page) => {
      await page.getByLabel('First name').fill('Ada')
      await page.getByLabel('Last name').fill('Quill')
    }),
    'mobile.submitted': answering(titles.mobile, (page) => page.getByLabel('Mobile number').fill('07700 900982')),
    ...furtherOfCause.controls,
    'answers.confirmed': answering(
      titles.checkAnswers,
      (page) => page.getByLabel(/^I accept the cause terms/).check(),
      'Register this cause',
    ),
    'registration.retried': click(button('Try again')),
    'steps.opened': click(button('See what’s next')),
    'step.back': click(button(/^(Back|Change the name or address|Use another address)$/)),
  },
  // What happens inside of the request has a driver of its own (`adminRequest`).
  happens: {
    'adminRequest: done': async (page) => {
      const json = { body: { details: { ticketReference: 'AR-7K2M9QXB' } } }
      await page.route('**/admin-requests', (route) => route.fulfill({ json }), { times: 1 })
      await page.getByLabel('Email address').fill('dee@example.org')
      await page.getByLabel('Phone number').fill('01632 960 001')
      await button('Send request')(page).click()
    },
  },
  actors: {
    lookUpCharity: {
      request: /\/api\/charities\//,
      answers: {
        'done#1': { status: 200, details: { charity: { number: '2000002', name: 'The Lantern Trust', website: null, address } } },
        'done#2': { status: 404, code: 'notFound' },
        ...failures,
      },
    },
    findMatches: {
      request: /\/api\/cause-matches$/,
      answers: {
        'done#1': { status: 200, details: { causes: [], isTaken: false } },
        'done#2': { status: 200, details: { causes: [cause], isTaken: false } },
        'done#3': { status: 200, details: { causes: [cause], isTaken: true } },
        ...failures,
      },
    },
    probeEmail: {
      request: /\/api\/users\/email-exists/,
      answers: {
        'done#1': { status: 200, details: { exists: true } },
        'done#2': { status: 200, details: { exists: false } },
        'done#3': { status: 500, code: 'internal' },
      },
    },
    finalise: {
      request: /\/api\/(user|causes)$/,
      passes: /\/api\/user$/,
      answers: {
        'done#1': { status: 200, details: { cause } },
        'done#3': { status: 409, code: 'causeExists' },
        'done#5': { status: 422, code: 'validation', fields: { causeName: 'causeNameTooLong' } },
        'done#6': { status: 500, code: 'internal' },
      },
    },
  },
  asks: causeRegistrationAsks,
  leaves: ['"supporting"'],
  sees: {
    '{"theCause":"charityQuestion"}': heading(titles.charityQuestion),
    '{"theCause":"charityNumber"}': heading(titles.charityNumber),
    '{"theCause":"checkingNumber"}': busy,
    '{"theCause":"numberUnknown"}': heading('We can’t find 2000002 on the register'),
    '{"theCause":"address"}': heading(titles.address),
    '{"theCause":"causeName"}': heading(titles.causeName),
    '{"theCause":"checkingMatches"}': busy,
    '{"theCause":"matchingCauseChoice"}': heading('Is this your cause?'),
    '{"theCause":"becomeAdminRequest"}': heading('Ask to run The Lantern Trust'),
    '{"theCause":"adminRequested"}': (page) => page.getByText('Your reference is AR-7K2M9QXB.'),
    '"supporting"': (page) => page.getByRole('heading', { level: 1 }),
    '{"theCause":"socialLinks"}': heading(titles.socialLinks),
    '{"theCause":"marketingPermission"}': heading(titles.marketingPermission),
    '{"account":"accountEmail"}': heading(titles.accountEmail),
    '{"account":"checkingEmail"}': busy,
    '{"account":"knownEmail"}': heading('You already have an account'),
    '{"account":"password"}': heading(titles.password),
    '{"account":"names"}': heading(titles.names),
    '{"account":"mobile"}': heading(titles.mobile),
    ...furtherOfCause.sees,
    '{"registering":"checkAnswers"}': heading(titles.checkAnswers),
    '{"registering":"finalising"}': busy,
    '{"registering":"couldNotRegister"}': heading('System error: Something went wrong, please check your details and try again'),
    '{"registering":"alreadyThere"}': busy,
    '"success"': heading('The Lantern Trust is registered'),
    '"nextSteps"': heading('What’s next'),
  },
}
