import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { nextQuarterStart } from '#contract/giving/quarters.ts'
import { addToRun, markPaid, markRefused } from '#server/giving/journal/ledger.ts'
import { reconcile } from '#server/giving/journal/reconcile.ts'
import { payableFor } from '#server/giving/payable.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { moneySteps } from './money.steps.ts'

describe.each(engines)('money on %s', (engine) => {
  let server: TestServer
  const { begin, db, now, iso, signIn, get, detail, raised, row, buy, adjust, fund, report } = moneySteps(() => server)
  beforeAll(async () => {
    server = await openTestServer(engine)
    await begin()
  })
  afterAll(() => server.close())
  // Whatever has happened: the books agree with everything that anybody is shown.
  afterEach(async () => {
    expect((await reconcile(db())).differences).toEqual([])
  })

  /** Takes everything that is ready for the person's cause into a payment that the bank is told to make. */
  async function run(id: string, causeId: number) {
    const turn = new Date(nextQuarterStart(now()))
    server.clock.advance(turn.getTime() - now())
    const ready = await payableFor(db(), causeId, turn)
    const ids = <T>(rows: readonly { id: T }[]) => rows.map((one) => one.id)
    await db()
      .transaction()
      .execute(async (transaction) => {
        await transaction
          .insertInto('payment')
          .values({ id, cause_id: causeId, reference: id, pence: ready.pence, is_paid: false, reason: null, period_end: turn })
          .execute()
        await addToRun(transaction, {
          paymentId: id,
          donationIds: ids(ready.donations),
          correctionIds: ids(ready.corrections),
          at: iso(now()),
        })
      })
    await signIn()
    return ready
  }

  const answer = async (id: string, isPaid: boolean) => {
    await db()
      .transaction()
      .execute(async (transaction) => {
        await (isPaid ? markPaid : markRefused)(transaction, [id], iso(now()))
        if (isPaid) await transaction.updateTable('payment').set({ is_paid: true }).where('id', '=', id).execute()
      })
  }

  test('what a shop takes back before a run is declined; after it the donation stays paid with a correction that the next payment makes up for', async () => {
    const ready = await buy(50_000, 1000)
    await fund(ready.reference)
    expect(await detail(ready.id)).toMatchObject({ stage: 'available' })
    expect((await report({ type: 'declined', reference: ready.reference, reason: 'cancelled' })).status).toBe(200)
    expect(await detail(ready.id)).toMatchObject({ stage: 'declined', declineReason: 'cancelled' })

    const paid = await buy(60_000, 1000)
    await fund(paid.reference)
    const { cause_id: causeId } = await row(paid.id)
    const first = await run('run-1', causeId)
    expect(first.donations.map(({ id }) => id)).toContain(paid.id)
    await answer('run-1', true)
    const before = await raised()
    const causeBefore = await db()
      .selectFrom('cause')
      .select('donations_total')
      .where('id', '=', causeId)
      .executeTakeFirstOrThrow()
    const statement = await db().selectFrom('payment').selectAll().where('id', '=', 'run-1').executeTakeFirstOrThrow()
    expect((await adjust(paid.reference, 15_000)).status).toBe(200)
    expect(await detail(paid.id)).toMatchObject({ stage: 'paid', donationPence: 6000, correctionPence: -4500 })
    expect((await detail(paid.id)).timeline.at(-1)).toMatchObject({ stage: 'paid', amountPence: 1500, correctionPence: -4500 })
    expect(await raised()).toBe(before - 4500)
    const causeAfter = await db()
      .selectFrom('cause')
      .select('donations_total')
      .where('id', '=', causeId)
      .executeTakeFirstOrThrow()
    expect(causeAfter.donations_total).toBe(causeBefore.donations_total - 4500)
    expect(await db().selectFrom('payment').selectAll().where('id', '=', 'run-1').executeTakeFirstOrThrow()).toEqual(statement)
    const told = await get('/api/user/me/notices')
    expect(told.notices[0]).toMatchObject({ kind: 'donationCorrected', detail: { pence: 1500 } })

    // Below zero it carries over; with the next donations it comes off.
    const open = await payableFor(db(), causeId, new Date(nextQuarterStart(now())))
    expect(open.pence).toBe(open.donations.reduce((sum, { pence }) => sum + pence, 0) - 4500)
    const next = await buy(80_000, 1000)
    await fund(next.reference)
    const second = await run('run-2', causeId)
    expect(second.pence).toBe(second.donations.reduce((sum, { pence }) => sum + pence, 0) - 4500)
    // The shop changes its mind once more, while the bank is at it: that waits for the payment after.
    expect((await adjust(paid.reference, 60_000)).status).toBe(200)
    expect(await raised()).toBe(before + 8000)
    await answer('run-2', false)
    expect(await detail(next.id)).toMatchObject({ stage: 'available' })
    const third = await run('run-3', causeId)
    expect(third.pence).toBe(second.pence + 4500)
    await answer('run-3', true)
    expect(await detail(next.id)).toMatchObject({ stage: 'paid', donationPence: 8000 })
  })

  test('the journal refuses what does not balance, and every change', async () => {
    const { id } = await buy(5000)
    const one = (postings: [string, number | null, number][]) =>
      db()
        .transaction()
        .execute(async (transaction) => {
          const { rows } = await sql<{
            id: number
          }>`INSERT INTO journal_transaction (at, kind) VALUES (now(), 'test') RETURNING id`.execute(transaction)
          for (const [account, owner, pence] of postings)
            await sql`INSERT INTO journal_posting (transaction_id, donation_id, account, owner_id, pence) VALUES (${rows[0]?.id}, ${id}, ${account}, ${owner}, ${pence})`.execute(
              transaction,
            )
        })
    await expect(
      one([
        ['funds', 1, 100],
        ['causePayable', 1, -99],
      ]),
    ).rejects.toThrow('off balance by 1 pence')
    await expect(one([['funds', 1, 100]])).rejects.toThrow('off balance')
    await expect(
      one([
        ['pocket', 1, 100],
        ['causePayable', 1, -100],
      ]),
    ).rejects.toThrow('account')
    // Whoever takes away the note of what is to be checked is checked all the same, and one statement may not put right what another has put wrong in an old transaction.
    await expect(
      db()
        .transaction()
        .execute(async (transaction) => {
          await sql`INSERT INTO journal_posting (transaction_id, donation_id, account, owner_id, pence) SELECT max(id), ${id}, 'funds', 1, 5 FROM journal_transaction`.execute(
            transaction,
          )
          await sql`DELETE FROM journal_unchecked`.execute(transaction)
        }),
    ).rejects.toThrow('off balance by 5 pence')
    await one([
      ['funds', 1, 100],
      ['causePayable', 1, -60],
      ['causePayable', 1, -40],
    ])
    await one([
      ['causePayable', 1, 100],
      ['funds', 1, -100],
    ])
    expect((await sql`SELECT 1 FROM journal_unchecked`.execute(db())).rows).toEqual([])
    for (const change of [
      'UPDATE journal_posting SET pence = pence + 1',
      'DELETE FROM journal_posting',
      'TRUNCATE journal_posting',
      'DELETE FROM journal_transaction',
      'UPDATE journal_transaction SET at = now()',
      'TRUNCATE donation CASCADE',
      `INSERT INTO journal_posting (id, transaction_id, donation_id, account, owner_id, pence) SELECT id, transaction_id, donation_id, account, owner_id, pence FROM journal_posting LIMIT 1 ON CONFLICT (id) DO UPDATE SET pence = 1`,
    ])
      await expect(sql.raw(change).execute(db())).rejects.toThrow('append-only')
  })
})
