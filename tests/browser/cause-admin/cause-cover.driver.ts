import type { Page } from '@playwright/test'
import { go } from '#tests/kit/site.ts'
import { click, type Driver, failures } from '../driver.ts'
import { admin, openPart } from './admin.ts'
import { playCutting } from './play-cutting.ts'

const picture = '/user-images/0123456789abcdef0123456789abcdef.jpg'
const section = (page: Page) => page.getByRole('region', { name: 'Cover picture', exact: true })
const button = (name: string) => (page: Page) => section(page).getByRole('button', { name, exact: true })

/** What is chosen, cut and saved beside it has a chart of its own. */
async function savePicture(page: Page): Promise<void> {
  await section(page)
    .getByLabel('Choose a cover picture')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await button('Save this picture')(page).click()
  await button('Save this picture')(page).waitFor({ state: 'hidden' })
}

/** H-003 */
export const causeCoverDriver: Driver = {
  ...admin,
  chart: 'causeCover',
  ownPage: true,
  async open(page) {
    await page.addInitScript(playCutting)
    await page.route(/\/api\/causes\/id:1$/, async (route) => {
      const answer = await route.fetch()
      const { body } = await answer.json()
      body.details.cause.coverHttps = picture
      await route.fulfill({ response: answer, json: { body } })
    })
    await go(page, '/account/causes/1/settings/cause-details')
    await openPart(page, 'Cover picture')
  },
  always: { 'POST /api/causes/id:1/images/cover': { coverHttps: picture.replace('0', '9') } },
  controls: {
    'removal.asked': click(button('Remove the picture')),
    'undo.asked': click(button('Undo')),
    'change.retried': click(button('Try again')),
  },
  happens: { 'cover.saved': savePicture },
  actors: {
    change: {
      request: /\/api\/causes\/id:1\/images\/cover(\/undo)?$/,
      answers: {
        'done#1': { status: 200, details: { coverHttps: null } },
        'done#2': { status: 200, details: { coverHttps: picture } },
        ...failures,
      },
    },
  },
  asks: {
    change: {
      after: {
        'removal.asked': { method: 'DELETE', path: '/api/causes/id:1/images/cover' },
        'undo.asked': { method: 'POST', path: '/api/causes/id:1/images/cover/undo', body: {} },
      },
    },
  },
  sees: {
    '"kept"': section,
    '"changed"': (page) => section(page).getByText('Saved.'),
    '"changing"': (page) => button('Changing the picture')(page).and(page.locator('[aria-busy=true]')),
    '"failed"': (page) => section(page).getByText(/^We couldn’t change the picture/),
  },
}
