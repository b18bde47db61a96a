import { type BrowserContext, type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#server/db/seed/seed.ts'
import { facebook } from '#server/sign-in/provider-login/facebook.ts'
import { startIdentityProvider, type TestIdentityProvider } from '#tests/kit/identity-provider.ts'
import { freePort } from '#tests/kit/ports.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'
import { button, heading } from '../driver.ts'

let provider: TestIdentityProvider
let site: TestSite
beforeAll(async () => {
  provider = await startIdentityProvider(await freePort(), Date.now())
  site = await openSite({ identityProviders: provider.apps })
})
afterAll(async () => {
  await provider.stop()
  await site.close()
})

const message = (page: Page, text: string | RegExp) => page.getByRole('alert').getByText(text)

/** Chooses a provider and answers in its window. */
async function answerInWindow(
  context: BrowserContext,
  page: Page,
  name: 'Facebook' | 'Apple',
  answer: (dialog: Page) => Promise<void>,
) {
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: `Continue with ${name}`, exact: true }).press('Enter')
  const dialog = await opened
  await see(dialog.getByRole('heading', { name: `Log in with ${name}` })).toBeVisible()
  // The window may have closed before the press in it is over.
  await answer(dialog).catch((cause: unknown) => {
    if (!/has been closed/.test(String(cause))) throw cause
  })
  // A key that is pressed while a window is closing goes nowhere.
  if (!dialog.isClosed()) await dialog.waitForEvent('close')
  return dialog
}
const sayYesAs = (person: string) => async (dialog: Page) => {
  await dialog.getByLabel(/Whose account/).fill(person)
  await dialog.getByRole('button', { name: 'Go on' }).press('Enter')
}
async function fillIn(page: Page, email: string) {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await button('Log in')(page).press('Enter')
}

test('F-039, F-040, F-042, F-043, E-023 by keyboard: unknown at first, connected after logging in, and one press from then on', async () => {
  const { page, context } = await site.open({ allow: /status of 404/ })
  await go(page, '/login?forward-url=/how-it-works')
  const dialog = await answerInWindow(context, page, 'Facebook', sayYesAs('Rowan Ellis'))
  await see(message(page, 'We don’t have an account connected to this Facebook account')).toBeVisible()
  await see(message(page, /^Log in below with your email address and password/)).toBeVisible()
  await expect.poll(() => dialog.isClosed()).toBe(true)
  await fillIn(page, 'supporter@farthing.example')
  await see(heading('Log in with Facebook next time?')(page)).toBeFocused()
  await button('Connect Facebook')(page).press('Enter')
  await see(heading('Facebook is connected')(page)).toBeFocused()
  await button('Continue')(page).press('Enter')
  await see(heading('How it works')(page)).toBeVisible()
  await context.close()

  const other = await site.open()
  await go(other.page, '/login?forward-url=/how-it-works')
  await answerInWindow(other.context, other.page, 'Facebook', sayYesAs('Rowan Ellis'))
  await see(heading('How it works')(other.page)).toBeVisible()
})

test('X-046 the connected account confirms who somebody is before a change, in its own window; another one’s account confirms nothing', async () => {
  const { page, context } = await site.open({ allow: /status of 40[34]/ })
  await enter(page, 'supporter')
  const { db } = site.server.services
  await db
    .updateTable('session_family')
    .set({ proven_at: new Date(0) })
    .execute()
  await go(page, '/account/settings/login-and-security')
  await page.getByRole('button', { name: 'Change Email address' }).click()
  await page.getByLabel('New email address', { exact: true }).fill('ada@example.org')
  await page.getByLabel('Confirm new email address').fill('ada@example.org')
  await page.getByRole('button', { name: 'Email a code to the new address' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await see(proof).toBeVisible()
  await answerInWindow(context, page, 'Facebook', (window) => window.close())
  await see(proof.getByText('You didn’t continue with Facebook. Choose it again, or confirm another way.')).toBeVisible()
  await answerInWindow(context, page, 'Facebook', sayYesAs('Sam Park'))
  await see(proof.getByText(/^This Facebook account isn’t connected to your account here/)).toBeVisible()
  const ways = () => db.selectFrom('audit').select(['action', 'detail']).where('action', 'in', ['personProved', 'proofFailed'])
  const detail = { way: 'facebook' }
  expect(await ways().execute()).toEqual([{ action: 'proofFailed', detail }])
  await answerInWindow(context, page, 'Facebook', sayYesAs('Rowan Ellis'))
  await see(proof).toBeHidden()
  await see(page.getByLabel('Code from the email')).toBeVisible()
  expect(await ways().orderBy('id').execute()).toEqual([
    { action: 'proofFailed', detail },
    { action: 'personProved', detail },
  ])
  await context.close()
})

test('F-042, E-024 who signs up with Apple’s account is offered to connect it, may leave it, and is not asked again', async () => {
  const { page, context } = await site.open({ allow: /status of 404/ })
  await go(page, '/login')
  await answerInWindow(context, page, 'Apple', sayYesAs('Sam Park'))
  await see(message(page, 'We don’t have an account connected to this Apple account')).toBeVisible()
  await see(message(page, /^Log in below with your email address and password/)).toBeVisible()
  await see(page.getByLabel('Password', { exact: true })).toBeEditable()
  await page.getByRole('alert').getByRole('link', { name: 'Create an account' }).press('Enter')
  await page.getByLabel('Cause name, town or postcode').fill('abbotsmere hospice')
  await button('Search for causes')(page).click()
  await button(/Abbotsmere Hospice/)(page).click()
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill('Park')
  await page.getByLabel('Email address').fill('sam.park@example.org')
  await page.getByLabel('Password', { exact: true }).fill('three blue boats')
  await button('Continue')(page).click()
  await page.getByLabel('I accept the supporter terms').check()
  await button('Create my account')(page).click()
  await see(heading('Log in with Apple next time?')(page)).toBeVisible()
  await button('Not now')(page).click()
  await see(page).toHaveURL(/\/panel$/)
  const linked = await site.server.services.db
    .selectFrom('oauth_link')
    .select('provider')
    .where('provider', '=', 'apple')
    .execute()
  expect(linked).toEqual([])
})

test('F-039 a no, a closed window and a wait given up are no faults, and the form still works', async () => {
  const { page, context } = await site.open()
  await go(page, '/login?forward-url=/how-it-works')
  await page.getByLabel('Email address').fill('supporter@farthing.example')
  await answerInWindow(context, page, 'Facebook', (dialog) => dialog.getByRole('button', { name: 'Cancel' }).click())
  await see(message(page, /You didn’t log in with Facebook/)).toBeVisible()
  await answerInWindow(context, page, 'Apple', (dialog) => dialog.close())
  await see(message(page, /You didn’t log in with Apple/)).toBeVisible()
  const left = await answerInWindow(context, page, 'Facebook', async () => {
    await see(page.getByText('Continue in the Facebook window.')).toBeVisible()
    await button('Stop waiting')(page).click()
  })
  await expect.poll(() => left.isClosed()).toBe(true)
  await see(message(page, /You didn’t log in with Facebook/)).toBeVisible()
  await see(page.getByLabel('Email address')).toHaveValue('supporter@farthing.example')
  await fillIn(page, 'supporter@farthing.example')
  await see(heading('How it works')(page)).toBeVisible()
})

test('F-041 where windows are blocked the page itself goes to Apple and comes back to where the person was going', async () => {
  const { page, context } = await site.open({ allow: /status of 404/ })
  await context.addInitScript(() => {
    window.open = () => null
  })
  const exchanged: string[] = []
  page.on('request', (request) => request.url().endsWith('/codes') && exchanged.push(request.url()))
  await go(page, '/login?forward-url=/retailer/alder-home')
  await button('Continue with Apple')(page).click()
  await see(message(page, 'Your browser blocked the Apple window.')).toBeVisible()
  await button('Go to Apple on this page')(page).click()
  await sayYesAs('Admin Person')(page)
  await see(message(page, /We don’t have an account connected to this Apple account/)).toBeVisible()
  await see(page).toHaveURL(/\/login$/)
  await fillIn(page, 'admin@farthing.example')
  await button('Connect Apple')(page).click()
  await see(button('Continue')(page)).toBeVisible()
  // The page that comes next is late: the one where one logged in is there again until then, and must not spend its code a second time.
  let arrive = () => {}
  const isLate = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const isAsked = new Promise<void>((resolve) => {
    void page.route('**/api/**', async (route) => {
      resolve()
      await isLate
      await route.continue()
    })
  })
  await button('Continue')(page).click()
  await isAsked
  arrive()
  await see(heading(/Alder Home/)(page)).toBeVisible()
  expect(exchanged).toHaveLength(1)
})

test('R-009 /login/apple starts at once; who is logged in goes on; a code that nobody asked for is not used', async () => {
  const { page, context } = await site.open()
  await page.goto('/login/apple?forward-url=/how-it-works')
  await see(page.getByRole('heading', { name: 'Log in with Apple' })).toBeVisible()
  await sayYesAs('Admin Person')(page)
  await see(heading('How it works')(page)).toBeVisible()
  await go(page, '/login/apple?forward-url=/how-it-works')
  await see(heading('How it works')(page)).toBeVisible()
  await context.close()

  const other = await site.open()
  const asked: string[] = []
  other.page.on('request', (request) => request.url().includes('/codes') && asked.push(request.url()))
  await go(other.page, '/login/facebook?code=stolen&state=p.made-up')
  await see(message(other.page, /Something went wrong logging in with/)).toBeVisible()
  await see(other.page).toHaveURL(/\/login$/)
  expect(asked).toEqual([])
})

test('A12 a proof for another app lets nobody in, and a provider that is down leaves the form', async () => {
  const { page, context } = await site.open({ allow: /status of (401|503)/ })
  const others = facebook(provider.otherApps.facebook)
  const there = 'https://other.example/back'
  const foreign = await others.exchange(await provider.sayYes(others.dialog(there, 's'), 'Rowan Ellis'), there)
  await page.route('**/codes', (route) =>
    route.fulfill({ json: { body: { details: { identity: { ...foreign, ticket: 'made-up' } } } } }),
  )
  await go(page, '/login?forward-url=/how-it-works')
  await answerInWindow(context, page, 'Facebook', sayYesAs('Rowan Ellis'))
  await see(message(page, /Facebook couldn’t confirm who you are/)).toBeVisible()
  await page.unroute('**/codes')
  await page.route('**/codes', async (route) => {
    await provider.stop()
    await route.continue()
  })
  await answerInWindow(context, page, 'Facebook', sayYesAs('Rowan Ellis'))
  await see(message(page, /Facebook isn’t responding/)).toBeVisible()
  await provider.startAgain()
  await fillIn(page, 'supporter@farthing.example')
  await see(heading('How it works')(page)).toBeVisible()
})
