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

test('a page that is live has the rest of its styles where they came, until the whole sheet is there and the page is left', async () => {
  const { page, context } = await site.open()
  await go(page, '/')
  expect((await sheets(page)).slice(0, 2)).toEqual(['head', 'span'])
  await page.getByRole('link', { name: 'How it works' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'How it works' }).waitFor()
  expect(await sheets(page)).toEqual(['head', 'html'])
  await context.close()
})

test('whoever goes on without the whole sheet keeps the styles that the page came with', async () => {
  const { page, context } = await site.open({ allow: /Failed to load resource/ })
  await page.route(/style-[^/]*\.css$/, (route) => route.abort())
  await go(page, '/')
  const footer = () => page.getByRole('contentinfo').evaluate((element) => getComputedStyle(element).paddingTop)
  const before = await footer()
  expect(before).not.toBe('0px')
  await page.getByRole('link', { name: 'How it works' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'How it works' }).waitFor()
  expect(await sheets(page)).toEqual(['head', 'head'])
  expect(await footer()).toBe(before)
  await context.close()
})
