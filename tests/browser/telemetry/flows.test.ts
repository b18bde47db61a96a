import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Page, type Request, expect as see } from '@playwright/test'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FlowStep } from '#contract/telemetry/flows.ts'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'
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
const manifest: Record<string, { file: string; src?: string }> = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../.build/client/.vite/manifest.json'), 'utf8'),
)
const counting = Object.values(manifest).find(({ src }) => src?.endsWith('/count-flows.ts'))?.file ?? 'none'
/** What counts is asked for by the page itself, and has run: who asks for the same script again is answered after that. */
async function countingIn(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().endsWith(counting))
  await page.evaluate(`import('/${counting}').then(() => null)`)
}

async function logInAs(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function counted(): Promise<Record<string, [number, number, number]>> {
  const { rows } = await sql<{ name: string; entered: number; went_on: number; gave_up: number }>`
    SELECT chart || ' ' || state AS name, entered, went_on, gave_up FROM flow_count`.execute(site.server.services.db)
  return Object.fromEntries(rows.map(({ name, entered, went_on, gave_up }) => [name, [entered, went_on, gave_up]]))
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
  expect(await counted()).toEqual({})
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
  await expect.poll(counted).toMatchObject({ 'login editing': [2, 2, 0], 'login success': [1, 0, 0] })
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
  expect(await counted()).toEqual({})
})

test('a tab that is closed in the middle has given up there; a screen that is left has too, and one that was finished has not', async () => {
  const { page, context } = await site.open()
  await go(page, '/')
  await allow(page)
  const later = await context.newPage()
  const loaded = countingIn(later)
  await go(later, '/contact')
  await loaded
  await later.getByLabel('Something else', { exact: true }).check()
  await later.getByRole('main').getByRole('button', { name: 'Continue' }).click()
  await see(later.getByLabel('Your message')).toBeVisible()
  await later.getByLabel('Your message').fill('canary in a message')
  await later.close({ runBeforeUnload: true })
  await expect.poll(counted).toMatchObject({ 'contactForm choosing': [1, 1, 0], 'contactForm writing': [1, 0, 1] })

  // Another page of the same window: the screen is gone, and the window is not.
  const again = countingIn(page)
  await go(page, '/login')
  await again
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await see(page.getByRole('heading', { level: 1, name: /password/i })).toBeVisible()
  await page.close({ runBeforeUnload: true })
  await expect.poll(counted).toMatchObject({ 'login editing': [1, 0, 1] })
  await context.close()
})
