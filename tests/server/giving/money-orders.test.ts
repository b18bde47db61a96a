import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { deleteAccounts } from '#server/account/account-deletion/account-deletions.job.ts'
import { reconcile } from '#server/giving/journal/reconcile.ts'
import type { MoneyEvent } from '#tests/kit/money/events.ts'
import { play } from '#tests/kit/money/play.ts'
import { type MoneyServer, moneyServers } from '#tests/kit/money/server.ts'
import { expectTruth } from '#tests/kit/money/truth.ts'
import { MoneyWorld } from '#tests/kit/money/world.ts'
import type { Reported } from '#tests/kit/network.ts'

/** Faults that random sequences and readers have found, each as short as it can be told. */
describe('money that went wrong once', () => {
  let server: MoneyServer
  beforeAll(async () => {
    server = await (await moneyServers('embedded'))()
  })
  afterAll(() => server.close())

  async function played(events: MoneyEvent[]): Promise<MoneyWorld> {
    const world = new MoneyWorld(server)
    await world.begin()
    for (const event of events) await play(world, event)
    await expectTruth(world)
    return world
  }
  const sale = {
    type: 'sale',
    visit: 0,
    rate: 0,
    spent: 38_500,
    isNamed: false,
  } as const
  const claimed = {
    type: 'claimed',
    visit: 0,
    spent: 20_000,
    order: 0,
    isOfOrder: false,
    isSpeltOtherwise: false,
  } as const
  const found = { type: 'claimAnswered', claim: 0, isFound: true } as const
  const late = {
    type: 'reportedLate',
    claim: 0,
    isNamed: false,
    isSame: true,
  } as const
  const paidFor = { type: 'paidFor', order: 0 } as const
  const declined = { type: 'declined', order: 0 } as const
  const sent = { type: 'quarterSent' } as const
  const answered = (answer: 'paid' | 'refused'): MoneyEvent => ({ type: 'bankAnswered', run: 0, answers: [answer] })

  test('an order whose number the shop has reported and a claim has told is told again: it is not booked twice', async () => {
    const again: MoneyEvent = {
      ...claimed,
      isOfOrder: true,
      order: 1,
      isSpeltOtherwise: true,
    }
    const other = { ...sale, visit: 1, isNamed: true }
    const world = await played([{ ...sale, isNamed: true }, claimed, found, { ...late, isNamed: true }, other, again, found])
    const [first, second] = world.model.claims
    expect(second?.number).toBe(first?.number)
    expect(second?.order).toBe(first?.order)
    expect(world.shopOrders().length).toBe(3)
  })

  test('what a claim had booked and the shop had declined counts when the shop reports that it was bought', async () => {
    const world = await played([sale, claimed, found, declined, late])
    expect(world.shopOrders().map(({ phase }) => phase)).toEqual(['pending', 'pending'])
  })

  test('what support has joined with a report is nobody’s order any more: the next purchase of the same amount counts', async () => {
    const world = await played([sale, claimed, found, { ...late, isSame: false }, { type: 'reportJoined', report: 0 }, late])
    expect(world.shopOrders().map(({ phase }) => phase)).toEqual(['pending', 'pending', 'pending'])
  })

  test('bonuses that a payment brings back wait again when their purchase was taken back meanwhile', async () => {
    const world = await played([sale, paidFor, sent, declined, answered('refused')])
    expect(world.model.orders.filter(({ isBonus }) => isBonus).map(({ phase }) => phase)).toEqual(['pending', 'pending'])
  })

  test('a cause below zero is told so at the turn of the quarter, by the quarter’s own name', async () => {
    const world = await played([sale, paidFor, sent, answered('paid'), declined, { type: 'quarterOver' }, { type: 'jobs' }])
    const [cause] = world.causes
    const rows = await server.services.db
      .selectFrom('payment')
      .selectAll()
      .where('cause_id', '=', cause)
      .orderBy('period_end')
      .execute()
    expect(rows.map(({ reference, reason }) => [reference, reason])).toEqual([
      [expect.stringMatching(new RegExp(`^FAR-${cause}-\\d{4}Q[1-4]$`)), null],
      [expect.stringMatching(new RegExp(`^FAR-${cause}-\\d{4}Q[1-4]$`)), 'belowZero'],
    ])
    expect(rows[1]?.pence).toBe(world.model.balance(cause))
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(2)
  })

  test('the claim of somebody who has gone since is booked for its cause', async () => {
    const world = new MoneyWorld(server)
    await world.begin()
    const named = { ...sale, isNamed: true }
    for (const event of [named, { ...named, visit: 1 }, claimed]) await play(world, event)
    await sql`UPDATE app_user SET disabled_at = ${new Date(world.now)} WHERE id = ${world.shopper}`.execute(world.db)
    server.clock.advance(31 * DAY)
    await deleteAccounts(server.services)
    const [claim] = world.model.claims
    const id = (claim && world.claimIds.get(claim)) ?? ''
    expect(
      (
        await server.report({
          type: 'claimAnswered',
          reference: id,
          isFound: true,
          reason: 'We have found it.',
        })
      ).status,
    ).toBe(200)
    const row = await world.db
      .selectFrom('claim')
      .innerJoin('donation', 'donation.id', 'claim.donation_id')
      .selectAll('donation')
      .where('claim.id', '=', id)
      .executeTakeFirst()
    expect(row).toMatchObject({
      cause_id: world.causes[0],
      spent_pence: claim?.spent,
    })
    expect((await reconcile(world.db)).differences).toEqual([])
  })

  test('what an accepted claim had booked is the shop’s order once it reports it, also of somebody who has gone meanwhile', async () => {
    const world = new MoneyWorld(server)
    await world.begin()
    for (const event of [{ ...sale, isNamed: true }, claimed, found] as const) await play(world, event)
    const [claim] = world.model.claims
    const booked = (claim?.order && world.known.get(claim.order)?.id) ?? ''
    await sql`UPDATE app_user SET disabled_at = ${new Date(world.now)} WHERE id = ${world.shopper}`.execute(world.db)
    server.clock.advance(31 * DAY)
    await deleteAccounts(server.services)
    const { id: visitId, at } = world.visits[claim?.visit ?? 0] ?? { id: '', at: 0 }
    const late = { type: 'sale', visitId, at: new Date(at).toISOString(), spentPence: claim?.spent ?? 0 }
    const report = (event: Partial<Reported> & { type: string }) => server.report({ reference: `${world.name}-GONE`, ...event })
    expect(await report(late)).toMatchObject({ status: 200, donationId: booked })
    expect([(await report({ type: 'confirmed' })).status, (await report({ type: 'funded' })).status]).toEqual([200, 200])
    const row = await world.db.selectFrom('donation').select('stage').where('id', '=', booked).executeTakeFirst()
    expect(row?.stage).toBe('available')
    // What nobody had claimed is kept for the support team, as before.
    const other = await report({ ...late, reference: `${world.name}-MORE`, spentPence: 77 })
    expect([other.status, other.fields]).toEqual([422, { visitId: 'accountClosed' }])
    expect((await reconcile(world.db)).differences).toEqual([])
  })

  test('another amount for what an accepted claim had booked is the shop’s word on it where its person has gone: the cause gets what the shop pays, and nobody is told', async () => {
    const world = new MoneyWorld(server)
    await world.begin()
    for (const event of [{ ...sale, isNamed: true }, claimed, found] as const) await play(world, event)
    const [claim] = world.model.claims
    const booked = (claim?.order && world.known.get(claim.order)?.id) ?? ''
    await sql`UPDATE app_user SET disabled_at = ${new Date(world.now)} WHERE id = ${world.shopper}`.execute(world.db)
    server.clock.advance(31 * DAY)
    await deleteAccounts(server.services)
    const { id: visitId, at } = world.visits[claim?.visit ?? 0] ?? { id: '', at: 0 }
    const spentPence = (claim?.spent ?? 0) + 700
    const late = { type: 'sale', reference: `${world.name}-OTHER`, visitId, at: new Date(at).toISOString(), spentPence }
    // An order of another number is looked at by somebody.
    const numbered = await server.report({ ...late, reference: `${world.name}-NUMBER`, orderReference: 'ANOTHER-1' })
    expect([numbered.status, numbered.fields]).toEqual([422, { visitId: 'accountClosed' }])
    expect(await server.report(late)).toMatchObject({ status: 200, donationId: booked })
    const row = await world.db
      .selectFrom('donation')
      .select(['spent_pence', 'is_reported'])
      .where('id', '=', booked)
      .executeTakeFirst()
    expect(row).toEqual({ spent_pence: spentPence, is_reported: true })
    for (const type of ['confirmed', 'funded'])
      expect((await server.report({ type, reference: late.reference })).status).toBe(200)
    expect(await world.db.selectFrom('notice').select('kind').where('user_id', '=', world.shopper).execute()).toEqual([])
    expect((await reconcile(world.db)).differences).toEqual([])
  })

  test('the journal looks once at each of its transactions, however many postings that has', async () => {
    const world = await played([sale])
    const [order] = world.shopOrders()
    const id = (order && world.known.get(order)?.id) ?? ''
    const seen = await world.db.transaction().execute(async (transaction) => {
      await sql`WITH made AS (INSERT INTO journal_transaction (at, kind) VALUES (now(), 'test') RETURNING id)
        INSERT INTO journal_posting (transaction_id, donation_id, account, owner_id, pence)
        SELECT made.id, ${id}, 'causePending', ${world.causes[0]}, sign FROM made, generate_series(1, 50), unnest(ARRAY[1, -1]) AS sign`.execute(
        transaction,
      )
      return (await sql`SELECT transaction_id FROM journal_unchecked`.execute(transaction)).rows.length
    })
    expect(seen).toBe(1)
  })

  test('a payment that says that it was made, and what is in it that says otherwise, is named', async () => {
    const world = await played([sale, paidFor, sent])
    await sql`UPDATE payment SET is_paid = true, line_stage = 'paid' WHERE cause_id = ${world.causes[0]}`.execute(world.db)
    const [order] = world.shopOrders()
    const { differences } = await reconcile(world.db)
    expect(differences).toContain(
      `Donation ${order && world.known.get(order)?.id} is inPaymentRun, and the payment that it is in is paid.`,
    )
    await sql`UPDATE payment SET is_paid = false, line_stage = 'sent' WHERE cause_id = ${world.causes[0]}`.execute(world.db)
  })
})
