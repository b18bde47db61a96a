import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdminStats, adminStats } from '#contract/cause-admin/dashboard.ts'
import { DAY } from '#contract/limits.ts'
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
  const readStats = async (id = 1): Promise<AdminStats> =>
    adminStats.parse((await server.call('POST', `/api/admin-dashboard-stats/${id}`, { body: {}, token })).details)

  test('A-064, D-020…D-028, D-038, C-069 the figures of each period are what the donations, supporters and visits add up to', async () => {
    const stats = await readStats()
    const kept = (await donationsOf(1)).filter(({ stage }) => stage !== 'declined')
    const sum = (from: string, to = '2026-11-21T10:00:00.000Z') => {
      const within = kept.filter(({ purchased_at: at }) => at >= new Date(from) && at < new Date(to))
      return {
        totalAmount: within.reduce((total, { donation_pence }) => total + donation_pence, 0),
        numberOfDonations: within.length,
      }
    }
    const spans = {
      allTime: sum('1970-01-01T00:00:00Z'),
      yearToDate: sum('2026-01-01T00:00:00Z'),
      monthToDate: sum('2026-11-01T00:00:00Z'),
    }
    for (const [name, expected] of Object.entries(spans)) {
      expect(stats[name as keyof typeof spans].donations, name).toMatchObject(expected)
      expect(expected.numberOfDonations, name).toBeGreaterThan(0)
    }
    expect(stats.before.yearToDate.donations).toEqual(sum('2025-01-01T00:00:00Z', '2025-11-21T10:00:00Z'))
    // Summer time ended in October: the same day and time by London's clock.
    expect(stats.before.monthToDate.donations).toEqual(sum('2026-09-30T23:00:00Z', '2026-10-21T09:00:00Z'))
    expect(stats.months.map(({ month }) => month)).toEqual(
      [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(
        (month, index) => `${index === 0 ? 2025 : 2026}-${String(month).padStart(2, '0')}`,
      ),
    )
    expect(stats.months.at(-1)).toMatchObject(spans.monthToDate)
    expect(stats.months.slice(1).reduce((total, { totalAmount }) => total + totalAmount, 0)).toBe(spans.yearToDate.totalAmount)
    const supporters = await server.services.db
      .selectFrom('app_user')
      .select('supported_since')
      .where('supported_cause_id', '=', 1)
      .execute()
    expect(stats.allTime.supportersJoined).toBe(supporters.length)
    expect(stats.yearToDate.supportersJoined).toBe(
      supporters.filter(({ supported_since: since }) => since && since >= new Date('2026-01-01T00:00:00Z')).length,
    )
    const { rows } = await sql<{
      visits: number
    }>`SELECT sum(visits) AS visits FROM cause_visit WHERE cause_id = 1 AND day >= '2026-11-01'`.execute(server.services.db)
    expect(stats.monthToDate.causePageVisits).toBe(Number(rows[0]?.visits))
  })

  test('D-029 what a period raised is pending, confirmed or paid, and the parts come to its whole', async () => {
    const stats = await readStats()
    const { details } = await server.call('GET', '/api/causes/id:1/donations/totals', { token })
    const { raised, pending, confirmed, paid } = details.totals
    expect(stats.allTime.donations).toMatchObject({
      totalAmount: raised,
      parts: { pending, confirmed: confirmed - paid, paid },
    })
    for (const name of ['allTime', 'yearToDate', 'monthToDate'] as const) {
      const { totalAmount, parts } = stats[name].donations
      expect(parts.pending + parts.confirmed + parts.paid, name).toBe(totalAmount)
      expect(parts.pending, name).toBeGreaterThan(0)
    }
    // What has just been bought can't have been paid yet.
    expect(stats.monthToDate.donations.parts.paid).toBe(0)
  })

  test('D-025, X-073 the biggest donations come first, without the names of who stays anonymous', async () => {
    const { allTime } = await readStats()
    const { causeBiggestDonations: biggest } = allTime.donations
    const kept = (await donationsOf(1)).filter(({ stage, bonus_type }) => stage !== 'declined' && !bonus_type)
    const sorted = kept.toSorted((a, b) => b.donation_pence - a.donation_pence)
    // Nobody stands there twice.
    const isFirst = (index: number, id: number | null) =>
      id === null || sorted.findIndex(({ user_id }) => user_id === id) === index
    const largest = sorted.filter(({ user_id }, index) => isFirst(index, user_id)).slice(0, 5)
    expect(largest.at(-1)).not.toBe(sorted[4])
    expect(biggest.map(({ amount }) => amount)).toEqual(largest.map(({ donation_pence }) => donation_pence))
    await sql`UPDATE app_user SET preferences = preferences || '{"anonymity": true}' WHERE id = ANY(${largest.map(({ user_id }) => user_id)}::integer[])`.execute(
      server.services.db,
    )
    const masked = (await readStats()).allTime.donations.causeBiggestDonations
    expect(masked.map(({ user }) => user)).toEqual(largest.map(() => ({ firstName: null, lastName: null, avatar: null })))
  })

  test('C-068, X-042 the last thirty days are these very days of London, for what was raised and who is new, and no period of the calendar', async () => {
    const { db } = server.services
    const { recent } = await readStats()
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(server.clock.now())
    expect(recent.to).toBe(today)
    expect((Date.parse(recent.to) - Date.parse(recent.from)) / DAY).toBe(29)
    const starts = await sql<{ at: Date }>`SELECT (${recent.from}::date::timestamp AT TIME ZONE 'Europe/London') AS at`.execute(
      db,
    )
    const from = starts.rows[0]?.at ?? new Date(0)
    const raised = await sql<{ pence: number; people: number }>`SELECT
      (SELECT coalesce(sum(net_pence), 0) FROM donation WHERE cause_id = 1 AND stage <> 'declined' AND purchased_at >= ${from} AND purchased_at < ${new Date(server.clock.now())}) AS pence,
      (SELECT count(*) FROM app_user WHERE supported_cause_id = 1 AND supported_since >= ${from}) AS people`.execute(db)
    expect(recent.totalAmount).toBe(Number(raised.rows[0]?.pence))
    expect(recent.supportersJoined).toBe(Number(raised.rows[0]?.people))
    // The first instant counts, the one before doesn't.
    const person = await db
      .selectFrom('app_user')
      .select('id')
      .where('supported_cause_id', '=', 1)
      .where('supported_since', '<', from)
      .executeTakeFirstOrThrow()
    const joins = async (at: number) => {
      await db
        .updateTable('app_user')
        .set({ supported_since: new Date(at) })
        .where('id', '=', person.id)
        .execute()
      return (await readStats()).recent.supportersJoined
    }
    expect([await joins(from.getTime()), await joins(from.getTime() - 1)]).toEqual([
      recent.supportersJoined + 1,
      recent.supportersJoined,
    ])
  })

  test('D-030, C-068 top retailers are those of the last twelve months to the day', async () => {
    const { topRetailers } = await readStats()
    expect(topRetailers).toHaveLength(5)
    expect(topRetailers.map(({ pence }) => pence)).toEqual(topRetailers.map(({ pence }) => pence).toSorted((a, b) => b - a))
    const { db } = server.services
    for (const { id, name, link, logoUri } of topRetailers) {
      const shop = await db.selectFrom('retailer').select(['slug', 'name']).where('id', '=', id).executeTakeFirstOrThrow()
      const address = `/retailer/${shop.slug}`
      expect({ name, link, logoUri }).toEqual({ name: shop.name, link: address, logoUri: `${address}/mark.png` })
      const logo = await server.app.inject(logoUri)
      expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/png'])
    }
    const [first] = topRetailers
    const boughtAt = async (at: string) => {
      await db
        .updateTable('donation')
        .set({ purchased_at: new Date(at) })
        .where('cause_id', '=', 1)
        .where('retailer_id', '=', first?.id ?? 0)
        .execute()
      return (await readStats()).topRetailers.map(({ id }) => id)
    }
    // Today is 21 November 2026.
    expect(await boughtAt('2025-11-21T23:59:59.999Z')).not.toContain(first?.id)
    expect((await boughtAt('2025-11-22T00:00:00.000Z'))[0]).toBe(first?.id)
  })

  test('D-023 a look at the page of a cause is counted on its day, at most sixty an hour from one address, and not who looked', async () => {
    const before = (await readStats()).monthToDate.causePageVisits
    const look = (id: string) => server.call('POST', `/api/stats/causes/${id}/visits`, { body: {}, ip: '10.9.0.1' })
    expect((await look('1')).status).toBe(200)
    expect((await readStats()).monthToDate.causePageVisits).toBe(before + 1)
    // What can't be the id of a cause is no look at all.
    expect([(await look('999999')).status, (await look('none')).status]).toEqual([404, 404])
    const statuses = await Promise.all(Array.from({ length: 60 }, () => look('1').then(({ status }) => status)))
    expect(statuses.filter((status) => status === 200)).toHaveLength(58)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    expect((await readStats()).monthToDate.causePageVisits).toBe(before + 59)
  })

  test('A-055, A-056, X-028, X-069 a statement says what each shop has raised, adds up, and is its own cause’s only', async () => {
    const { statements } = (await server.call('GET', '/api/causes/id:1/statements', { token })).details
    const paid = statements.find(({ stage }: { stage: string }) => stage === 'paid')
    const { statement } = (await server.call('GET', `/api/causes/id:1/statements/${paid.id}`, { token })).details
    expect(statement).toMatchObject({ ...paid, causeName: 'Abbotsmere Hospice', reason: null })
    expect(statement.lines.reduce((sum: number, { pence }: { pence: number }) => sum + pence, 0)).toBe(statement.pence)
    expect(Date.parse(statement.date) - Date.parse(statement.from)).toBeGreaterThan(85 * DAY)
    expect((await server.call('GET', `/api/causes/id:2/statements/${paid.id}`, { token })).status).toBe(404)
    expect((await server.call('GET', '/api/causes/id:1/statements/none', { token })).status).toBe(404)
  })

  test('A-100, D-031, G-013, M-042, C-067 messages of a placement, at most ten, in their order', async () => {
    const { db } = server.services
    const read = async (placement: string) =>
      (await server.call('GET', `/api/marketing-messages?placement=${placement}`)).details.messages
    expect(await read('admin-dashboard')).toHaveLength(3)
    await db
      .insertInto('marketing_message')
      .values(
        Array.from({ length: 12 }, (_, position) => ({
          placement: 'many',
          title: `${position}`,
          body: 'b',
          path: '/',
          position,
        })),
      )
      .execute()
    expect((await read('many')).map(({ title }: { title: string }) => Number(title))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(await read('nowhere')).toEqual([])
  })

  test('the counts of supporters follow who joins, changes over and leaves', async () => {
    const { db } = server.services
    const counts = async () =>
      (await db.selectFrom('cause').select('supporters_count').where('id', 'in', [20, 21]).orderBy('id').execute()).map(
        (cause) => cause.supporters_count,
      )
    const real = async () =>
      Promise.all(
        [20, 21].map(async (id) =>
          Number(
            (
              await db
                .selectFrom('app_user')
                .select((of) => of.fn.countAll().as('count'))
                .where('supported_cause_id', '=', id)
                .executeTakeFirstOrThrow()
            ).count,
          ),
        ),
      )
    const [a = 0, b = 0] = await counts()
    const choose = (causeId: number) => server.call('POST', '/api/user/me/cause', { token, body: { causeId } })
    expect((await choose(20)).status).toBe(200)
    expect(await counts()).toEqual([a + 1, b])
    expect((await choose(20)).status).toBe(200)
    expect((await choose(21)).status).toBe(200)
    expect(await counts()).toEqual([a, b + 1])
    expect(await counts()).toEqual(await real())
    const since = await db.selectFrom('app_user').select('supported_since').where('id', '=', 2).executeTakeFirstOrThrow()
    expect(since.supported_since?.getTime()).toBe(start)
  })
})
