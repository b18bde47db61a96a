import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '#contract/limits.ts'
import { rateLimit, refundRateLimit } from '#server/gate/rate-limit.ts'
import { optOut, wantedOf } from '#server/mail/opt-outs.ts'
import type { RetentionRule } from '#server/privacy/register/entry.ts'
import { enforceRetention } from '#server/privacy/retention.job.ts'
import { placesOf, plant, type Soil, soilOf } from '../kit/planted.ts'
import { bothEngines, openTestServer, type TestServer } from '../kit/server.ts'
import { owned, personal } from './privacy.steps.ts'

describe.each(bothEngines)('personal data on %s', (engine) => {
  let server: TestServer
  let soil: Soil
  beforeAll(async () => {
    server = await openTestServer(engine)
    soil = await soilOf(server.services.db)
  })
  afterAll(() => server.close())

  const now = () => new Date(server.clock.now())

  const periods = personal.flatMap(([table, entry]) => ('days' in entry.kept ? [[table, entry.kept, entry] as const] : []))
  test.each(periods)('what is kept in %s goes when its time is over, and not before', async (table, kept, entry) => {
    const who = `elm${Math.random().toString(36).slice(2, 8)}`
    const gone = { deleted_at: now(), disabled_at: now(), avatar: null }
    const person = await plant(soil, who, 'app_user', { email: `${who}@planted.example`, ...gone }, now())
    const rows = new Map([['app_user', person]])
    const { whose } = entry
    if (!('nobody' in whose) && whose.through)
      rows.set(whose.through.table, await plant(soil, who, whose.through.table, { user_id: person.id }, now()))
    const unused = table === 'referral' ? { used_by: null } : {}
    const taken = table === 'cause_update' ? { picture: null, taken_down_at: now(), taken_down_by: person.id } : {}
    const start = server.clock.now()
    const row = await plant(soil, who, table, { ...owned(entry, person, rows), ...unused, ...taken }, now())
    const [[key, value] = ['', null]] = Object.entries(row)
    const isThere = async () => {
      const { rows } = await sql`SELECT FROM ${sql.table(table)} WHERE ${sql.ref(key)} = ${value}`.execute(server.services.db)
      return rows.length > 0
    }
    expect(await isThere()).toBe(true)
    const over = start + (kept as Extract<RetentionRule, { days: number }>).days * DAY
    if (over - MINUTE > start) {
      server.clock.advance(over - MINUTE - server.clock.now())
      await enforceRetention(server.services)
      expect(await isThere(), 'before').toBe(true)
    }
    server.clock.advance(over + MINUTE - server.clock.now())
    await Promise.all([enforceRetention(server.services), enforceRetention(server.services)])
    expect(await isThere(), 'after').toBe(false)
  })

  test('after six years the books no longer say which donations a deleted account or a guest made; a living account keeps its own', async () => {
    const { db } = server.services
    const gone = await plant(soil, 'ash', 'app_user', { email: 'ash@planted.example', deleted_at: now(), avatar: null }, now())
    const here = await plant(soil, 'oak', 'app_user', { email: 'oak@planted.example', avatar: null }, now())
    await plant(soil, 'ash', 'donation', { user_id: gone.id, visit_id: null }, now())
    await plant(soil, 'fir', 'donation', { user_id: null, visit_id: null }, now())
    await plant(soil, 'oak', 'donation', { user_id: here.id, visit_id: null }, now())
    server.clock.advance(6 * 365 * DAY)
    await enforceRetention(server.services)
    expect(await placesOf(soil, 'ash-donation-network_reference')).toEqual(['donation.network_reference'])
    server.clock.advance(3 * DAY)
    await enforceRetention(server.services)
    const books = await db
      .selectFrom('donation')
      .select(['id', 'user_id', 'network_reference'])
      .where('id', 'in', ['ash-donation-id', 'fir-donation-id', 'oak-donation-id'])
      .orderBy('id')
      .execute()
    expect(books).toEqual([
      { id: 'ash-donation-id', user_id: null, network_reference: 'forgotten-ash-donation-id' },
      { id: 'fir-donation-id', user_id: null, network_reference: 'forgotten-fir-donation-id' },
      { id: 'oak-donation-id', user_id: here.id, network_reference: 'oak-donation-network_reference' },
    ])
  })

  test('the address of a guest goes two years after the visit, and the visit stays while a donation stands on it', async () => {
    const visit = await plant(soil, 'yew', 'visit', { user_id: null, guest_email: 'yew@planted.example' }, now())
    await plant(soil, 'yew', 'donation', { user_id: null, visit_id: visit.id }, now())
    server.clock.advance(731 * DAY)
    await enforceRetention(server.services)
    expect(await placesOf(soil, 'yew@planted.example')).toEqual([])
    const { rows } = await sql<{ id: string }>`SELECT id FROM visit WHERE id = ${visit.id}`.execute(server.services.db)
    expect(rows).toHaveLength(1)
  })

  test('limits know addresses and devices again without keeping them, and nor does the list of who is not written to', async () => {
    const { db } = server.services
    const email = 'quiet@planted.example'
    await rateLimit(db, server.clock.now(), [{ key: `share-to:${email}`, max: 2, window: DAY }])
    await rateLimit(db, server.clock.now(), [{ key: `share-to:${email}`, max: 2, window: DAY }])
    await expect(rateLimit(db, server.clock.now(), [{ key: `share-to:${email}`, max: 2, window: DAY }])).rejects.toThrow()
    await refundRateLimit(db, [`share-to:${email}`])
    await refundRateLimit(db, [`share-to:${email}`])
    await rateLimit(db, server.clock.now(), [{ key: `share-to:${email}`, max: 2, window: DAY }])
    await server.call('POST', '/api/login-cookie', {
      body: { email, password: 'not it at all', source: 'website' },
      ip: '203.0.113.77',
    })
    expect(await wantedOf(db, [email, 'other@planted.example'])).toEqual([email, 'other@planted.example'])
    await optOut(db, 'Quiet@planted.example', server.clock.now())
    expect(await wantedOf(db, [email, 'other@planted.example'])).toEqual(['other@planted.example'])
    const places = [...(await placesOf(soil, email)), ...(await placesOf(soil, '203.0.113'))]
    expect(places.filter((place) => /^(rate_window|mail_opt_out)/.test(place))).toEqual([])
  })
})
