import { go } from '#tests/kit/site.ts'
import { busy, button, click, type Driver, failures, heading } from '../driver.ts'

/** Within the wizard for causes, which invokes it. */
export const addressSearchDriver: Driver = {
  chart: 'addressSearch',
  signsIn: false,
  async open(page) {
    await go(page, '/register-your-good-cause/create')
    await page.getByLabel('No', { exact: true }).check()
    await button('Continue')(page).click()
    await page.getByLabel('Postcode').fill('ZZ1 2AB')
  },
  controls: {
    'postcode.submitted#1': {
      control: button('Find addresses'),
      use: async (page) => {
        await page.getByLabel('Postcode').fill('ZZ1 2AB')
        await button('Find addresses')(page).click()
      },
    },
    'postcode.submitted#2': {
      control: button('Find addresses'),
      use: async (page) => {
        await page.getByLabel('Postcode').fill(' ')
        await button('Find addresses')(page).click()
      },
    },
    'address.chosen': click(button('3 Mill Lane, Abbotsmere')),
  },
  actors: {
    findAddresses: {
      request: /\/api\/addresses/,
      answers: {
        'done#1': {
          status: 200,
          details: { addresses: [{ line1: '3 Mill Lane', line2: '', town: 'Abbotsmere', postcode: 'ZZ1 2AB' }] },
        },
        'done#2': { status: 200, details: { addresses: [] } },
        ...failures,
      },
    },
  },
  asks: { findAddresses: { method: 'GET', path: '/api/addresses', query: { postcode: 'ZZ1 2AB' } } },
  sees: {
    '"idle"': heading('What’s the cause’s address?'),
    '"needsPostcode"': (page) => page.getByText('Enter the postcode first.'),
    '"looking"': busy,
    '"found"': button('3 Mill Lane, Abbotsmere'),
    '"chosen"': (page) => page.getByText(/^We’ve filled in the address/),
    '"none"': (page) => page.getByText(/^We couldn’t find any addresses for/),
    '"failed"': (page) => page.getByText(/^We couldn’t search for addresses/),
  },
}
