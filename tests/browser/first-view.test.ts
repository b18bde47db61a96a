import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, openSite, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Where everything on a page is, how large it is, and in which colours. */
function measure(): string[] {
  return [...document.body.querySelectorAll('*:not(style, script)')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element)
    return [element.localName, x, y, width, height, color, backgroundColor, fontSize, fontWeight].join(' ')
  })
}

/** Leaves of the first view's own styles the faces of fonts: all else stands in the rest once more. */
function dropFirst(): void {
  const [first, rest] = [...document.styleSheets]
  if (first && rest)
    for (let at = first.cssRules.length - 1; at >= 0; at -= 1)
      if (!(first.cssRules[at] instanceof CSSFontFaceRule)) first.deleteRule(at)
}

test.each(['/', '/retailer/alder-home'].flatMap((path) => [375, 1280].map((width) => [path, width] as const)))(
  '%s looks as if all its styles came at once, though those of its first view come first (%i px)',
  async (path, width) => {
    const markup = await (await fetch(site.server.address + path)).text()
    expect(markup).toMatch(/<head>.*<link rel="expect" href="#first-view" blocking="render">.*<\/head>.*<span id="first-view"/s)
    const [first = '', rest = ''] = [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((match) => match[1])
    expect(first.length).toBeLessThan(0.65 * rest.length)

    const { page, context } = await site.open({
      allow: /Failed to load resource/,
      javaScriptEnabled: false,
      viewport: { width, height: 800 },
    })
    // A face that comes while it is measured moves everything.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto(site.server.address + path)
    // Until something is painted, what lies below the fold is laid out as though it were seen.
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } })
    const served = await page.evaluate(measure)
    await page.evaluate(dropFirst)
    expect(served.length).toBeGreaterThan(300)
    expect(served).toEqual(await page.evaluate(measure))
    await context.close()
  },
)

test('a page without a first view has all its styles in its head, and waits for nothing', async () => {
  const markup = await (await fetch(`${site.server.address}/retailers`)).text()
  expect(markup.match(/<style/g)).toHaveLength(1)
  expect(markup).not.toContain('rel="expect"')
})

/** Where a page's sheets stand, in their order. */
const sheets = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].map(({ ownerNode }) => (ownerNode instanceof Element ? ownerNode.parentElement?.localName : null)),
  )

const paddingOfFooter = (page: Page) => page.getByRole('contentinfo').evaluate((element) => getComputedStyle(element).paddingTop)
const goToHowItWorks = async (page: Page) => {
  await page.getByRole('link', { name: 'How it works' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'How it works' }).waitFor()
}

test('a page that is live has the rest of its styles where they came, until the whole sheet is there and the page is left', async () => {
  const { page, context } = await site.open()
  await go(page, '/')
  expect((await sheets(page)).slice(0, 2)).toEqual(['head', 'span'])
  const before = await paddingOfFooter(page)
  expect(before).not.toBe('0px')
  await goToHowItWorks(page)
  expect(await sheets(page)).toEqual(['head', 'html'])
  expect(await paddingOfFooter(page)).toBe(before)
  await context.close()
})

test('the whole sheet is read for a page that may come next, applied with it, and stays the same from then on', async () => {
  const { page, context } = await site.open({ loadsAhead: true })
  await go(page, '/')
  await page.waitForFunction(() => document.styleSheets.length > 2)
  const whole = () => page.evaluateHandle(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet)
  const first = await whole()
  expect(await first.evaluate((sheet) => sheet?.media.mediaText)).toBe('not all')
  await goToHowItWorks(page)
  await page.getByRole('banner').getByRole('link').first().click()
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().waitFor()
  expect(await first.evaluate((sheet) => sheet?.media.mediaText)).toBe('all')
  expect(await first.evaluate((sheet, now) => sheet === now, await whole())).toBe(true)
  await context.close()
})

test('a page whose text an extension has changed, so that it’s rendered anew, gets its styles again', async () => {
  const { page, context } = await site.open({ allow: /Minified React error/ })
  await go(page, '/')
  const styled = await paddingOfFooter(page)
  const changed = await context.newPage()
  await changed.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/(<h1[^>]*>)Shop/, '$1Faire') })
    },
  )
  await changed.goto(`${site.server.address}/`)
  await changed.waitForFunction(() => document.querySelector('#first-view + span')?.childElementCount === 0)
  await expect.poll(() => paddingOfFooter(changed)).toBe(styled)
  await context.close()
})

test('whoever goes on without the whole sheet keeps the styles that the page came with', async () => {
  const { page, context } = await site.open({ allow: /Failed to load resource/ })
  await page.route(/style-[^/]*\.css$/, (route) => route.abort())
  await go(page, '/')
  const before = await paddingOfFooter(page)
  expect(before).not.toBe('0px')
  await goToHowItWorks(page)
  expect(await sheets(page)).toEqual(['head', 'head'])
  expect(await paddingOfFooter(page)).toBe(before)
  await context.close()
})
