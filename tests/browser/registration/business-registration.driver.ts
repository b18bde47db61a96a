import { expect } from 'vitest'
import { businessRegistrationMachine } from '#machines/registration/business/business-registration.machine.ts'
import { demoPassword } from '#server/db/seed/seed.ts'
import { go } from '#tests/kit/site.ts'
import { answering, busy, button, click, type Driver, failures, heading, valuesBut } from '../driver.ts'
import { leaveDraft, onceLoggedIn } from './drafts.driver.ts'

let people = 0

export const businessRegistrationDriver: Driver = {
  chart: 'businessRegistration',
  signsIn: false,
  signedInAt: ['{"registering":"checkAnswers"}'],
  beginsAnywhere: true,
  onlyWith: onceLoggedIn,
  // Elsewhere somebody logs in on another tab.
  byItself: { 'person.signedIn': valuesBut(businessRegistrationMachine, 'knownEmail') },
  async open(page, start) {
    if (start === '{"registering":"checkAnswers"}') {
      const answers = { businessName: 'Mill Lane Bakery', contactNumber: '', email: null, names: null }
      await leaveDraft(page, { kind: 'business', id: `business-of-route-${++people}`, answers })
    }
    await go(page, '/register-your-business/create')
  },
  controls: {
    'businessName.submitted': answering('What’s your business called?', (page) =>
      page.getByLabel('Name of the business').fill('Mill Lane Bakery'),
    ),
    'contactNumber.submitted': answering('What’s its phone number?', (page) => page.getByLabel(/^Phone number/).fill('')),
    'email.submitted': answering('What’s your email address?', (page) =>
      page.getByLabel('Email address').fill(`baker${++people}@example.org`),
    ),
    'person.signedIn': {
      control: button('Log in'),
      use: async (page) => {
        await page.getByLabel('Email address').fill('treasurer@farthing.example')
        await page.getByLabel('Password', { exact: true }).fill(demoPassword)
        await button('Log in')(page).click()
      },
    },
    'password.submitted': answering('Choose a password', (page) =>
      page.getByLabel('Password', { exact: true }).fill('three blue boats'),
    ),
    'names.submitted': answering('What’s your name?', async (page) => {
      await page.getByLabel('First name').fill('Ada')
      await page.getByLabel('Last name').fill('Quill')
    }),
    'answers.confirmed': answering(
      'Check your answers',
      (page) => page.getByLabel(/^I accept the cause terms/).check(),
      'Register this business',
    ),
    'registration.retried': click(button('Try again')),
    'steps.opened': click(button('See what’s next')),
    'step.back': click(button(/^(Back|Use another address|Choose another name)$/)),
  },
  actors: {
    probeEmail: {
      request: /\/api\/users\/email-exists/,
      answers: {
        'done#1': { status: 200, details: { exists: true } },
        'done#2': { status: 200, details: { exists: false } },
        'done#3': { status: 500, code: 'internal' },
      },
    },
    finalise: {
      request: /\/api\/(user|businesses)$/,
      passes: /\/api\/user$/,
      answers: {
        'done#1': {
          status: 200,
          details: {
            cause: {
              id: 7,
              hash: 'h7',
              name: 'Mill Lane Bakery',
              uri: 'mill-lane-bakery',
              kind: 'business',
              place: '',
              isRegisteredCharity: false,
              standing: 'confirmed',
              logoHttps: null,
            },
          },
        },
        'done#3': { status: 409, code: 'causeExists' },
        'done#5': { status: 422, code: 'validation', fields: { businessName: 'causeNameTooLong' } },
        'done#6': { status: 500, code: 'internal' },
      },
    },
  },
  asks: {
    finalise: {
      method: 'POST',
      path: '/api/businesses',
      body: {
        businessName: 'Mill Lane Bakery',
        terms: { path: '/terms/cause', statement: 'I accept the cause terms' },
        acceptedTerms: [{ Id: 'cause-1', Statement: 'I accept the cause terms', Path: '/terms/cause', Version: '1' }],
      },
    },
    probeEmail: {
      method: 'GET',
      path: '/api/users/email-exists',
      query: { email: expect.stringMatching(/^baker\d+@example\.org$/) },
    },
  },
  sees: {
    '{"theBusiness":"businessName"}': heading('What’s your business called?'),
    '{"theBusiness":"contactNumber"}': heading('What’s its phone number?'),
    '{"account":"accountEmail"}': heading('What’s your email address?'),
    '{"account":"checkingEmail"}': busy,
    '{"account":"knownEmail"}': heading('You already have an account'),
    '{"account":"password"}': heading('Choose a password'),
    '{"account":"names"}': heading('What’s your name?'),
    '{"registering":"checkAnswers"}': heading('Check your answers'),
    '{"registering":"finalising"}': busy,
    '{"theBusiness":"alreadyRegistered"}': heading('This business is already registered'),
    '{"registering":"couldNotRegister"}': heading('System error: Something went wrong, please check your details and try again'),
    '"success"': heading('Mill Lane Bakery is registered'),
    '"nextSteps"': heading('What’s next'),
  },
}

/** Opened as a person comes to it: through the wizard, for a name that is there already. */
export const adminRequestDriver: Driver = {
  chart: 'adminRequest',
  signsIn: false,
  async open(page) {
    await go(page, '/register-your-good-cause/create')
    await page.getByLabel('No', { exact: true }).check()
    await button('Continue')(page).click()
    await page.getByLabel('Address line 1').fill('1 High Street')
    await page.getByLabel('Town or city').fill('Abbotsmere')
    await page.getByLabel('Postcode').fill('ZZ1 1AA')
    await button('Continue')(page).click()
    await page.getByLabel('Name of the cause').fill('Abbotsmere Hospice')
    await page.getByLabel('Community group').check()
    await button('Continue')(page).click()
    await button('Ask to run Abbotsmere Hospice')(page).click()
  },
  controls: {
    'request.submitted': {
      control: button('Send request'),
      use: async (page) => {
        await page.getByLabel('Email address').fill('dee@example.org')
        await page.getByLabel('Phone number').fill('01632 960 001')
        await button('Send request')(page).click()
      },
    },
    'request.retried': click(button('Try again')),
  },
  actors: {
    sendRequest: {
      request: /\/admin-requests$/,
      answers: {
        'done#1': { status: 200, details: { ticketReference: 'AR-7K2M9QXB' } },
        'done#2': { status: 422, code: 'validation', fields: { phoneNumber: 'phoneFormat' } },
        ...failures,
      },
    },
  },
  asks: {
    sendRequest: {
      method: 'POST',
      path: '/api/causes/id:1/admin-requests',
      body: { emailAddress: 'dee@example.org', phoneNumber: '01632960001', evidence: '' },
    },
  },
  sees: {
    '"editing"': heading('Ask to run Abbotsmere Hospice'),
    '"submitting"': busy,
    '"couldNotSend"': heading('We couldn’t send your request'),
    '"ticketShown"': (page) => page.getByText('Your reference is AR-7K2M9QXB.'),
  },
}
