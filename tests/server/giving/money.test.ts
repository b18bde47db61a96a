import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '#contract/limits.ts'
import { reconcile } from '#server/giving/journal/reconcile.ts'
import { bothEngines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { moneySteps } from './money.steps.ts'

describe.each(bothEngines)('money on %s', (engine) => {
  let server: TestServer
  const { begin, token, db, now, iso, signIn, detail, raised, row, visit, newOrder, buy, adjust, fund, report } = moneySteps(
    () => server,
  )
  beforeAll(async () => {
    server = await openTestServer(engine)
    await begin()
  })
  afterAll(() => server.close())
  // Whatever has happened: the books agree with everything that anybody is shown.
  afterEach(async () => {
    expect((await reconcile(db())).differences).toEqual([])
  })

  test('an adjustment to the same amount changes nothing, a detour leaves nothing behind, and all given back can be taken back', async () => {
    const { reference, id } = await buy(103, 100)
    expect(await detail(id)).toMatchObject({ donationPence: 1, stage: 'tracked' })
    expect((await adjust(reference, 103)).status).toBe(200)
    expect(await detail(id)).toMatchObject({ donationPence: 1, stage: 'tracked', declineReason: null })
    const large = await buy(10_000, 100)
    for (const [to, pence] of [
      [150, 1],
      [10_000, 100],
    ] as const) {
      expect((await adjust(large.reference, to)).status).toBe(200)
      expect(await detail(large.id)).toMatchObject({ donationPence: pence, spentPence: to })
    }
    expect((await adjust(large.reference, 0)).status).toBe(200)
    expect(await detail(large.id)).toMatchObject({ stage: 'declined', declineReason: 'returned' })
    expect((await detail(large.id)).timeline.at(-1)).toMatchObject({ stage: 'declined', amountPence: 0 })
    expect((await adjust(large.reference, 10_000)).status).toBe(200)
    expect(await detail(large.id)).toMatchObject({ stage: 'inReview', donationPence: 100, declineReason: null })
  })

  test('a donation keeps the terms that it was made under, whatever the shop pays since', async () => {
    const { reference, id } = await buy(5000, 200)
    await db().updateTable('rate').set({ value: 900 }).execute()
    await adjust(reference, 2500)
    expect(await detail(id)).toMatchObject({ donationPence: 50 })
    expect(await row(id)).toMatchObject({ terms_kind: 'percent', terms_value: 200 })
    const fixed = await buy(5000, 1375, 'fixed')
    await db().updateTable('rate').set({ value: 1 }).execute()
    await adjust(fixed.reference, 2500)
    expect(await detail(fixed.id)).toMatchObject({ donationPence: 1375 })
  })

  test('two orders of one visit in one second are two donations, and twenty equal reports at once have one answer', async () => {
    const { id: visitId } = await visit(150)
    const at = iso(now())
    const one = await report({ type: 'sale', reference: newOrder(), visitId, spentPence: 1000, at })
    const two = await report({ type: 'sale', reference: newOrder(), visitId, spentPence: 2000, at })
    expect([one.status, two.status]).toEqual([200, 200])
    expect(one.donationId).not.toBe(two.donationId)
    const sale = { type: 'sale', reference: newOrder(), visitId, spentPence: 3000, at }
    const before = await raised()
    // As new events, and as one event that was sent again.
    for (const same of [{}, { eventId: 'event-number-1' }]) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => report({ ...sale, ...same })))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(answers.map(({ donationId }) => donationId)).size).toBe(1)
    }
    expect(await raised()).toBe(before + 45)
  })

  test('a purchase that cannot have come of its visit is refused with the reason, and kept for support', async () => {
    const { id: visitId } = await visit(150)
    const before = await raised()
    const kept = () => db().selectFrom('kept_report').selectAll().orderBy('id').execute()
    const first = (await kept()).length
    const times: [string, string][] = [
      ['0001-01-01T00:00:00.000Z', 'purchaseBeforeVisit'],
      [iso(now() - HOUR), 'purchaseBeforeVisit'],
      ['2030-01-01T00:00:00.000Z', 'purchaseInFuture'],
      ['9999-12-31T23:59:59.999Z', 'purchaseInFuture'],
      [iso(now() + HOUR), 'purchaseInFuture'],
    ]
    for (const [at, reason] of times) {
      const answer = await report({ type: 'sale', reference: newOrder(), visitId, spentPence: 5000, at })
      expect(answer).toMatchObject({ status: 422, code: 'validation', fields: { at: reason } })
    }
    server.clock.advance(32 * DAY)
    await signIn()
    const late = { type: 'sale', reference: newOrder(), visitId, spentPence: 5000, eventId: 'late-sale-1' }
    for (const _ of [1, 2]) expect((await report(late)).fields).toEqual({ at: 'purchaseTooLate' })
    expect((await report({ ...late, eventId: 'late-sale-2', at: iso(now() - 3 * DAY) })).status).toBe(200)
    expect((await kept()).slice(first).map(({ reason }) => reason)).toEqual([
      ...times.map(([, reason]) => reason),
      'purchaseTooLate',
    ])
    expect(await raised()).toBe(before + 75)
    // A shop may give its customers longer.
    await db().updateTable('retailer').set({ purchase_window_days: 60 }).where('slug', '=', 'alder-home').execute()
    expect((await report({ ...late, reference: newOrder(), eventId: 'late-sale-3' })).status).toBe(200)
    await db().updateTable('retailer').set({ purchase_window_days: 30 }).where('slug', '=', 'alder-home').execute()
  })

  test('H-010 a purchase in a shop goes by the linked card, without a visit', async () => {
    const card = 'card-token-0123456789'
    const sale = { type: 'inStoreSale', card, retailer: 'alder-home', spentPence: 4000 }
    expect(await report({ ...sale, reference: newOrder() })).toMatchObject({ status: 422, fields: { card: 'cardUnknown' } })
    const { hash } = await db().selectFrom('app_user').select('hash').where('id', '=', 1).executeTakeFirstOrThrow()
    expect((await report({ type: 'cardLinked', reference: 'LINK-1', card, lastFour: '4242', person: hash })).status).toBe(200)
    expect((await report({ ...sale, reference: newOrder(), at: iso(now() - DAY) })).fields).toEqual({ at: 'purchaseBeforeVisit' })
    const reference = newOrder()
    const { donationId } = await report({ ...sale, reference })
    expect((await report({ ...sale, reference })).donationId).toBe(donationId)
    expect(await detail(donationId)).toMatchObject({ purchaseType: 'inStore', spentPence: 4000, stage: 'tracked' })
    // A cause that was refused takes nothing new, neither on the site nor in a shop.
    const { supported_cause_id: causeId } = await db()
      .selectFrom('app_user')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    await db().updateTable('cause').set({ review: 'refused' }).where('id', '=', causeId).execute()
    expect(await report({ ...sale, reference: newOrder() })).toMatchObject({ status: 200, donationId: null })
    await db().updateTable('cause').set({ review: 'confirmed' }).where('id', '=', causeId).execute()
    const stored = await sql<{
      row: string
    }>`SELECT linked_card::text || coalesce((SELECT string_agg(kept_report::text, '') FROM kept_report), '') AS row FROM linked_card`.execute(
      db(),
    )
    expect(stored.rows[0]?.row).not.toContain(card)
  })

  test('stamps and bonuses that stood only on what was taken back go with it, unless they were used', async () => {
    const { id: friend } = await db()
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'supporter@farthing.example')
      .executeTakeFirstOrThrow()
    await sql`DELETE FROM stamp WHERE card_id IN (SELECT id FROM stamp_card WHERE user_id = ${friend})`.execute(db())
    await db().deleteFrom('stamp_card').where('user_id', '=', friend).execute()
    const bought = []
    for (let count = 0; count < 6; count++) {
      const one = await buy(1000, 1000)
      await fund(one.reference)
      bought.push(one)
    }
    const stamps = async () =>
      (
        await db().selectFrom('stamp_card').select('stamps').where('user_id', '=', friend).orderBy('stamps', 'desc').execute()
      ).map((card) => card.stamps)
    expect(await stamps()).toEqual([5, 1])
    // The full card is filled again from the one begun after it.
    await report({ type: 'declined', reference: bought[0]?.reference ?? '', reason: 'returned' })
    expect(await stamps()).toEqual([5, 0])
    await report({ type: 'declined', reference: bought[1]?.reference ?? '', reason: 'returned' })
    expect(await stamps()).toEqual([4])
    // Bought after all, it earns its stamp again.
    await adjust(bought[1]?.reference ?? '', 1000)
    await fund(bought[1]?.reference ?? '')
    expect(await stamps()).toEqual([5])
    const card = await db().selectFrom('stamp_card').select('id').where('user_id', '=', friend).executeTakeFirstOrThrow()
    expect((await server.call('POST', `/api/user/me/stampcards/${card.id}/redeem`, { token: token() })).status).toBe(200)
    await report({ type: 'declined', reference: bought[2]?.reference ?? '', reason: 'returned' })
    expect(
      await db().selectFrom('stamp_card').select(['stamps', 'redeemed_at']).where('id', '=', card.id).executeTakeFirstOrThrow(),
    ).toMatchObject({ stamps: 5 })
  })
})
