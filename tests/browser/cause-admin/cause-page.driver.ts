import type { Page } from '@playwright/test'
import { go } from '#tests/kit/site.ts'
import { busy, busyButton, button, click, type Driver, failures, main, saveActor } from '../driver.ts'
import { admin } from './admin.ts'

const section = (name: string) => (page: Page) => page.getByRole('region', { name, exact: true })

interface Part {
  chart: Driver['chart']
  /** Of its region; none where it is the page's only part. */
  name?: string
  label: string
  text: string
  save: string
  path: string
  refusal: Record<string, string>
  request: RegExp
  details?: unknown
}

/** A part of the cause page that saves by itself. */
function part({ chart, name, label, text, save, path, refusal, request, details = {} }: Part): Driver {
  const inPart = name ? section(name) : main
  const { answers } = saveActor(request, refusal)
  return {
    ...admin,
    chart,
    open: (page) => go(page, path),
    controls: {
      'form.submitted': {
        control: button(save),
        use: async (page) => {
          await page.getByLabel(label, { exact: true }).fill(text)
          await button(save)(page).click()
        },
      },
      'submission.retried': click((page) => inPart(page).getByRole('button', { name: 'Try again' })),
    },
    actors: { save: { request, method: 'POST', answers: { ...answers, 'done#1': { status: 200, details } } } },
    sees: {
      '"editing"': (page) => page.getByLabel(label, { exact: true }),
      '"saving"': busyButton,
      '"saved"': (page) => inPart(page).getByText('Saved.'),
      '"failed"': (page) => inPart(page).getByText(/^We couldn’t save this. What/),
    },
  }
}
const pagePath = '/account/causes/1/settings/cause-details'

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
  }),
  part({
    chart: 'contactNumberEdit',
    label: 'Phone number',
    text: '01632 960 001',
    save: 'Save the number',
    path: '/account/causes/1/settings/contact-details',
    refusal: { phoneNumber: 'phoneFormat' },
    request: /\/api\/causes\/id:1$/,
  }),
]

export const causePageDriver: Driver = {
  ...admin,
  chart: 'causePage',
  open: (page) => go(page, pagePath),
  controls: { 'page.refreshed': click(button('Try again')) },
  actors: {
    read: {
      request: /\/causes\/id:1\/locations\/search$/,
      answers: { done: { status: 200, details: { location: { Text: 'Abbotsmere' } } }, ...failures },
    },
  },
  sees: {
    '"loading"': busy,
    '"shown"': section('Description'),
    '"failed"': (page) => page.getByText(/^We couldn’t load the cause page. Check/),
  },
}
