import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '#contract/limits.ts'
import { reconcile } from '#server/giving/journal/reconcile.ts'
import { runJobs } from '#server/jobs/jobs.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { moneySteps } from './money.steps.ts'

describe.each(engines)('money on %s', (engine) => {
  let server: TestServer
  const { begin, token, db, now, iso, signIn, detail, raised, visit, adjust, report } = moneySteps(() => server)
  beforeAll(async () => {
    server = await openTestServer(engine)
    await begin()
  })
  afterAll(() => server.close())
  // Whatever has happened: the books agree with everything that anybody is shown.
  afterEach(async () => {
    expect((await reconcile(db())).differences).toEqual([])
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
      token: token(),
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
    const own = { token: token() }
    const join = { token: support, body: { type: 'report.joined' } }
    expect((await server.call('POST', `/api/support/reports/${listed.id}`, { ...join, ...own })).status).toBe(403)
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
})
