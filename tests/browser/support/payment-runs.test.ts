import { readFileSync } from 'node:fs'
import { type Page, expect as see } from '@playwright/test'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastQuarterStart } from '#contract/giving/quarters.ts'
import { DAY } from '#contract/limits.ts'
import { reconcile } from '#server/giving/journal/reconcile.ts'
import { enter, go, type TestSite } from '#tests/kit/site.ts'
import { openAsAdmin } from '../cause-admin/cause-admin.steps.ts'
import { dismissed } from '../cause-admin/dashboard.driver.ts'
import { press } from '../part.ts'

let site: TestSite
let page: Page
beforeAll(async () => {
  ;({ site, page } = await openAsAdmin())
})
afterAll(() => site.close())

/** Three causes that nothing else is ready for, run by the administrator, with £20, £30 and £40 that were ready in time. */
async function causesToPay(): Promise<{ id: number; name: string }[]> {
  const { db, clock } = site.server.services
  const turn = new Date(lastQuarterStart(clock.now()))
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
  await see(bank.getByRole('listitem').filter({ hasText: 'Sent back by the bank' })).toContainText('came back to us')
  const { differences } = await reconcile(site.server.services.db)
  expect(differences).toEqual([])
  await sql`DELETE FROM cause_admin WHERE cause_id = ANY(${causes.map(({ id }) => id)}::integer[])`.execute(
    site.server.services.db,
  )
  await preparer.context.close()
  await approver.context.close()
})
