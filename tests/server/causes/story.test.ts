import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { likeACause } from '#tests/kit/causes.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { start } from '#tests/kit/templates.ts'

describe.each(engines)('what a cause has raised, for everybody, on %s', (engine) => {
  let server: TestServer
  let causeId = 0
  let donations = 0
  const people: number[] = []
  const shops: { id: number; name: string; slug: string }[] = []
  beforeAll(async () => {
    server = await openTestServer(engine)
    const { db } = server.services
    const like = await likeACause(db)
    const none = { supporters_count: 0, donations_total: 0, target_pence: null }
    const story = { ...like, name: 'Tern Trust', slug: 'tern-trust', hash: 'tern-hash', ...none }
    causeId = (await db.insertInto('cause').values(story).returning('id').executeTakeFirstOrThrow()).id
    people.push(...(await db.selectFrom('app_user').select('id').orderBy('id').limit(6).execute()).map(({ id }) => id))
    shops.push(...(await db.selectFrom('retailer').select(['id', 'name', 'slug']).orderBy('id').limit(2).execute()))
  })
  afterAll(() => server.close())

  const give = (userId: number | null, shop: number, at: string, pence: number, stage: 'tracked' | 'declined' = 'tracked') => {
    donations += 1
    return server.services.db
      .insertInto('donation')
      .values({
        id: `tern-${donations}`,
        visit_id: null,
        user_id: userId,
        cause_id: causeId,
        retailer_id: shops[shop]?.id ?? null,
        network: 'test',
        network_reference: `tern-${donations}`,
        purchased_at: at,
        spent_pence: pence * 20,
        donation_pence: pence,
        stage,
        purchase_type: 'online',
        decline_reason: stage === 'declined' ? 'notGiven' : null,
        next_by: null,
        payment_id: null,
      })
      .execute()
  }
  const storyOf = async (key: string | number = causeId) =>
    (await server.call('GET', `/api/causes/id:${key}/story`)).details.story

  test('H-003 years are London’s, what is declined counts for nothing, and a cause without any of it says so by nothing', async () => {
    expect(await storyOf()).toEqual({
      years: [],
      thisMonth: 0,
      payments: [],
      nextPaymentOn: '2027-01-04T00:00:00.000Z',
      paid: 0,
      pending: 0,
      shops: [],
      names: [],
      newSupporters: 0,
      active: null,
      target: null,
      updates: [],
      reasons: [],
      example: expect.objectContaining({ spend: 6000, net: 5000, raises: 250 }),
    })
    await give(null, 0, '2025-12-31T23:59:00Z', 300)
    await give(null, 0, '2026-01-01T00:00:00Z', 500)
    await give(null, 0, '2026-03-01T12:00:00Z', 50_000, 'declined')
    expect((await storyOf()).years).toEqual([
      { year: 2026, pence: 500 },
      { year: 2025, pence: 300 },
    ])
    // What a shop may still decline; the declined one is neither pending nor raised.
    expect((await storyOf()).pending).toBe(800)
  })

  test('X-029 a shop is named once five different supporters have shopped there within a year, and no sum of it', async () => {
    const recently = new Date(start - 20 * DAY).toISOString()
    for (const userId of people.slice(0, 4)) await give(userId, 1, recently, 100)
    // The same person again, somebody without an account, and somebody more than a year ago: still four.
    await give(people[0] ?? 0, 1, recently, 100)
    await give(null, 1, recently, 100)
    await give(people[5] ?? 0, 1, new Date(start - 400 * DAY).toISOString(), 100)
    expect((await storyOf()).shops).toEqual([])
    await give(people[4] ?? 0, 1, recently, 100)
    expect((await storyOf()).shops).toMatchObject([shops[1] ?? {}])
  })

  test('X-029, X-073 the page names who has chosen it, the newest first, and nobody else: not who is anonymous too, has left, or is closed or deleted', async () => {
    const { db } = server.services
    const names = async () => (await storyOf()).names
    const set = (index: number, values: object) =>
      db
        .updateTable('app_user')
        .set(values)
        .where('id', '=', people[index] ?? 0)
        .execute()
    const choice = (preferences: object) => ({ preferences: JSON.stringify(preferences) })
    const since = (days: number) => ({ supported_cause_id: causeId, supported_since: new Date(start - days * DAY) })
    await set(0, { first_name: 'Ada', ...since(9), ...choice({}) })
    await set(1, { first_name: 'Ben', ...since(8), ...choice({ cause_page_name: false }) })
    await set(2, { first_name: 'Cleo', ...since(7), ...choice({ anonymity: false }) })
    // Off until it is chosen.
    expect(await names()).toEqual([])
    for (const index of [0, 1, 2]) await set(index, choice({ cause_page_name: true }))
    expect(await names()).toEqual(['Cleo', 'Ben', 'Ada'])
    const whole = JSON.stringify(await storyOf())
    const rows = await db.selectFrom('app_user').select(['last_name', 'email']).where('id', 'in', people.slice(0, 3)).execute()
    for (const { last_name, email } of rows) {
      expect(whole).not.toContain(last_name)
      expect(whole).not.toContain(email)
    }
    await set(2, choice({ cause_page_name: true, anonymity: true }))
    expect(await names()).toEqual(['Ben', 'Ada'])
    await set(1, { disabled_at: new Date(start) })
    expect(await names()).toEqual(['Ada'])
    await set(1, { disabled_at: null, deleted_at: new Date(start) })
    expect(await names()).toEqual(['Ada'])
    await set(1, { deleted_at: null })
    await set(0, { supported_cause_id: 1 })
    expect(await names()).toEqual(['Ben'])
    await db.updateTable('cause').set({ review: 'refused' }).where('id', '=', causeId).execute()
    expect(await names()).toEqual([])
    await db.updateTable('cause').set({ review: 'confirmed' }).where('id', '=', causeId).execute()
    for (const index of [0, 1, 2]) await set(index, { supported_cause_id: null, supported_since: null, ...choice({}) })
  })

  test('what was raised this month is that of London’s month', async () => {
    const before = (await storyOf()).thisMonth
    const months = new Date(start)
    const first = new Date(Date.UTC(months.getUTCFullYear(), months.getUTCMonth(), 1))
    await give(null, 0, new Date(first.getTime() - 2 * 60 * 60_000).toISOString(), 700)
    expect((await storyOf()).thisMonth).toBe(before)
    await give(null, 0, new Date(start).toISOString(), 900)
    expect((await storyOf()).thisMonth).toBe(before + 900)
  })

  test('payments that have reached the bank are listed, the newest first, and nothing of what has not', async () => {
    const row = (id: string, end: string, isPaid: boolean) => ({
      id,
      cause_id: causeId,
      reference: id,
      pence: 2000,
      is_paid: isPaid,
      reason: null,
      period_end: end,
    })
    const { db } = server.services
    await db
      .insertInto('payment')
      .values([
        row('t1', '2025-09-30T23:00:00Z', true),
        row('t2', '2025-12-31T00:00:00Z', true),
        row('t3', '2026-03-31T00:00:00Z', false),
      ])
      .execute()
    const { payments, paid } = await storyOf()
    expect(payments.map(({ id }: { id: string }) => id)).toEqual(['t2', 't1'])
    expect(paid).toBe(4000)
  })

  test('H-009, A-057, X-029 its figures between two days are those of the whole months, of London; without days, of everything', async () => {
    const { db } = server.services
    const path = `/api/stats/causes/${causeId}`
    const statistics = async (query: string) => (await server.call('GET', path + query)).details.statistics
    const raisedIn = async (query: string) => (await statistics(query)).raised
    // The last minute of 2025 and the first instant of 2026 were given above.
    expect(await raisedIn('?fromDate=2025-12-01&toDate=2025-12-31')).toBe(300)
    expect(await raisedIn('?fromDate=2025-12-31&toDate=2025-12-31')).toBe(300)
    expect(await raisedIn('?fromDate=2026-01-15&toDate=2026-01-16')).toBe(500)
    // With what somebody gave more than a year ago.
    expect(await raisedIn('?toDate=2025-12-01')).toBe(400)
    expect(await raisedIn('?fromDate=2026-01-01&toDate=2026-02-28')).toBe(500)
    expect(await raisedIn('?fromDate=2025-12-01')).toBeGreaterThan(800)
    const joined = people[0] ?? 0
    await db
      .updateTable('app_user')
      .set({ supported_cause_id: causeId, supported_since: new Date('2026-01-20T12:00:00Z') })
      .where('id', '=', joined)
      .execute()
    expect((await statistics('?fromDate=2026-01-01&toDate=2026-01-31')).supporters).toBe(1)
    expect((await statistics('?fromDate=2026-02-01')).supporters).toBe(0)
    expect(await statistics('')).toEqual({ supporters: 0, raised: 0 })
    for (const query of ['?fromDate=2026-02-30', '?toDate=yesterday'])
      expect((await server.call('GET', path + query)).status).toBe(422)
  })

  test('X-026 it is found by number, address, former address and hash; another key is not', async () => {
    await server.services.db.insertInto('cause_slug').values({ slug: 'tern-trust-of-old', cause_id: causeId }).execute()
    for (const key of [causeId, 'tern-trust', 'tern-trust-of-old', 'tern-hash']) {
      const found = await server.call('GET', `/api/causes/id:${key}`)
      expect(found.details.cause.uri).toBe('tern-trust')
      expect((await storyOf(key)).years).toHaveLength(2)
    }
    expect((await server.call('GET', '/api/causes/id:nobody/story')).status).toBe(404)
  })

  test('V-035 a cause that hides its place is found by its name without it, and not by its place', async () => {
    const { db } = server.services
    const search = async (query: string) =>
      (await server.call('GET', `/api/search/cause/search?${query}`)).details.result.results.filter(
        ({ id }: { id: number }) => id === causeId,
      )
    const hide = (isHidden: boolean) =>
      db.updateTable('cause').set({ place: 'Ternmouth', show_location_in_search: !isHidden }).where('id', '=', causeId).execute()
    await hide(false)
    expect(await search('q=tern%20trust&location=ternmouth')).toMatchObject([{ place: 'Ternmouth' }])
    await hide(true)
    expect(await search('q=tern%20trust&perPage=20')).toMatchObject([{ place: '' }])
    expect(await search('q=tern%20trust&location=ternmouth&perPage=20')).toEqual([])
  })

  test('M-007, H-004, V-036 who runs it saves links and a target; others cannot, and what is wrong is named', async () => {
    const { db } = server.services
    const path = `/api/causes/id:${causeId}`
    const admin = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'admin@farthing.example')
      .executeTakeFirstOrThrow()
    await db.insertInto('cause_admin').values({ user_id: admin.id, cause_id: causeId }).execute()
    const token = (await server.logIn('admin')).tokens.accessToken
    const links = { website: 'tern.example', facebook: 'http://facebook.com/tern', twitter: '', instagram: '' }
    expect((await server.call('POST', path, { token, body: { ...links, target: '£5,000' } })).status).toBe(200)
    const { cause } = (await server.call('GET', path)).details
    expect(cause.website).toBe('https://tern.example')
    expect(cause.socialLinks).toEqual({
      website: 'https://tern.example',
      facebook: 'https://facebook.com/tern',
      twitter: null,
      instagram: null,
    })
    const raised = (await storyOf()).years[0].pence
    expect((await storyOf()).target).toMatchObject({ year: 2026, pence: 500_000, raised })
    const wrong = await server.call('POST', path, { token, body: { website: 'javascript:alert(1)' } })
    expect([wrong.status, wrong.error?.fields]).toEqual([422, { website: 'linkFormat' }])
    for (const target of ['-1', '12.50', '1e9', '1000001'])
      expect((await server.call('POST', path, { token, body: { target } })).status, target).toBe(422)
    expect((await server.call('POST', path, { token, body: { target: '' } })).status).toBe(200)
    expect((await storyOf()).target).toBeNull()
    const stranger = (await server.logIn('supporter')).tokens.accessToken
    expect((await server.call('POST', path, { token: stranger, body: { target: '1' } })).status).toBe(403)
  })
})
