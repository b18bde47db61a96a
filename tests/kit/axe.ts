import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page, expect as see } from '@playwright/test'
import { isWhole } from './matrix.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** It lets each rule end with a timer of 0 ms, which a page whose clock the test has stopped would never come to. */
const source = `((setTimeout) => { ${axe} })((work, after, ...given) => after > 1 ? window.setTimeout(work, after, ...given) : queueMicrotask(() => work(...given)))`

/**
 * What breaks WCAG 2.2 AA or axe's best practice, as "rule: element"; `only` names the rules to look at. axe itself and not its wrapper for Playwright, which
 * gives half a megabyte to the page for each look and takes every passed element back: 4.9 s of CPU for `violationsEverywhere` on a cause's page, and 2 s without it.
 */
export async function violationsOf(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // What a page fetches when it is gone to has its heading when it has come; one that never has any is judged as it is.
  if (!only)
    await page
      .locator('h1')
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => {})
  return page.evaluate(
    async ({ rules }) => {
      // Colours of the theme before may still be on their way to those of this one.
      for (const animation of document.getAnimations())
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
      const { axe } = window as unknown as { axe: typeof import('axe-core') } // what `source` has made
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'],
        runOnly: rules ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
    },
    { rules: only },
  )
}

type Look = [tenant: 'farthing' | 'harbour', colorScheme: 'light' | 'dark']
const otherLooks: Look[] = [
  ['harbour', 'light'],
  ['harbour', 'dark'],
  ['farthing', 'dark'],
]
/**
 * Widths, whether every rule is asked at each, and the looks whose colours are. What a page has wrong it nearly always has at both widths, and every pair of colours is held to its contrast
 * (`tests/house/themes.test.ts`), so that `npm test` asks every rule once; `npm run axe` sees all. Ten runs of axe were a quarter of what two tests of forms had the page do.
 */
const looksAt: { width: number; isWholeLook: boolean; looks: Look[] }[] =
  isWhole || process.env.AXE
    ? [375, 1280].map((width) => ({ width, isWholeLook: true, looks: otherLooks }))
    : [{ width: 375, isWholeLook: true, looks: [] }]

/** The innermost of what stands there. */
const beyondTheEdge = () =>
  [...document.querySelectorAll('body *')]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .at(-1)
    ?.outerHTML.slice(0, 200)

/** The same at 375 and 1280 px in the colours of both tenants, light and dark, and whether everything fits into 320 px, and with text of twice the size into 1280. The page is left as it was. */
export async function violationsEverywhere(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 }
  const found: string[] = []
  const paint = async (tenant: string, colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme })
    await page.evaluate((name) => {
      document.documentElement.dataset.tenant = name
    }, tenant)
  }
  for (const { width, isWholeLook, looks } of looksAt) {
    await page.setViewportSize({ width, height: 900 })
    if (isWholeLook) found.push(...(await violationsOf(page)).map((one) => `${width} px, ${one}`))
    for (const [tenant, scheme] of looks) {
      await paint(tenant, scheme)
      // A tenant has other colours and nothing else (U-017).
      found.push(...(await violationsOf(page, ['color-contrast'])).map((one) => `${width} px, ${tenant}, ${scheme}, ${one}`))
    }
    if (looks.length > 0) await paint('farthing', 'light')
  }
  const fits = (where: string) =>
    see
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true)
      .catch(async () => found.push(`${where}: beyond the edge stands ${await page.evaluate(beyondTheEdge)}`))
  await page.setViewportSize({ width: 320, height: 800 })
  await fits('320 px')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await fits('1280 px with text of 200 %')
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize(before)
  return found
}
