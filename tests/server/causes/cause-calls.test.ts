import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declared } from '#tests/kit/declared.ts'
import { bothEngines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const hash = expect.stringMatching(/^[0-9a-f]{16}$/)
const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const terms = { path: '/terms/cause', statement: 'I accept the cause terms' }
const acceptedTerms = [{ Id: 'cause-1', Statement: terms.statement, Path: terms.path, Version: '1' }]

describe.each(bothEngines)('what is told of a cause on %s', (engine) => {
  let server: TestServer
  let admin = ''
  let supporter = ''
  beforeAll(async () => {
    server = await openTestServer(engine)
    admin = (await server.logIn('admin')).tokens.accessToken
    supporter = (await server.logIn('supporter')).tokens.accessToken
  })
  afterAll(() => server.close())
  const db = () => server.services.db
  const read = async (key: number | string, token = '') => server.call('GET', `/api/causes/id:${key}`, token ? { token } : {})

  test('A-042, P-013 several causes are asked for by their hashes, by anybody; a hash that nobody has is left out, more than a hundred are refused', async () => {
    expect(declared('readCauses')).toEqual(['A-042', 'POST /api/causes/bulk', 'anyone', 3000, 'log'])
    const rows = await db().selectFrom('cause').select(['id', 'hash', 'name', 'slug', 'logo']).where('id', 'in', [1, 2]).execute()
    const bulk = (body: unknown) => server.call('POST', '/api/causes/bulk', { body })
    const { details } = await bulk([...rows.map((row) => row.hash), 'ffffffffffffffff'])
    expect(details.causes.toSorted((a: { id: number }, b: { id: number }) => a.id - b.id)).toEqual(
      rows
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, hash: own, name, slug, logo }) => ({
          id,
          hash: own,
          name,
          uri: slug,
          kind: 'charity',
          place: expect.any(String),
          isRegisteredCharity: true,
          standing: 'confirmed',
          logoHttps: logo,
        })),
    )
    expect((await bulk(Array(101).fill('x'))).status).toBe(422)
    expect((await bulk({ hashes: [] })).status).toBe(422)
  })

  test('A-045, P-014, X-030, M-007, G-025 one address for everybody; who runs the cause is told more', async () => {
    expect(declared('readCause')).toEqual(['A-045', 'GET /api/causes/id::causeKey', 'optional', 3000, 'log'])
    const open = await read(1)
    const told = {
      id: 1,
      hash,
      name: 'Abbotsmere Hospice',
      uri: 'abbotsmere-hospice',
      kind: 'charity',
      place: 'Abbotsmere',
      isRegisteredCharity: true,
      standing: 'confirmed',
      logoHttps: expect.stringMatching(/^\/user-images\/[0-9a-f]{32}\.png$/),
      description: expect.stringMatching(/.{20}/),
      website: 'https://www.abbotsmere-hospice.example',
      charityNumber: '1000000',
      yearTarget: 90_000,
      paysFor: [
        { pounds: 10, text: 'a sitter’s petrol for one night' },
        { pounds: 45, text: expect.any(String) },
        { pounds: 120, text: expect.any(String) },
      ],
      isDormant: false,
      lifecycle: 'open',
      isOrganisation: true,
      isGiftAidEnabled: true,
      showLocationInSearch: true,
      socialLinks: {
        facebook: 'https://facebook.example/abbotsmere-hospice',
        website: 'https://www.abbotsmere-hospice.example',
        twitter: null,
        instagram: 'https://instagram.example/abbotsmere-hospice',
      },
      supportersCount: expect.any(Number),
      donationsTotal: expect.any(Number),
    }
    expect(open.details.cause).toMatchObject(told)
    expect(open.details.cause).not.toHaveProperty('phoneNumber')
    expect((await read(1, supporter)).details.cause).not.toHaveProperty('phoneNumber')
    expect((await read(1, admin)).details.cause).toMatchObject({ ...told, phoneNumber: '07700 900000' })
    // Its name in addresses and its hash lead to the same.
    for (const key of ['abbotsmere-hospice', open.details.cause.hash]) expect((await read(key)).details).toEqual(open.details)
    expect((await read(999_999)).error?.code).toBe('notFound')
    const supporters = await db().selectFrom('app_user').select('id').where('supported_cause_id', '=', 1).execute()
    expect(open.details.cause.supportersCount).toBe(supporters.length)
    const given = await db()
      .selectFrom('donation')
      .select('donation_pence')
      .where('cause_id', '=', 1)
      .where('stage', '!=', 'declined')
      .execute()
    expect(open.details.cause.donationsTotal).toBe(given.reduce((sum, { donation_pence }) => sum + donation_pence, 0))
  })

  test('M-007, M-008 a cause is a charity, a school, a club, a group, one person’s or a business’s, and nothing else', async () => {
    const kinds = ['business', 'charity', 'club', 'group', 'individual', 'school']
    const rows = await db().selectFrom('cause').select('kind').distinct().execute()
    expect(rows.map(({ kind }) => kind).filter((kind) => !kinds.includes(kind))).toEqual([])
    const places = {
      website: 'https://www.mill-lane.example',
      facebook: 'https://www.facebook.com/mill-lane',
      twitter: 'https://twitter.com/mill-lane',
      instagram: 'https://www.instagram.com/mill-lane',
    }
    const none = { website: '', facebook: '', twitter: '', instagram: '' }
    const make = (kind: string, links = none) =>
      server.call('POST', '/api/causes', {
        token: supporter,
        body: {
          causeName: `The ${kind} of Mill Lane`,
          isRegisteredCharity: false,
          isOrganisation: false,
          terms,
          acceptedTerms,
          details: {
            kind,
            address: { line1: '1 Mill Lane', line2: '', town: 'Leeds', postcode: 'LS1 4AP' },
            links,
            contactNumber: '07700 900982',
            mayBeMarketed: true,
          },
        },
      })
    const ids = new Map<string, number>()
    for (const kind of ['school', 'club', 'group', 'individual']) {
      const made = await make(kind, kind === 'school' ? places : none)
      expect([kind, made.status, made.details?.cause.kind]).toEqual([kind, 200, kind])
      ids.set(kind, made.details.cause.id)
    }
    expect((await make('party')).status).toBe(422)
    // M-007: where it is and who is to be called is told to who runs it alone, where else it is found to everybody.
    const school = ids.get('school') ?? 0
    const own = (await read(school, supporter)).details.cause
    expect(own).toMatchObject({
      address: { line1: '1 Mill Lane', line2: '', town: 'Leeds', postcode: 'LS1 4AP' },
      phoneNumber: '07700900982',
      website: 'https://www.mill-lane.example',
      socialLinks: places,
    })
    const { address: _, phoneNumber: __, ...open } = own
    expect((await read(school)).details.cause).toEqual(open)
  })

  test('M-013 a business is made of its name, a number, who brought it and the terms', async () => {
    expect(declared('createBusiness')).toEqual(['A-054', 'POST /api/businesses', 'full', 10_000, 'log'])
    const make = (body: object) => server.call('POST', '/api/businesses', { token: supporter, body })
    const whole = {
      businessName: 'Mill Lane Bakery',
      phoneNumber: '01632 960 001',
      referralId: 'of-a-friend',
      terms,
      acceptedTerms,
    }
    const made = await make(whole)
    expect([made.status, made.details.cause]).toMatchObject([200, { name: 'Mill Lane Bakery', kind: 'business' }])
    for (const missing of ['businessName', 'terms'] as const) {
      const { [missing]: _, ...rest } = whole
      expect((await make(rest)).status).toBe(422)
    }
    expect((await make({ ...whole, phoneNumber: 'soon' })).status).toBe(422)
  })

  test('M-009, A-051, A-052 a cause has a place for searches and one of the charity register, each by itself', async () => {
    const at = (type: string) => `/api/causes/id:1/locations/${type}`
    const place = async (type: string) => (await server.call('GET', at(type), { token: admin })).details.location
    expect(await place('search')).toBeNull()
    expect(
      (await server.call('POST', at('search'), { token: admin, body: { Text: 'Mill Lane, Abbotsmere', terms } })).status,
    ).toBe(200)
    expect([await place('search'), await place('registeredCharity')]).toEqual([{ Text: 'Mill Lane, Abbotsmere' }, null])
    expect((await server.call('GET', at('elsewhere'), { token: admin })).status).toBe(404)
    expect((await server.call('POST', at('search'), { token: admin, body: { Text: 'Mill Lane' } })).status).toBe(422)
  })

  test('M-010, A-043, A-044 whether the place is shown is kept with the terms, and shows in what everybody reads', async () => {
    const path = '/api/causes/id:1/preferences'
    const kept = async () => (await server.call('GET', path, { token: admin })).details
    const save = (body: object) => server.call('PATCH', path, { token: admin, body })
    expect(await kept()).toEqual({ preferences: { showLocationInSearch: true } })
    for (const wrong of [{ preferences: { showLocationInSearch: false } }, { preferences: { showLocationInSearch: 1 }, terms }])
      expect((await save(wrong)).status).toBe(422)
    expect((await save({ preferences: { showLocationInSearch: false }, terms })).status).toBe(200)
    expect(await kept()).toEqual({ preferences: { showLocationInSearch: false } })
    expect((await read(1)).details.cause.showLocationInSearch).toBe(false)
  })

  test('M-021, A-049, X-027 a payment is told to anybody by the cause’s hash: how much, of when, to whom, and no supporter', async () => {
    expect(declared('readPayment')).toEqual(['A-049', 'GET /api/causes/:hash/payments/:paymentId', 'anyone', 3000, 'rethrow'])
    const [carried, paid] = await db()
      .selectFrom('payment')
      .selectAll()
      .where('cause_id', '=', 1)
      .where('is_paid', '=', true)
      .orderBy('period_end')
      .execute()
    await db()
      .updateTable('payment')
      .set({ is_paid: false, reason: 'underMinimum' })
      .where('id', '=', carried?.id ?? '')
      .execute()
    const causeHash = (await read(1)).details.cause.hash
    const readPayment = (of: string, id = paid?.id) => server.call('GET', `/api/causes/${of}/payments/${id}`)
    expect((await readPayment(causeHash)).details).toEqual({
      payment: {
        id: paid?.id,
        causeName: 'Abbotsmere Hospice',
        pence: paid?.pence,
        from: isoTime,
        date: isoTime,
        paidOn: isoTime,
      },
    })
    expect(paid?.id).toMatch(/^[0-9a-f]{20}$/)
    const other = (await read(2)).details.cause.hash
    const none = [await readPayment(other), await readPayment(causeHash, 'unknown'), await readPayment(causeHash, carried?.id)]
    expect([carried?.id, ...none.map(({ status }) => status)]).toEqual([expect.any(String), 404, 404, 404])
  })

  test('X-031 a request to run a cause needs no account, says no more than its reference, and its address is written to; what is sent without end is refused', async () => {
    const ask = (emailAddress: string) =>
      server.call('POST', '/api/causes/id:2/admin-requests', {
        body: { emailAddress, phoneNumber: '01632 960 001', evidence: 'I keep the books' },
        ip: '10.31.0.1',
      })
    const first = await ask('first@example.org')
    expect(first.details).toEqual({ ticketReference: expect.stringMatching(/^AR-/) })
    const mails = await db().selectFrom('mail').select('text').where('recipient', '=', 'first@example.org').execute()
    expect(mails).toHaveLength(1)
    const answers = []
    for (let count = 0; count < 40; count++) answers.push((await ask(`asker${count}@example.org`)).status)
    expect(answers.at(-1)).toBe(429)
    expect(answers.filter((status) => status === 200).length).toBeGreaterThan(0)
  })
})
