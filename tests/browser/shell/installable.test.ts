import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Page, expect as see } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tenants } from '#contract/tenants.ts'
import { tenantColours } from '#server/html/tenant-colours.ts'
import { violationsOf } from '#tests/kit/axe.ts'
import { isWhole } from '#tests/kit/matrix.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
let harbour: TestSite
beforeAll(async () => {
  site = await openSite()
  harbour = await openSite({ tenant: 'harbour' })
})
afterAll(async () => {
  await site.close()
  await harbour.close()
})

const offline = /ERR_INTERNET_DISCONNECTED|Failed to load resource|status of 404/
const hasWorker = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
/** What the site's worker has kept: addresses without what changes with a build. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
    return found
  })
/** Anything that is clicked brings the worker, and the next page is its first. */
async function openWithWorker(path = '/how-it-works') {
  const opened = await site.open({ serviceWorkers: 'allow', allow: offline })
  await go(opened.page, path)
  expect(await hasWorker(opened.page)).toBe(false)
  await opened.page.getByRole('heading', { level: 1 }).click()
  await opened.page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await see.poll(() => kept(opened.page)).toContain('/offline')
  return opened
}

test.each(['farthing', 'harbour'] as const)(
  'the manifest of %s has its own name, colours and icons that are what it says',
  async (id) => {
    const { address } = (id === 'farthing' ? site : harbour).server
    const answer = await fetch(`${address}/manifest.webmanifest`)
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
    const manifest = await answer.json()
    expect(manifest).toMatchObject({
      name: tenants[id].name,
      start_url: '/',
      display: 'standalone',
      theme_color: tenantColours[id].accent,
    })
    const sizes = manifest.icons.map((icon: { sizes: string; purpose: string }) => `${icon.purpose} ${icon.sizes}`)
    expect(sizes).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512'])
    for (const { src, sizes: said } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const picture = sharp(Buffer.from(await (await fetch(address + src)).arrayBuffer()))
      const { width, height, format } = await picture.metadata()
      expect([format, `${width}x${height}`]).toEqual(['png', said])
    }
    const page = await (await fetch(`${address}/`)).text()
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon"')
  },
)

test('colours outside of pages are those of the pages', () => {
  const styles = readFileSync(resolve(import.meta.dirname, '../../../src/web/themes/colours.css'), 'utf8')
  for (const { accent, onDark, highlight } of Object.values(tenantColours)) {
    expect(styles).toContain(`--accent: light-dark(${accent}, ${onDark})`)
    expect(styles).toContain(`--highlight: ${highlight}`)
  }
})

test.runIf(isWhole)('the page for no network is dark where the device is, or where that was chosen', async () => {
  const dark = 'rgb(18, 26, 22)'
  const device = await site.open({ colorScheme: 'dark' })
  await device.page.goto('/offline')
  await see(device.page.locator('body')).toHaveCSS('background-color', dark)
  expect(await violationsOf(device.page)).toEqual([])
  await device.context.close()
  const chosen = await site.open({ colorScheme: 'light' })
  await chosen.page.addInitScript(() => localStorage.setItem('colourScheme', 'dark'))
  await chosen.page.goto('/offline')
  await see(chosen.page.locator('body')).toHaveCSS('background-color', dark)
  await see(chosen.page.getByRole('link', { name: 'Try again' })).toHaveCSS('background-color', 'rgb(130, 211, 171)')
  await chosen.context.close()
})

test('without a network a page says "You’re offline", and trying again brings it once there is one', async () => {
  const { page, context } = await openWithWorker()
  await go(page, '/')
  await context.setOffline(true)
  await page.goto('/who-can-join')
  await see(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline')
  await see(page).toHaveTitle('You’re offline – Farthing')
  await see(page).toHaveURL(/\/who-can-join$/)
  // The same page again, which looks as it did: only its load says that it is.
  const tried = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Try again' }).click()
  await tried
  await see(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'Who can join' })).toBeVisible()
  await context.close()
})

test('without a network what was begun is named, as far as the device keeps it, and logging out clears it', async () => {
  const { page, context } = await openWithWorker()
  const keptHere = page.getByRole('region', { name: 'Kept on this device' })
  const openOffline = async () => {
    await context.setOffline(true)
    await page.goto('/')
    await see(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline')
  }
  await go(page, '/')
  await openOffline()
  await see(keptHere).toBeHidden()
  await context.setOffline(false)
  // One answered question of a wizard, and one of another that is only typed.
  await go(page, '/register-your-good-cause/create')
  await page.getByRole('radio').last().check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await see.poll(() => page.evaluate(() => localStorage.getItem('registrationDraft'))).toContain('"cause"')
  await go(page, '/register-your-business/create')
  const typed = page.getByRole('main').getByRole('textbox').first()
  await typed.fill('Ada Secret')
  await see.poll(() => page.evaluate(() => localStorage.getItem('typedAnswer'))).toContain('Ada Secret')
  await openOffline()
  await see(keptHere.getByRole('link')).toHaveText(['Registering your good cause', 'Registering your business'])
  await see(page.getByText('Ada Secret')).toHaveCount(0)
  await context.setOffline(false)
  await keptHere.getByRole('link', { name: 'Registering your business' }).click()
  await see(typed).toHaveValue('Ada Secret')
  await enter(page, 'supporter')
  await go(page, '/account')
  await page.getByRole('link', { name: 'Log out' }).first().click()
  await see.poll(() => page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull()
  // What was kept has gone, and the next page keeps it anew.
  await see.poll(() => kept(page)).not.toContain('/offline')
  await go(page, '/how-it-works')
  await see.poll(() => kept(page)).toContain('/offline')
  await openOffline()
  await see(keptHere).toBeHidden()
  // What lies there and isn't ours does no harm.
  await page.evaluate(() => localStorage.setItem('registrationDraft', '{"no":"list"}'))
  await page.reload()
  await see(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  await see(keptHere).toBeHidden()
  await context.close()
})

test('personal pages and answers of the API are never kept, and logging out clears what was', async () => {
  const { page, context } = await openWithWorker()
  await enter(page, 'supporter')
  for (const path of ['/panel', '/account', '/account/donations', '/account/claims', '/account/settings', '/referrals']) {
    await go(page, path)
    await page.waitForLoadState('networkidle')
  }
  const paths = await kept(page)
  expect(paths.length).toBeGreaterThan(5)
  expect(
    paths.filter((path) => path !== '/offline' && !/^\/static-www\/assets\/[\w$.-]+-[\w-]{7,8}\.(js|css|woff2|svg)$/.test(path)),
  ).toEqual([])
  const texts = await page.evaluate(async () => {
    const bodies: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) bodies.push((await (await cache.match(request))?.text()) ?? '')
    }
    return bodies.join('\n')
  })
  expect(texts).not.toMatch(/supporter@farthing\.example/)
  await go(page, '/account')
  await page.getByRole('link', { name: 'Log out' }).first().click()
  await see.poll(() => page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull()
  await see.poll(async () => (await kept(page)).filter((path) => path === '/offline')).toEqual([])
  await context.close()
})

test('a new worker drops what an older build kept once it takes over, and never hurries', async () => {
  const { page, context } = await site.open({ serviceWorkers: 'allow' })
  await go(page, '/how-it-works')
  await page.evaluate(async () => void (await caches.open('siteParts older')))
  await page.getByRole('heading', { level: 1 }).click()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await see.poll(() => page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^siteParts [0-9a-f]{12}$/)])
  // It waits until no page of the old build is open (the browser's own rule), and takes no page that is open.
  const script = await (await fetch(`${site.server.address}/service-worker.js`)).text()
  expect(script).not.toMatch(/skipWaiting|claim/)
  await context.close()
})

test.runIf(isWhole)('no worker in a partner’s frame, with Save-Data, or before anything was clicked', async () => {
  const { page, context } = await site.open({ serviceWorkers: 'allow', allow: offline })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, downlink: 10 }, configurable: true })
  })
  await go(page, '/how-it-works')
  const loaded = page.waitForResponse(/\/site-worker-[^/]*\.js$/)
  await page.getByRole('heading', { level: 1 }).click()
  await loaded
  await page.waitForLoadState('networkidle')
  expect(await hasWorker(page)).toBe(false)
  const frame = await site.open({ serviceWorkers: 'allow' })
  const asked: string[] = []
  frame.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await frame.page.goto('/iframes/harvest-radio')
  await frame.page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await frame.page.getByRole('heading').first().click()
  await frame.page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /site-worker|service-worker|manifest/.test(path))).toEqual([])
  expect(await hasWorker(frame.page)).toBe(false)
  await frame.context.close()
  await context.close()
})
