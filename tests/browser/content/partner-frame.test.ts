import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { resolve } from 'node:path'
import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routeRows } from '#tests/house/route-table.ts'
import { enter, openSite, type TestSite } from '#tests/kit/site.ts'

const [, embedCode = ''] =
  /## What a partner embeds.*?```html\n(.*?)```/s.exec(
    readFileSync(resolve(import.meta.dirname, '../../../src/decisions/0076-partner-frame.md'), 'utf8'),
  ) ?? []

let site: TestSite
let cause = ''
/** Sites of others: each page has the documented code, whose frame shows what its address says. */
const others: Server[] = []
async function openOther(): Promise<string> {
  const server = createServer((request, response) => {
    const code = embedCode
      .replace('https://www.farthing.example', site.server.address)
      .replace('/iframes/harvest-radio', request.url ?? '')
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="en"><title>Their site</title><link rel="icon" href="data:,"><h1>Their site</h1>${code}`)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  others.push(server)
  const bound = server.address()
  return `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
}

let partner = ''
let stranger = ''
beforeAll(async () => {
  partner = await openOther()
  stranger = await openOther()
  site = await openSite({
    consentManager: 'own',
    partners: [{ id: 'valley-news', name: 'Valley News', causeId: 1, origins: ['https://www.valley-news.example', partner] }],
  })
  cause = (await site.server.services.db.selectFrom('cause').select('name').where('id', '=', 1).executeTakeFirstOrThrow()).name
})
afterAll(async () => {
  await site.close()
  for (const server of others) {
    server.closeAllConnections()
    server.close()
  }
})

const frameOf = (page: Page) => page.frameLocator('#shop-and-give')
const heights = async (page: Page) => [
  await page.locator('#shop-and-give').evaluate((frame) => frame.getBoundingClientRect().height),
  await frameOf(page)
    .locator('main > div > div')
    .evaluate((content) => Math.ceil(content.getBoundingClientRect().height)),
]
/** Waits until the frame is as high as what it shows, and answers how high that is. */
async function settledHeight(page: Page): Promise<number> {
  await see
    .poll(async () => {
      const [frame, content] = await heights(page)
      return frame === content
    })
    .toBe(true)
  return (await heights(page))[0] ?? 0
}

test('R-051, U-015, X-066 a page of another origin frames it with the documented code, without header or banners, as high as it is', async () => {
  const { page, context } = await site.open()
  await page.goto(`${partner}/iframes/valley-news`)
  const frame = frameOf(page)
  await see(frame.getByRole('heading', { level: 1, name: 'Raise money as you shop, with Valley News' })).toBeVisible()
  for (const part of ['banner', 'contentinfo', 'navigation'] as const) await see(frame.getByRole(part)).toHaveCount(0)
  // The face of the heading has come by then, if it comes at all.
  await page.waitForLoadState('networkidle')
  const wide = await settledHeight(page)
  expect(wide).toBeGreaterThan(200)
  await page.setViewportSize({ width: 320, height: 900 })
  await see.poll(async () => (await heights(page))[0]).toBeGreaterThan(wide)
  await settledHeight(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await see.poll(async () => (await heights(page))[0]).toBe(wide)
  await context.close()
})

test('what it leads to opens in place of the partner’s page, by keyboard too', async () => {
  const { page, context } = await site.open()
  await page.goto(`${partner}/iframes/valley-news`)
  await settledHeight(page)
  await frameOf(page).getByRole('searchbox', { name: 'Search for a shop' }).press('Enter')
  expect(page.url()).toBe(`${partner}/iframes/valley-news`)
  await frameOf(page).getByRole('searchbox', { name: 'Search for a shop' }).fill('garden')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.server.address}/search/retailer?cat=retailer&q=garden`)
  await page.goBack()
  // Until the frame is live again, what is pressed in it may be gone.
  await settledHeight(page)
  await frameOf(page)
    .getByRole('link', { name: `Support ${cause}` })
    .press('Enter')
  await page.waitForURL(`${site.server.address}/support-a-good-cause/step-1?cause=1`)
  await see(page.locator('main')).toContainText(cause)
  await context.close()
})

test('the browser refuses it in the page of an origin that isn’t named, and every other page in the partner’s', async () => {
  const { page, context } = await site.open({ allow: /frame-ancestors|status of 404|chrome-error/ })
  const shows = async (address: string, framed: string) => {
    await page.goto(address)
    await see(page.getByRole('heading', { name: 'Their site' })).toBeVisible()
    await expect.poll(() => page.frames().at(-1)?.url(), { message: address }).toBe(framed)
  }
  await shows(`${partner}/iframes/valley-news`, `${site.server.address}/iframes/valley-news`)
  for (const address of [`${stranger}/iframes/valley-news`, `${partner}/login`, `${partner}/iframes/nobody`])
    await shows(address, 'chrome-error://chromewebdata/')
  await context.close()
})

test('R-051 only its answer names anybody who may frame it; a partner that nobody knows has no page', async () => {
  const ask = async (path: string) => {
    const answer = await fetch(site.server.address + path, { redirect: 'manual' })
    const ancestors = /frame-ancestors ([^;]+)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
    return [answer.status, ancestors]
  }
  expect(await ask('/iframes/valley-news')).toEqual([200, `https://www.valley-news.example ${partner}`])
  expect(await ask('/iframes/harvest-radio')).toEqual([404, "'none'"])
  expect(await ask('/iframes/valley-news/more')).toEqual([404, "'none'"])
  const rest = routeRows.map(([, path]) => path.replace(/\/?\{-\$\w+\}/, '').replace(/\{?\$\w+\}?/g, 'x') || '/')
  const framable: string[] = []
  for (const path of [...rest, '/api/statistics', '/api/partners/valley-news', '/static-www/icon.svg']) {
    const [, ancestors] = await ask(path)
    if (ancestors !== "'none'") framable.push(`${path} ${ancestors}`)
  }
  expect(framable).toEqual([])
})

test('in the frame nobody is asked who they are, nothing is kept and nothing is sent, also of who is logged in', async () => {
  const { page, context } = await site.open()
  for (const isKnown of [false, true]) {
    if (isKnown) {
      await page.goto(`${site.server.address}/static-www/icon.svg`)
      await enter(page, 'supporter')
    }
    const before = await context.storageState()
    const asked: string[] = []
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin === site.server.address && (pathname.startsWith('/api') || request.method() !== 'GET')) asked.push(pathname)
    })
    await page.goto(`${partner}/iframes/valley-news`)
    await settledHeight(page)
    await page.waitForLoadState('networkidle')
    await see(frameOf(page).getByRole('region', { name: /cookies|measure/i })).toHaveCount(0)
    expect([isKnown, asked]).toEqual([isKnown, []])
    expect(await context.storageState()).toEqual(before)
  }
  await context.close()
})
