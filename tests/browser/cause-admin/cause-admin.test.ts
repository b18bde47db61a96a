import { readFileSync } from 'node:fs'
import { type Page, expect as see } from '@playwright/test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { encode } from 'uqr'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastTurn } from '#contract/giving/quarters.ts'
import { DAY } from '#contract/limits.ts'
import { formatMoney } from '#contract/money.ts'
import { reconcile } from '#server/giving/reconcile.ts'
import { violationsOf } from '#tests/kit/axe.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'
import { press } from '../part.ts'
import { dismissed } from './dashboard.driver.ts'

let site: TestSite
let page: Page
beforeAll(async () => {
  site = await openSite()
  // A refused form is an answer like any other, and so is a network that is off; the browser notes them all the same.
  const opened = await site.open({ allow: /status of (404|422)|ERR_INTERNET_DISCONNECTED/ })
  page = opened.page
  await enter(page, 'admin')
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
  await see(page.getByText('No purchases between these dates.')).toBeVisible()
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
  await see(rows.filter({ hasText: 'Anonymous supporter' }).first()).toBeVisible()
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
    'QR code poster',
    'Invite other administrators',
  ])
  await isWellMade()
})

test('R-109, R-108, F-142…F-147, V-029…V-035, X-050, X-052, E-037…E-039 the cause page is built part by part, and the number is changed', async () => {
  const { db } = site.server.services
  await db.updateTable('cause').set({ show_location_in_search: false, description: '' }).where('id', '=', 3).execute()
  await go(page, '/account/causes/3/settings/cause-details')
  await see(page.getByText('0 of 4 complete')).toBeVisible()
  await isWellMade()
  // V-035: what has no location cannot be shown.
  await press(page, 'Show the location in searches').click()
  await see(page.getByText('Location must be added first before showing')).toBeVisible()
  await press(page, 'Save the location').click()
  await see(page.getByRole('alert').getByRole('link', { name: 'Enter a location, like a town or a part of one' })).toBeVisible()
  await page.getByLabel('Town, or part of a town').fill('Upper Applethwaite')
  await press(page, 'Save the location').click()
  await see(page.getByText('1 of 4 complete')).toBeVisible()
  await press(page, 'Show the location in searches').click()
  await see(page.getByText(/^Searches say that .* is in Upper Applethwaite\.$/)).toBeVisible()
  await see(page.getByText('2 of 4 complete')).toBeVisible()
  const description = page.getByLabel('What your cause does, and what donations pay for')
  await description.fill('x'.repeat(2001))
  await press(page, 'Save the description').click()
  await see(page.getByRole('link', { name: 'Description must be 2,000 characters or fewer' })).toBeVisible()
  await see(description).toHaveValue('x'.repeat(2001))
  await description.fill('We fly <b>doctors</b> to people.')
  await press(page, 'Save the description').click()
  await see(page.getByText('3 of 4 complete')).toBeVisible()
  // what an address cannot hold is gone as it is typed.
  const address = page.getByLabel('Address', { exact: true })
  await address.fill('')
  await address.pressSequentially('Äir Ambulance!')
  await see(address).toHaveValue('air-ambulance')
  await see(page.getByText(/\/causes\/air-ambulance$/)).toBeVisible()
  await address.fill('abbotsmere-hospice')
  await press(page, 'Save the address').click()
  await see(page.getByRole('link', { name: 'Another cause has this address. Choose a different one' })).toBeVisible()
  await address.fill('air-ambulance')
  await press(page, 'Save the address').click()
  await see(page.getByRole('region', { name: 'Page address' }).getByText('Saved.')).toBeVisible()
  await go(page, '/causes/applethwaite-st-annes-air-ambulance')
  await see(page).toHaveURL(/\/causes\/air-ambulance$/)
  await see(page.getByText('We fly <b>doctors</b> to people.')).toBeVisible()
  await go(page, '/account/causes/3/settings/contact-details')
  await isWellMade()
  await page.getByLabel('Phone number').fill('12')
  await press(page, 'Save the number').click()
  await see(page.getByRole('link', { name: /^Enter a UK phone number/ })).toBeVisible()
  await page.getByLabel('Phone number').fill('+44 1632 960 001')
  await press(page, 'Save the number').click()
  await see(page.getByText('Saved.')).toBeVisible()
  const { phone_number } = await db.selectFrom('cause').select('phone_number').where('id', '=', 3).executeTakeFirstOrThrow()
  expect(phone_number).toBe('01632960001')
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

test('R-118, R-144, F-154, U-042, U-063, X-021, V-066…V-068 somebody is invited by keyboard, logs in by the link, and runs the cause', async () => {
  await go(page, '/invite-other-admins')
  const send = press(page, 'Send the invitation')
  await see(send).toBeVisible()
  await isWellMade()
  await send.focus()
  await page.keyboard.press('Enter')
  const email = page.getByLabel('Email address')
  await see(page.getByRole('alert').getByRole('link', { name: 'Email address is required' })).toBeVisible()
  await email.focus()
  await page.keyboard.type('support@farthing.example')
  await page.keyboard.press('Enter')
  const terms = page.getByRole('dialog', { name: 'What an administrator can do' })
  await see(terms).toBeVisible()
  // Not agreed to: nothing is sent, and nothing typed is lost.
  await page.keyboard.press('Escape')
  await see(terms).toBeHidden()
  await see(email).toHaveValue('support@farthing.example')
  await send.focus()
  await page.keyboard.press('Enter')
  await see(terms).toBeVisible()
  await press(page, 'I agree, send it').focus()
  await page.keyboard.press('Enter')
  await see(page.getByText('The invitation to support@farthing.example is sent.')).toBeVisible()
  await see(email).toHaveValue('')
  await see(terms).toBeHidden()
  await isWellMade()
  const { db } = site.server.services
  const mails = db.selectFrom('mail').select('text').where('recipient', '=', 'support@farthing.example')
  await see.poll(async () => (await mails.execute()).length).toBe(1)
  const link = /\/admin-invites\/[\w-]+/.exec((await mails.executeTakeFirstOrThrow()).text)?.[0] ?? ''
  const { page: guest } = await site.open()
  await go(guest, link)
  await press(guest, 'Log in to accept').click()
  await guest.getByLabel('Email address').fill('support@farthing.example')
  await guest.getByLabel('Password', { exact: true }).fill('Shop-for-good-1')
  await press(guest, 'Log in').click()
  await see(guest).toHaveURL(new RegExp(`${link}$`))
  expect(await violationsOf(guest)).toEqual([])
  await press(guest, 'Accept the invitation').click()
  await see(guest.getByRole('heading', { level: 1, name: /^You run .* now$/ })).toBeVisible()
  await guest.getByRole('link', { name: 'Open the dashboard' }).click()
  await see(guest).toHaveURL(/\/admin-dashboard$/)
  await see(guest.getByRole('heading', { level: 1 })).toBeVisible()
  // The link is used up.
  const { page: third } = await site.open()
  await go(third, link)
  await see(third.getByText('It has been accepted already.')).toBeVisible()
})

test('R-110, F-148, G-027, U-030, C-076, V-041, V-042 by keyboard: new bank details are read once more, saved with the password, and undone', async () => {
  await go(page, '/account/causes/1/settings/payment-methods')
  const account = page.getByRole('region', { name: 'Your account' })
  await see(account).toBeVisible()
  const before = await account.innerText()
  expect(before).toMatch(/Ending in \d{4}/)
  await isWellMade()
  const type = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true })
    await field.focus()
    await field.selectText()
    await page.keyboard.type(text)
  }
  const enter = async (name: string) => {
    await press(page, name).focus()
    await page.keyboard.press('Enter')
  }
  await enter('Change the bank details')
  await see(page.getByRole('heading', { level: 1, name: 'Where should we send your payments?' })).toBeFocused()
  await type('Name on the account', 'Club 2')
  await type('Sort code', '01-02-0')
  await type('Account number', '8765 4321')
  await enter('Continue')
  const problems = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await see(problems).toBeFocused()
  await see(problems.getByRole('link')).toHaveText([
    'Write the name on the account without digits or other signs',
    'Enter the 6 digits of the sort code',
  ])
  await see(page.getByLabel('Account number', { exact: true })).toHaveValue('8765 4321')
  await isWellMade()
  await type('Name on the account', 'Friends of St. Mary’s')
  await type('Sort code', '01-02-03')
  await enter('Continue')
  await see(page.getByRole('heading', { level: 1, name: 'Check your bank details' })).toBeFocused()
  await see(page.getByRole('definition')).toHaveText(['Friends of St. Mary’s', '01-02-03', '87654321', 'Bank account'])
  await isWellMade()
  await type('Your password', 'not this one')
  await page.keyboard.press('Enter')
  await see(problems.getByRole('link', { name: 'Password is incorrect' })).toBeVisible()
  // Without a network nothing is lost but the password, which is never kept.
  await page.context().setOffline(true)
  await type('Your password', 'Shop-for-good-1')
  await page.keyboard.press('Enter')
  await see(page.getByText(/^We couldn’t confirm that your details were saved/)).toBeVisible()
  await page.context().setOffline(false)
  await type('Your password', 'Shop-for-good-1')
  await page.keyboard.press('Enter')
  await see(page.getByRole('heading', { level: 1, name: 'Bank details' })).toBeFocused()
  await see(page.getByText('Saved. We’ve told every administrator of the cause.')).toBeVisible()
  await see(account.getByText('Ending in 4321')).toBeVisible()
  await see(account.getByRole('heading', { name: /^We’ll pay into it/ })).toBeVisible()
  await isWellMade()
  await enter('Undo the change')
  await see(page.getByText('We’ve undone the change and told every administrator.')).toBeVisible()
  expect(await account.innerText()).toBe(before)
  // Nothing that was typed is left on the device.
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toMatch(/87654321|8765 4321/)
})

test('R-141, F-155, U-062, G-022 the code of a cause is found in its settings, is read as the address of its page, downloaded and printed', async () => {
  await go(page, '/account/causes/1/settings')
  await page.getByRole('link', { name: 'QR code poster' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'A code for Abbotsmere Hospice' })).toBeVisible()
  await isWellMade()
  const address = `${site.server.address}/causes/abbotsmere-hospice`
  await see(page.getByText(address)).toBeVisible()
  // Read back from the squares that are shown, as a camera would take them.
  const drawn = await page
    .getByRole('img', { name: /^Code that leads/ })
    .locator('path')
    .getAttribute('d')
  const dark = encode(address, { border: 4 }).data.flatMap((line, y) =>
    line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  expect(drawn).toBe(dark.join(''))
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download the code').click()])
  expect(file.suggestedFilename()).toBe('abbotsmere-hospice.png')
  const { width, height, format } = await sharp(await file.path()).metadata()
  expect([format, width === height, (width ?? 0) > 1000]).toEqual(['png', true, true])
  await page.evaluate(() => Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) }))
  await press(page, 'Print this page').click()
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await see(press(page, 'Print this page')).toBeHidden()
  await see(page.getByRole('heading', { name: /raise money for Abbotsmere Hospice$/ })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
})

test('R-111, R-112, F-152, V-063, G-012 by keyboard: a message is written, seen as supporters will, saved, tried on oneself and removed', async () => {
  await go(page, '/settings/cause/1/supporter-communications')
  await isWellMade()
  await page.getByRole('link', { name: 'Write one: Welcome, On the site' }).focus()
  await page.keyboard.press('Enter')
  await see(page.getByRole('heading', { level: 1, name: 'Welcome: on the site' })).toBeFocused()
  await see(press(page, 'Send a test to me')).toBeHidden()
  const field = page.getByLabel('Your message')
  await field.fill('x'.repeat(281))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await see(page.getByRole('alert').getByText('Your message cannot be longer than 280 characters')).toBeVisible()
  await see(field).toHaveValue('x'.repeat(281))
  await isWellMade()
  await field.fill('Good to have you with us.')
  await see(page.getByRole('blockquote').getByText('Good to have you with us.')).toBeVisible()
  await press(page, 'Save the message').click()
  await see(page.getByText(/^Your message is saved/)).toBeVisible()
  await press(page, 'Remove the message').click()
  await see(page.getByText(/^Your message is removed/)).toBeVisible()
  await see(field).toHaveValue('')
  await go(page, '/settings/cause/1/supporter-communications/birthday/email/edit')
  await see(page.getByRole('heading', { level: 1, name: 'There is no such message' })).toBeVisible()
})

/** Three causes that nothing else is ready for, run by the administrator, with £20, £30 and £40 that were ready in time. */
async function causesToPay(): Promise<{ id: number; name: string }[]> {
  const { db, clock } = site.server.services
  const turn = new Date(lastTurn(clock.now()))
  await sql`UPDATE donation_move SET at = ${new Date(clock.now())} FROM donation
    WHERE donation.id = donation_id AND donation.stage = 'available' AND donation_move.stage = 'available'`.execute(db)
  const { rows } = await sql<{
    id: number
    name: string
  }>`SELECT id, name FROM cause WHERE id > 50 AND review = 'confirmed' AND NOT is_dormant
      AND id IN (SELECT cause_id FROM bank_details) AND id NOT IN (SELECT cause_id FROM donation WHERE stage = 'available')
      AND id NOT IN (SELECT cause_id FROM payment WHERE period_end = ${turn}) ORDER BY id LIMIT 3`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`INSERT INTO cause_admin (user_id, cause_id) SELECT app_user.id, unnest(${ids}::integer[]) FROM app_user WHERE email = 'admin@farthing.example'`.execute(
    db,
  )
  const { rows: made } = await sql<{
    id: string
  }>`INSERT INTO donation (id, user_id, cause_id, retailer_id, network_reference, purchased_at, spent_pence, donation_pence, funded_pence, stage, purchase_type)
    SELECT 'PAY-' || place, 1, id, 1, 'PAY-' || place, ${new Date(turn.getTime() - 80 * DAY)}, place * 10000, 1000 + place * 1000, 1000 + place * 1000, 'tracked', 'online'
    FROM unnest(${ids}::integer[]) WITH ORDINALITY AS paid(id, place) RETURNING id`.execute(db)
  await sql`INSERT INTO journal_transaction (id, at, kind) VALUES (-1, now(), 'opening')`.execute(db)
  await db.transaction().execute((transaction) =>
    sql`INSERT INTO journal_posting (transaction_id, donation_id, account, owner_id, pence)
    SELECT -1, donation.id, side.account, side.owner, side.pence FROM donation,
      LATERAL (VALUES ('funds', retailer_id, donation_pence), ('causePayable', cause_id, -donation_pence)) AS side(account, owner, pence)
    WHERE donation.id = ANY(${made.map(({ id }) => id)}::text[])`.execute(transaction),
  )
  await sql`UPDATE donation SET stage = 'available' WHERE id LIKE 'PAY-%'`.execute(db)
  await sql`INSERT INTO donation_move (donation_id, stage, at, moved_by, amount_pence)
    SELECT id, 'available', ${new Date(turn.getTime() - DAY)}, 'network', donation_pence FROM donation WHERE id LIKE 'PAY-%'`.execute(
    db,
  )
  await sql`UPDATE cause SET donations_total = donations_total + donation_pence FROM donation WHERE donation.cause_id = cause.id AND donation.id LIKE 'PAY-%'`.execute(
    db,
  )
  return rows
}

test('a payment run from its preparation to a payment that comes back, as two people of the support team do it, and what the causes see', async () => {
  const causes = await causesToPay()
  const [first, second, third] = causes
  const preparer = await site.open()
  const approver = await site.open()
  await enter(preparer.page, 'support')
  await enter(approver.page, 'finance')
  const { page: desk } = preparer
  await go(desk, '/support/payment-runs')
  await desk.getByRole('button', { name: /^Prepare a run for the quarter to/ }).click()
  const waiting = desk.getByRole('row', { name: /Waiting for approval/ }).filter({ hasText: '£90.00' })
  await waiting.getByRole('link').click()
  await see(desk.getByText(/^You prepared this run/)).toBeVisible()
  await see(desk.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
  await see(desk.getByText('£90.00 to 3 causes')).toBeVisible()
  for (const { name } of causes) await see(desk.getByRole('heading', { level: 3, name })).toBeVisible()
  const address = new URL(desk.url()).pathname

  // The other person looks, approves, and takes the file to the bank.
  const { page: bank } = approver
  await go(bank, address)
  await press(bank, 'Approve: pay £90.00').click()
  const [file] = await Promise.all([bank.waitForEvent('download'), press(bank, 'Download the payment file').click()])
  const sent = readFileSync(await file.path(), 'utf8')
  const references = [...sent.matchAll(/<EndToEndId>([^<]+)</g)].map(([, reference]) => reference ?? '')
  expect([references.length, /<CtrlSum>([^<]+)</.exec(sent)?.[1]]).toEqual([3, '90.00'])
  await see(press(bank, 'Download the file again')).toBeVisible()

  // The bank's answers: a status report for the first, a table for the second, and by hand for the third.
  await go(desk, address)
  const upload = (name: string, mimeType: string, text: string) =>
    desk.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) })
  const messageId = /<MsgId>([^<]+)</.exec(sent)?.[1]
  await upload(
    'status.xml',
    'application/xml',
    `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><TxInfAndSts>
      <OrgnlEndToEndId>${references[0]}</OrgnlEndToEndId><TxSts>ACSC</TxSts></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`,
  )
  await see(desk.getByText(/1 paid, 0 refused/)).toBeVisible()
  await upload('answers.csv', 'text/csv', `reference,status,reason\n${references[1]},refused,AC04\nFAR-0,paid,`)
  await see(desk.getByText('FAR-0 isn’t in this run.')).toBeVisible()
  await upload('answers.csv', 'text/csv', `reference,status,reason\n${references[1]},refused,AC04`)
  await see(desk.getByText(/0 paid, 1 refused/)).toBeVisible()
  await press(desk, `Mark as paid: ${third?.name}`).click()
  await see(desk.getByText(/^The bank has answered for every payment/)).toBeVisible()
  // Days later the money comes back from the first.
  await press(desk, `Mark as sent back: ${first?.name}`).click()
  await desk.getByLabel('Account closed').check()
  await press(desk, 'Record that it was sent back').click()
  const totals = desk.getByRole('region', { name: 'Totals' })
  await see(totals.getByText('£40.00 to 1 cause')).toBeVisible()
  await see(totals.getByText('£20.00 to 1 cause')).toBeVisible()

  // What the causes see, and that the books agree.
  const seen = [
    { cause: third, amount: '£40.00', status: /paid/i },
    { cause: second, amount: '£30.00', status: /refused/i },
    { cause: first, amount: '£20.00', status: /sent back/i },
  ]
  for (const { cause, amount, status } of seen) {
    await go(page, `/account/causes/${cause?.id}/statements`)
    await see(page.getByRole('row').filter({ hasText: amount })).toContainText(status)
  }
  await page.route(/\/api\/user\/me\/udo$/, (route) => route.fulfill(dismissed('welcome', 'header', 'starterPack')))
  // The dashboard is that of the cause whose page was looked at last.
  await go(page, '/admin-dashboard')
  await see(page.getByText('Sent back by the bank')).toBeVisible()
  // And who bought.
  await enter(bank, 'supporter')
  await go(bank, '/account/donations/PAY-1')
  await see(bank.getByRole('listitem').filter({ hasText: 'Sent back by the bank' })).toContainText('has come back to us')
  const { differences } = await reconcile(site.server.services.db)
  expect(differences).toEqual([])
  await sql`DELETE FROM cause_admin WHERE cause_id = ANY(${causes.map(({ id }) => id)}::integer[])`.execute(
    site.server.services.db,
  )
  await preparer.context.close()
  await approver.context.close()
})
