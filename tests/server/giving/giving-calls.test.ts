import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { donationFor } from '#contract/money.ts'
import { declared } from '#tests/kit/declared.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { claimSteps } from './claims.steps.ts'

const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const text = expect.any(String)
const pence = expect.any(Number)
const stage = expect.stringMatching(/^(tracked|inReview|awaitingFunds|available|inPaymentRun|paid|declined)$/)
const donation = {
  id: expect.stringMatching(/^D[0-9a-f]{9}$/),
  retailerName: text,
  retailerSlug: expect.stringMatching(/^[a-z0-9-]*$/),
  retailerCategory: text,
  causeName: text,
  purchasedAt: isoTime,
  spentPence: pence,
  donationPence: pence,
  correctionPence: pence,
  stage,
  purchaseType: expect.stringMatching(/^(online|inStore)$/),
  retailerSector: expect.toBeOneOf([null, 'goods', 'travel', 'insurance']),
  bonus: null,
  declineReason: null,
  paidAt: null,
  nextBy: expect.toBeOneOf([null, isoTime]),
}
const bonus = { type: expect.stringMatching(/^(referral|stampCard|spin)$/), reason: text, date: isoTime, pence }

describe.each(engines)('what somebody is told of their donations and claims on %s', (engine) => {
  let server: TestServer
  let token = ''
  let support = ''
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('supporter')).tokens.accessToken
    support = (await server.logIn('support')).tokens.accessToken
  })
  afterAll(() => server.close())
  const { db, shop, goneShop, visit, file, read } = claimSteps(() => ({ server, token, support }))
  const get = (path: string) => server.call('GET', `/api/user/me${path}`, { token })
  const all = async () => (await get('/transactions?perPage=100')).details.transactions

  test('A-038, M-019 sums of one’s donations: raised is what is pending and what is confirmed, declined counts to nothing', async () => {
    expect(declared('readTransactionStats')).toEqual(['A-038', 'GET /api/user/me/transactions/stats', 'full', 3000, 'rethrow'])
    const answer = await get('/transactions/stats')
    expect(answer.headers['cache-control']).toBe('no-store')
    const rows: { stage: string; donationPence: number; causeName: string }[] = await all()
    const sum = (...stages: string[]) =>
      rows.filter((row) => stages.includes(row.stage)).reduce((total, row) => total + row.donationPence, 0)
    const confirmed = sum('awaitingFunds', 'available', 'inPaymentRun', 'paid')
    expect(rows).toHaveLength(answer.details.stats.count)
    const causes = new Set(rows.filter(({ stage }) => stage !== 'declined').map(({ causeName }) => causeName))
    expect([...causes]).toEqual([answer.details.causeName])
    expect(answer.details.stats).toEqual({
      raised: sum('tracked', 'inReview') + confirmed,
      pending: sum('tracked', 'inReview'),
      confirmed,
      paid: sum('paid'),
      declined: sum('declined'),
      count: rows.length,
    })
    expect(sum('declined')).toBeGreaterThan(0)
    expect((await server.call('GET', '/api/user/me/transactions/stats')).status).toBe(401)
  })

  test('A-034, M-019 how many claims are open and how many closed', async () => {
    expect(declared('readClaimStats')).toEqual(['A-034', 'GET /api/user/me/claims/stats', 'full', 3000, 'rethrow'])
    const claims: { isOpen: boolean }[] = (await get('/claims?perPage=100')).details.claims
    const open = claims.filter(({ isOpen }) => isOpen).length
    expect([open, claims.length - open].every((count) => count > 0)).toBe(true)
    expect((await get('/claims/stats?includeRaw=true')).details).toEqual({ open, closed: claims.length - open })
  })

  test('A-039, M-018 one donation with its history, and why it was declined or what bonus it is', async () => {
    expect(declared('readTransaction')).toEqual([
      'A-039',
      'GET /api/user/me/transactions/:transactionId',
      'full',
      3000,
      'rethrow',
    ])
    const rows = await all()
    const detail = async (id: string) => (await get(`/transactions/${id}?includeMetadata=true`)).details.transaction
    const move = {
      stage,
      at: isoTime,
      by: expect.stringMatching(/^(retailer|farthing|network)$/),
      amountPence: pence,
      correctionPence: expect.toBeOneOf([null, pence]),
    }
    for (const row of rows)
      expect(row).toEqual({
        ...donation,
        ...(row.bonus ? { bonus } : {}),
        ...(row.stage === 'declined' ? { declineReason: text } : {}),
        ...(row.stage === 'paid' ? { paidAt: isoTime } : {}),
      })
    for (const wanted of ['tracked', 'paid', 'declined']) {
      const row = rows.find((one: { stage: string }) => one.stage === wanted)
      const whole = await detail(row.id)
      expect(whole).toMatchObject(row)
      expect(row.nextBy === null).toBe(wanted !== 'tracked')
      expect(whole.timeline).toEqual(whole.timeline.map(() => move))
      expect(whole.timeline.at(-1).stage).toBe(wanted)
      expect(whole.paidAt).toBe(wanted === 'paid' ? whole.timeline.at(-1).at : null)
      expect(whole.terms).toEqual({ kind: expect.stringMatching(/^(percent|fixed)$/), value: pence })
    }
    expect((await get('/transactions/D000000000')).status).toBe(404)
  })

  test('A-035, A-036 the shops that somebody has been to, the latest first, and on which days', async () => {
    const path = 'GET /api/user/me/recently-visited-retailers'
    expect(declared('listVisitedRetailers')).toEqual(['A-035', path, 'full', 6000, 'rethrow'])
    expect(declared('listVisitDates')).toEqual(['A-036', `${path}/:id/visit-dates`, 'full', 3000, 'rethrow'])
    const goods = await shop('goods', 1)
    const [older, newer] = [await visit(goods, 6), await visit(goods, 2)]
    const { visitedRetailers } = (await get('/recently-visited-retailers')).details
    for (const one of visitedRetailers)
      expect(one).toEqual({
        id: expect.any(Number),
        name: text,
        slug: expect.stringMatching(/^[a-z0-9-]+$/),
        category: expect.any(String),
        bestRate: expect.objectContaining({ value: pence }),
        ratesDiffer: expect.any(Boolean),
        lastVisit: isoTime,
        sector: expect.stringMatching(/^(goods|travel|insurance)$/),
      })
    const times = visitedRetailers.map(({ lastVisit }: { lastVisit: string }) => lastVisit)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(visitedRetailers.map(({ id }: { id: number }) => id)).toContain(goods)
    const { retailerVisitDates } = (await get(`/recently-visited-retailers/${goods}/visit-dates`)).details
    expect(retailerVisitDates).toEqual([isoTime, isoTime])
    // One that takes part no more is still one where a purchase may be missing.
    const gone = await goneShop(goods)
    await visit(gone, 1)
    const [first] = (await get('/recently-visited-retailers')).details.visitedRetailers
    expect(first).toMatchObject({ id: gone, name: 'Gone Shop', bestRate: null })
    expect(retailerVisitDates.map((at: string) => at.slice(0, 10))).toEqual([newer.day, older.day])
    expect((await server.call('GET', '/api/user/me/recently-visited-retailers')).status).toBe(401)
  })

  test('M-022, A-085, F-111 a claim says its kind, visit, order, sum, comment, shop, whether it is open, and its history', async () => {
    const goods = await shop('goods', 1)
    const { day: visited } = await visit(goods, 5)
    const filed = await file(goods, visited, { comment: 'Two pairs of shoes' })
    const { name } = await db().selectFrom('retailer').select('name').where('id', '=', goods).executeTakeFirstOrThrow()
    // As it would be booked: by the rate of the visit, which has none of its own here.
    const rates = db().selectFrom('rate').selectAll().where('retailer_id', '=', goods)
    const expectedPence = donationFor(4999, await rates.orderBy('position').executeTakeFirstOrThrow())
    expect(await read(filed.details.submissionId)).toEqual({
      id: filed.details.submissionId,
      type: 'missingDonation',
      stage: 'received',
      isOpen: true,
      retailerName: name,
      retailerCategory: text,
      filedAt: new Date(server.clock.now()).toISOString(),
      visitDate: expect.stringContaining(visited),
      orderReference: expect.stringMatching(/^ORD-/),
      spentPence: 4999,
      comment: 'Two pairs of shoes',
      queryReason: null,
      transactionId: null,
      timeline: [{ stage: 'received', at: isoTime, by: 'supporter', note: null }],
      evidence: [],
      answerBy: isoTime,
      decisionBy: isoTime,
      expectedPence,
      ...{ heldUntil: null, raisedPence: null, askedPence: null, reply: null },
      mayAppeal: false,
    })
    const orNull = (shape: unknown) => expect.toBeOneOf([null, shape])
    for (const claim of (await get('/claims')).details.claims)
      expect(claim).toEqual({
        id: expect.stringMatching(/^CL?-?\w+$/),
        type: expect.stringMatching(/^(missingDonation|donationQuery)$/),
        stage: expect.stringMatching(/^(held|received|inProgress|accepted|declined|settled|withdrawn)$/),
        isOpen: ['held', 'received', 'inProgress'].includes(claim.stage),
        retailerName: text,
        retailerCategory: text,
        spentPence: claim.id === filed.details.submissionId ? 4999 : expect.toBeOneOf([null, expect.any(Number)]),
        filedAt: isoTime,
        heldUntil: claim.stage === 'held' ? isoTime : null,
        answerBy: ['held', 'received'].includes(claim.stage) ? isoTime : null,
        decisionBy: claim.isOpen ? isoTime : null,
        raisedPence: ['accepted', 'settled'].includes(claim.stage) ? orNull(expect.any(Number)) : null,
        expectedPence: claim.type === 'missingDonation' ? orNull(expect.any(Number)) : null,
        askedPence: claim.type === 'donationQuery' ? orNull(expect.any(Number)) : null,
        transactionId: orNull(text),
        reply: claim.stage === 'declined' ? text : null,
        mayAppeal: claim.stage === 'declined',
      })
  })

  test('M-023, A-083, A-084 an enquiry gathers a shop, a visit and an order, or a donation and what is wrong with it; what was sent has a number, and is a claim', async () => {
    const goods = await shop('goods', 1)
    await visit(goods, 12)
    const { visitedRetailers } = (await get('/recently-visited-retailers')).details
    expect(visitedRetailers.map(({ id }: { id: number }) => id)).toContain(goods)
    const { retailerVisitDates } = (await get(`/recently-visited-retailers/${goods}/visit-dates`)).details
    const missing = await file(goods, retailerVisitDates.at(-1).slice(0, 10), { orderReference: 'ORD-M23' })
    expect(missing.details).toEqual({ kind: 'received', submissionId: text, answerBy: isoTime })
    expect(await read(missing.details.submissionId)).toMatchObject({ type: 'missingDonation', orderReference: 'ORD-M23' })
    const rows = await all()
    const declined = rows.find((row: { stage: string }) => row.stage === 'declined')
    const query = await server.call('POST', '/api/user/me/enquiries/donation-query', {
      token,
      body: { transactionId: declined.id, reason: 'declined', comment: 'I kept everything' },
    })
    expect(query.details).toEqual({ submissionId: text, answerBy: isoTime })
    expect(await read(query.details.submissionId)).toMatchObject({
      type: 'donationQuery',
      transactionId: declined.id,
      queryReason: 'declined',
      comment: 'I kept everything',
    })
  })

  test('F-116, V-053…V-055 travel shops are asked how and when, insurers for the kind; other shops for neither', async () => {
    const asked = async (sector: 'goods' | 'travel' | 'insurance', changes: object = {}) => {
      const id = await shop(sector, 1)
      const { day: visited } = await visit(id, 8)
      return file(id, visited, changes)
    }
    expect((await asked('goods')).details.kind).toBe('received')
    expect(Object.keys((await asked('travel')).error?.fields ?? {}).toSorted()).toEqual(['order.travelDate', 'order.travelType'])
    expect(Object.keys((await asked('insurance')).error?.fields ?? {})).toEqual(['order.insuranceType'])
    expect((await asked('travel', { travelType: 'train', travelDate: '2026-12-24' })).details.kind).toBe('received')
    expect((await asked('insurance', { insuranceType: 'pet' })).details.kind).toBe('received')
  })

  test('X-071 a donation goes to the cause that was chosen when the shop was visited, also when the person has changed since', async () => {
    const choose = (causeId: number) => server.call('POST', '/api/user/me/cause', { token, body: { causeId } })
    expect((await choose(7)).status).toBe(200)
    const { visit: begun } = (await server.call('POST', '/api/visits', { token, body: { retailerSlug: 'alder-home' } })).details
    expect((await choose(9)).status).toBe(200)
    const sale = { type: 'sale' as const, reference: 'ORDER-71', visitId: begun.id, spentPence: 4999 }
    expect(await server.simulator.report(sale)).toBe(200)
    const names = await db().selectFrom('cause').select(['id', 'name']).where('id', 'in', [7, 9]).execute()
    const [newest] = (await get('/transactions?perPage=1')).details.transactions
    expect([newest.donationPence, newest.causeName, begun.causeName]).toEqual([
      224,
      ...[7, 7].map((id) => names.find((row) => row.id === id)?.name),
    ])
  })
})
