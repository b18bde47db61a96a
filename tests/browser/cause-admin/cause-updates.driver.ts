import type { Page } from '@playwright/test'
import {
  pictured,
  postOutcomes,
  removeOutcomes,
  typedUpdates,
  updatesFound,
} from '#machines/cause-admin/cause-updates/cause-updates.fixtures.ts'
import { causeUpdatesMachine } from '#machines/cause-admin/cause-updates/cause-updates.machine.ts'
import { go } from '#tests/kit/site.ts'
import { busy, button, click, type Driver, failures, valuesBut } from '../driver.ts'
import { admin } from './admin.ts'
import { playCutting } from './play-cutting.ts'

const sure = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name })
const types = (text = '') => ({
  control: button('Post update'),
  use: async (page: Page) => {
    await page.getByLabel('Your update').fill(text)
    await button('Post update')(page).click()
  },
})
const spring = (page: Page) => page.getByRole('listitem').filter({ hasText: 'The garden room has its windows.' })
const pictureOf = (page: Page) => spring(page).getByRole('button', { name: /picture.* of 1 October 2026/ })
async function openPicture(page: Page): Promise<void> {
  if ((await pictureOf(page).getAttribute('aria-expanded')) === 'false') await pictureOf(page).click()
}

/** How a picture is chosen and cut has a chart of its own. */
async function savePicture(page: Page): Promise<void> {
  await openPicture(page)
  await spring(page)
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await spring(page).getByRole('button', { name: 'Save this picture' }).click()
  await spring(page).getByRole('button', { name: 'Save this picture' }).waitFor({ state: 'hidden' })
}

const closed = { status: 409, code: 'causeClosed' }

/** What each answer of the chart's fixtures is as the server's. */
const posted = postOutcomes.map((outcome) => {
  if (outcome.kind === 'posted') return { status: 200, details: outcome.found }
  if (outcome.kind === 'refused') return { status: 422, code: 'validation', fields: outcome.fields }
  return outcome.kind === 'tooOften' ? { status: 429, code: 'tooMany' } : closed
})
const removed = removeOutcomes.map((outcome) => (outcome.kind === 'removed' ? { status: 200, details: outcome.found } : closed))
const inTurn = <Answer>(answers: Answer[]) => Object.fromEntries(answers.map((answer, index) => [`done#${index + 1}`, answer]))

export const causeUpdatesDriver: Driver = {
  ...admin,
  chart: 'causeUpdates',
  ownPage: true,
  async open(page) {
    await page.addInitScript(playCutting)
    await go(page, '/account/causes/1/updates')
  },
  always: { 'POST /api/causes/id:1/updates/4/picture': pictured },
  unfold: async (page) => {
    if (await pictureOf(page).isVisible()) await openPicture(page)
  },
  happens: { 'picture.saved': savePicture },
  // A dialog stands over it.
  onlyIn: { 'picture.saved': valuesBut(causeUpdatesMachine, 'confirming') },
  controls: {
    'update.submitted#1': types(typedUpdates[0]),
    'update.submitted#2': types(typedUpdates[1]),
    'removal.wanted#1': click(button('Remove the update of 1 October 2026')),
    'removal.wanted#2': click(button('Remove the picture')),
    'removal.confirmed': click(sure('Yes, remove it')),
    'removal.dropped': click(sure('No, keep it')),
    'removal.retried': click(button('Try again')),
    'page.refreshed': click(button(/^(Try|Check) again$/)),
  },
  // The same words in another place: what is tried again there is the removal, or the reading.
  byItself: { 'page.refreshed': ['{"writing":"notRemoved"}'], 'removal.retried': ['"failed"'] },
  actors: {
    read: {
      request: /\/causes\/id:1\/updates$/,
      answers: { ...inTurn(updatesFound.map((details) => ({ status: 200, details }))), ...failures },
    },
    post: { request: /\/causes\/id:1\/updates$/, method: 'POST', answers: { ...inTurn(posted), ...failures } },
    remove: {
      request: /\/causes\/id:1\/updates\/4(\/picture)?$/,
      method: 'DELETE',
      answers: { ...inTurn(removed), ...failures },
    },
  },
  asks: {
    read: { method: 'GET', path: '/api/causes/id:1/updates' },
    post: { method: 'POST', path: '/api/causes/id:1/updates', body: { text: typedUpdates[0] } },
    remove: {
      after: {
        'removal.wanted#1': { method: 'DELETE', path: '/api/causes/id:1/updates/4' },
        'removal.wanted#2': { method: 'DELETE', path: '/api/causes/id:1/updates/4/picture' },
      },
    },
  },
  sees: {
    '"loading"': busy,
    '"failed"': (page) => page.getByText(/^We couldn’t load your updates/),
    '"closed"': (page) => page.getByText(/^This cause has closed/),
    '{"writing":"none"}': (page) => page.getByText(/^You haven’t posted an update yet/),
    '{"writing":"listed"}': (page) => page.getByText('The garden room has its windows.'),
    '{"writing":"invalid"}': (page) => page.getByRole('alert').getByText(/^Your update must be/),
    '{"writing":"posted"}': (page) => page.getByText(/^Posted\. It’s on your cause’s page now/),
    '{"writing":"tooOften"}': (page) => page.getByText(/^You’ve posted 5 updates in a day/),
    '{"writing":"notPosted"}': (page) => page.getByText(/^We couldn’t confirm that your update was posted/),
    '{"writing":"pictured"}': (page) => page.getByText('The picture is with your update now.'),
    '{"writing":"removed"}': (page) => page.getByText(/^We’ve removed the (update|picture)/),
    '{"writing":"notRemoved"}': (page) => page.getByText(/^We couldn’t confirm that the (update|picture) was removed/),
    '"posting"': (page) => page.locator('button[aria-busy=true]').filter({ hasText: 'Post' }),
    '"confirming"': (page) => page.getByRole('dialog'),
    '"removing"': (page) => page.locator('button[aria-busy=true]').filter({ hasText: 'Remove' }),
  },
}
