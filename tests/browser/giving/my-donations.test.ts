import { readFileSync } from 'node:fs'
import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMoney } from '#contract/money.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const donationsOf = (userId: number) =>
  site.server.services.db
    .selectFrom('donation')
    .select(['id', 'stage', 'donation_pence', 'purchased_at'])
    .where('user_id', '=', userId)
    .orderBy('purchased_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

test('R-083, R-143, F-106, F-107, U-055, X-044 one’s own donations: sums, ten a page, a filter by date, and all of them as a file; who runs a cause finds a missing one from here', async () => {
  const { page, context } = await site.open()
  // Who runs causes has no such item in the menu.
  await enter(page, 'admin')
  await go(page, '/account/donations')
  await see(page.getByRole('link', { name: 'Report a missing donation' })).toHaveAttribute(
    'href',
    '/enquiry/missing-donation/new',
  )
  await enter(page, 'supporter')
  await go(page, '/account/donations')
  await see(page.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible()
  const all = await donationsOf(1)
  const sum = (stages: readonly string[]) =>
    all.filter(({ stage }) => stages.includes(stage)).reduce((total, { donation_pence }) => total + donation_pence, 0)
  const pending = sum(['tracked', 'inReview'])
  const confirmed = sum(['awaitingFunds', 'available', 'inPaymentRun', 'paid'])
  const paid = sum(['paid'])
  await see(page.getByRole('region', { name: 'Raised' }).getByText(formatMoney(pending + confirmed))).toBeVisible()
  await see(page.getByRole('definition')).toHaveText([paid, confirmed - paid, pending].map(formatMoney))
  await see(page.getByText(`${all.length} donations, page 1 of ${Math.ceil(all.length / 10)}`)).toBeVisible()
  await see(page.getByRole('table').getByRole('link')).toHaveCount(10)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download as CSV' }).click()])
  expect(file.suggestedFilename()).toBe('donations.csv')
  const [, ...lines] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines.map((line) => line.split(',')[0]?.replaceAll('"', ''))).toEqual(all.map(({ id }) => id))

  const newest = all[0]?.purchased_at ?? new Date()
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(newest)
  await page.getByRole('button', { name: 'Filter by date' }).click()
  await page.getByRole('button', { name: 'Show these dates' }).click()
  await see(page.getByRole('alert').getByText('Enter a start date')).toBeVisible()
  await page.getByLabel('Start date').fill(day)
  await page.getByLabel('End date').fill(day)
  const asked = page.waitForRequest((request) => request.url().includes('/transactions?'))
  await page.getByRole('button', { name: 'Show these dates' }).click()
  const query = new URL((await asked).url()).searchParams
  expect(Object.fromEntries(query)).toMatchObject({ perPage: '10', page: '1', order: 'desc' })
  const [from, to] = [new Date(query.get('startDate') ?? ''), new Date(query.get('endDate') ?? '')]
  expect(to.getTime() - from.getTime()).toBe(86_399_999)
  const within = all.filter(({ purchased_at: at }) => at >= from && at <= to)
  await see(page.getByRole('table').getByRole('link')).toHaveCount(within.length)
  await context.close()
})

test('F-107, U-055 donations of one status, at an address of their own that Back leads to again; a link to all of them does', async () => {
  const { page, context } = await site.open()
  await enter(page, 'supporter')
  const paid = (await donationsOf(1)).filter(({ stage }) => stage === 'paid')
  expect(paid.length).toBeGreaterThan(10)
  await go(page, '/account/donations')
  await page.getByRole('button', { name: /^Paid \d+$/ }).click()
  await see(page.getByText(`${paid.length} donations, page 1 of ${Math.ceil(paid.length / 10)}`)).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await see(page.getByText(`${paid.length} donations, page 2 of`)).toBeVisible()
  await see(page).toHaveURL(/\/account\/donations\?status=paid&page=2$/)
  const hrefs = () =>
    page
      .getByRole('table')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const second = paid.slice(10, 20).map(({ id }) => `/account/donations/${id}`)
  expect(await hrefs()).toEqual(second)
  await page.getByRole('table').getByRole('link').first().click()
  await see(page.getByRole('heading', { level: 1, name: 'My donations' })).toBeHidden()
  await page.goBack()
  await see(page.getByRole('button', { name: /^Paid \d+$/ })).toHaveAttribute('aria-pressed', 'true')
  await see.poll(hrefs).toEqual(second)
  await page.reload()
  await see.poll(hrefs).toEqual(second)
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Donations' }).click()
  await see(page.getByRole('button', { name: /^All \d+$/ })).toHaveAttribute('aria-pressed', 'true')
  await see(page).toHaveURL(/\/account\/donations$/)
  // A page that there isn’t is the last one.
  await go(page, '/account/donations?status=paid&page=900')
  await see(page.getByText(`${paid.length} donations, page ${Math.ceil(paid.length / 10)} of`)).toBeVisible()
  await context.close()
})

test('X-044 a claim is the other way to a missing donation, for everybody', async () => {
  const { page, context } = await site.open()
  await enter(page, 'admin')
  await go(page, '/account/claims')
  await see(page.getByRole('heading', { level: 1, name: 'My claims' })).toBeVisible()
  const ways = page.getByRole('main').getByRole('link')
  await see
    .poll(() => ways.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toContain('/enquiry/missing-donation/new')
  await context.close()
})
