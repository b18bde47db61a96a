import { readFileSync } from 'node:fs'
import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMoney } from '../../src/contract/money.ts'
import { violationsOf } from '../kit/axe.ts'
import { go, logIn, openSite, type TestSite } from '../kit/site.ts'
import { press } from './part.ts'

let site: TestSite
let page: Page
beforeAll(async () => {
  site = await openSite()
  const opened = await site.open()
  page = opened.page
  await logIn(page, 'admin')
})
afterAll(() => site.close())

async function isWellMade(): Promise<void> {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}
const countOf = async (causeId: number) =>
  Number(
    (
      await site.server.services.db
        .selectFrom('donation')
        .select((of) => of.fn.countAll().as('count'))
        .where('cause_id', '=', causeId)
        .executeTakeFirstOrThrow()
    ).count,
  )

/** What a press on the button saves as a file. */
async function fileOf(name: string): Promise<string[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download as CSV').click()])
  expect(file.suggestedFilename()).toBe(name)
  return readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
}

test('R-103, F-105, A-040, A-108, D-005 the donations of a cause: pages, sums, a filter by date, and a file, without who bought', async () => {
  await go(page, '/account/causes/1/donations')
  await see(page.getByRole('heading', { level: 1, name: 'Cause donations' })).toBeVisible()
  const count = await countOf(1)
  await see(page.getByText(new RegExp(`^${count} donations, page 1 of`))).toBeVisible()
  await isWellMade()
  await press(page, 'Older donations').click()
  await see(page.getByText(new RegExp(`^${count} donations, page 2 of`))).toBeVisible()
  expect(await fileOf('cause-donations.csv')).toHaveLength(count + 1)
  await press(page, 'Filter by date').click()
  await page.getByLabel('Start date').fill('2001-01-01')
  await page.getByLabel('End date').fill('2001-01-31')
  await press(page, 'Show these dates').click()
  await see(page.getByText('Nothing was bought between these dates.')).toBeVisible()
  await see(page.getByRole('definition').first()).toHaveText('£0.00')
  await press(page, 'Show all dates').click()
  await see(page.getByText(new RegExp(`^${count} donations, page 1 of`))).toBeVisible()
})

test('R-105, F-149, F-150, A-059, A-060, D-006, X-073 the supporters of a cause, more of them, and all of them as a file', async () => {
  const { db } = site.server.services
  await go(page, '/account/causes/1/supporters')
  const people = await db.selectFrom('app_user').select('id').where('supported_cause_id', '=', 1).execute()
  await see(page.getByText(`${people.length} supporters`, { exact: true })).toBeVisible()
  const rows = page.locator('tbody tr')
  await see(rows).toHaveCount(Math.min(20, people.length))
  await see(rows.filter({ hasText: 'Stays anonymous' }).first()).toBeVisible()
  await isWellMade()
  if (people.length > 20) {
    await press(page, 'Show more supporters').click()
    await see(rows).toHaveCount(people.length)
  }
  await see(press(page, 'Show more supporters')).toBeHidden()
  expect(await fileOf('supporters.csv')).toHaveLength(people.length + 1)
})

test('R-104, R-106, F-151, M-020, D-007 statements, and one of them as it is printed', async () => {
  await go(page, '/account/causes/1/statements')
  await see(page.getByRole('heading', { level: 1, name: 'Statements' })).toBeVisible()
  await isWellMade()
  const row = page.locator('tbody tr').filter({ hasText: 'Paid' }).first()
  const amount = await row.locator('td').first().textContent()
  await row.getByRole('link').click()
  await see(page.getByRole('heading', { level: 1, name: /^Statement FAR-1-/ })).toBeVisible()
  // It stands alone: no header, no navigation.
  await see(page.getByRole('banner')).toHaveCount(0)
  await see(page.getByText('Paid by bank transfer')).toBeVisible()
  await see(page.locator('tfoot td').last()).toHaveText(amount ?? '')
  const lines = await page.locator('tbody td:last-child').allTextContents()
  const pence = lines.reduce((sum, text) => sum + Math.round(Number(text.replace(/[£,]/g, '')) * 100), 0)
  expect(formatMoney(pence)).toBe(amount)
  await isWellMade()
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'true'
    }
  })
  await press(page, 'Print this statement').click()
  await see(page.locator('html[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await see(press(page, 'Print this statement')).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.getByRole('link', { name: 'All statements' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'Statements' })).toBeVisible()
})

test('R-102, R-107, D-010, D-018 the summary and the settings of a cause lead to everything about it', async () => {
  await go(page, '/account/causes/1')
  await see(page.getByRole('heading', { level: 1, name: 'Abbotsmere Hospice' })).toBeVisible()
  await see(page.getByText('Charity number')).toBeVisible()
  await isWellMade()
  await page.getByRole('link', { name: 'Manage cause settings' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'Manage cause settings' })).toBeVisible()
  await see(page.getByRole('main').getByRole('link')).toHaveText([
    'Cause page',
    'Contact details',
    'Bank details',
    'Supporter messages',
    'Invite other administrators',
  ])
  await isWellMade()
})
