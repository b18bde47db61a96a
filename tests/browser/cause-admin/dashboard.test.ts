import { type Page, expect as see } from '@playwright/test'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMoney } from '#contract/money.ts'
import { violationsOf } from '#tests/kit/axe.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'
import { press } from '../part.ts'
import { causes, switchTo } from './dashboard.driver.ts'
import { openDashboardOn } from './dashboard.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite({ consentManager: 'own' })
  await sql`UPDATE app_user SET preferences = preferences || '{"analytics": true}'`.execute(site.server.services.db)
})
afterAll(() => site.close())
const openDashboard = openDashboardOn(() => site)
const metric = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first()
const raisedFor = async (causeId: number) =>
  Number(
    (
      await site.server.services.db
        .selectFrom('donation')
        .select((of) => of.fn.sum<string>('donation_pence').as('pence'))
        .where('cause_id', '=', causeId)
        .where('stage', '<>', 'declined')
        .executeTakeFirstOrThrow()
    ).pence,
  )

test('X-043 the dashboard that is opened from a cause’s own page is that cause’s', async () => {
  const { page, context } = await openDashboard('admin', '/account/causes/2')
  const side = page.getByRole('navigation', { name: `Dashboard of ${causes[2]}` })
  await see(side.locator('[aria-current=page]')).toHaveText(['Cause summary'])
  await side.getByRole('link', { name: 'Overview' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await see(side.locator('[aria-current=page]')).toHaveText(['Overview'])
  await context.close()
})

test('U-014, U-037, D-002, D-004…D-013, D-015…D-026, D-028…D-032, D-036, C-069, X-042 the overview shows what the cause has raised, and where to go', async () => {
  await site.server.services.db.updateTable('cause').set({ logo: null }).where('id', '=', 1).execute()
  const { page, context } = await openDashboard()
  await see(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await see(press(page, 'This month')).toHaveAttribute('aria-pressed', 'true')
  const region = page.getByRole('region', { name: 'How you’re doing' })
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long' }).format(new Date())
  const since = (first: string) => (today.startsWith('1 ') && first === '1' ? today : `${first} to ${today}`)
  await see(region.getByText(`${since('1')}, compared with `)).toBeVisible()
  await press(page, 'This year').click()
  await see(region.getByText(`${since(today.includes(' January ') ? '1' : '1 January')}, compared with `)).toBeVisible()
  await press(page, 'All time').click()
  await see(region).toContainText(`Everything up to ${today}`)
  await see(metric(page, 'Money raised')).toHaveText(formatMoney(await raisedFor(1)))
  await see(metric(page, 'Donations')).toHaveText(/^[1-9]\d*$/)
  await see(metric(page, 'New supporters')).toHaveText(/^[1-9]\d*$/)
  await see(metric(page, 'Page visits (opens in a new tab)')).toHaveText(/^[1-9]\d{0,2}(,\d{3})*$/)
  const main = page.getByRole('main')
  const link = (name: string) => main.getByRole('link', { name, exact: true })
  await see(main.getByRole('region', { name: 'Worth doing next' }).getByRole('listitem').first()).toBeVisible()
  const steps = main.getByRole('region', { name: '3 steps to get you started' })
  await steps.getByRole('button').first().click()
  await see(main.getByText('A few steps to boost your chance of raising donations faster')).toBeVisible()
  await see(link('Add your logo').last()).toHaveAttribute('href', '/account/causes/1/settings/cause-details')
  await see(steps.getByRole('link', { name: 'Share your cause page' })).toHaveAttribute('href', '/referrals')
  await see(steps.getByRole('link', { name: 'Recruit a supporter' })).toHaveAttribute('href', '/raisemore')
  await see(link('Manage settings')).toHaveAttribute('href', '/account/causes/1/settings')
  await see(link('Money raised')).toHaveAttribute('href', '/account/causes/1/donations')
  await see(link('Donations').last()).toHaveAttribute('href', '/account/causes/1/donations')
  await see(link('New supporters')).toHaveAttribute('href', '/account/causes/1/supporters')
  for (const name of ['Biggest donations', 'Month by month', 'Next payment', 'Top shops', 'Latest statement', 'News for you'])
    await see(main.getByRole('heading', { name })).toBeVisible()
  await see(main.getByRole('region', { name: 'Top shops' }).getByRole('listitem')).toHaveCount(3)
  await see(main.getByRole('region', { name: 'Top shops' }).locator('[data-face] use')).toHaveCount(3)
  await main.getByRole('button', { name: /^News for you/ }).click()
  await see(main.getByRole('region', { name: 'News for you' }).getByRole('listitem')).toHaveCount(3)
  await see(link('Page visits (opens in a new tab)')).toHaveAttribute('href', '/causes/abbotsmere-hospice')
  await see(link('Page visits (opens in a new tab)')).toHaveAttribute('target', '_blank')
  // D-011: what runs the cause, and the shops.
  const modes = page.getByRole('navigation', { name: 'View', exact: true })
  await see(modes.getByText('Manage cause', { exact: true })).toHaveAttribute('aria-current', 'true')
  await see(modes.getByRole('link')).toHaveText(['Browse brands'])
  await see(modes.getByRole('link', { name: 'Browse brands' })).toHaveAttribute('href', '/retailers')
  const side = page.getByRole('navigation', { name: `Dashboard of ${causes[1]}` })
  const links = await side
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((one) => [one.textContent?.replace(/\s+/g, ' '), one.getAttribute('href'), one.getAttribute('target')]),
    )
  expect(links).toEqual([
    ['Overview', '/admin-dashboard', null],
    ['Cause summary', '/account/causes/1', null],
    ['Donations', '/account/causes/1/donations', null],
    ['Supporters', '/account/causes/1/supporters', null],
    ['Statements', '/account/causes/1/statements', null],
    ['Updates', '/account/causes/1/updates', null],
    ['Promote my cause (opens in a new tab)', '/promote-my-cause', '_blank'],
    ['View cause page (opens in a new tab)', '/causes/abbotsmere-hospice', '_blank'],
    ['Manage cause settings', '/account/causes/1/settings', null],
  ])
  await press(page, 'Show as a table').click()
  await see(page.getByRole('table').getByRole('row')).toHaveCount(13)
  await press(page, 'What’s counted').click()
  const info = page.getByRole('dialog', { name: 'What these figures mean' })
  await see(info.getByText(/We count views, not people/)).toBeVisible()
  await see(info.getByText(/^£\d+\.\d\d raised and \d+ new supporters? from /)).toBeVisible()
  await page.keyboard.press('Escape')
  await see(info).toBeHidden()
  await context.close()
})

test('F-132, F-133, U-036, X-043, D-003, D-039…D-041, P-008, S-004 another cause is chosen, remembered, and in the address', async () => {
  const { page, context } = await openDashboard()
  await press(page, 'Switch cause').click()
  const others = page.getByRole('dialog').getByRole('listitem')
  await see(others).toHaveCount(2)
  await see(others.filter({ hasText: causes[1] })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await switchTo(page, causes[2])
  await press(page, 'All time').click()
  await see(metric(page, 'Money raised')).toHaveText(formatMoney(await raisedFor(2)))
  await see.poll(() => page.evaluate(() => localStorage.getItem('activeCause'))).toBe('2')
  await page.reload()
  await see(page.getByRole('button', { name: `Change the logo of ${causes[2]}` })).toBeVisible()
  // An address that names a cause wins, and is remembered.
  await go(page, '/account/causes/1/settings')
  await see(page.getByRole('button', { name: `Change the logo of ${causes[1]}` })).toBeVisible()
  await see.poll(() => page.evaluate(() => localStorage.getItem('activeCause'))).toBe('1')
  await switchTo(page, causes[2])
  await see(page).toHaveURL(/\/account\/causes\/2\/settings$/)
  // Also when the address is the first that is heard of.
  await page.evaluate(() => localStorage.setItem('activeCause', '3'))
  await go(page, '/account/causes/1/supporters')
  await see(page.getByRole('button', { name: `Change the logo of ${causes[1]}` })).toBeVisible()
  await context.close()
  const one = await openDashboard('treasurer')
  await see(one.page.getByRole('heading', { level: 2, name: 'How you’re doing' })).toBeVisible()
  await see(press(one.page, 'Switch cause')).toHaveCount(0)
  await one.context.close()
})

test('F-140, D-014, X-068 the steps are done one by one, and the card says so', async () => {
  const { page, context } = await openDashboard('treasurer')
  const { db } = site.server.services
  await see(page.getByRole('heading', { name: /^3 steps to get you started Next: .+ 1 of 3 done$/ })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await db.updateTable('app_user').set({ udo: '{}' }).where('email', '=', 'treasurer@farthing.example').execute()
  await context.grantPermissions(['clipboard-write'])
  await go(page, '/referrals')
  const kept = page.waitForResponse((response) => response.url().includes('/udo?'))
  await press(page, 'Copy link').click()
  expect((await kept).status()).toBe(200)
  await db.updateTable('cause').set({ logo: '/images/x.png' }).where('id', '=', 4).execute()
  await page.route(/\/images\/x\.png$/, (route) => route.fulfill({ status: 200, contentType: 'image/png', body: '' }))
  await go(page, '/admin-dashboard')
  await see(page.getByRole('heading', { name: 'All the cause details are completed' })).toBeVisible()
  // Nobody is welcomed who is past all of it.
  await see(page.getByRole('region', { name: '24-second film: how shopping raises money' })).toHaveCount(0)
  await db.updateTable('cause').set({ logo: null }).where('id', '=', 4).execute()
  await context.close()
})

test('T-006, D-027, H-013 a pressed period is told, with consent only', async () => {
  const { page, context } = await openDashboard()
  const events: { category: string; event: string; eventData: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/analytics\//.test(request.url())) events.push(...request.postDataJSON().events)
  })
  await press(page, 'All time').click()
  await page.getByRole('region', { name: 'Cookies and measurement' }).getByRole('button', { name: 'Yes, that’s fine' }).click()
  await press(page, 'This year').click()
  const pressed = () => events.filter(({ category }) => category === 'dashboard')
  await see
    .poll(() => pressed().map(({ event, eventData }) => [event, eventData.period]))
    .toEqual([['periodChosen', 'yearToDate']])
  expect(pressed()[0]?.eventData.isAdmin).toBe(true)
  await context.close()
})

test('the dashboard by keyboard alone: the cause is switched, a period chosen, the page read without a fault', async () => {
  const { page, context } = await openDashboard()
  const key = (name: string) => page.keyboard.press(name)
  await press(page, 'Switch cause').focus()
  await key('Enter')
  const list = page.getByRole('dialog', { name: 'Switch to another cause' })
  await see(list).toBeVisible()
  await key('Tab')
  await key('Enter')
  await see(page.getByRole('button', { name: `Change the logo of ${causes[2]}` })).toBeVisible()
  await press(page, 'All time').focus()
  await key('Space')
  await see(press(page, 'All time')).toHaveAttribute('aria-pressed', 'true')
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violationsOf(page)).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await context.close()
})

test('at 375 px the link of the page where one is stands in sight in its row, and the page itself hasn’t moved', async () => {
  const { page, context } = await site.open({ viewport: { width: 375, height: 800 } })
  await enter(page, 'admin')
  for (const [address, name] of [
    ['/account/causes/1/settings/payment-methods', 'Manage cause settings'],
    ['/account/causes/1/statements', 'Statements'],
  ] as const) {
    await go(page, address)
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true })
    await see(link).toHaveAttribute('aria-current', 'page')
    await see
      .poll(async () => {
        const box = await link.boundingBox()
        return box !== null && box.x >= 0 && box.x + box.width <= 375
      })
      .toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  await context.close()
})
