import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SupporterEntry, type SupportersFound, supportersFound } from '#contract/cause-admin/supporter.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { donationsOfCause } from './cause-admin.steps.ts'

describe.each(engines)('the supporters of a cause, on %s', (engine) => {
  let server: TestServer
  let token = ''
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('admin')).tokens.accessToken
  })
  afterAll(() => server.close())

  const list = async (query = ''): Promise<SupportersFound> =>
    supportersFound.parse(
      (await server.call('GET', `/api/supporter-list/causes/1/supporter-list?limit=100${query}`, { token })).details,
    )
  const withoutPlace = (entries: SupporterEntry[]) => entries.map(({ position: _, ...entry }) => entry)
  const byText = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other))

  test('F-149 the three parts are the whole list, as the dashboard counts them', async () => {
    const all = await list()
    const parts = await Promise.all((['active', 'lapsed', 'waiting'] as const).map((part) => list(`&part=${part}`)))
    expect(parts.map(({ total }) => total)).toEqual([all.parts.active, all.parts.lapsed, all.parts.waiting])
    expect(parts.flatMap(({ supporters }) => withoutPlace(supporters)).sort(byText)).toEqual(
      withoutPlace(all.supporters).sort(byText),
    )
    const stats = (await server.call('POST', '/api/admin-dashboard-stats/1', { body: {}, token })).details
    expect(all.parts).toEqual(stats.supporters)
  })

  test('X-073 what is raised adds up to what the cause has raised, and nobody anonymous has a sum of their own, or a place by one', async () => {
    const all = await list('&order=raised')
    const kept = (await donationsOfCause(server, 1)).filter(({ stage }) => stage !== 'declined')
    expect(all.raised.named + all.raised.others).toBe(kept.reduce((sum, { donation_pence }) => sum + donation_pence, 0))
    const sums = all.supporters.map(({ raisedPence }) => raisedPence)
    const known = sums.filter((pence) => pence !== null)
    expect(known).toEqual(known.toSorted((one, other) => other - one))
    expect(known.reduce((sum, pence) => sum + pence, 0)).toBe(all.raised.named)
    expect(all.supporters.map(({ firstName }) => firstName === null)).toEqual(sums.map((pence) => pence === null))
    expect(sums.slice(known.length).length).toBeGreaterThan(0)
    expect(sums.slice(known.length).every((pence) => pence === null)).toBe(true)
  })

  test('X-073 a name finds whoever has it, its signs stand for themselves, and nobody anonymous is found by theirs', async () => {
    const { db } = server.services
    const one = await db
      .selectFrom('app_user')
      .select(['id', 'first_name', 'last_name'])
      .where('supported_cause_id', '=', 1)
      .where(sql<boolean>`NOT coalesce((preferences->>'anonymity')::boolean, false) AND disabled_at IS NULL`)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const name = `&name=${encodeURIComponent(`${one.first_name} ${one.last_name}`.toUpperCase())}`
    expect((await list(name)).supporters[0]).toMatchObject({ firstName: one.first_name, lastName: one.last_name })
    expect((await list('&name=%25')).total).toBe(0)
    await sql`UPDATE app_user SET preferences = preferences || '{"anonymity": true}' WHERE id = ${one.id}`.execute(db)
    expect((await list(name)).supporters.filter(({ firstName }) => firstName === one.first_name)).toEqual([])
    expect((await list(name)).total).toBe(0)
  })

  test('A-060, X-037 the file has what is wanted of the list, with what each has raised', async () => {
    const { supporters } = await list('&part=active&order=raised')
    const csv = await server.call('GET', '/api/supporter-list/causes/1/supporter-list?part=active&order=raised', {
      token,
      headers: { accept: 'text/csv' },
    })
    const [head, ...lines] = csv.text.trim().split('\r\n')
    expect(head).toMatch(/position,first_name,last_name,joined,last_purchase,raised_pounds$/)
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(
      supporters.map(({ raisedPence }) => (raisedPence === null ? '' : (raisedPence / 100).toFixed(2))),
    )
  })
})
