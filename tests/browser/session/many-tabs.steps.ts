import type { BrowserContext, Page } from '@playwright/test'
import { go } from '#tests/kit/site.ts'
import { due, moveClock } from './session.steps.ts'

/**
 * Lets the tokens of open tabs grow old together, and has every tab make its 25 calls at once. Time stands still in them but for that: a note that
 * holds the others off is over after seconds, and a busy machine needs more of them.
 */
export async function callsFromManyTabs(context: BrowserContext, first: Page, count: number): Promise<number> {
  await context.addInitScript((now) => {
    Date.now = () => now + Number(document.documentElement?.dataset.shift ?? 0)
  }, Date.now())
  const tabs: Page[] = []
  for (let index = 0; index < count; index++) {
    const tab = await context.newPage()
    await go(tab, '/dev/ui')
    tabs.push(tab)
  }
  await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')))
  await moveClock(first, due)
  const shift = String(due * 86_400_000)
  for (const tab of tabs)
    await tab.evaluate((milliseconds) => {
      document.documentElement.dataset.shift = milliseconds
    }, shift)
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Make 25 calls' }).click()))
  const answered = await Promise.all(
    tabs.map(async (tab) => {
      const status = tab.locator('[data-answered]')
      // Five hundred calls of twenty tabs: the time that they need is the machine's.
      await status.waitFor({ state: 'attached', timeout: 120_000 })
      return Number(await status.getAttribute('data-answered'))
    }),
  )
  await Promise.all(tabs.map((tab) => tab.close()))
  return answered.reduce((sum, one) => sum + one, 0)
}
