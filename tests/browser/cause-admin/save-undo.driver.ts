import type { Page, Route } from '@playwright/test'
import { go } from '#tests/kit/site.ts'
import { click, type Driver } from '../driver.ts'
import { admin, openPart } from './admin.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Description', exact: true })
const says = (text: string) => (page: Page) => section(page).getByText(text, { exact: true })

/** What the section's own chart has sent. */
const sent = new WeakMap<Page, PromiseWithResolvers<Route>>()
async function answer(page: Page, status: number): Promise<void> {
  const route = await sent.get(page)?.promise
  sent.set(page, Promise.withResolvers())
  await route?.fulfill(status === 200 ? { json: { body: { details: {} } } } : { status, json: failed })
}
const failed = { error: { code: 'internal', message: 'Made by the test', retryable: false } }
const isSaving = (page: Page) => section(page).locator('button[aria-busy=true]').isVisible()

/** What has been saved, the newest last, from what the chart begins with. */
const saved = new WeakMap<Page, string[]>()

/** A change is saved. While an undoing is on its way, what was there before is what it puts back; for any other change it fails first. */
const saving = (text: string) => async (page: Page) => {
  const texts = saved.get(page) ?? ['We walk dogs.']
  saved.set(page, [...texts, text])
  if (await isSaving(page)) {
    if (text === (texts.at(-2) ?? texts[0])) return answer(page, 200)
    await answer(page, 500)
    await section(page)
      .getByText(/^We couldn’t save this/)
      .waitFor()
  }
  await section(page).getByRole('textbox').fill(text)
  await section(page).getByRole('button', { name: 'Save the description' }).click()
  await answer(page, 200)
}

/** F-146, F-147: at the description of a cause, which its own chart saves. */
export const saveUndoDriver: Driver = {
  ...admin,
  chart: 'saveUndo',
  ownPage: true,
  async open(page) {
    sent.set(page, Promise.withResolvers())
    await page.route(/\/api\/causes\/id:1$/, (route) =>
      route.request().method() === 'POST' ? sent.get(page)?.resolve(route) : route.fallback(),
    )
    await go(page, '/account/causes/1/settings/cause-details')
    await openPart(page, 'Description')
  },
  controls: { 'change.undone': click((page) => section(page).getByRole('button', { name: 'Undo', exact: true })) },
  // The rules are there and nobody is asked: it's known at once that a change can be undone.
  byItself: { 'change.undone': ['"checking"'] },
  happens: {
    'change.saved#1': saving('We walk every dog in Harrowden.'),
    'change.saved#2': saving('We walk dogs.'),
    'change.saved#3': saving('Dogs.'),
    'checkRules: done#1': async () => {},
  },
  outside: {
    'change.saved#1': 'The server answers',
    'change.saved#2': 'The server answers',
    'change.saved#3': 'The server answers',
    'checkRules: done#1': 'Wait a moment',
  },
  // Only an undoing saves what the page came with; the rules are there at once, and keep nobody waiting.
  onlyIn: { 'change.saved#2': ['"undoing"'], 'after: patience': [] },
  actors: {},
  sees: {
    '"unchanged"': section,
    '"checking"': says('Saved.'),
    '"offered"': says('Saved.'),
    '"undoing"': (page) => section(page).locator('button[aria-busy=true]'),
    '"undone"': says('Changed back to what it was.'),
  },
}
