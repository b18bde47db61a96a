import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const pages = [
  ['How it works', 'How it works'],
  ['Support a cause', 'Support a good cause'],
  ['Register a cause', 'Register your good cause'],
] as const

/** Addresses that the page asks for from now on. */
function watch(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

test.each(['/', '/retailer/alder-home'])(
  'what the header of %s leads to is here before it is pressed: the click asks for nothing',
  async (path) => {
    const { page, context } = await site.open({ loadsAhead: true, viewport: { width: 1280, height: 800 } })
    const asked = watch(page)
    // What lies below the home page's first screenful is asked for with a press before anybody has seen it: nothing waits for it.
    await page.route(/\/home-parts-/, () => {})
    await go(page, path)
    await expect.poll(() => asked.filter((one) => one.startsWith('/words/')).length).toBe(1)
    await expect.poll(() => asked.some((one) => /\/style-.*\.css$/.test(one))).toBe(true)
    await expect.poll(() => asked.some((one) => /\/footer-.*\.js$/.test(one))).toBe(true)
    await page.waitForLoadState('networkidle')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    for (const [link, heading] of pages) {
      asked.length = 0
      await navigation.getByRole('link', { name: link }).click()
      await see(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      // The worker of the site comes by itself, a while after the first press; so do the parts below the first screenful, with their words, and drawings, whose places are kept.
      expect(
        asked.filter(
          (one) =>
            !/-worker|\/(drawings|home-parts|shops|how-end|call-band|(cause-|supporter-)?landing)-|\/registration-landing-parts\./.test(
              one,
            ),
        ),
      ).toEqual([])
    }
    await context.close()
  },
)

test('who saves data loads nothing ahead, and the click still leads there', async () => {
  const { page, context } = await site.open({ loadsAhead: true, viewport: { width: 1280, height: 800 } })
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked = watch(page)
  await go(page, '/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((one) => /^\/words\/|\/style-|\/footer-/.test(one))).toEqual([])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How it works' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible()
  await context.close()
})

test('words that do not come ahead are asked for again by the click', async () => {
  const { page, context } = await site.open({ loadsAhead: true, viewport: { width: 1280, height: 800 }, allow: /ERR_FAILED/ })
  await page.route('**/words/**', (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await go(page, '/')
  await failed
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How it works' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible()
  await context.close()
})
