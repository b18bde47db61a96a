import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { freeSlug } from '#server/registration/new-cause.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { start } from '#tests/kit/templates.ts'
import { donationsOfCause } from './cause-admin.steps.ts'

describe.each(engines)('causes and those who run them, on %s', (engine) => {
  let server: TestServer
  let token = ''
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('admin')).tokens.accessToken
  })
  afterAll(() => server.close())

  const donationsOf = (causeId: number) => donationsOfCause(server, causeId)

  test('A-040, A-041, A-108, X-035 a cause’s donations are listed by page and period, summed, and taken away as CSV', async () => {
    const all = await donationsOf(2)
    const first = await server.call('GET', '/api/causes/id:2/transactions', { token })
    expect(first.details).toMatchObject({ page: 1, total: all.length, pages: Math.ceil(all.length / 10) })
    const pages = await Promise.all(
      Array.from({ length: first.details.pages }, (_, index) =>
        server.call('GET', `/api/causes/id:2/transactions?page=${index + 1}`, { token }),
      ),
    )
    expect(pages.flatMap(({ details }) => details.transactions.map(({ id }: { id: string }) => id))).toEqual(
      all.map(({ id }) => id),
    )
    const { totals } = (await server.call('GET', '/api/causes/id:2/donations/totals', { token })).details
    expect(totals.raised).toBe(
      all.filter(({ stage }) => stage !== 'declined').reduce((sum, { donation_pence }) => sum + donation_pence, 0),
    )
    expect(totals.raised).toBe(totals.pending + totals.confirmed)
    const since = new Date(start - 60 * DAY).toISOString()
    const csv = await server.call('GET', `/api/causes/id:2/transactions?startDate=${since}`, {
      token,
      headers: { accept: 'text/csv' },
    })
    expect(csv.headers['content-disposition']).toContain('cause-donations.csv')
    const recent = all.filter(({ purchased_at: at }) => at >= new Date(since))
    expect(recent.length).toBeGreaterThan(0)
    expect(
      csv.text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0]?.replaceAll('"', '')),
    ).toEqual(recent.map(({ id }) => id))
    const declined = await server.call('GET', '/api/causes/id:2/transactions?status=declined&perPage=100', { token })
    const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
    expect(idsOf(declined.details.transactions)).toEqual(idsOf(all.filter(({ stage }) => stage === 'declined')))
    expect(declined.details.total).toBeGreaterThan(0)
    // Nobody who bought something is named.
    expect(JSON.stringify(first.details)).not.toMatch(/firstName|email/)
  })

  test('A-058, A-059, A-060, F-149, M-027, U-065, X-073 supporters are listed from the newest, by position, the anonymous without names', async () => {
    const { db } = server.services
    const people = await db
      .selectFrom('app_user')
      .select(['id', 'first_name', 'last_name', 'preferences', 'supported_since'])
      .where('supported_cause_id', '=', 2)
      .orderBy('supported_since', 'desc')
      .orderBy('id', 'desc')
      .execute()
    const list = (query: string) => server.call('GET', `/api/supporter-list/causes/2/supporter-list${query}`, { token })
    const first = (await list('?limit=7')).details
    expect(first.total).toBe(people.length)
    expect(first.supporters.map(({ position }: { position: number }) => position)).toEqual(
      Array.from({ length: 7 }, (_, index) => people.length - index),
    )
    const rest = (await list(`?limit=100&exclusiveFromPosition=${people.length - 6}`)).details.supporters
    const names = [...first.supporters, ...rest].map(({ firstName }: { firstName: string | null }) => firstName)
    expect(names).toEqual(people.map(({ first_name, preferences }) => (preferences.anonymity ? null : first_name)))
    expect(names).toContain(null)
    expect([...first.supporters, ...rest].map(({ registeredDate }) => registeredDate)).toEqual(
      people.map(({ supported_since }) => supported_since?.toISOString()),
    )
    const raised = new Map(
      (
        await sql<{
          user_id: number
          at: Date
        }>`SELECT user_id, max(purchased_at) AS at FROM donation WHERE cause_id = 2 AND stage <> 'declined' AND bonus_type IS NULL GROUP BY 1`.execute(
          db,
        )
      ).rows.map(({ user_id, at }) => [user_id, at.toISOString()]),
    )
    expect([...first.supporters, ...rest].map(({ lastRaisedDate }) => lastRaisedDate)).toEqual(
      people.map(({ id }) => raised.get(id) ?? null),
    )
    expect((await list('?limit=0')).status).toBe(422)
    expect((await list('?limit=101')).status).toBe(422)
    const csv = await server.call('GET', '/api/supporter-list/causes/2/supporter-list', {
      token,
      headers: { accept: 'text/csv' },
    })
    expect(csv.headers['content-disposition']).toContain('supporters.csv')
    const [head, ...lines] = csv.text.trim().split('\r\n')
    expect(head).toBe('position,first_name,last_name,joined,last_purchase,raised_pounds')
    expect(lines.map((line) => line.split(',').slice(0, 3))).toEqual(
      people.map(({ first_name, last_name, preferences }, index) => [
        `${people.length - index}`,
        ...(preferences.anonymity ? ['', ''] : [first_name, last_name]),
      ]),
    )
    // One’s own entry has one’s own name, anonymous or not; who supports another cause has none here.
    await sql`UPDATE app_user SET preferences = preferences || '{"anonymity": true}' WHERE id = 2`.execute(db)
    const mine = await server.call('GET', '/api/supporter-list/causes/2/supporter-list/me', { token })
    expect(mine.details.supporter).toMatchObject({ firstName: 'Morgan', lastName: 'Hale' })
    expect((await server.call('GET', '/api/supporter-list/causes/3/supporter-list/me', { token })).status).toBe(404)
  })

  test('A-043, A-044, A-046, A-047, A-051, A-052, V-029…V-035, V-095 the page of a cause is changed part by part, by the same rules', async () => {
    const { db } = server.services
    const send = (method: 'POST' | 'PATCH', path: string, body: unknown) =>
      server.call(method, `/api/causes/id:2${path}`, { token, body })
    const terms = { path: '/here', statement: 'Save', policies: [] }
    const visibility = (showLocationInSearch: boolean) =>
      send('PATCH', '/preferences', { preferences: { showLocationInSearch }, terms })
    await db.updateTable('cause').set({ show_location_in_search: false }).where('id', '=', 2).execute()
    expect((await server.call('GET', '/api/causes/id:2/locations/search', { token })).details).toEqual({ location: null })
    expect((await server.call('GET', '/api/causes/id:2/locations/elsewhere', { token })).status).toBe(404)
    expect((await visibility(true)).error?.fields).toEqual({ showLocationInSearch: 'locationMissing' })
    expect((await send('POST', '/locations/search', { Text: ' ', terms })).error?.fields).toEqual({ Text: 'locationRequired' })
    expect((await send('POST', '/locations/search', { Text: 'Upper Aldcombe', terms })).status).toBe(200)
    expect((await send('POST', '/locations/registeredCharity', { Text: 'Leeds', terms })).status).toBe(200)
    expect((await server.call('GET', '/api/causes/id:2/locations/search', { token })).details.location.Text).toBe(
      'Upper Aldcombe',
    )
    expect((await visibility(true)).status).toBe(200)
    expect((await server.call('GET', '/api/causes/id:2/preferences', { token })).details.preferences).toEqual({
      showLocationInSearch: true,
    })

    expect((await send('POST', '', { description: '' })).error?.fields).toEqual({ description: 'descriptionRequired' })
    expect((await send('POST', '', { description: 'x'.repeat(2001) })).error?.fields).toEqual({
      description: 'descriptionTooLong',
    })
    expect((await send('POST', '', { phoneNumber: '12' })).error?.fields).toEqual({ phoneNumber: 'phoneFormat' })
    expect((await send('POST', '', { description: 'Food.', phoneNumber: '+44 1632 960002' })).status).toBe(200)
    expect((await send('POST', '', {})).status).toBe(200)
    const mine = (await server.call('GET', '/api/causes/id:2', { token })).details.cause
    expect(mine).toMatchObject({
      description: 'Food.',
      phoneNumber: '01632960002',
      place: 'Upper Aldcombe',
      showLocationInSearch: true,
    })
    // the number is for who runs the cause.
    expect((await server.call('GET', '/api/causes/id:2')).details.cause).not.toHaveProperty('phoneNumber')
    const other = (await server.logIn('treasurer')).tokens.accessToken
    expect((await server.call('GET', '/api/causes/id:2', { token: other })).details.cause).not.toHaveProperty('phoneNumber')

    for (const [slug, fault] of [
      ['', 'slugRequired'],
      ['ab', 'slugTooShort'],
      ['a b c', 'slugFormat'],
      ['-abc', 'slugFormat'],
      ['x'.repeat(61), 'slugTooLong'],
      ['12345', 'slugNeedsLetter'],
      ['abbotsmere-hospice', 'slugTaken'],
    ])
      expect((await send('POST', '/slug', { slug })).error?.fields, slug).toEqual({ slug: fault })
    const before = mine.uri
    expect((await send('POST', '/slug', { slug: 'food-for-all' })).details).toEqual({ uri: 'food-for-all' })
    // Links that were sent out go on working, and nobody else gets the address.
    expect((await server.call('GET', `/api/causes/id:${before}`)).details.cause.uri).toBe('food-for-all')
    expect((await server.call('POST', '/api/causes/id:1/slug', { token, body: { slug: before } })).error?.fields).toEqual({
      slug: 'slugTaken',
    })
    expect((await send('POST', '/slug', { slug: before })).status).toBe(200)
    expect((await server.call('GET', '/api/causes/id:food-for-all')).details.cause.uri).toBe(before)
    expect(await freeSlug(db, 'Food for all')).toBe('food-for-all-2')
    expect(await freeSlug(db, '2026')).toBe('cause-2026')
    // Of two who want one address at the same moment, one has it.
    const both = await Promise.all(
      [1, 2].map((id) => server.call('POST', `/api/causes/id:${id}/slug`, { token, body: { slug: 'wanted-by-two' } })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('P-012, P-017, X-060 a cause’s own numbers are for those who run it', async () => {
    const { accessToken } = (await server.logIn('treasurer')).tokens
    const statuses = await Promise.all([
      server.call('POST', '/api/admin-dashboard-stats/1', { body: {}, token: accessToken }),
      server.call('GET', '/api/causes/id:1/transactions', { token: accessToken }),
      server.call('GET', '/api/causes/id:1/donations/totals', { token: accessToken }),
      server.call('GET', '/api/causes/id:1/statements', { token: accessToken }),
      server.call('GET', '/api/supporter-list/causes/1/supporter-list', { token: accessToken }),
      server.call('POST', '/api/causes/id:1', { token: accessToken, body: { description: 'Mine now.' } }),
      server.call('POST', '/api/causes/id:1/slug', { token: accessToken, body: { slug: 'mine-now' } }),
      server.call('GET', '/api/supporter-list/causes/1/supporter-list', { token: accessToken, headers: { accept: 'text/csv' } }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 403))
  })
})
