import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWhole } from '../kit/matrix.ts'
import { go, openSite, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Types into a field on a CPU four times slower. Answers the slowest interaction in ms, in steps of 8. */
async function slowestTyping(page: Page, address: string, label: string): Promise<number> {
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    const seen = { slowest: 0 }
    Object.assign(window, { seen })
    const options = { type: 'event', buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId) seen.slowest = Math.max(seen.slowest, entry.duration)
    }).observe(options)
  })
  await go(page, address)
  await page.waitForLoadState('networkidle')
  const field = page.getByLabel(label).first()
  await field.click()
  await field.pressSequentially('abbot', { delay: 100 })
  await page.getByRole('option').first().waitFor()
  return page.evaluate(() => (window as unknown as { seen: { slowest: number } }).seen.slowest)
}

// Time on a machine that does nothing else: a figure of `npm run heavy`, for which everything else would wait.
test.runIf(isWhole)(
  'typing in the search is answered within 64 ms on a CPU four times slower, or within 40 ms more than a page with nothing but a field',
  async () => {
    const rounds: { ours: number; bare: number }[] = []
    const isWithin = ({ ours, bare }: { ours: number; bare: number }) => ours <= Math.max(64, bare + 40)
    // Other work shares the machine: one round of twelve has to hold, and what the machine itself takes is measured beside it.
    while (rounds.length < 12 && !rounds.some(isWithin)) {
      const { page, context } = await site.open({ loadsAhead: true })
      await page.route('**/bare', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<html data-ready><input aria-label="Bare"><p role="option">Abbotsmere</p></html>',
        }),
      )
      const bare = await slowestTyping(page, '/bare', 'Bare')
      await context.close()
      const opened = await site.open({ loadsAhead: true })
      rounds.push({ bare, ours: await slowestTyping(opened.page, '/', 'Find your cause') })
      await opened.context.close()
    }
    console.log(rounds)
    expect(rounds.every(({ ours }) => ours > 0)).toBe(true)
    expect(rounds.filter(isWithin), JSON.stringify(rounds)).toHaveLength(1)
  },
)
