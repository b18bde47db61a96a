import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { someStory } from '#machines/cause-admin/cause-preview/cause-preview.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { busy, busyButton, button, click, type Driver, failures } from '../driver.ts'
import { admin, openPart } from './admin.ts'

const section = (name: string) => (page: Page) => page.getByRole('region', { name, exact: true })
const pagePath = '/account/causes/1/settings/cause-details'

const identity = section('Name and charity number')
const saveIdentity = button('Save the name and number')
const inDialog = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name })
/** All is typed anew: what was typed before, and not saved, still stands there. */
const identifying = (name: string, number: string | null, kind: string) => ({
  control: saveIdentity,
  use: async (page: Page) => {
    await identity(page).getByLabel(kind).check()
    await identity(page).getByLabel('Name of your cause').fill(name)
    if (number) await identity(page).getByLabel('Charity number').fill(number)
    await saveIdentity(page).click()
  },
})

export const identityEditDriver: Driver = {
  ...admin,
  chart: 'identityEdit',
  async open(page) {
    await go(page, pagePath)
    await openPart(page, 'Name and charity number')
  },
  controls: {
    'form.submitted#1': identifying('Abbotsmere Hospice at Home', '1000000', 'A registered charity'),
    'form.submitted#2': identifying('Abbotsmere Hospice', '1000000', 'A registered charity'),
    'form.submitted#3': identifying('Abbotsmere Hospice', '1000002', 'A registered charity'),
    'form.submitted#4': identifying('Abbotsmere Hospice', null, 'A club or team'),
    'check.accepted': click(inDialog('Change it and start the check')),
    'check.declined': click(inDialog('Leave it as it is')),
    'submission.retried': click((page) => identity(page).getByRole('button', { name: 'Try again' })),
  },
  actors: {
    save: {
      request: /\/causes\/id:1\/identity$/,
      method: 'POST',
      answers: {
        'done#1': { status: 200, details: { stage: 'waiting' } },
        'done#2': { status: 422, code: 'validation', fields: { causeName: 'causeNameTaken' } },
        'done#3': { status: 409, code: 'illegalMove' },
        ...failures,
      },
    },
  },
  asks: {
    save: {
      after: {
        'form.submitted#1': {
          method: 'POST',
          path: '/api/causes/id:1/identity',
          body: { causeName: 'Abbotsmere Hospice at Home', kind: 'charity', charityNumber: '1000000' },
        },
        'form.submitted#2': {
          method: 'POST',
          path: '/api/causes/id:1/identity',
          body: { causeName: 'Abbotsmere Hospice', kind: 'charity', charityNumber: '1000000' },
        },
        'form.submitted#3': {
          method: 'POST',
          path: '/api/causes/id:1/identity',
          body: { causeName: 'Abbotsmere Hospice', kind: 'charity', charityNumber: '1000002' },
        },
        'form.submitted#4': {
          method: 'POST',
          path: '/api/causes/id:1/identity',
          body: { causeName: 'Abbotsmere Hospice', kind: 'club', charityNumber: expect.stringMatching(/^100000[02]$/) },
        },
      },
    },
  },
  sees: {
    '"editing"': (page) => identity(page).getByLabel('Name of your cause'),
    '"confirming"': (page) => page.getByRole('dialog'),
    '"saving"': busyButton,
    '"saved"': (page) => identity(page).getByText('Saved.'),
    '"locked"': (page) => identity(page).getByText(/^We couldn’t confirm this cause, so its name/),
    '"failed"': (page) => identity(page).getByText(/^We couldn’t save this. What/),
  },
}

const preview = (page: Page) => page.getByRole('dialog', { name: 'How your page will look' })

// Behind an open dialog nothing can be used; in the preview the way to look again is another.
const ask = (page: Page) =>
  page
    .locator('body:not(:has(dialog[open]))')
    .getByRole('button', { name: 'Preview the page', exact: true })
    .or(preview(page).getByRole('button', { name: 'Try again' }))

export const causePreviewDriver: Driver = {
  ...admin,
  chart: 'causePreview',
  open: (page) => go(page, pagePath),
  controls: {
    'preview.asked#1': click(ask),
    'preview.asked#2': click(ask),
    'preview.closed': click((page) => preview(page).getByRole('button', { name: 'Close' })),
  },
  actors: {
    readStory: {
      request: /\/causes\/id:1\/story$/,
      answers: { done: { status: 200, details: { story: someStory } }, ...failures },
    },
  },
  asks: { readStory: { method: 'GET', path: '/api/causes/id:1/story' } },
  sees: {
    '"closed"': button('Preview the page'),
    '"reading"': (page) => preview(page).locator('[aria-busy=true]'),
    '"shown"': (page) => preview(page).getByRole('region', { name: 'Raising money' }),
    '"withoutFigures"': (page) => preview(page).getByText(/^We couldn’t load the figures/),
  },
}

/** A section that saves by itself, and tells the page. */
function savingPart(name: string, label: string, text: string) {
  const save = (page: Page) => section(name)(page).getByRole('button', { name: /^Save / })
  return {
    // Its line, which opens.
    control: (page: Page) => section(name)(page).getByRole('button', { name: new RegExp(`^${name}`) }),
    use: async (page: Page) => {
      await openPart(page, name)
      await section(name)(page).getByLabel(label, { exact: true }).fill(text)
      await save(page).click()
      await section(name)(page).getByText('Saved.').waitFor()
    },
  }
}

export const causePageDriver: Driver = {
  ...admin,
  chart: 'causePage',
  open: (page) => go(page, pagePath),
  controls: {
    'page.refreshed': click(button('Try again')),
    'part.saved#1': savingPart('Description', 'What your cause does, and what donations pay for', 'We mend what is broken'),
    'part.saved#2': savingPart('Location', 'Town, or part of a town', 'Harrowden'),
  },
  always: { 'POST /api/causes/id:1': {}, 'POST /api/causes/id:1/locations/search': {} },
  actors: {
    read: {
      request: /\/causes\/id:1\/locations\/search$/,
      answers: { done: { status: 200, details: { location: { Text: 'Abbotsmere' } } }, ...failures },
    },
  },
  asks: { read: { method: 'GET', path: '/api/causes/id:1/locations/search' } },
  sees: {
    '"loading"': busy,
    '"shown"': section('Description'),
    '"failed"': (page) => page.getByText(/^We couldn’t load the cause page\./),
  },
}
