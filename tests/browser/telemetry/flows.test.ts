import { type Page, type Request, expect as see } from '@playwright/test'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FlowStep } from '#contract/telemetry/flows.ts'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'
import { counted, counting, countingIn } from './flows.steps.ts'
import { allow, bar } from './services.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite({ consentManager: 'own' })
})
afterAll(() => site.close())
beforeEach(() => site.server.services.db.deleteFrom('flow_count').execute())

const toFlows = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/analytics/flows')
/** The steps of a beacon that was written down with its address. */
const said = (beacon: string): string[] =>
  JSON.parse(beacon.slice(beacon.indexOf(' ') + 1)).steps.map(
    ({ chart, state, happened }: FlowStep) => `${chart} ${happened} ${state}`,
  )
/** As a tab goes that somebody leaves for another. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
async function logInAs(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('T-018, X-062 before a yes and after a no nothing is loaded for it and nothing is told, though somebody gives up', async () => {
  const { page, context } = await site.open({ allow: /401/ })
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  const tryToLogIn = async () => {
    await logInAs(page, 'nobody@example.org', 'not the password')
    await see(page.getByText('Your email and/or password are incorrect')).toBeVisible()
  }
  await go(page, '/login')
  await see(bar(page)).toBeVisible()
  await tryToLogIn()
  await bar(page).getByRole('button', { name: 'No, don’t count' }).click()
  await see(bar(page)).toBeHidden()
  await go(page, '/login')
  await tryToLogIn()
  await page.goto('about:blank')
  await context.close()
  expect(counting).toMatch(/\.js$/)
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((url) => url.endsWith(counting) || url.includes('/analytics/'))).toEqual([])
  expect(await counted(site)).toEqual({})
})

test('with a yes in the middle of a flow it is counted from there on; what was typed, and who it was, are in no beacon', async () => {
  const { page, context } = await site.open({ allow: /401/ })
  // A beacon's body is for the server alone, so each is read where the page gives it away.
  const beacons: string[] = []
  await context.exposeFunction('told', (text: string) => void beacons.push(text))
  await context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob && String(url).endsWith('/flows'))
        void body.text().then((text) => Reflect.get(window, 'told')(`${url} ${text}`))
      return send(url, body)
    }
  })
  await go(page, '/login')
  const loaded = countingIn(page)
  await allow(page)
  await loaded
  await logInAs(page, 'canary-9f2@example.org', 'Canary-Password-77')
  await see(page.getByText('Your email and/or password are incorrect')).toBeVisible()
  const told = context.waitForEvent('request', toFlows)
  await hide(page)
  expect((await told).resourceType()).toBe('ping')
  await expect
    .poll(() => beacons.flatMap(said))
    .toEqual([
      'login entered editing',
      'login left editing',
      'login entered submitting',
      'login left submitting',
      'login entered badCredentials',
    ])
  await sql`UPDATE app_user SET preferences = preferences || '{"analytics": true}' WHERE email = 'supporter@farthing.example'`.execute(
    site.server.services.db,
  )
  const again = countingIn(page)
  await go(page, '/login')
  await again
  await logInAs(page, 'supporter@farthing.example', 'Shop-for-good-1')
  await see(page.getByRole('heading', { level: 1, name: /Rowan/ })).toBeVisible()
  const kept = await page.evaluate(() => Object.entries(localStorage))
  const secrets = kept.flatMap(([key, value]) => (/token|installation/i.test(key) ? [value.replaceAll('"', '')] : []))
  const cookies = (await context.cookies()).flatMap(({ name, value }) => (name === 'consent' ? [] : [value]))
  await hide(page)
  await expect.poll(() => beacons.flatMap(said)).toContain('login entered success')
  expect(secrets.length).toBeGreaterThan(2)
  for (const secret of [...secrets, ...cookies, 'canary-9f2', 'Canary-Password-77', 'supporter@', 'Shop-for-good-1'])
    expect(beacons.filter((text) => text.includes(secret))).toEqual([])
  await expect.poll(() => counted(site)).toMatchObject({ 'login editing': [2, 2, 0], 'login success': [1, 0, 0] })
  await context.close()
})

test('M-002 who has said yes on this device, and no among their own preferences, is not counted once it is known who they are', async () => {
  const { page, context } = await site.open()
  const told: Request[] = []
  context.on('request', (request) => toFlows(request) && told.push(request))
  await go(page, '/login')
  const loaded = countingIn(page)
  await allow(page)
  await loaded
  await logInAs(page, 'treasurer@farthing.example', 'Shop-for-good-1')
  await see(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeHidden()
  await hide(page)
  await page.close({ runBeforeUnload: true })
  await context.close()
  expect(told).toEqual([])
  expect(await counted(site)).toEqual({})
})
