import { mkdirSync } from 'node:fs'
import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyWay } from '#machines/sign-in/recent-proof/recent-proof.fixtures.ts'
import { someRun } from '#machines/support/payment-run-console/some-runs.ts'
import { demoPassword } from '#server/db/seed/seed.ts'
import { violationsEverywhere } from '#tests/kit/axe.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'
import { bringBack, closeWindow, holdWindows } from './provider-window.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it’s you' })
/** Ten minutes and more have gone by since anybody was proven. */
const letTimePass = () =>
  site.server.services.db
    .updateTable('session_family')
    .set({ proven_at: new Date('2020-01-01T00:00:00Z') })
    .execute()
/** Has a code mailed from the dialog, and types the one that came of it: the mail of an earlier one may be the newest for a moment. */
async function typeMailedCode(page: Page): Promise<void> {
  const codes = site.server.services.db.selectFrom('mail').select(['id', 'subject']).where('subject', 'like', 'Your code for%')
  const newest = () => codes.orderBy('id', 'desc').limit(1).executeTakeFirst()
  const before = await newest()
  await dialog(page).getByRole('button', { name: 'Email me a code' }).click()
  await expect.poll(async () => (await newest())?.id).not.toBe(before?.id)
  await dialog(page)
    .getByLabel('Code from the email')
    .fill(/\d{6}$/.exec((await newest())?.subject ?? '')?.[0] ?? '')
}
const shots = process.env.SCREENSHOTS
async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return
  mkdirSync(shots, { recursive: true })
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${shots}/${name}-${width}.png` })
  }
}

async function beginEmailChange(page: Page): Promise<void> {
  await enter(page, 'supporter')
  await letTimePass()
  await go(page, '/account/settings/login-and-security')
  await page.getByRole('button', { name: 'Change Email address' }).click()
  await page.getByLabel('New email address', { exact: true }).fill('ada@example.org')
  await page.getByLabel('Confirm new email address').fill('ada@example.org')
  await page.getByRole('button', { name: 'Email a code to the new address' }).click()
  await see(dialog(page)).toBeVisible()
}

test('X-046, V-022 a change of address is asked for the password in the page, by keyboard, and goes on with what was typed', async () => {
  const { page, context } = await site.open({ allow: /40[34]|422/ })
  await beginEmailChange(page)
  await shoot(page, 'proof')
  expect(await violationsEverywhere(page)).toEqual([])
  const field = dialog(page).getByLabel('Your password', { exact: true })
  await field.focus()
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await see(dialog(page).getByText('Password is incorrect').first()).toBeVisible()
  await field.fill(demoPassword)
  await page.keyboard.press('Enter')
  await see(dialog(page)).toBeHidden()
  await see(page.getByText(/ada@example\.org/).first()).toBeVisible()
  await see(page.getByLabel('Code from the email')).toBeVisible()
  await context.close()
})

test('X-046 who would rather not keeps what was typed; the code from the mail is a way too', async () => {
  const { page, context } = await site.open({ allow: /40[34]|422/ })
  await beginEmailChange(page)
  await page.keyboard.press('Escape')
  await see(dialog(page)).toBeHidden()
  await see(page.getByRole('button', { name: 'Email a code to the new address' })).toBeEnabled()
  await see(page.getByLabel('New email address', { exact: true })).toHaveValue('ada@example.org')
  // Nothing was wrong with it, and nothing has failed.
  await see(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await see(page.locator('[aria-invalid=true]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Email a code to the new address' }).click()
  await typeMailedCode(page)
  await see(dialog(page).getByText(/emailed a code to supporter@farthing\.example/)).toBeVisible()
  await shoot(page, 'proof-code')
  expect(await violationsEverywhere(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Confirm', exact: true }).click()
  await see(dialog(page)).toBeHidden()
  await see(page.getByLabel('Code from the email')).toBeVisible()
  await context.close()
})

test('X-046, F-128 who has no password closes the account with a mailed code', async () => {
  const { page, context } = await site.open({ allow: /40[34]|422/ })
  await enter(page, 'treasurer')
  const { db } = site.server.services
  await db.updateTable('app_user').set({ password_hash: null }).where('email', '=', 'treasurer@farthing.example').execute()
  await db.deleteFrom('cause_admin').where('user_id', '=', 3).execute()
  await letTimePass()
  await go(page, '/account/settings/delete-account')
  await page.getByRole('main').getByRole('button').first().click()
  const otherWay = page.getByRole('button', { name: /^Delete it without a password/ })
  await otherWay.click()
  await see(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await see(dialog(page)).toBeHidden()
  await see(otherWay).toBeFocused()
  await otherWay.click()
  await see(dialog(page).getByLabel('Your password')).toHaveCount(0)
  await typeMailedCode(page)
  await dialog(page).getByRole('button', { name: 'Confirm', exact: true }).click()
  await see(page.getByText(/30 days|is closed/i).first()).toBeVisible()
  expect(
    (
      await db
        .selectFrom('app_user')
        .select('disabled_at')
        .where('email', '=', 'treasurer@farthing.example')
        .executeTakeFirstOrThrow()
    ).disabled_at,
  ).not.toBeNull()
  await context.close()
})

test('X-046, R-145 support is asked before somebody may run a cause, and before money goes out; what was decided goes on', async () => {
  const { page, context } = await site.open({ allow: /status of 40[34]/ })
  await enter(page, 'finance')
  const { db } = site.server.services
  const reference = 'AR-PROOF234'
  const asked = { email: 'founder@farthing.example', phone_number: '01632960001', evidence: 'I chair the board' }
  const kept = { user_id: null, decided_by: null, reason: null, created_at: new Date(0) }
  await db
    .insertInto('admin_request')
    .values({ reference, cause_id: 1, status: 'underReview', ...asked, ...kept })
    .execute()
  await letTimePass()
  await go(page, `/support/admin-requests?item=requests.${reference}`)
  const request = page.getByRole('region', { name: 'Administrator requests' }).getByRole('listitem')
  await request.getByRole('button', { name: 'Approve' }).press('Enter')
  await see(dialog(page)).toBeVisible()
  await shoot(page, 'proof-request')
  await dialog(page).getByLabel('Your password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await see(dialog(page)).toBeHidden()
  await see(request).toHaveCount(0)
  const { status } = await db
    .selectFrom('admin_request')
    .select('status')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  expect(status).toBe('approved')

  await letTimePass()
  // The server does not know this run: that it says so shows that it was asked again.
  await page.route(/payment-runs\/R-7K2M9QXB\?page=1$/, (route) =>
    route.fulfill({ json: { body: { details: { run: someRun } } } }),
  )
  await go(page, '/support/payment-runs/R-7K2M9QXB')
  await page.getByRole('button', { name: 'Approve: pay £50.00' }).press('Enter')
  await see(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await see(page.getByText(/^Nothing has changed, because you didn’t confirm/)).toBeVisible()
  await page.getByRole('button', { name: 'Approve: pay £50.00' }).press('Enter')
  await see(dialog(page)).toBeVisible()
  await shoot(page, 'proof-run')
  await dialog(page).getByLabel('Your password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await see(dialog(page)).toBeHidden()
  await see(page.getByText(/^Someone else has already changed this run/)).toBeVisible()
  await context.close()
})

test('X-046 a window of Facebook’s that looks closed before its answer comes counts once the answer is there', async () => {
  const { page, context } = await site.open({ allow: /403/ })
  await holdWindows(page)
  await page.route('**/api/user/me/proof', (route) => route.fulfill({ json: { body: { details: everyWay } } }))
  await beginEmailChange(page)
  await dialog(page).getByRole('button', { name: 'Continue with Facebook' }).click()
  await see(dialog(page).getByText('Continue in the Facebook window.')).toBeVisible()
  await closeWindow(page)
  await see(dialog(page).getByText(/^You didn’t continue with Facebook/)).toBeVisible()
  const asked: unknown[] = []
  await page.route('**/api/user/me/proof/providers/facebook', (route) => {
    asked.push(route.request().postDataJSON())
    return route.fulfill({ json: { body: { details: {} } } })
  })
  await page.route('**/api/user/me/email', (route) => route.fulfill({ json: { body: { details: {} } } }))
  await bringBack(page)
  await see(dialog(page)).toBeHidden()
  await see(page.getByLabel('Code from the email')).toBeVisible()
  expect(asked).toEqual([{ code: 'code-1' }])
  await context.close()
})
