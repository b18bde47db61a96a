import { preferencesFixtures } from '#machines/account/preferences/preferences.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { busyButton, button, click, type Driver, done, failures, heading, main } from '../driver.ts'

const user = {
  id: 1,
  hash: 'h',
  email: 'supporter@farthing.example',
  firstName: 'Rowan',
  lastName: 'Ellis',
  gender: null,
  dateOfBirth: null,
  mobile: null,
  addressLine1: null,
  addressLine2: null,
  city: null,
  county: null,
  postcode: null,
  avatar: null,
  adminCauses: [],
  isCauseAdmin: [],
  isSupport: false,
}

export const profileEditDriver: Driver = {
  chart: 'profileEdit',
  signsIn: true,
  open: (page) => go(page, '/account/settings/personal-details'),
  controls: {
    'form.submitted': {
      control: button('Save'),
      use: async (page) => {
        const birth = page.getByRole('group', { name: 'Date of birth' })
        await birth.getByLabel('Day').fill('3')
        await birth.getByLabel('Month').fill('2')
        await birth.getByLabel('Year').fill('1990')
        await page.getByLabel('Address line 1').fill('18 Mill Lane')
        await page.getByLabel('Postcode').fill('ZZ4 7CD')
        await button('Save')(page).click()
      },
    },
    'submission.retried': click(button('Try again')),
  },
  actors: {
    save: {
      request: /\/api\/user\/me\/profile$/,
      answers: {
        'done#1': {
          status: 200,
          details: {
            user,
          },
        },
        'done#2': { status: 422, code: 'validation', fields: { dateOfBirth: 'birthInFuture' } },
        ...failures,
      },
    },
  },
  asks: {
    save: {
      method: 'POST',
      path: '/api/user/me/profile',
      body: {
        firstName: 'Rowan',
        lastName: 'Ellis',
        dateOfBirth: '1990-02-03',
        gender: '',
        mobile: '',
        addressLine1: '18 Mill Lane',
        addressLine2: '',
        city: '',
        county: '',
        postcode: 'ZZ4 7CD',
        terms: { path: '/account/settings/personal-details', statement: 'Save', policies: [] },
      },
    },
  },
  sees: {
    '"editing"': heading('Personal details'),
    '"saving"': busyButton,
    '"saved"': (page) => page.getByText('We’ve saved your details.'),
    '"failed"': (page) => page.getByText(/^We couldn’t save this/),
  },
}

const wanted = preferencesFixtures.outcomes.readPreferences?.outputs[0]

export const preferencesDriver: Driver = {
  chart: 'preferences',
  ownPage: true,
  signsIn: true,
  open: (page) => go(page, '/account/settings/preferences'),
  controls: {
    'preferences.submitted': click(button('Save')),
    'page.refreshed': click((page) =>
      main(page)
        .filter({ hasNot: page.getByRole('button', { name: 'Save' }) })
        .getByRole('button', { name: 'Try again' }),
    ),
    'submission.retried': click((page) =>
      main(page)
        .filter({ has: page.getByRole('button', { name: 'Save' }) })
        .getByRole('button', { name: 'Try again' }),
    ),
  },
  actors: {
    readPreferences: {
      request: /\/api\/user\/me$/,
      skips: 1,
      until: 'savePreferences',
      answers: {
        done: {
          status: 200,
          details: {
            user,
            cause: null,
            adminCauses: [],
            preferences: wanted,
          },
        },
        ...failures,
      },
    },
    savePreferences: { request: /\/api\/user\/me\/preferences$/, answers: { done, ...failures } },
  },
  asks: {
    readPreferences: { method: 'GET', path: '/api/user/me' },
    savePreferences: {
      method: 'POST',
      path: '/api/user/me/preferences',
      body: {
        preferences: {
          text_messages: false,
          analytics: false,
          advertising: false,
          retargeting: false,
          site_personalisation: false,
          nurture: false,
          retailer_offer: false,
          featured_retailer: false,
          cause_admin: false,
          anonymity: true,
          campaign_messages: false,
          cause_page_name: false,
        },
        terms: { path: '/account/settings/preferences', statement: 'Save', policies: [] },
      },
    },
  },
  sees: {
    '"loading"': (page) => main(page).getByText('Loading', { exact: true }),
    '"loadFailed"': (page) => page.getByText(/^We couldn’t load your preferences/),
    '"shown"': (page) => page.getByLabel('Stay anonymous'),
    '"saving"': busyButton,
    '"saved"': (page) => page.getByText('We’ve saved your preferences.'),
    '"saveFailed"': (page) => page.getByText(/^We couldn’t save this/),
  },
}

export const causeSwitchDriver: Driver = {
  chart: 'causeSwitch',
  signsIn: true,
  open: (page) => go(page, '/account/settings/my-cause'),
  controls: {
    'cause.chosen': {
      control: button('Search for causes'),
      use: async (page) => {
        await page.getByLabel('Cause name, town or postcode').fill('abbotsmere hospice')
        await button('Search for causes')(page).click()
        await button(/Abbotsmere Hospice/)(page)
          .first()
          .click()
      },
    },
    'switch.confirmed': click(button(/^(Raise money for Abbotsmere Hospice|Try again)$/)),
    'switch.declined': click(button('Keep my current cause')),
    'list.reopened': click(button(/^Choose (again|another cause)$/)),
  },
  actors: {
    saveCause: {
      request: /\/api\/user\/me\/cause$/,
      answers: { 'done#1': done, 'done#2': { status: 404, code: 'notFound' }, ...failures },
    },
  },
  asks: { saveCause: { method: 'POST', path: '/api/user/me/cause', body: { causeId: 1 } } },
  sees: {
    '"list"': (page) => page.getByLabel('Cause name, town or postcode'),
    '"confirming"': heading('Raise money for Abbotsmere Hospice instead?'),
    '"saving"': busyButton,
    '"saved"': heading('You’re raising money for Abbotsmere Hospice'),
    '"notTaking"': heading('Abbotsmere Hospice can’t take new supporters at the moment'),
    '"failed"': heading('We couldn’t change your cause'),
  },
}
