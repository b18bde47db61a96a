import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { networkOf } from '../kit/network.ts'
import { engines, freshDatabase, openTestServer, type TestServer } from '../kit/server.ts'

describe.each(engines)('linked cards on %s', (engine) => {
  let server: TestServer
  let token: string
  let report: Awaited<ReturnType<typeof networkOf>>
  const cards = '/api/user/me/linked-cards'
  const post = (path: string, body: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(body).toString(),
    })
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('supporter')).tokens.accessToken
    report = await networkOf(server)
  })
  afterAll(() => server.close())

  test('H-010 a card is linked in the network’s form, seen by its last four digits, and unlinked', async () => {
    const { details: before } = await server.call('GET', cards, { token })
    expect(before.cards).toEqual([])
    const { hash } = await server.services.db
      .selectFrom('app_user')
      .select('hash')
      .where('email', '=', 'supporter@farthing.example')
      .executeTakeFirstOrThrow()
    expect(before.form).toBe(`/demo-card?person=${hash}`)
    expect((await server.app.inject({ url: before.form })).body).toContain('Link a card')
    expect((await post('/demo-card', { person: hash, lastFour: '42' })).statusCode).toBe(400)
    expect((await post('/demo-card', { person: 'nobody-at-all', lastFour: '4242' })).statusCode).toBe(400)
    expect((await post('/demo-card', { person: hash, lastFour: '4242' })).statusCode).toBe(303)
    const { details, text } = await server.call('GET', cards, { token })
    expect(details.cards).toEqual([
      { id: expect.any(Number), lastFour: '4242', linkedAt: new Date(server.clock.now()).toISOString() },
    ])
    expect(text).not.toContain('demo-network-card')

    const sale = { type: 'inStoreSale', card: 'demo-network-card-4242', retailer: 'alder-home', spentPence: 2000 }
    const { donationId } = await report({ ...sale, reference: 'STORE-1' })
    expect(donationId).toMatch(/^D/)
    const mine = `${cards}/${details.cards[0].id}`
    // Nobody else's card can be touched, nor seen.
    const other = (await server.logIn('admin')).tokens.accessToken
    expect((await server.call('GET', cards, { token: other })).details.cards).toEqual([])
    expect((await server.call('DELETE', mine, { token: other })).status).toBe(404)
    expect((await server.call('DELETE', mine, { token })).status).toBe(200)
    expect((await server.call('DELETE', mine, { token })).status).toBe(404)
    expect((await server.call('GET', cards, { token })).details.cards).toEqual([])
    // From now on its purchases count for nobody; what was bought before stays.
    expect((await report({ ...sale, reference: 'STORE-2' })).fields).toEqual({ card: 'cardUnknown' })
    expect((await server.call('GET', `/api/user/me/transactions/${donationId}`, { token })).details.transaction).toMatchObject({
      purchaseType: 'inStore',
    })
    const noted = await server.services.db
      .selectFrom('audit')
      .select(['action', 'subject', 'detail'])
      .where('action', 'in', ['cardLinked', 'cardUnlinked'])
      .orderBy('id')
      .execute()
    expect(noted.map(({ action, detail }) => [action, detail])).toEqual([
      ['cardLinked', { lastFour: '4242' }],
      ['cardUnlinked', { lastFour: '4242' }],
    ])
  })

  test('cards that were linked before can be named and unlinked', async () => {
    const opened = await openDatabase(engine === 'postgres' ? { url: await freshDatabase() } : {})
    try {
      await migrate(opened.db, '021-payment-run')
      await sql`INSERT INTO app_user (hash, email, first_name, last_name, preferences, udo, created_at) VALUES ('u1', 'a@b.example', 'Rowan', 'Ellis', '{}', '{}', '2026-01-01')`.execute(
        opened.db,
      )
      await sql`INSERT INTO linked_card (token_hash, user_id, last_four, linked_at) VALUES ('h1', 1, '4242', '2026-02-01'), ('h2', 1, '0018', '2026-03-01')`.execute(
        opened.db,
      )
      await migrate(opened.db)
      const kept = await opened.db.selectFrom('linked_card').selectAll().orderBy('token_hash').execute()
      expect(kept.map(({ last_four, user_id }) => [last_four, user_id])).toEqual([
        ['4242', 1],
        ['0018', 1],
      ])
      expect(new Set(kept.map(({ id }) => id)).size).toBe(2)
    } finally {
      await opened.close()
    }
  })
})
