import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayInLondon } from '#contract/dates.ts'
import { claimDecision, claimRequest, claimStages } from '#contract/giving/claim.ts'
import { DAY, limits } from '#contract/limits.ts'
import { claimAfter, claimHasTag } from '#machines/giving/claim/claim.machine.ts'
import { bookSale } from '#server/giving/donations.ts'
import { runJobs } from '#server/jobs/jobs.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const order = {
  purchaseDate: '',
  orderReference: 'ORD-12',
  totalSpend: '49.99',
  priorShopping: 'no',
  comment: '',
  travelType: '',
  travelDate: '',
  insuranceType: '',
}

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
  const db = () => server.services.db

  /** A shop of a kind, whose own time for reporting is so many days. */
  async function shop(sector: 'goods' | 'travel' | 'insurance', trackingDays: number) {
    const { id } = await db()
      .selectFrom('retailer')
      .select('id')
      .where('sector', '=', sector)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await db()
      .updateTable('retailer')
      .set({ tracking_amount: trackingDays, tracking_unit: 'days' })
      .where('id', '=', id)
      .execute()
    return id
  }
  let visits = 0
  async function visit(retailerId: number, daysAgo: number): Promise<{ id: string; day: string }> {
    const at = new Date(server.clock.now() - daysAgo * DAY)
    const id = `claims-${++visits}`
    const values = { id, user_id: 1, cause_id: 1, retailer_id: retailerId, rate_id: null, deal_id: null }
    await db()
      .insertInto('visit')
      .values({ ...values, visit_session: null, search_session: null, guest_email: null, created_at: at })
      .execute()
    return { id, day: dayInLondon(at.toISOString()) }
  }
  const file = (retailerId: number, day: string, changes: object = {}, options: { key?: string; isAnother?: boolean } = {}) =>
    server.call('POST', '/api/user/me/enquiries/missing-donation', {
      token,
      body: {
        retailerId,
        visitDate: day,
        order: { ...order, orderReference: `ORD-${visits}`, purchaseDate: day, ...changes },
        ...(options.isAnother ? { isAnother: true } : {}),
      },
      ...(options.key ? { headers: { 'idempotency-key': options.key } } : {}),
    })
  const read = async (id: string) => (await server.call('GET', `/api/user/me/claims/${id}`, { token })).details.claim
  const decide = (id: string, body: object) => server.call('POST', `/api/support/claims/${id}`, { token: support, body })

  test('F-112, C-057, A-083 a missing donation is filed once, however often it is sent, and both of its dates are told', async () => {
    const goods = await shop('goods', 1)
    const { day } = await visit(goods, 6)
    const filed = await Promise.all(Array.from({ length: 25 }, () => file(goods, day, {}, { key: 'one-and-the-same-key' })))
    const ids = new Set(filed.filter(({ status }) => status === 200).map(({ details }) => details.submissionId))
    expect(ids.size).toBe(1)
    const [id = ''] = ids
    const rows = await db().selectFrom('claim').select('id').where('order_reference', '=', `ORD-${visits}`).execute()
    expect(rows).toEqual([{ id }])
    // The same order under other keys is the same claim too.
    const again = await Promise.all(
      Array.from({ length: 5 }, (_, index) => file(goods, day, {}, { key: `another-key-${index}-of-five` })),
    )
    expect(new Set(again.map(({ details }) => details.submissionId))).toEqual(ids)
    expect((await file(goods, day)).details.submissionId).toBe(id)
    const claim = await read(id)
    expect(claim).toMatchObject({ stage: 'received', isOpen: true, spentPence: 4999, mayAppeal: false })
    expect(claim.answerBy).toBe(new Date(server.clock.now() + limits.claimAnswerWithin).toISOString())
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
    expect((await file(goods, older, { totalSpend: 'a lot' })).status).toBe(422)
    expect((await file(goods, older, { comment: 'x'.repeat(501) })).status).toBe(422)
    expect((await file(goods, older, { orderReference: '<b>' })).status).toBe(422)
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
    expect(settled).toMatchObject({ stage: 'settled', isOpen: false, transactionId: donationId })
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
    expect(sent.answerBy).toBe(new Date(server.clock.now() + limits.claimAnswerWithin).toISOString())
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
      .where('subject', '=', `You were right about ${claim.retailerName} (${submissionId})`)
      .execute()
    expect(mails).toHaveLength(1)
  })

  test('F-118, A-084, V-061, V-062 a donation is asked about once while the question is open; declined is no reason for one that is not', async () => {
    const donation = await db()
      .selectFrom('donation')
      .select('id')
      .where('user_id', '=', 1)
      .where('stage', '=', 'tracked')
      .executeTakeFirstOrThrow()
    const ask = (body: object) => server.call('POST', '/api/user/me/enquiries/donation-query', { token, body })
    expect((await ask({ transactionId: donation.id, reason: 'declined', comment: '' })).error?.fields).toEqual({
      reason: 'notDeclined',
    })
    expect((await ask({ transactionId: donation.id, comment: '' })).error?.fields).toEqual({ reason: 'queryReasonRequired' })
    expect((await ask({ transactionId: donation.id, reason: 'incorrect', comment: 'x'.repeat(501) })).error?.fields).toEqual({
      comment: 'commentTooLong',
    })
    const first = await ask({ transactionId: donation.id, reason: 'incorrect', comment: 'It was £60' })
    expect((await ask({ transactionId: donation.id, reason: 'incorrect', comment: 'Again' })).details.submissionId).toBe(
      first.details.submissionId,
    )
    const other = await db().selectFrom('donation').select('id').where('user_id', '!=', 1).executeTakeFirstOrThrow()
    expect((await ask({ transactionId: other.id, reason: 'incorrect', comment: '' })).status).toBe(404)
  })

  test('F-109, X-035, X-039, A-033, A-034 ten a page by the last that was shown; nothing is listed twice or left out, and open and closed add up', async () => {
    const all = await db().selectFrom('claim').select(['id', 'status']).where('user_id', '=', 1).execute()
    const seen: string[] = []
    for (let hasMore = true; hasMore; ) {
      const last = seen.at(-1)
      const page = (
        await server.call('GET', `/api/user/me/claims?perPage=10&order=desc${last ? `&lastId=${last}` : ''}`, { token })
      ).details
      seen.push(...page.claims.map(({ id }: { id: string }) => id))
      hasMore = page.hasMore
    }
    expect(new Set(seen)).toEqual(new Set(all.map(({ id }) => id)))
    expect(seen).toHaveLength(all.length)
    const open = all.filter(({ status }) => claimHasTag(status, 'open')).length
    expect((await server.call('GET', '/api/user/me/claims/stats', { token })).details).toEqual({
      open,
      closed: all.length - open,
    })
    const other = await db().selectFrom('claim').select('id').where('user_id', '!=', 1).executeTakeFirstOrThrow()
    for (const path of [
      `/api/user/me/claims/${other.id}`,
      '/api/user/me/claims/CL-UNKNOWN0',
      `/api/user/me/claims?lastId=${other.id}`,
    ])
      expect((await server.call('GET', path, { token })).status, path).toBe(404)
  })

  test('every event in every stage: the server does what the claim’s chart says, and a refused one changes nothing', async () => {
    const { id } = await db().selectFrom('claim').select('id').where('user_id', '=', 1).executeTakeFirstOrThrow()
    const events = [
      ...['claim.taken', 'claim.returned', 'claim.accepted', 'claim.declined'].map((type) => ({
        type,
        path: `/api/support/claims/${id}`,
        by: support,
        shape: claimDecision,
      })),
      ...['claim.appealed', 'claim.withdrawn'].map((type) => ({
        type,
        path: `/api/user/me/claims/${id}`,
        by: token,
        shape: claimRequest,
      })),
    ]
    for (const stage of claimStages)
      for (const appeals of [0, 1])
        for (const { type, path, by, shape } of events) {
          await db().updateTable('claim').set({ status: stage, appeals }).where('id', '=', id).execute()
          const before = await db().selectFrom('claim_move').select('id').where('claim_id', '=', id).execute()
          const event = shape.parse({ type, text: 'Because' })
          const after = claimAfter(stage, appeals, event)
          const { status, error } = await server.call('POST', path, { token: by, body: event })
          const row = await db().selectFrom('claim').select(['status', 'appeals']).where('id', '=', id).executeTakeFirstOrThrow()
          const moves = await db().selectFrom('claim_move').select('id').where('claim_id', '=', id).execute()
          const said = `${type} in ${stage} after ${appeals} appeals`
          expect(after ? status : error?.code, said).toBe(after ? 200 : 'illegalMove')
          expect(row, said).toEqual(after ? { status: after.stage, appeals: after.appeals } : { status: stage, appeals })
          expect(moves.length - before.length, said).toBe(after ? 1 : 0)
        }
  })
})
