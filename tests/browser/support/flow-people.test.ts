import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsEverywhere } from '#tests/kit/axe.ts'
import { isWhole } from '#tests/kit/matrix.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const people = (page: Page) => page.getByRole('region', { name: 'How far people get' })

test.each(isWhole ? [375, 1280] : [375])(
  'at %i px a flow shows how many came, went on and gave up, in its picture too; axe finds nothing',
  async (width) => {
    const { page } = await site.open({ viewport: { width, height: 900 } })
    await go(page, '/dev/charts#supporterRegistration')
    const row = people(page).getByRole('row').filter({ hasText: 'createAccount' })
    await see(row.getByRole('cell')).toHaveText([/^[\d,]+$/, /^[\d,]+$/, /^\d+ \(\d+%\)$/])
    await see(people(page).getByRole('row').filter({ hasText: 'done' })).toContainText('the end')
    await see(people(page)).toContainText(/Fewer than 5 people came to each of \d+ more states/)
    // Nobody is asked here, and so nobody is counted any more.
    await see(people(page)).toContainText(
      'from before. Nobody’s being counted now, because this site doesn’t ask people whether it may',
    )
    // In its section, which is folded away at first.
    await page.getByRole('button', { name: 'What’s inside account' }).press('Enter')
    const [came, , gone] = await row.getByRole('cell').allInnerTexts()
    await see(page.locator('[data-state="account.createAccount"]')).toContainText(`${came} came, ${gone?.split(' ')[0]} gave up`)
    const state = page.locator('[data-state="account.createAccount"]').getByRole('button')
    await state.focus()
    await page.keyboard.press('Enter')
    await see(row).toHaveAttribute('data-chosen', 'true')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await violationsEverywhere(page)).toEqual([])
  },
)

test('a chart that is no flow says nothing of people; a flow that nobody was counted in says why', async () => {
  const { page } = await site.open()
  await go(page, '/dev/charts#modal')
  await see(page.locator('[data-drawn]:not([aria-busy])')).toBeVisible()
  await see(people(page)).toHaveCount(0)
  await site.server.services.db.deleteFrom('flow_count').where('chart', '=', 'login').execute()
  await enter(page, 'support')
  await go(page, '/support/charts#login')
  await see(people(page)).toContainText('Nobody’s being counted')
  await see(people(page).getByRole('table')).toHaveCount(0)
})
