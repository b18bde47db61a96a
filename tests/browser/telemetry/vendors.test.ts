import { createServer, type Server } from 'node:http'
import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'

/** Plays an outside consent manager that speaks TCF 2.2: the test sets what the person chose in it. */
const consentManager = `(() => {
  const listeners = []
  window.choose = (consents) => listeners.forEach((tell) => tell({ eventStatus: 'useractioncomplete', purpose: { consents } }, true))
  window.__tcfapi = (command, version, callback) => {
    if (command === 'addEventListener') {
      listeners.push(callback)
      callback({ eventStatus: 'cmpuishown', purpose: { consents: { 1: true, 8: true } } }, true)
    }
    if (command === 'displayConsentUi') document.documentElement.dataset.choices = 'open'
  }
  document.documentElement.dataset.manager = 'here'
})()`

/** Plays every vendor: one script that works, one that fails, one that never answers. */
let vendor: Server
let site: TestSite
let origin = ''
beforeAll(async () => {
  vendor = createServer((request, response) => {
    if (request.url === '/hangs.js') return
    if (request.url === '/consent.js')
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' })
        .end(consentManager)
    else if (request.url === '/fails.js') response.writeHead(500).end()
    else
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' })
        .end(`document.documentElement.dataset.vendor = (document.documentElement.dataset.vendor ?? '') + '${request.url}'`)
  })
  await new Promise<void>((resolve) => vendor.listen(0, resolve))
  const bound = vendor.address()
  origin = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
  site = await openSite({
    consentManager: 'own',
    vendors: {
      tagManager: `${origin}/tags.js`,
      performanceMonitor: `${origin}/fails.js`,
      abTesting: `${origin}/hangs.js`,
      attribution: `${origin}/attribution.js`,
    },
  })
})
afterAll(async () => {
  await site.close()
  vendor.closeAllConnections()
  vendor.close()
})

const queues = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer, attributionEvents } = window as unknown as { dataLayer: object[]; attributionEvents: object[] }
    return { dataLayer, attributionEvents }
  })

test('A-078…A-082, T-014, T-015, X-062 vendors’ scripts wait for a yes, are told by purpose, and may fail or hang unnoticed', async () => {
  const { page, context } = await site.open({ allow: /status of 500/ })
  const asked: string[] = []
  context.on('request', (request) => {
    if (request.url().startsWith(origin)) asked.push(new URL(request.url()).pathname)
  })
  await go(page, '/')
  const bar = page.getByRole('region', { name: 'Cookies and measurement' })
  await see(bar).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  await bar.getByRole('button', { name: 'Choose' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Counting pages and searches').check()
  await dialog.getByRole('button', { name: 'Save my choices' }).click()
  await see(page.locator('html[data-vendor*="/tags.js"]')).toBeAttached()
  expect(asked).not.toContain('/attribution.js')
  await page.getByRole('link', { name: 'See all shops' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'All shops' })).toBeVisible()
  await see.poll(async () => (await queues(page)).dataLayer).toContainEqual({ event: 'page view', page_type: 'generic' })
  expect((await queues(page)).attributionEvents).toEqual([])

  await page.getByRole('button', { name: 'Cookie choices' }).click()
  await dialog.getByLabel('Measuring our adverts').check()
  await dialog.getByRole('button', { name: 'Save my choices' }).click()
  await see(page.locator('html[data-vendor*="/attribution.js"]')).toBeAttached()
  await go(page, '/retailer/alder-home')
  await see
    .poll(async () => (await queues(page)).attributionEvents)
    .toEqual(expect.arrayContaining([{ event: 'product details viewed' }]))
  expect((await queues(page)).dataLayer).toContainEqual({ event: 'product details viewed' })
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['/fails.js', '/hangs.js']))
  await context.close()
})

test('A23 the content policy lets the configured origins through, and no other', async () => {
  const { headers } = await fetch(`${site.server.address}/`)
  const policy = headers.get('content-security-policy') ?? ''
  // Scripts of others write markup as they like: what they would break is reported only.
  expect(policy).not.toContain('trusted-types')
  expect(headers.get('content-security-policy-report-only')).toBe("require-trusted-types-for 'script'; trusted-types site-worker")
  expect(/script-src ([^;]+)/.exec(policy)?.[1]).toMatch(new RegExp(`^'self'( 'sha256-[^']+')+( ${origin})+$`))
})

test('A-080 an outside consent manager is loaded, its word is followed, and its choices open from the footer', async () => {
  const managed = await openSite({ consentManager: `${origin}/consent.js`, vendors: { tagManager: `${origin}/tags.js` } })
  const { page, context } = await managed.open()
  const asked: string[] = []
  context.on('request', (request) => {
    if (request.url().startsWith(origin)) asked.push(new URL(request.url()).pathname)
  })
  const choose = (consents: Record<number, boolean>) =>
    page.evaluate((chosen) => (window as unknown as { choose(chosen: object): void }).choose(chosen), consents)
  await go(page, '/')
  await see(page.locator('html[data-manager=here]')).toBeAttached()
  await see(page.getByRole('region', { name: 'Cookies and measurement' })).toBeHidden()
  await choose({ 1: true, 3: true, 4: true, 7: true })
  await choose({ 8: true })
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['/consent.js'])
  await choose({ 1: true, 8: true })
  await see(page.locator('html[data-vendor*="/tags.js"]')).toBeAttached()
  await page.getByRole('button', { name: 'Cookie choices' }).click()
  await see(page.locator('html[data-choices=open]')).toBeAttached()
  await see(page.getByRole('dialog')).toBeHidden()
  await context.close()
  await managed.close()
})

test('A-080 without its consent manager the site works, and nothing is measured', async () => {
  const managed = await openSite({ consentManager: `${origin}/fails.js`, vendors: { tagManager: `${origin}/tags.js` } })
  const { page, context } = await managed.open({ allow: /status of 500/ })
  const asked: string[] = []
  context.on('request', (request) => {
    if (request.url().startsWith(origin) || request.url().includes('/analytics/')) asked.push(new URL(request.url()).pathname)
  })
  await go(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How it works' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['/fails.js'])
  await context.close()
  await managed.close()
})
