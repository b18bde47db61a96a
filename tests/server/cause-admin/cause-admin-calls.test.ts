import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declared } from '#tests/kit/declared.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const count = expect.any(Number)

describe.each(engines)('what those who run a cause are told on %s', (engine) => {
  let server: TestServer
  let token = ''
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('admin')).tokens.accessToken
  })
  afterAll(() => server.close())
  const db = () => server.services.db
  const get = async (path: string) => (await server.call('GET', `/api/causes/id:1${path}`, { token })).details

  test('M-011, P-011 bank details are a name, a sort code, an account number and, for building societies, a roll number; nothing else is taken, and no cheque', async () => {
    const path = '/api/causes/id:1/payment-methods'
    const account = {
      accountName: 'Abbotsmere Hospice',
      sortCode: '01-02-03',
      accountNumber: '8765 4321',
      isBuildingSociety: true,
      rollNumber: 'A/12-3.4',
      isNameAccepted: true,
    }
    for (const name of ['accountName', 'sortCode', 'accountNumber', 'isBuildingSociety', 'rollNumber'] as const) {
      const { [name]: _, ...rest } = account
      const { status, error } = await server.call('PUT', path, { token, body: rest })
      expect([name, status, Object.keys(error?.fields ?? {})]).toEqual([name, 422, [name]])
    }
    const cheque = { payableTo: 'Abbotsmere Hospice', addressLine1: '1 Mill Lane', town: 'Leeds', postcode: 'LS1 4AP' }
    expect((await server.call('PUT', path, { token, body: { ...cheque, cheque } })).status).toBe(422)
    for (const method of ['POST', 'PATCH', 'DELETE'] as const)
      expect((await server.call(method, path, { token, body: { cheque } })).status).toBe(404)
    const before = (await get('/payment-methods')).methods
    const saved = await server.call('PUT', `${path}/${before[0].id}`, { token, body: account })
    expect(saved.details).toEqual({
      methods: [
        {
          id: count,
          accountName: 'Abbotsmere Hospice',
          lastFour: '4321',
          sortCodeEnd: '03',
          isBuildingSociety: true,
          changedAt: new Date(server.clock.now()).toISOString(),
          changedBy: expect.any(String),
          heldUntil: isoTime,
          nameCheck: { result: expect.stringMatching(/^(match|closeMatch|noMatch|unavailable)$/), name: null },
          waitsForSupport: expect.any(Boolean),
        },
      ],
      cheque: null,
      told: [expect.any(String)],
    })
    // What is kept is sealed.
    const kept = await db().selectFrom('bank_details').selectAll().where('cause_id', '=', 1).execute()
    expect(JSON.stringify(kept)).not.toMatch(/87654321|010203/)
  })

  test('M-020, M-019, A-055, A-056, A-041 a statement has a reference and says whether it was paid; totals add up', async () => {
    expect(declared('listStatements').slice(0, 2)).toEqual(['A-055', 'GET /api/causes/id::id/statements'])
    const { statements, paid, isBuildingSociety } = await get('/statements')
    expect(statements.length).toBeGreaterThan(2)
    for (const statement of statements)
      expect(statement).toEqual({
        id: expect.stringMatching(/^[0-9a-f]{20}$/),
        reference: expect.stringMatching(/^FAR-1-20\d\dQ[1-4]$/),
        stage: expect.stringMatching(/^(onItsWay|paid|carriedOver)$/),
        pence: count,
        from: isoTime,
        date: isoTime,
        paidOn: isoTime,
        sentAt: statement.stage === 'onItsWay' ? isoTime : null,
        paidWith: expect.toBeOneOf([null, expect.stringMatching(/^FAR-1-20\d\dQ[1-4]$/)]),
        reason: expect.toBeOneOf([null, 'underMinimum']),
        lastFour: expect.toBeOneOf([null, expect.stringMatching(/^\d{4}$/)]),
      })
    expect(paid).toEqual({ year: count, inYear: count, inAll: count })
    expect(isBuildingSociety).toBe((await get('/payment-methods')).methods[0]?.isBuildingSociety)
    const [newest] = statements
    expect((await get(`/statements/${newest.id}`)).statement).toMatchObject({ ...newest, causeName: 'Abbotsmere Hospice' })
    const { totals } = await get('/donations/totals')
    expect(totals).toEqual({ raised: count, pending: count, confirmed: count, paid: count, declined: count, count })
    expect(totals.raised).toBe(totals.pending + totals.confirmed)
    expect(totals.paid).toBeLessThanOrEqual(totals.confirmed)
    const rows = await db().selectFrom('donation').select(['stage', 'donation_pence']).where('cause_id', '=', 1).execute()
    const sum = (...stages: string[]) =>
      rows.filter(({ stage }) => stages.includes(stage)).reduce((total, { donation_pence }) => total + donation_pence, 0)
    expect([totals.pending, totals.declined, totals.count]).toEqual([sum('tracked', 'inReview'), sum('declined'), rows.length])
  })

  test('M-036, A-064, D-038 the dashboard’s figures by period, and the shops that raised most', async () => {
    expect(declared('readAdminStats')).toEqual(['A-064', 'POST /api/admin-dashboard-stats/:id', 'causeAdmin', 10_000, 'log'])
    const { details } = await server.call('POST', '/api/admin-dashboard-stats/1', { token, body: {} })
    const donations = { totalAmount: count, numberOfDonations: count }
    const biggest = {
      amount: count,
      user: {
        firstName: expect.toBeOneOf([expect.any(String), null]),
        lastName: expect.toBeOneOf([expect.any(String), null]),
        avatar: null,
      },
    }
    for (const name of ['allTime', 'yearToDate', 'monthToDate'] as const) {
      expect(details[name]).toEqual({
        causePageVisits: count,
        supportersJoined: count,
        donations: {
          ...donations,
          parts: { pending: count, confirmed: count, paid: count },
          causeBiggestDonations: expect.any(Array),
        },
      })
      expect(details[name].donations.causeBiggestDonations.length).toBeGreaterThan(0)
      for (const one of details[name].donations.causeBiggestDonations) expect(one).toEqual(biggest)
    }
    const { allTime, yearToDate, monthToDate } = details
    expect(allTime.donations.totalAmount).toBeGreaterThan(yearToDate.donations.totalAmount)
    expect(yearToDate.donations.totalAmount).toBeGreaterThan(monthToDate.donations.totalAmount)
    for (const shop of details.topRetailers)
      expect(shop).toEqual({
        id: count,
        name: expect.any(String),
        category: expect.stringMatching(/^[A-Z]/),
        link: expect.stringMatching(/^\/retailer\/[a-z0-9-]+$/),
        logoUri: expect.stringMatching(/^\/retailer\/[\w-]+\/mark\.png$/),
        pence: count,
      })
    const pence = details.topRetailers.map((shop: { pence: number }) => shop.pence)
    expect(pence).toEqual(pence.toSorted((a: number, b: number) => b - a))
  })

  test('M-041, A-092, P-015 an invitation says of which cause, to whom, and what became of it; who opts out is written down and asked no more', async () => {
    const invite = (email: string) =>
      server.call('POST', '/api/causes/id:1/admin-invites', { token, body: { email, hasAgreed: true } })
    const { details } = await invite('guest@example.org')
    expect(details.invitations).toEqual([
      {
        id: expect.any(String),
        causeId: 1,
        email: 'guest@example.org',
        status: 'pending',
        sentAt: new Date(server.clock.now()).toISOString(),
        acceptedAt: null,
      },
    ])
    const mails = (to = 'guest@example.org') => db().selectFrom('mail').select('text').where('recipient', '=', to).execute()
    await expect.poll(async () => (await mails()).length).toBe(1)
    const secret = /admin-invites\/([\w-]+)/.exec((await mails())[0]?.text ?? '')?.[1] ?? ''
    expect((await server.call('POST', `/api/admin-invites/${secret}/opt-out`, { body: {} })).status).toBe(200)
    expect((await get('/admin-invites')).invitations).toMatchObject([{ email: 'guest@example.org', status: 'declined' }])
    // Kept so that it can be compared and not read.
    const optedOut = await db().selectFrom('mail_opt_out').selectAll().execute()
    expect(optedOut).toEqual([
      { email_hash: expect.stringMatching(/^[0-9a-f]{8}\.[0-9a-f]{64}$/), created_at: new Date(server.clock.now()) },
    ])
    await invite('guest@example.org')
    await invite('another@example.org')
    await expect.poll(async () => (await mails('another@example.org')).length).toBe(1)
    expect(await mails()).toHaveLength(1)
  })
})
