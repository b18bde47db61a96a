import type { Page } from '@playwright/test'
import { go } from '#tests/kit/site.ts'
import { busyButton, button, click, type Driver, main, saveActor } from '../driver.ts'
import { admin, openPart } from './admin.ts'

const pagePath = '/account/causes/1/settings/cause-details'
const section = (name: string) => (page: Page) => page.getByRole('region', { name, exact: true })

interface Part {
  chart: Driver['chart']
  /** Of its region; none where it is the page's only part. */
  name?: string
  label: string
  text: string
  /** What is typed or chosen besides. */
  fill?(page: Page): Promise<void>
  save: string
  path: string
  refusal: Record<string, string>
  request: RegExp
  /** What is sent of it, and where to, when that isn't to the cause itself. */
  sends: object
  to?: string
  details?: unknown
}

/** A part of the cause page that saves by itself. */
function part({ chart, name, label, text, fill, save, path, refusal, request, sends, to = '', details = {} }: Part): Driver {
  const inPart = name ? section(name) : main
  const { answers } = saveActor(request, refusal)
  return {
    ...admin,
    chart,
    async open(page) {
      await go(page, path)
      if (name && path === pagePath) await openPart(page, name)
    },
    controls: {
      'form.submitted': {
        control: button(save),
        use: async (page) => {
          if (fill) await fill(page)
          else await page.getByLabel(label, { exact: true }).fill(text)
          await button(save)(page).click()
        },
      },
      'submission.retried': click((page) => inPart(page).getByRole('button', { name: 'Try again' })),
    },
    actors: { save: { request, method: 'POST', answers: { ...answers, 'done#1': { status: 200, details } } } },
    asks: { save: { method: 'POST', path: `/api/causes/id:1${to}`, body: sends } },
    sees: {
      '"editing"': (page) => page.getByLabel(label, { exact: true }).first(),
      '"saving"': busyButton,
      '"saved"': (page) => inPart(page).getByText('Saved.'),
      '"failed"': (page) => inPart(page).getByText(/^We couldn’t save this. What/),
    },
  }
}

export const causeFormDrivers: Driver[] = [
  part({
    chart: 'descriptionEdit',
    name: 'Description',
    label: 'What your cause does, and what donations pay for',
    text: 'Care at home.',
    save: 'Save the description',
    path: pagePath,
    refusal: { description: 'descriptionTooLong' },
    request: /\/api\/causes\/id:1$/,
    sends: { description: 'Care at home.' },
  }),
  part({
    chart: 'slugEdit',
    name: 'Page address',
    label: 'Address',
    text: 'abbotsmere-care',
    save: 'Save the address',
    path: pagePath,
    refusal: { slug: 'slugTaken' },
    request: /\/causes\/id:1\/slug$/,
    sends: { slug: 'abbotsmere-care' },
    to: '/slug',
    details: { uri: 'abbotsmere-care' },
  }),
  part({
    chart: 'linksEdit',
    name: 'Website and social media',
    label: 'Website',
    text: 'www.abbotsmere.example',
    save: 'Save the links',
    path: pagePath,
    refusal: { website: 'linkFormat' },
    request: /\/api\/causes\/id:1$/,
    // What the cause had stays.
    sends: {
      website: 'https://www.abbotsmere.example',
      facebook: 'https://facebook.example/abbotsmere-hospice',
      twitter: '',
      instagram: 'https://instagram.example/abbotsmere-hospice',
    },
  }),
  part({
    chart: 'targetEdit',
    name: 'Target for this year',
    label: 'How much do you hope to raise each year?',
    text: '£5,000',
    save: 'Save the target',
    path: pagePath,
    refusal: { target: 'targetFormat' },
    request: /\/api\/causes\/id:1$/,
    sends: { target: '5000' },
  }),
  part({
    chart: 'paysForEdit',
    name: 'What donations pay for',
    label: 'What it pays for',
    text: '',
    fill: async (page) => {
      const example = page.getByRole('group', { name: 'Example 1' })
      await example.getByLabel('Amount in pounds').fill('£10')
      await example.getByLabel('What it pays for').fill('a night’s petrol')
      for (const other of ['Example 2', 'Example 3'])
        for (const label of ['Amount in pounds', 'What it pays for'])
          await page.getByRole('group', { name: other }).getByLabel(label).fill('')
    },
    save: 'Save the examples',
    path: pagePath,
    refusal: { 'paysFor.amount1': 'payAmountFormat' },
    request: /\/api\/causes\/id:1$/,
    sends: { paysFor: { amount1: '10', text1: 'a night’s petrol', amount2: '', text2: '', amount3: '', text3: '' } },
  }),
  part({
    chart: 'locationEdit',
    name: 'Location',
    label: 'Town, or part of a town',
    text: 'Abbotsmere',
    save: 'Save the location',
    path: pagePath,
    refusal: { location: 'textTooLong' },
    request: /\/causes\/id:1\/locations\/search$/,
    sends: {
      Text: 'Abbotsmere',
      terms: { path: pagePath, statement: 'Save the location', policies: [] },
    },
    to: '/locations/search',
  }),
  part({
    chart: 'beingFoundEdit',
    name: 'Being found',
    label: 'No, only people with the link',
    text: '',
    fill: (page) => page.getByLabel('No, only people with the link').check(),
    save: 'Save this choice',
    path: pagePath,
    refusal: { permission: 'optionRequired' },
    request: /\/api\/causes\/id:1$/,
    sends: { mayBeMarketed: false },
  }),
  part({
    chart: 'addressEdit',
    name: 'Postal address',
    label: 'Address line 1',
    text: '',
    fill: async (page) => {
      const address = section('Postal address')(page)
      await address.getByLabel('Address line 1').fill('18 Mill Lane')
      await address.getByLabel('Town or city').fill('Harrowden')
      await address.getByLabel('Postcode').fill('zz47cd')
    },
    save: 'Save the address',
    path: '/account/causes/1/settings/contact-details',
    refusal: { 'address.postcode': 'postcodeFormat' },
    request: /\/api\/causes\/id:1$/,
    sends: { address: { line1: '18 Mill Lane', line2: '', town: 'Harrowden', postcode: 'ZZ4 7CD' } },
  }),
  part({
    chart: 'contactNumberEdit',
    name: 'Phone',
    label: 'Phone number',
    text: '01632 960 001',
    save: 'Save the number',
    path: '/account/causes/1/settings/contact-details',
    refusal: { phoneNumber: 'phoneFormat' },
    request: /\/api\/causes\/id:1$/,
    sends: { phoneNumber: '01632960001' },
  }),
]
