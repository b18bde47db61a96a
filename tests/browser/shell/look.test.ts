import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOf } from '#tests/kit/axe.ts'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const dark = 'rgb(18, 26, 22)'
const light = 'rgb(251, 250, 245)'

test('a page that was chosen to be dark is so before any script of the site runs, on a device that is light', async () => {
  const { page, context } = await site.open({
    colorScheme: 'light',
    allow: /ERR_FAILED|Failed to fetch dynamically imported module/,
  })
  await page.addInitScript(() => localStorage.setItem('colourScheme', 'dark'))
  // No script of the site comes: what is painted is the page's own.
  await page.route('**/static-www/assets/*.js', (route) => route.abort())
  await page.goto('/how-it-works', { waitUntil: 'domcontentloaded' })
  await see(page.locator('html')).toHaveCSS('background-color', dark)
  await context.close()
})

test('high contrast that was chosen stands before any script of the site runs, light and dark, in both tenants', async () => {
  const { page, context } = await site.open({
    colorScheme: 'light',
    allow: /ERR_FAILED|Failed to fetch dynamically imported module/,
  })
  await page.addInitScript(() => localStorage.setItem('contrast', 'more'))
  await page.route('**/static-www/assets/*.js', (route) => route.abort())
  await page.goto('/how-it-works', { waitUntil: 'domcontentloaded' })
  /** What each name of the theme is painted with: by this choice, and by a device that asks for it. */
  const painted = () =>
    page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
      const root = rules.filter((rule) => rule instanceof CSSStyleRule).filter((rule) => rule.selectorText.startsWith(':root'))
      const names = new Set(root.flatMap((rule) => [...rule.style].filter((name) => name.startsWith('--'))))
      return [...names].map((name) => `${name} ${getComputedStyle(document.documentElement).getPropertyValue(name)}`)
    })
  for (const tenant of ['farthing', 'harbour'])
    for (const [colorScheme, ground] of [
      ['light', 'rgb(255, 255, 255)'],
      ['dark', 'rgb(0, 0, 0)'],
    ] as const) {
      const asks = async (contrast: 'more' | 'no-preference', chosen: 'more' | undefined) => {
        await page.emulateMedia({ colorScheme, contrast })
        await page.evaluate(
          ([name, choice]) => {
            const { dataset } = document.documentElement
            dataset.tenant = name
            if (choice) dataset.contrast = choice
            else delete dataset.contrast
          },
          [tenant, chosen] as const,
        )
        return painted()
      }
      const byDevice = await asks('more', undefined)
      const plain = await asks('no-preference', undefined)
      const byChoice = await asks('no-preference', 'more')
      await see(page.locator('html')).toHaveCSS('background-color', ground)
      expect(byChoice).toEqual(byDevice)
      expect(byChoice).not.toEqual(plain)
    }
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await see(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await context.close()
})

test('on paper a dark page is light, without its navigation and what is pressed', async () => {
  const { page, context } = await site.open({ colorScheme: 'dark' })
  await go(page, '/how-it-works')
  await see(page.locator('html')).toHaveCSS('background-color', dark)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await see(page.locator('html')).toHaveCSS('background-color', light)
  await see(page.getByRole('banner')).toBeHidden()
  await see(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

test('with more contrast asked for the ground is white, and with forced colours the focus is still seen', async () => {
  const { page, context } = await site.open({ contrast: 'more', colorScheme: 'light' })
  await go(page, '/how-it-works')
  await see(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.keyboard.press('Tab')
  await see(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid')
  await see(page.locator(':focus-visible')).toHaveCSS('outline-width', '3px')
  await context.close()
})

test('the wordmark is drawn, in the page itself, and says its name', async () => {
  const { page, context } = await site.open({ javaScriptEnabled: false })
  await page.goto('/')
  const mark = page.getByRole('banner').getByRole('link', { name: 'Farthing home' }).locator('svg[role="img"]')
  await see(mark.locator('title')).toHaveText('Farthing')
  const painted = await mark.evaluate((svg: SVGSVGElement) => svg.getBBox().width)
  expect(painted).toBeGreaterThan(300)
  await context.close()
})

test('drawings and marks of shops come with their page, and those of the pages after it in one file', async () => {
  const { page, context } = await site.open()
  const asked: string[] = []
  page.on('request', (request) => void (/\/(drawings|scenes)-/.test(request.url()) && asked.push(request.url())))
  const seeDrawn = async (kind: string) => {
    const all = await page.locator(`main svg:has(> use[href${kind}]):visible`).all()
    for (const drawing of all) {
      await drawing.scrollIntoViewIfNeeded()
      await see.poll(() => drawing.evaluate((svg: SVGSVGElement) => svg.getBBox().width)).toBeGreaterThan(5)
    }
    return all.length
  }
  await go(page, '/')
  expect(await seeDrawn('^="#"')).toBeGreaterThan(5)
  expect(asked).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'All shops' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'All shops' })).toBeVisible()
  expect(await seeDrawn('*="/drawings-"')).toBeGreaterThan(5)
  expect(asked).toHaveLength(1)
  await context.close()
})

test('axe finds no contrast that is too low on a dark page of either tenant', async () => {
  const { page, context } = await site.open({ viewport: { width: 1280, height: 900 }, colorScheme: 'dark' })
  const found: string[] = []
  for (const address of ['/', '/retailer/alder-home', '/causes/abbotsmere-hospice', '/login', '/dev/ui'])
    for (const tenant of ['farthing', 'harbour']) {
      await go(page, address)
      await page.evaluate((name) => {
        document.documentElement.dataset.tenant = name
      }, tenant)
      for (const one of await violationsOf(page, ['color-contrast'])) found.push(`${address} ${tenant} ${one}`)
    }
  expect(found).toEqual([])
  await context.close()
})

test('a celebration takes at most a second and a half, and none comes where motion is too much', async () => {
  for (const isMoving of [true, false]) {
    const { page, context } = await site.open({ isMoving })
    await go(page, '/dev/ui')
    await page.getByRole('button', { name: 'Celebrate' }).click()
    const confetti = page.locator('[data-confetti]')
    await see(confetti).toBeAttached()
    if (!isMoving) await see(confetti).toBeHidden()
    else {
      const ends = await confetti.evaluate((sky) =>
        sky.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      )
      expect(ends.length).toBeGreaterThan(20)
      expect(Math.max(...ends)).toBeLessThanOrEqual(1500)
      await see(confetti).toHaveCSS('pointer-events', 'none')
    }
    await context.close()
  }
})

test('a shop’s mark moves from its card to its page; where motion is too much the page is there at once', async () => {
  for (const isMoving of [true, false]) {
    const { page, context } = await site.open({ isMoving })
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (...given) => {
        const transition = start(...given)
        transition.ready.then(() => {
          const moved = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
          document.documentElement.dataset.moved = moved.join(' ')
        })
        return transition
      }
    })
    await go(page, '/retailers')
    await page.getByRole('main').getByRole('link', { name: 'Alder Home' }).first().click()
    await see(page.getByRole('heading', { level: 1, name: 'Alder Home' })).toBeVisible()
    const moved = page.locator('html[data-moved]')
    if (isMoving) await see(moved).toHaveAttribute('data-moved', /::view-transition-group\(face\)/)
    else await see(moved).toHaveCount(0)
    await context.close()
  }
})
