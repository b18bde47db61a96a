import { type Locator, type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsEverywhere } from '#tests/kit/axe.ts'
import { isWhole } from '#tests/kit/matrix.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'
import { press } from '../part.ts'
import { openDashboardOn } from './dashboard.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
const openDashboard = openDashboardOn(() => site)
const raised = (page: Page) =>
  page
    .getByRole('region', { name: 'How you’re doing' })
    .locator('dl > div')
    .filter({ hasText: 'Money raised' })
    .locator('dd')
    .first()

/** What is paid next. */
const next = (page: Page) => page.getByRole('region', { name: 'Next payment' }).locator('b').first()

/** Whether it is in the window, and nothing lies over it. */
const isOnTop = (sum: Locator) =>
  sum.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect()
    return bottom <= innerHeight && document.elementFromPoint(left + 4, (top + bottom) / 2) === element
  })

test.each([
  [1280, 800],
  [375, 812],
])(
  'D-029 what was raised stands in the first screenful at %i × %i px with nothing over it, what is paid next before the steps',
  async (width, height) => {
    const { page, context } = await openDashboard()
    await page.setViewportSize({ width, height })
    await go(page, '/admin-dashboard')
    for (const sum of [next(page), raised(page)]) await see(sum).toHaveText(/^£\d/)
    await see.poll(() => isOnTop(raised(page))).toBe(true)
    const steps = page.getByRole('heading', { name: '3 steps to get you started' })
    const below = async () => ((await steps.boundingBox())?.y ?? 0) - ((await next(page).boundingBox())?.y ?? Number.NaN)
    await see.poll(below).toBeGreaterThan(0)
    await context.close()
  },
)

test('where a target will be missed it says by how much', async () => {
  const { page, context } = await openDashboard()
  const target = page.getByRole('region', { name: 'This year’s target' })
  await see(target.getByText(/^About £[\d,]+ short by 31 December, going by the last 30 days\./)).toBeVisible()
  await see(target.getByText('Pending', { exact: true })).toBeVisible()
  await context.close()
})

/** `npm run heavy` sees it on a wide screen too. */
const firstVisits: [number, number][] = isWhole
  ? [
      [375, 812],
      [1280, 800],
    ]
  : [[375, 812]]
test.each(firstVisits)(
  'F-137 the first visit at %i × %i px has one welcome, as a card under the pounds with nothing over the page, and closing it brings no other',
  async (width, height) => {
    const { page, context } = await site.open({ viewport: { width, height } })
    await page.route('**/api/user/me/udo?**', (route) => route.fulfill({ json: { body: { details: { UDO: { user_id: 1 } } } } }))
    await enter(page, 'treasurer')
    await go(page, '/admin-dashboard')
    const welcome = page.getByRole('region', { name: '24-second film: how shopping raises money' })
    await see(welcome).toBeVisible()
    await see(page.getByRole('dialog')).toHaveCount(0)
    await see.poll(() => isOnTop(raised(page))).toBe(true)
    // Money has come already: it is a line that opens.
    await press(page, '24-second film: how shopping raises money').click()
    const saved = page.waitForResponse((response) => response.url().includes('/udo?'))
    await press(page, 'Got it').click()
    await saved
    await page.waitForLoadState('networkidle')
    await see(welcome).toHaveCount(0)
    await see(page.getByRole('region', { name: 'Your cause is at the top' })).toHaveCount(0)
    await see(page.getByRole('heading', { level: 1 })).toBeFocused()
    await context.close()
  },
)

test('D-026, D-028 the chart is of the chosen period, beside the one before, with an axis and values; a month that isn’t over isn’t the best', async () => {
  const { page, context } = await openDashboard()
  const now = new Date(site.server.services.clock.now())
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(now)
  const days = page.getByRole('region', { name: 'Running total' })
  const biggest = page.getByRole('region', { name: 'Biggest donations' })
  await see(biggest.getByText(/^(Each person’s biggest this month|No donations in this period yet\.)$/)).toBeVisible()
  await see(days.getByRole('listitem')).toHaveText(['This month', /^Last month by then: £[\d,]+\.\d\d$/])
  expect((await days.locator('path.line').getAttribute('d'))?.split('L')).toHaveLength(Number(today.slice(8)) + 1)
  await press(page, 'This year').click()
  await see(biggest.getByRole('listitem')).toHaveCount(3)
  const months = page.getByRole('region', { name: 'Month by month' })
  await see(months.locator('rect.now[x]')).toHaveCount(Number(today.slice(5, 7)))
  expect(await months.locator('rect.before[x]').count()).toBeGreaterThan(0)
  await press(page, 'All time').click()
  await see(months.locator('rect.now[x]')).toHaveCount(12)
  await see(months.locator('rect.now[x][data-partial]')).toHaveCount(1)
  await see(months.locator('text.tick').first()).toHaveText('£0')
  expect(await months.locator('text.tick').count()).toBeGreaterThan(2)
  const thisMonth = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', month: 'long', year: 'numeric' }).format(now)
  const { db } = site.server.services
  await db
    .updateTable('donation')
    .set({ donation_pence: 9_000_00 })
    .where('cause_id', '=', 1)
    .where('stage', '=', 'tracked')
    .where('purchased_at', '>=', new Date(now.getTime() - 15 * 86_400_000))
    .execute()
  await page.reload()
  await press(page, 'All time').click()
  await see(months.getByText(/^Best month: /)).toBeVisible()
  await see(months.getByText(`Best month: ${thisMonth}`)).toHaveCount(0)
  // Thousands are told apart.
  await see(raised(page)).toHaveText(/^£\d{1,3},\d{3}\.\d\d$/)
  expect(await violationsEverywhere(page)).toEqual([])
  await context.close()
})

test('the dashboard says the one next step, the next payment, the year’s target and who has lapsed', async () => {
  const { page, context } = await openDashboard()
  const { db } = site.server.services
  const next = page.getByRole('region', { name: 'Next payment' })
  await see(
    next.getByText(/^On (Monday|Tuesday|Wednesday|Thursday|Friday) [1-4]\s(January|April|July|October) \d{4}$/),
  ).toBeVisible()
  await see(next.getByText(/^To the account ending \d{4}$/)).toBeVisible()
  await see(page.getByRole('link', { name: 'Add an administrator' })).toBeVisible()
  // It has a description already, and is asked for no other.
  await see(page.getByRole('link', { name: 'Add a description' })).toHaveCount(0)
  await see(
    page.getByRole('region', { name: 'This year’s target' }).getByRole('progressbar', { name: /^£[\d,.]+ of £[\d,.]+$/ }),
  ).toBeVisible()
  const people = page.getByRole('region', { name: 'Your supporters' })
  for (const said of await people.getByRole('definition').allTextContents()) expect(said).not.toBe('0')
  await see(people.getByRole('link', { name: 'See all supporters' })).toHaveAttribute('href', '/account/causes/1/supporters')
  await db.updateTable('bank_details').set({ undone_at: new Date() }).where('cause_id', '=', 1).execute()
  await db.updateTable('cause').set({ target_pence: null }).where('id', '=', 1).execute()
  await page.reload()
  await see(next.getByText(/^Add your bank details so we can pay you on /)).toBeVisible()
  await see(page.getByRole('link', { name: 'Add bank details' })).toHaveAttribute(
    'href',
    '/account/causes/1/settings/payment-methods',
  )
  const target = page.getByRole('region', { name: 'This year’s target' })
  await see(target.getByRole('progressbar')).toHaveCount(0)
  await see(target.getByRole('link', { name: 'Set a target for this year' })).toHaveAttribute(
    'href',
    '/account/causes/1/settings/cause-details',
  )
  await context.close()
})

test('on a phone a cause’s pages begin high: the search opens with the menu, and a page’s link has its neighbours beside it', async () => {
  const { page, context } = await openDashboard()
  await page.setViewportSize({ width: 375, height: 812 })
  await go(page, '/account/causes/1/supporters')
  const title = page.getByRole('heading', { level: 1, name: 'Supporters' })
  await see.poll(async () => (await title.boundingBox())?.y).toBeLessThan(220)
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search for a shop' })
  await see(search).toBeHidden()
  const side = page.getByRole('navigation', { name: /^Dashboard of/ })
  await see(side.getByRole('link', { name: 'Donations' })).toBeInViewport()
  await see(side.getByRole('link', { name: 'Statements' })).toBeInViewport()
  await press(page, 'Menu').click()
  await see(search).toBeVisible()
  await context.close()
})
