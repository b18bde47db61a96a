import { type Page, type Route, expect as see } from '@playwright/test'
import { patience } from '#machines/placeholder.ts'
import { isWhole } from '#tests/kit/matrix.ts'
import { button, heading, main } from '../driver.ts'
import { type PartDriver, press, type Stage } from '../part.ts'

let people = 0
const first = 'What’s your business called?'
const left = () => ({
  version: 1,
  kind: 'business',
  id: `business-of-a-draft-${++people}`,
  answers: { businessName: 'Mill Lane Bakery' },
})

/** What a page has asked for of these, until the route says how it ends: `free` come through from then on. At first every script waits. */
interface Scripts {
  free: Set<string>
  held: { name: string; route: Route }[]
}
const pages = new WeakMap<Page, Scripts>()
const parts = /\/(draft-transfer\.implementations|draft-shapes)-[^/]*\.js$/
async function holdScripts(page: Page): Promise<void> {
  const scripts: Scripts = { free: new Set(), held: [] }
  pages.set(page, scripts)
  await page.route(/\/assets\/[^/]*\.js$/, (route) => {
    const name = parts.exec(route.request().url())?.[1] ?? 'app'
    if (scripts.free.has(name)) return route.continue()
    scripts.held.push({ name, route })
  })
}
const heldOf = (page: Page, wanted: string) => (pages.get(page)?.held ?? []).filter(({ name }) => name === wanted)
async function end(page: Page, name: string, how: 'continue' | 'abort'): Promise<void> {
  const scripts = pages.get(page)
  if (!scripts) throw new Error('Nothing holds the scripts of this page.')
  if (how === 'continue') scripts.free.add(name)
  const ending = heldOf(page, name)
  scripts.held = scripts.held.filter((one) => !ending.includes(one))
  for (const { route } of ending) await route[how]()
}
/** The app begins, and finds what lies in this browser and its address by then. */
const begin = ({ page }: Stage) => end(page, 'app', 'continue')
/** Where a part came before, for another actor, it is there by itself. */
const ending =
  (name: string, how: 'continue' | 'abort') =>
  async ({ page }: Stage) => {
    if (how === 'abort') await see.poll(() => heldOf(page, name).length).toBeGreaterThan(0)
    await end(page, name, how)
  }
const keep = (page: Page, draft: object) =>
  page.evaluate((text) => localStorage.setItem('registrationDraft', text), JSON.stringify([draft]))
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('registrationDraft'))

const questions: Record<string, (page: Page) => Promise<unknown>> = {
  [first]: (page) => page.getByLabel('Name of the business').fill('Mill Lane Bakery'),
  'What’s its phone number?': (page) => page.getByLabel(/^Phone number/).fill('020 7946 0000'),
  'What’s your email address?': (page) => page.getByLabel('Email address').fill(`draft${++people}@example.org`),
  'Choose a password': (page) => page.getByLabel('Password', { exact: true }).fill('three blue boats'),
  async 'What’s your name?'(page) {
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Quill')
  },
}
/** Answers the question that is asked, and waits for the next. */
async function answer(page: Page): Promise<void> {
  const asked = (await main(page).getByRole('heading', { level: 1 }).innerText()).trim()
  await questions[asked]?.(page)
  await button('Continue')(page).click()
  await see(page.getByRole('heading', { level: 1, name: asked, exact: true })).toBeHidden()
}
const terms = (page: Page) => main(page).getByLabel(/^I accept the cause terms/)
const onAnotherDevice = button('Finish this on another device')
const resuming = (page: Page) =>
  see(main(page).getByRole('status').getByRole('heading', { name: 'Fetching your answers' })).toBeVisible()
const failed = (page: Page) => see(main(page).getByRole('alert')).toContainText('You haven’t lost anything you typed.')
/** What is kept lies there before the wizard goes on with it. */
async function goneOn(page: Page): Promise<void> {
  await see.poll(() => kept(page)).toContain('Mill Lane Bakery')
  await see(heading(first)(page)).toBeHidden()
  await see(button('Continue')(page)).toBeVisible()
}
async function keptWithout(page: Page): Promise<void> {
  await goneOn(page)
  await see(onAnotherDevice(page)).toBeHidden()
}

export const wizardDraftDriver: PartDriver = {
  chart: 'wizardDraft',
  needsBrowser: 'holds every script back, before the page comes to life',
  // What has come with an arrival can’t fail to come later: where everything is walked, each way is the shortest.
  ...(isWhole || process.env.QA ? { leavesPage: true as const } : {}),
  async opens({ page, held }) {
    await holdScripts(page)
    await held.catch(page, /\/api\/drafts\/secret$/)
    await page.goto('/register-your-business/create', { waitUntil: 'commit' })
  },
  offered: {
    'link.brought': { noControl: 'the page begins, and finds it in its address' },
    'draft.found': { noControl: 'the page begins, and finds it in this browser' },
    'nothing.found': { noControl: 'the page begins, and finds nothing' },
    'answers.given': { noControl: 'the wizard that runs has controls of its own' },
    'wizard.over': { noControl: 'the wizard that runs has controls of its own' },
    'draft.asked': (page) => press(page, 'Try again'),
    'network.returned': { noControl: 'the connection comes back' },
  },
  does: {
    'nothing.found': begin,
    async 'draft.found'(stage) {
      await keep(stage.page, left())
      await begin(stage)
    },
    async 'link.brought'(stage) {
      await stage.page.evaluate(() => {
        location.hash = '#draft=secret'
      })
      await begin(stage)
    },
    'answers.given#1': ({ page }) => answer(page),
    async 'wizard.over'({ page }) {
      while ((await terms(page).count()) === 0) await answer(page)
      await terms(page).check()
      await button('Register this business')(page).click()
    },
    'draft.asked': ({ page }) => press(page, 'Try again').click(),
    'network.returned': ({ page }) => page.evaluate(() => dispatchEvent(new Event('online'))).then(() => {}),
    'loadTransfer: done#1': ending('draft-transfer.implementations', 'continue'),
    'loadTransfer: error': ending('draft-transfer.implementations', 'abort'),
    'loadArrival: done': ending('draft-transfer.implementations', 'continue'),
    'loadArrival: error': ending('draft-transfer.implementations', 'abort'),
    'draftArrival: done': ({ held }) => held.settle({ status: 200, json: { body: { details: { draft: left() } } } }),
    'readDraft: done#1': ending('draft-shapes', 'continue'),
    async 'readDraft: done#2'(stage) {
      await stage.page.evaluate(() => localStorage.removeItem('registrationDraft'))
      await ending('draft-shapes', 'continue')(stage)
    },
    'readDraft: error': ending('draft-shapes', 'abort'),
    'after: patience': ({ pass }) => pass(2 * patience.longCall),
  },
  asks: {
    loadTransfer: null,
    loadArrival: null,
    readDraft: null,
    draftArrival: { method: 'POST', path: '/api/drafts/secret', body: {} },
  },
  outside: {
    'nothing.found': 'The page begins in a browser that has kept nothing',
    'draft.found': 'The page begins in a browser that has kept an earlier visit’s answer',
    'link.brought': 'The page begins with the link that another device has shown',
    'network.returned': 'The network comes back',
    'loadTransfer: done#1': 'What takes the answers to another device has been loaded',
    'loadTransfer: error': 'What takes the answers to another device can’t be loaded',
    'loadArrival: done': 'What fetches the answers has been loaded',
    'loadArrival: error': 'What fetches the answers can’t be loaded',
    'readDraft: done#1': 'The kept answer has been read',
    'readDraft: done#2': 'What was kept turns out to be too old',
    'readDraft: error': 'What reads the kept answer can’t be loaded',
  },
  inWords: {
    '{"inWizard":{"begun":"unanswered"}}': `the heading “${first}” and an empty field`,
    '{"inWizard":{"begun":{"kept":"asking"}}}': 'the next question',
    '{"inWizard":{"begun":{"kept":"notLoaded"}}}': 'the next question, without “Finish this on another device”',
    '{"arriving":"notLoaded"}': '“You haven’t lost anything you typed.” and the button “Try again”',
    '"failed"': '“You haven’t lost anything you typed.” and the button “Try again”',
  },
  sees: {
    async '{"inWizard":"asked"}'(page) {
      await see(heading(first)(page)).toBeVisible()
      await see(page.locator('html[data-ready]')).toHaveCount(0)
    },
    async '{"inWizard":{"begun":"unanswered"}}'(page) {
      await see(page.locator('html[data-ready]')).toHaveCount(1)
      await see(heading(first)(page)).toBeVisible()
      await see.poll(() => kept(page)).toBeNull()
    },
    '{"inWizard":{"begun":{"kept":"asking"}}}': goneOn,
    '{"inWizard":{"begun":{"kept":"notLoaded"}}}': keptWithout,
    '{"inWizard":{"begun":{"kept":"carried"}}}': (page) => see(onAnotherDevice(page)).toBeVisible(),
    async '{"inWizard":"over"}'(page) {
      await see(heading(/^Mill Lane Bakery is registered/)(page)).toBeVisible()
      await see.poll(() => kept(page)).toBeNull()
    },
    '{"arriving":"loading"}': resuming,
    '{"arriving":"notLoaded"}': failed,
    '{"arriving":"fetching"}': (page) => see(page.getByText('Fetching your answers')).toBeVisible(),
    '"waiting"': resuming,
    '"failed"': failed,
  },
}
