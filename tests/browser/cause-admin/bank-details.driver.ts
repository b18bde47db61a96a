import { chequeOnly, held, inForce, typedBankDetails } from '#machines/cause-admin/bank-details/bank-details.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { busy, button, click, type Driver, failures, heading } from '../driver.ts'
import { admin } from './admin.ts'

/** F-148: the form, the review with the password, the week in which a change can be undone. */
export const bankDetailsDriver: Driver = {
  ...admin,
  chart: 'bankDetails',
  walks: ['F-148 the first account'],
  always: { 'POST /api/user/me/verify-password': { proof: 'p' } },
  open: (page) => go(page, '/account/causes/1/settings/payment-methods'),
  controls: {
    'editing.begun': click(button(/^(Add bank details|Change the bank details)$/)),
    'form.submitted': {
      control: button('Continue'),
      use: async (page) => {
        await page.getByLabel('Name on the account').fill(typedBankDetails.accountName)
        await page.getByLabel('Sort code').fill('01-02-03')
        await page.getByLabel('Account number').fill('8765 4321')
        await button('Continue')(page).click()
      },
    },
    'password.submitted': {
      control: button('Save the bank details'),
      use: async (page) => {
        await page.getByLabel('Your password', { exact: true }).fill('Shop-for-good-1')
        await button('Save the bank details')(page).click()
      },
    },
    'otherWay.chosen': click(button(/^Confirm another way/)),
    'step.back': click(button('Back')),
    'change.undone': click(button('Undo the change')),
    'page.refreshed': click(button(/^(Try again|Show the latest)$/)),
  },
  actors: {
    read: {
      request: /\/causes\/id:1\/payment-methods$/,
      answers: {
        'done#1': { status: 200, details: inForce },
        'done#2': { status: 200, details: held },
        'done#3': { status: 200, details: chequeOnly },
        ...failures,
      },
    },
    save: {
      request: /\/payment-methods(\/\d+)?$/,
      method: 'PUT',
      answers: {
        'done#1': { status: 200, details: held },
        'done#2': { status: 422, code: 'validation', fields: { password: 'passwordIncorrect' } },
        'done#3': { status: 422, code: 'validation', fields: { accountName: 'accountNameFormat' } },
        'done#4': { status: 409, code: 'illegalMove' },
        ...failures,
      },
    },
    undo: {
      request: /\/payment-methods\/2\/undo$/,
      method: 'POST',
      answers: {
        'done#1': { status: 200, details: inForce },
        'done#2': { status: 200, details: chequeOnly },
        'done#3': { status: 409, code: 'illegalMove' },
        'done#4': { status: 200, details: held },
        ...failures,
      },
    },
  },
  asks: {
    read: { method: 'GET', path: '/api/causes/id:1/payment-methods' },
    save: {
      after: {
        'read: done#1': {
          method: 'PUT',
          path: '/api/causes/id:1/payment-methods/1',
          body: {
            accountName: 'Abbotsmere Hospice',
            sortCode: '010203',
            accountNumber: '87654321',
            isBuildingSociety: false,
            rollNumber: '',
          },
        },
        'undo: done#1': {
          method: 'PUT',
          path: '/api/causes/id:1/payment-methods/1',
          body: {
            accountName: 'Abbotsmere Hospice',
            sortCode: '010203',
            accountNumber: '87654321',
            isBuildingSociety: false,
            rollNumber: '',
          },
        },
        'read: done#3': {
          method: 'PUT',
          path: '/api/causes/id:1/payment-methods',
          body: {
            accountName: 'Abbotsmere Hospice',
            sortCode: '010203',
            accountNumber: '87654321',
            isBuildingSociety: false,
            rollNumber: '',
          },
        },
        'undo: done#2': {
          method: 'PUT',
          path: '/api/causes/id:1/payment-methods',
          body: {
            accountName: 'Abbotsmere Hospice',
            sortCode: '010203',
            accountNumber: '87654321',
            isBuildingSociety: false,
            rollNumber: '',
          },
        },
      },
    },
    undo: { method: 'POST', path: '/api/causes/id:1/payment-methods/2/undo', body: {} },
  },
  sees: {
    '"loading"': busy,
    '"failed"': (page) => page.getByText(/^We couldn’t load the bank details\./),
    '"none"': (page) => page.getByText(/^We don’t have bank details for this cause/),
    '"view"': (page) => page.getByRole('region', { name: 'The cause’s bank account' }),
    '"editing"': heading('Where should we send your payments?'),
    '"reviewing"': heading('Check your bank details'),
    '"saving"': (page) => page.locator('button[aria-busy=true]'),
    '"saveFailed"': (page) => page.getByText(/^We couldn’t confirm that your details were saved/),
    '"saved"': (page) => page.getByText(/^Saved. We’ve told every administrator of/),
    '"overtaken"': (page) => page.getByText(/^These details have changed since you opened/),
    '"undoing"': (page) => page.locator('button[aria-busy=true]'),
    '"undoFailed"': (page) => page.getByText(/^We couldn’t undo the change\./),
    '"undone"': (page) => page.getByText(/^We’ve undone the change/),
  },
}
