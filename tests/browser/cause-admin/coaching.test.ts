import { mkdirSync, readFileSync } from 'node:fs'
import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newSecret } from '#server/shared/secrets.ts'
import { mailTo } from '#tests/kit/mails.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'
import { heading, main } from '../driver.ts'
import { seeWellMade } from './cause-admin.steps.ts'

let site: TestSite
let page: Page
beforeAll(async () => {
  site = await openSite()
  // A time that somebody else has booked, and a day that is over, are answers like any other; the browser notes them all the same.
  page = (await site.open({ allow: /status of (409|422)/ })).page
  await enter(page, 'admin')
})
afterAll(() => site.close())
const db = () => site.server.services.db
beforeEach(async () => {
  await db().deleteFrom('coaching_booking').where('cause_id', '!=', 4).execute()
})

const press = (name: string) => main(page).getByRole('button', { name, exact: true }).click()
const times = () => main(page).getByRole('radio')
const pathname = () => new URL(page.url()).pathname
/** The chosen time, as the page says it: the day's heading and the hour. */
async function chooseTime(index: number): Promise<void> {
  await times().nth(index).check()
}
const shots = process.env.SCREENSHOTS
/** The page as it is, looked at by axe and, where somebody wants to see it, kept. */
async function look(name: string): Promise<void> {
  await seeWellMade(page)
  if (!shots) return
  mkdirSync(shots, { recursive: true })
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: width === 375 })
  }
}

test('R-113, R-114, R-115, F-156 a call is booked, added to a calendar, moved and cancelled; each page is well made at both widths', async () => {
  await go(page, '/coaching/booking')
  await see(heading('Book a free call with a coach')(page)).toBeVisible()
  await see(main(page).getByText('For Abbotsmere Hospice')).toBeVisible()
  await look('book')
  await press('Choose a time')
  await see(heading('When should we ring you?')(page)).toBeVisible()
  expect(pathname()).toBe('/coaching/booking/select-time')
  await look('select-time')
  await press('Book this time')
  await see(main(page).getByRole('alert').getByRole('link', { name: 'Choose a time' })).toBeVisible()
  // Further days come when they are asked for, and take the focus.
  const shown = await main(page).getByRole('group').count()
  await press('Show later days')
  await see(main(page).getByRole('group').nth(shown).getByRole('radio').first()).toBeFocused()
  await chooseTime(0)
  await press('Book this time')
  await see(heading('Your call is booked')(page)).toBeVisible()
  expect(pathname()).toBe('/coaching/booking/confirmation')
  await look('confirmation')
  const [booked] = await mailTo(site, 'admin@farthing.example', /is booked for (.+ at .+), UK time\./)
  const when = /booked for (.+ at .+), UK time/.exec(booked)?.[1] ?? ''
  await see(main(page).getByText(`${when}, UK time`, { exact: true })).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), press('Add to your calendar')])
  expect(file.suggestedFilename()).toBe('coaching-call.ics')
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*METHOD:PUBLISH\r\n/)
  // Loaded anew it is still there, also where a booking would begin.
  await go(page, '/coaching/booking')
  await see(heading('Your call is booked')(page)).toBeVisible()
  await press('Move the call')
  await see(heading('When should we ring you instead?')(page)).toBeVisible()
  await chooseTime(3)
  await press('Move the call to this time')
  await see(main(page).getByText('We’ve moved the call, and emailed the new time.')).toBeVisible()
  await see(main(page).getByText(`${when}, UK time`, { exact: true })).toBeHidden()
  await press('Cancel the call')
  const dialog = page.getByRole('dialog', { name: 'Do you want to cancel the call?' })
  await see(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await see(dialog).toBeHidden()
  await see(main(page).getByRole('button', { name: 'Cancel the call', exact: true })).toBeFocused()
  await press('Cancel the call')
  await dialog.getByRole('button', { name: 'Yes, cancel the call' }).click()
  await see(heading('Your call is cancelled')(page)).toBeFocused()
  await look('cancelled')
  await mailTo(site, 'admin@farthing.example', /Morgan Hale has cancelled your call/)
})

test('F-156 who was a moment too late is told so, keeps their place, and chooses among the times that are free now', async () => {
  await go(page, '/coaching/booking/select-time')
  await see(times().first()).toBeVisible()
  const slotId = Number(await times().first().getAttribute('value'))
  const slot = await db().selectFrom('coaching_slot').selectAll().where('id', '=', slotId).executeTakeFirstOrThrow()
  const quicker = { id: newSecret().slice(0, 22), slot_id: slotId, cause_id: 9, user_id: 3 }
  await db()
    .insertInto('coaching_booking')
    .values({ ...quicker, starts_at: slot.starts_at, changed_at: new Date() })
    .execute()
  await chooseTime(0)
  await press('Book this time')
  await see(main(page).getByRole('alert')).toHaveText(/^Someone’s just booked that time/)
  await see(page.locator(`input[value="${slotId}"]`)).toHaveCount(0)
  await see(main(page).getByRole('button', { name: 'Book this time' })).toBeFocused()
  await see(main(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await look('slot-taken')
  await chooseTime(0)
  await press('Book this time')
  await see(heading('Your call is booked')(page)).toBeVisible()
})

test('F-156 a call is booked with nothing but keys', async () => {
  await go(page, '/coaching/booking')
  await main(page).getByRole('button', { name: 'Choose a time' }).press('Enter')
  await see(heading('When should we ring you?')(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await see(times().first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await see(times().nth(1)).toBeChecked()
  await page.keyboard.press('Tab')
  await see(main(page).getByRole('button', { name: 'Show later days' })).toBeFocused()
  await page.keyboard.press('Tab')
  await see(main(page).getByRole('button', { name: 'Book this time' })).toBeFocused()
  await page.keyboard.press('Enter')
  await see(heading('Your call is booked')(page)).toBeFocused()
})

test('R-116, R-117, X-020 a registered business books on pages of its own, for itself, and comes back to them from the shared confirmation', async () => {
  const business = await db().selectFrom('cause').select(['id', 'name', 'kind']).where('id', '=', 3).executeTakeFirstOrThrow()
  await db().updateTable('cause').set({ kind: 'business' }).where('id', '=', 3).execute()
  await go(page, '/register-your-business/coaching/booking')
  await see(heading('Book a free call with a coach for your business')(page)).toBeVisible()
  await see(main(page).getByText(`For ${business.name}`)).toBeVisible()
  await look('business')
  await press('Choose a time')
  await see(heading('When should we ring you?')(page)).toBeVisible()
  expect(pathname()).toBe('/register-your-business/coaching/booking/select-time')
  await chooseTime(0)
  await press('Book this time')
  await see(heading('Your call is booked')(page)).toBeVisible()
  expect(pathname()).toBe('/coaching/booking/confirmation')
  await page.reload()
  await see(main(page).getByText(business.name, { exact: true })).toBeVisible()
  await press('Move the call')
  await see(heading('When should we ring you instead?')(page)).toBeVisible()
  expect(pathname()).toBe('/register-your-business/coaching/booking/select-time')
  // Where to go back to is one of two places, whatever the address says.
  await go(page, '/coaching/booking/confirmation?return-to=https%3A%2F%2Fevil.example')
  await see(heading('Book a free call with a coach')(page)).toBeVisible()
  expect(pathname()).toBe('/coaching/booking')
  await db().updateTable('cause').set({ kind: business.kind }).where('id', '=', 3).execute()
})

test('G-014 the support team adds times, sees who has booked, and cancels a call with a mail', async () => {
  await go(page, '/coaching/booking/select-time')
  await chooseTime(0)
  await press('Book this time')
  await see(heading('Your call is booked')(page)).toBeVisible()
  await enter(page, 'support')
  await go(page, '/support/coaching')
  await see(heading('Coaching calls')(page)).toBeVisible()
  await look('desk')
  await page.getByLabel('Day', { exact: true }).fill('2020-01-01')
  await page.getByLabel('First call starts at').fill('09:00')
  await page.getByLabel('Last call starts at').fill('10:00')
  await press('Add these times')
  await see(main(page).getByRole('alert').getByText('Enter a time in the future')).toBeVisible()
  await look('desk-refused')
  await page.getByLabel('Day', { exact: true }).fill('2027-03-28')
  await press('Add these times')
  await see(main(page).getByText('We’ve added 3 times.')).toBeVisible()
  await main(page)
    .getByText(/^Week of 22\sMar(\s2027)?: 3 times/)
    .click()
  const added = main(page).getByRole('region', { name: 'Sunday 28 March 2027' })
  await see(added.getByRole('listitem')).toHaveText([/^9:00 am/, /^9:30 am/, /^10:00 am/])
  await added.getByRole('button', { name: 'Remove the time 9:00 am on Sunday 28 March 2027' }).click()
  await see(added.getByRole('listitem')).toHaveText([/^9:30 am/, /^10:00 am/])
  await see(main(page).getByText('The time is removed.')).toBeVisible()
  await press('Cancel the call with Abbotsmere Hospice')
  await page.getByLabel('Cancel the call with Abbotsmere Hospice?').fill('The coach is ill')
  await press('Cancel the call')
  await see(main(page).getByText('The call is cancelled, and we’ve emailed the administrator.')).toBeVisible()
  await see(main(page).getByRole('button', { name: 'Cancel the call with Abbotsmere Hospice' })).toBeHidden()
  await mailTo(site, 'admin@farthing.example', /Why: The coach is ill/)
  await enter(page, 'admin')
})
