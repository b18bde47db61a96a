import { readFileSync } from 'node:fs'
import { type Page, expect as see } from '@playwright/test'
import sharp from 'sharp'
import { encode } from 'uqr'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { formatMoney } from '#contract/money.ts'
import { violationsOf } from '#tests/kit/axe.ts'
import { go, type TestSite } from '#tests/kit/site.ts'
import { press } from '../part.ts'
import { openAsAdmin, seeWellMade } from './cause-admin.steps.ts'

let site: TestSite
let page: Page
beforeAll(async () => {
  ;({ site, page } = await openAsAdmin())
})
afterAll(() => site.close())

const isWellMade = () => seeWellMade(page)
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
  await press(page, 'Next').click()
  await see(page.getByText(new RegExp(`^${count} donations, page 2 of`))).toBeVisible()
  expect(await fileOf('cause-donations.csv')).toHaveLength(count + 1)
  await press(page, 'Filter by date').click()
  await page.getByLabel('Start date').fill('2001-01-01')
  await page.getByLabel('End date').fill('2001-01-31')
  await press(page, 'Show these dates').click()
  await see(page.getByText('No purchases between these dates.')).toBeVisible()
  await see(page.getByRole('definition').first()).toHaveText('£0.00')
  await press(page, 'Show all dates').click()
  await see(page.getByText(new RegExp(`^${count} donations, page 1 of`))).toBeVisible()
})

test('R-105, F-149, F-150, A-059, A-060, D-006, X-073 the supporters of a cause, more of them, and all of them as a file', async () => {
  const { db } = site.server.services
  await go(page, '/account/causes/1/supporters')
  const people = await db.selectFrom('app_user').select('id').where('supported_cause_id', '=', 1).execute()
  await see(page.getByRole('status').filter({ hasText: `${people.length} supporters` })).toBeVisible()
  const rows = page.locator('tbody tr')
  await see(rows).toHaveCount(Math.min(limits.pageSizeSupporters, people.length))
  await see(rows.filter({ hasText: 'Anonymous' }).first()).toBeVisible()
  await isWellMade()
  if (people.length > limits.pageSizeSupporters) {
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
  const amount = await row.getByRole('cell', { name: /^£/ }).textContent()
  await row.getByRole('rowheader').getByRole('link').click()
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
  await press(page, 'Print or save as PDF').click()
  await see(page.locator('html[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await see(press(page, 'Print or save as PDF')).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.getByRole('link', { name: 'All statements' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'Statements' })).toBeVisible()
})

test('R-102, R-107, D-010, D-018 the summary and the settings of a cause lead to everything about it', async () => {
  await go(page, '/account/causes/1')
  await see(page.getByRole('heading', { level: 1, name: 'Cause summary' })).toBeVisible()
  await see(page.getByRole('term').filter({ hasText: 'Cover picture' })).toBeVisible()
  await isWellMade()
  const side = page.getByRole('navigation', { name: 'Dashboard of Abbotsmere Hospice' })
  await see(side.getByRole('link', { name: 'Cause summary' })).toHaveAttribute('aria-current', 'page')
  for (const name of ['Abbotsmere Hospice', 'What’s on your page', 'Bring people to your page', 'Who runs it'])
    await see(page.getByRole('region', { name })).toBeVisible()
  await side.getByRole('link', { name: 'Manage cause settings' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'Manage cause settings' })).toBeVisible()
  await see(page.getByRole('main').getByRole('link')).toHaveText([
    /^Cause page/,
    /^Supporter messages/,
    /^QR code poster/,
    /^Bank details/,
    /^Contact details/,
    /^Administrators/,
    /^Leave or hand over/,
    /^Close this cause/,
  ])
  await isWellMade()
})

test('R-017, A-049, X-027 anybody may see what a cause was paid, and nothing of who bought', async () => {
  const { db } = site.server.services
  const paid = db.selectFrom('payment').selectAll().where('cause_id', '=', 1)
  const payment = await paid.where('is_paid', '=', true).executeTakeFirstOrThrow()
  const { page: visitor } = await site.open({ allow: /status of 404/ })
  await go(visitor, `/causes/abbotsmere-hospice/payments/${payment.id}`)
  const amount = formatMoney(payment.pence)
  await see(visitor.getByRole('heading', { level: 1, name: `${amount} paid to Abbotsmere Hospice` })).toBeVisible()
  await see(visitor.getByRole('definition').first()).toHaveText(amount)
  expect(await violationsOf(visitor)).toEqual([])
  for (const path of ['/causes/abbotsmere-hospice/payments/unknown', `/causes/no-such-cause/payments/${payment.id}`]) {
    expect((await visitor.goto(path))?.status()).toBe(404)
    await see(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // What was only carried over is nobody else's business.
  await db.updateTable('payment').set({ is_paid: false }).where('id', '=', payment.id).execute()
  expect((await visitor.goto(`/causes/abbotsmere-hospice/payments/${payment.id}?now`))?.status()).toBe(404)
  await db.updateTable('payment').set({ is_paid: true }).where('id', '=', payment.id).execute()
})

test('R-141, F-155, U-062, G-022 the code of a cause is found in its settings, is read as the address of its page, downloaded and printed', async () => {
  await go(page, '/account/causes/1/settings')
  await page.getByRole('link', { name: 'QR code poster' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'QR code poster' })).toBeVisible()
  await isWellMade()
  const address = `${site.server.address}/causes/abbotsmere-hospice`
  // Nothing stands in it that isn't seen: who copies it has the address.
  await see(page.getByText(address.replace('http://', ''), { exact: true })).toBeVisible()
  // Read back from the squares that are shown, as a camera would take them.
  const drawn = await page
    .getByRole('img', { name: /^QR code for/ })
    .locator('path')
    .getAttribute('d')
  const dark = encode(`${address}?via=qr`, { border: 4 }).data.flatMap((line, y) =>
    line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  expect(drawn).toBe(dark.join(''))
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download as PNG').click()])
  expect(file.suggestedFilename()).toBe('abbotsmere-hospice.png')
  const { width, height, format } = await sharp(await file.path()).metadata()
  expect([format, width === height, (width ?? 0) > 1000]).toEqual(['png', true, true])
  await page.evaluate(() => Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) }))
  await press(page, 'Print or save as PDF').click()
  await expect.poll(() => page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await see(press(page, 'Print or save as PDF')).toBeHidden()
  await see(page.getByRole('heading', { name: 'Shop online and raise money for us. It’s free.' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
})

test('R-111, R-112, F-152, V-063, G-012 by keyboard: a message is written, seen as supporters will, saved, tried on oneself and removed', async () => {
  await go(page, '/settings/cause/1/supporter-communications')
  await isWellMade()
  await page.getByRole('button', { name: /^New supporter / }).focus()
  await page.keyboard.press('Enter')
  await isWellMade()
  await page.getByRole('link', { name: 'Add a note: New supporter, On the site' }).focus()
  await page.keyboard.press('Enter')
  await see(page.getByRole('heading', { level: 1, name: 'New supporter: on the site' })).toBeFocused()
  await see(press(page, 'Send me a test')).toBeHidden()
  const field = page.getByLabel('Your note')
  await field.fill('x'.repeat(281))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await see(page.getByRole('alert').getByText('Your message cannot be longer than 280 characters')).toBeVisible()
  await see(field).toHaveValue('x'.repeat(281))
  await isWellMade()
  await field.fill('Good to have you with us.')
  await see(page.getByRole('blockquote').getByText('Good to have you with us.')).toBeVisible()
  await press(page, 'Save note').click()
  await see(page.getByText(/^We’ve saved your note/)).toBeVisible()
  await press(page, 'Remove note').click()
  await see(page.getByText(/^We’ve removed your note/)).toBeVisible()
  await see(field).toHaveValue('')
  await go(page, '/settings/cause/1/supporter-communications/birthday/email/edit')
  await see(page.getByRole('heading', { level: 1, name: 'We can’t find this message' })).toBeVisible()
})
