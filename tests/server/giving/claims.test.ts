import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import ruleWords from '#locales/en-GB/rules.json' with { type: 'json' }
import { bookSale } from '#server/giving/donations/donations.ts'
import { runJobs } from '#server/jobs/jobs.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { claimSteps } from './claims.steps.ts'

describe.each(engines)('claims on %s', (engine) => {
  let server: TestServer
  let token: string
  let support: string
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('supporter')).tokens.accessToken
    support = (await server.logIn('support')).tokens.accessToken
  })
  afterAll(() => server.close())
  const { db, shop, visit, file, read, decide } = claimSteps(() => ({ server, token, support }))

  test('F-112, C-057, A-083 a missing donation is filed once, however often it is sent, and both of its dates are told', async () => {
    const goods = await shop('goods', 1)
    const { day } = await visit(goods, 6)
    const filed = await Promise.all(Array.from({ length: 25 }, () => file(goods, day, {}, { key: 'one-and-the-same-key' })))
    const ids = new Set(filed.filter(({ status }) => status === 200).map(({ details }) => details.submissionId))
    expect(ids.size).toBe(1)
    const [id = ''] = ids
    const rows = await db().selectFrom('claim').select('id').where('order_reference', '=', 'ORD-1').execute()
    expect(rows).toEqual([{ id }])
    // The same order under other keys is the same claim too.
    const again = await Promise.all(
      Array.from({ length: 5 }, (_, index) => file(goods, day, {}, { key: `another-key-${index}-of-five` })),
    )
    expect(new Set(again.map(({ details }) => details.submissionId))).toEqual(ids)
    expect((await file(goods, day)).details.submissionId).toBe(id)
    const claim = await read(id)
    expect(claim).toMatchObject({ stage: 'received', isOpen: true, spentPence: 4999, mayAppeal: false })
    expect(claim.answerBy).toBe(new Date(server.clock.now() + 7 * DAY).toISOString())
    expect(Date.parse(claim.decisionBy)).toBeGreaterThanOrEqual(Date.parse(claim.answerBy))
    const mails = await db().selectFrom('mail').select('text').where('subject', 'like', `%${id}%`).execute()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`/account/claims/${id}`)
  })

  test('F-113, E-057 without a visit that began here that day nothing is filed', async () => {
    const goods = await shop('goods', 1)
    expect((await file(goods, '2026-06-01')).details).toEqual({ kind: 'noVisit' })
  })

  test('V-051…V-060 what is missing or too early is said by field', async () => {
    const goods = await shop('goods', 1)
    const { day } = await visit(goods, 1)
    expect((await file(goods, day)).error?.fields).toEqual({ 'order.purchaseDate': 'tooEarly' })
    expect((await file(goods, '2026-11-30')).error?.fields).toEqual({ 'order.purchaseDate': 'purchaseInFuture' })
    const { day: older } = await visit(goods, 9)
    const faults = async (changes: object) => Object.values((await file(goods, older, changes)).error?.fields ?? {})
    for (const [change, field, code] of [
      [{ purchaseDate: '' }, 'order.purchaseDate', 'purchaseDateRequired'],
      [{ orderReference: '<b>' }, 'order.orderReference', 'referenceFormat'],
      [{ totalSpend: '' }, 'order.totalSpend', 'spendRequired'],
      [{ totalSpend: '0' }, 'order.totalSpend', 'spendRequired'],
      [{ totalSpend: 'a lot' }, 'order.totalSpend', 'spendNumber'],
      [{ priorShopping: '' }, 'order.priorShopping', 'priorShoppingRequired'],
      [{ priorShopping: undefined }, 'order.priorShopping', 'priorShoppingRequired'],
      [{ priorShopping: 'maybe' }, 'order.priorShopping', 'priorShoppingRequired'],
      [{ comment: 'x'.repeat(501) }, 'order.comment', 'commentTooLong'],
    ] as const)
      expect((await file(goods, older, change)).error?.fields, JSON.stringify(change)).toEqual({ [field]: code })
    const noShop = undefined as never // as a caller may leave it out that no types hold to it
    for (const shopOf of [noShop, 0, 1.5, 999_999])
      expect((await file(shopOf, older)).error?.fields, `${shopOf}`).toEqual({ retailerId: 'retailerRequired' })
    expect(ruleWords).toMatchObject({ retailerRequired: 'Choose the shop you bought from' })
    const travel = await shop('travel', 1)
    const { day: flown } = await visit(travel, 9)
    // F-116: an order as a shop for goods takes it is not enough for a journey.
    expect((await file(travel, flown)).error?.fields).toMatchObject({ 'order.travelType': 'travelTypeRequired' })
    expect((await file(travel, flown, { travelType: 'flight', travelDate: '2026-12-24' })).details.kind).toBe('received')
    const insurance = await shop('insurance', 1)
    const { day: insured } = await visit(insurance, 9)
    expect((await file(insurance, insured)).error?.fields).toMatchObject({ 'order.insuranceType': 'insuranceTypeRequired' })
    expect(await faults({ purchaseDate: 'yesterday' })).toHaveLength(1)
  })

  test('F-115 a donation that is there is named, and another purchase of that day can still be meant', async () => {
    const goods = await shop('goods', 1)
    const { id, day } = await visit(goods, 12)
    const at = new Date(server.clock.now() - 12 * DAY).toISOString()
    const donationId = await book(id, at)
    expect((await file(goods, day)).details).toEqual({ kind: 'tracked', transactionId: donationId })
    const another = (await file(goods, day, {}, { isAnother: true })).details
    expect(another.kind).toBe('received')
    // The donation that was not meant settles nothing; a second one from the same visit does.
    await runJobs(server.services)
    expect((await read(another.submissionId)).stage).toBe('received')
    const { donationId: second } = await bookSale(
      db(),
      {
        visitId: id,
        network: 'demo',
        reference: `second-${id}`,
        spentPence: 700,
        at: new Date(Date.parse(at) + 60_000).toISOString(),
      },
      server.clock.now(),
    )
    await runJobs(server.services)
    expect(await read(another.submissionId)).toMatchObject({ stage: 'settled', transactionId: second })
  })

  async function book(visitId: string, at: string): Promise<string> {
    const { donationId } = await bookSale(
      db(),
      { visitId, network: 'demo', reference: `sale-${visitId}`, spentPence: 5000, at },
      server.clock.now(),
    )
    return donationId ?? ''
  }

  test('X-041 filed early it is held, sent by itself when the shop’s time is over, and closed by itself when the purchase tracks', async () => {
    const goods = await shop('goods', 14)
    const late = await visit(goods, 5)
    const heldLate = (await file(goods, late.day)).details
    expect(heldLate.kind).toBe('held')
    const tracks = await visit(goods, 4)
    const heldTracks = (await file(goods, tracks.day)).details
    await runJobs(server.services)
    expect((await read(heldLate.submissionId)).stage).toBe('held')
    const donationId = await book(tracks.id, new Date(server.clock.now() - 4 * DAY).toISOString())
    await Promise.all([1, 2, 3].map(() => runJobs(server.services)))
    const settled = await read(heldTracks.submissionId)
    const { net_pence: raisedPence } = await db()
      .selectFrom('donation')
      .select('net_pence')
      .where('id', '=', donationId)
      .executeTakeFirstOrThrow()
    expect(raisedPence).toBeGreaterThan(0)
    expect(settled).toMatchObject({ stage: 'settled', isOpen: false, transactionId: donationId, raisedPence })
    expect(settled.timeline.map(({ stage }: { stage: string }) => stage)).toEqual(['held', 'settled'])
    server.clock.advance(10 * DAY)
    token = (await server.logIn('supporter')).tokens.accessToken
    support = (await server.logIn('support')).tokens.accessToken
    await Promise.all([1, 2, 3].map(() => runJobs(server.services)))
    const sent = await read(heldLate.submissionId)
    expect(sent.timeline.map(({ stage, by }: { stage: string; by: string }) => [stage, by])).toEqual([
      ['held', 'supporter'],
      ['received', 'farthing'],
    ])
    expect(sent.answerBy).toBe(new Date(server.clock.now() + 7 * DAY).toISOString())
  })

  test('G-006, A-085 the support team decides with a reason, an accepted purchase is booked once, and the person is told', async () => {
    const goods = await shop('goods', 1)
    const { id: visitId, day } = await visit(goods, 20)
    const { submissionId } = (await file(goods, day)).details
    // The queue shows the oldest; those of the demo people are out of the way.
    await db().updateTable('claim').set({ status: 'accepted' }).where('id', 'not like', 'CL-%').execute()
    const queue = (await server.call('GET', '/api/support/claims', { token: support })).details.claims
    const queued = queue.find(({ id }: { id: string }) => id === submissionId)
    expect(queued).toMatchObject({ spentPence: 4999, order: { purchaseDate: day, priorShopping: 'no', travelType: '' } })
    expect((await decide(submissionId, { type: 'claim.accepted', text: 'The shop has found it' })).error?.code).toBe(
      'illegalMove',
    )
    expect((await decide(submissionId, { type: 'claim.taken' })).status).toBe(200)
    expect((await decide(submissionId, { type: 'claim.accepted', text: ' ' })).error?.fields).toEqual({
      text: 'claimReasonRequired',
    })
    const decided = await Promise.all(
      [1, 2, 3].map(() => decide(submissionId, { type: 'claim.accepted', text: 'The shop has found it' })),
    )
    expect(decided.filter(({ status }) => status === 200)).toHaveLength(1)
    const donations = await db().selectFrom('donation').select('id').where('visit_id', '=', visitId).execute()
    expect(donations).toHaveLength(1)
    const claim = await read(submissionId)
    expect(claim).toMatchObject({ stage: 'accepted', transactionId: donations[0]?.id, answerBy: null, decisionBy: null })
    expect(claim.timeline.at(-1)).toMatchObject({ by: 'support', note: 'The shop has found it' })
    const mails = await db()
      .selectFrom('mail')
      .select('text')
      .where('subject', '=', `Good news: we’ve accepted your ${claim.retailerName} claim (${submissionId})`)
      .execute()
    expect(mails).toHaveLength(1)
  })

  test('V-060, C-056 a purchase is missing from three days on, and not a moment before', async () => {
    const goods = await shop('goods', 1)
    const day = '2026-12-05'
    await db()
      .updateTable('visit')
      .set({ created_at: new Date(`${day}T09:00:00.000Z`) })
      .where('id', '=', (await visit(goods, 2)).id)
      .execute()
    // A day of December begins in London as it does in UTC.
    server.clock.advance(Date.parse('2026-12-08T00:00:00.000Z') - 1 - server.clock.now())
    token = (await server.logIn('supporter')).tokens.accessToken
    support = (await server.logIn('support')).tokens.accessToken
    expect((await file(goods, day)).error?.fields).toEqual({ 'order.purchaseDate': 'tooEarly' })
    server.clock.advance(1)
    expect((await file(goods, day)).details.kind).toBe('received')
  })
})
