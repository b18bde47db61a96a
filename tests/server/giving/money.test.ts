import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { nextTurn } from '#contract/giving/quarters.ts'
import { DAY, HOUR } from '#contract/limits.ts'
import { joinRun, payLines, readyFor, refuseLines } from '#server/giving/ledger.ts'
import { reconcile } from '#server/giving/reconcile.ts'
import { runJobs } from '#server/jobs/jobs.ts'
import { networkOf } from '#tests/kit/network.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('money on %s', (engine) => {
  let server: TestServer
  let report: Awaited<ReturnType<typeof networkOf>>
  let token: string
  let orders = 0
  beforeAll(async () => {
    server = await openTestServer(engine)
    report = await networkOf(server)
    await signIn()
  })
  afterAll(() => server.close())
  // Whatever has happened: the books agree with everything that anybody is shown.
  afterEach(async () => {
    expect((await reconcile(db())).differences).toEqual([])
  })

  const db = () => server.services.db
  const now = () => server.clock.now()
  const iso = (time: number) => new Date(time).toISOString()
  const signIn = async () => {
    token = (await server.logIn('supporter')).tokens.accessToken
  }
  const get = async (path: string) => (await server.call('GET', path, { token })).details
  const detail = async (id: string | null) => (await get(`/api/user/me/transactions/${id}`)).transaction
  const raised = async () => (await get('/api/user/me/transactions/stats')).stats.raised as number
  const row = (id: string | null) =>
    db().selectFrom('donation').selectAll().where('id', '=', String(id)).executeTakeFirstOrThrow()

  /** A visit to a shop whose only rate is so many hundredths of a per cent. */
  async function visit(value = 150, kind: 'percent' | 'fixed' = 'percent') {
    const slug = 'alder-home'
    const shop = await db().selectFrom('retailer').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()
    await db().updateTable('rate').set({ kind, value }).where('retailer_id', '=', shop.id).execute()
    const made = await server.call('POST', '/api/visits', { token, body: { retailerSlug: slug } })
    expect(made.status).toBe(200)
    return { id: made.details.visit.id as string, shop }
  }
  const newOrder = () => `ORDER-${++orders}`
  async function buy(spentPence: number, value?: number, kind?: 'percent' | 'fixed') {
    const { id: visitId } = await visit(value, kind)
    const reference = newOrder()
    const { status, donationId } = await report({ type: 'sale', reference, visitId, spentPence })
    expect(status).toBe(200)
    return { reference, visitId, id: donationId ?? '' }
  }
  const adjust = (reference: string, spentPence: number) => report({ type: 'adjusted', reference, spentPence })
  const fund = async (reference: string) => {
    expect((await report({ type: 'confirmed', reference })).status).toBe(200)
    expect((await report({ type: 'funded', reference })).status).toBe(200)
  }

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
    for (const same of [{}, { eventId: `event-number-${orders}` }]) {
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

  /** Files a claim for an order of a visit, and has the shop accept it. */
  async function accept(visitId: string, orderReference: string, spentPence: number) {
    const at = await db()
      .selectFrom('visit')
      .select(['created_at', 'retailer_id'])
      .where('id', '=', visitId)
      .executeTakeFirstOrThrow()
    const day = iso(at.created_at.getTime()).slice(0, 10)
    const filed = await server.call('POST', '/api/user/me/enquiries/missing-donation', {
      token,
      body: {
        retailerId: at.retailer_id,
        visitDate: day,
        isAnother: true,
        order: {
          purchaseDate: day,
          totalSpend: (spentPence / 100).toFixed(2),
          orderReference,
          priorShopping: 'no',
          comment: 'It is missing.',
          travelType: '',
          travelDate: '',
          insuranceType: '',
        },
      },
    })
    expect(filed.status).toBe(200)
    server.clock.advance(40 * DAY)
    await runJobs(server.services)
    await signIn()
    return filed.details.submissionId as string
  }
  const found = (reference: string) => report({ type: 'claimAnswered', reference, isFound: true, reason: 'We have found it.' })
  const claimOf = (id: string) => db().selectFrom('claim').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  async function goodsVisit() {
    const visited = await visit(1000)
    await db().updateTable('retailer').set({ sector: 'goods' }).where('id', '=', visited.shop.id).execute()
    server.clock.advance(5 * DAY)
    await signIn()
    return visited
  }

  test('two accepted claims for two orders of one visit are two donations', async () => {
    const { id: visitId } = await goodsVisit()
    const before = await raised()
    const first = await accept(visitId, 'SHOP-1001', 2000)
    expect((await found(first)).status).toBe(200)
    const second = await accept(visitId, 'SHOP-1002', 5000)
    expect((await found(second)).status).toBe(200)
    const [one, two] = [await claimOf(first), await claimOf(second)]
    expect([one.status, two.status]).toEqual(['accepted', 'accepted'])
    expect(one.donation_id).not.toBe(two.donation_id)
    expect(await raised()).toBe(before + 200 + 500)
  })

  test('what an accepted claim had booked and the shop reports late is one donation, with the shop’s amount', async () => {
    const { id: visitId } = await goodsVisit()
    const before = await raised()
    const claim = await accept(visitId, 'SHOP 2001', 5000)
    await found(claim)
    const { donation_id } = await claimOf(claim)
    expect(await raised()).toBe(before + 500)
    // The network has a number of its own, and names the shop's.
    const bought = iso(now() - 39 * DAY)
    await db().updateTable('retailer').set({ purchase_window_days: 90 }).execute()
    const late = { type: 'sale', visitId, at: bought }
    const answer = await report({ ...late, reference: 'NET-77-1', orderReference: 'shop-2001', spentPence: 4200 })
    expect(answer).toMatchObject({ status: 200, donationId: donation_id })
    expect(await detail(donation_id)).toMatchObject({ spentPence: 4200, donationPence: 420 })
    // From now on it is the shop's order.
    expect((await adjust('NET-77-1', 4000)).status).toBe(200)
    expect(await raised()).toBe(before + 400)
    // Reported under another number and without the shop's, the same amount is the same purchase, another is not, and support is told.
    const again = await accept(visitId, 'SHOP-2002', 7000)
    await found(again)
    const { donation_id: second } = await claimOf(again)
    expect((await report({ ...late, reference: 'NET-77-2', spentPence: 7000 })).donationId).toBe(second)
    const third = await accept(visitId, 'SHOP-2003', 900)
    await found(third)
    const other = await report({ ...late, reference: 'NET-77-3', spentPence: 1100 })
    const { donation_id: claimed } = await claimOf(third)
    expect(other.donationId).not.toBe(claimed)
    expect(
      await db().selectFrom('kept_report').select(['reason', 'donation_id']).where('reference', '=', 'NET-77-3').execute(),
    ).toEqual([{ reason: 'maybeClaimed', donation_id: claimed }])
    // Support sees that it is the same purchase after all: it counts once, and the claim leads to it.
    const counted = await raised()
    const support = (await server.logIn('support')).tokens.accessToken
    const { reports } = (await server.call('GET', '/api/support/reports', { token: support })).details
    const listed = reports.find((one: { reference: string }) => one.reference === 'NET-77-3')
    expect(listed).toMatchObject({ reason: 'maybeClaimed', spentPence: 1100, donationId: claimed, shopName: 'Alder Home' })
    const join = { token: support, body: { type: 'report.joined' } }
    expect((await server.call('POST', `/api/support/reports/${listed.id}`, { ...join, token })).status).toBe(403)
    expect((await server.call('POST', `/api/support/reports/${listed.id}`, join)).status).toBe(200)
    expect((await server.call('POST', `/api/support/reports/${listed.id}`, join)).status).toBe(404)
    expect(await raised()).toBe(counted - 90)
    expect((await claimOf(third)).donation_id).toBe(other.donationId)
    expect(await detail(claimed)).toMatchObject({ stage: 'declined', declineReason: 'duplicate' })
    await db().updateTable('retailer').set({ purchase_window_days: 30 }).execute()
  })

  test('a claim and a late report of one order meet also where the shop was visited twice that day', async () => {
    const { id: early } = await visit(1000)
    server.clock.advance(HOUR)
    const { id: later } = await goodsVisit()
    const before = await raised()
    await db().updateTable('retailer').set({ purchase_window_days: 500 }).execute()
    // The claim is the day's, and kept with its last visit; the network names the first.
    const claim = await accept(later, 'SHOP-5001', 5000)
    await found(claim)
    const { donation_id } = await claimOf(claim)
    const bought = async (visitId: string) =>
      iso(
        (
          await db().selectFrom('visit').select('created_at').where('id', '=', visitId).executeTakeFirstOrThrow()
        ).created_at.getTime(),
      )
    const late = { type: 'sale', visitId: early, at: await bought(early) }
    const answer = await report({ ...late, reference: 'NET-5001', orderReference: 'shop 5001', spentPence: 4000 })
    expect(answer).toMatchObject({ status: 200, donationId: donation_id })
    expect(await raised()).toBe(before + 400)
    // Without a number the same amount of that day is the same purchase; under another number it is not.
    const second = await accept(later, 'SHOP-5002', 7000)
    await found(second)
    const { donation_id: unnamed } = await claimOf(second)
    const other = await report({ ...late, reference: 'NET-5003', orderReference: 'SHOP-5003', spentPence: 7000 })
    expect(other.donationId).not.toBe(unnamed)
    expect((await report({ ...late, reference: 'NET-5002', spentPence: 7000 })).donationId).toBe(unnamed)
    expect(await raised()).toBe(before + 400 + 700 + 700)
    // Reported under the first visit before anybody has answered the claim, it is settled by that donation.
    const third = await accept(later, 'SHOP-5004', 6000)
    const { donationId } = await report({ ...late, reference: 'NET-5004', orderReference: 'SHOP-5004', spentPence: 6000 })
    await runJobs(server.services)
    expect(await claimOf(third)).toMatchObject({ status: 'settled', donation_id: donationId })
    // Who claims what the shop has reported, as if it were another purchase, has made one purchase.
    const again = await accept(later, 'SHOP-5004', 6000)
    await found(again)
    expect(await claimOf(again)).toMatchObject({ status: 'accepted', donation_id: donationId })
    expect(await raised()).toBe(before + 400 + 700 + 700 + 600)
    await db().updateTable('retailer').set({ purchase_window_days: 30 }).execute()
  })

  test('reported after the claim and before its answer, the claim is settled by that donation alone', async () => {
    const { id: visitId } = await goodsVisit()
    const before = await raised()
    const claim = await accept(visitId, 'SHOP-3001', 6000)
    await db().updateTable('retailer').set({ purchase_window_days: 90 }).execute()
    const { donationId } = await report({
      type: 'sale',
      visitId,
      reference: 'NET-3001',
      orderReference: 'SHOP-3001',
      spentPence: 6000,
      at: iso(now() - 44 * DAY),
    })
    await runJobs(server.services)
    expect(await claimOf(claim)).toMatchObject({ status: 'settled', donation_id: donationId })
    expect(await raised()).toBe(before + 600)
    await db().updateTable('retailer').set({ purchase_window_days: 30 }).execute()
  })

  /** Takes everything that is ready for the person's cause into a payment that the bank is told to make. */
  async function run(id: string, causeId: number) {
    const turn = new Date(nextTurn(now()))
    server.clock.advance(turn.getTime() - now())
    const ready = await readyFor(db(), causeId, turn)
    const ids = <T>(rows: readonly { id: T }[]) => rows.map((one) => one.id)
    await db()
      .transaction()
      .execute(async (transaction) => {
        await transaction
          .insertInto('payment')
          .values({ id, cause_id: causeId, reference: id, pence: ready.pence, is_paid: false, reason: null, period_end: turn })
          .execute()
        await joinRun(transaction, {
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
        await (isPaid ? payLines : refuseLines)(transaction, [id], iso(now()))
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
    const open = await readyFor(db(), causeId, new Date(nextTurn(now())))
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
    expect((await server.call('POST', `/api/user/me/stampcards/${card.id}/redeem`, { token })).status).toBe(200)
    await report({ type: 'declined', reference: bought[2]?.reference ?? '', reason: 'returned' })
    expect(
      await db().selectFrom('stamp_card').select(['stamps', 'redeemed_at']).where('id', '=', card.id).executeTakeFirstOrThrow(),
    ).toMatchObject({ stamps: 5 })
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

test('each difference between the books and what is shown is named', async () => {
  const server = await openTestServer('embedded')
  const { db } = server.services
  const donation = await db
    .selectFrom('donation')
    .selectAll()
    .where('stage', '=', 'available')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const payment = await db.selectFrom('payment').selectAll().where('is_paid', '=', true).orderBy('id').executeTakeFirstOrThrow()
  await db
    .updateTable('donation')
    .set({ donation_pence: donation.donation_pence + 7 })
    .where('id', '=', donation.id)
    .execute()
  await db.updateTable('cause').set({ donations_total: sql`donations_total + 3` }).where('id', '=', 200).execute()
  await db
    .updateTable('payment')
    .set({ pence: payment.pence - 1 })
    .where('id', '=', payment.id)
    .execute()
  const lost = await db
    .selectFrom('donation')
    .select('id')
    .where('stage', '=', 'inPaymentRun')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('donation').set({ payment_id: null }).where('id', '=', lost.id).execute()
  const { differences } = await reconcile(db)
  const text = differences.join('\n')
  expect(text).toContain(
    `Donation ${donation.id} in causePayable: the row says ${-donation.donation_pence - 7}p, the journal ${-donation.donation_pence}p.`,
  )
  expect(text).toContain(
    `Donation ${donation.id} is available ${donation.donation_pence + 7}p, and its timeline ends with available ${donation.donation_pence}p.`,
  )
  expect(text).toContain(`Donation ${lost.id} is in a payment run, and no run has it.`)
  expect(text).toMatch(/Cause 200 shows \d+p raised, the journal \d+p\./)
  expect(text).toContain(
    `Statement ${payment.id} says ${payment.pence - 1}p, its donations and corrections come to ${payment.pence}p.`,
  )
  await server.close()
})
