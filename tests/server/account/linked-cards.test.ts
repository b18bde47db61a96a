import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { deleteAccounts } from '#server/account/account-deletion/account-deletions.job.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { supportCause } from '#server/shared/causes/supported-cause.ts'
import { networkOf } from '#tests/kit/network.ts'
import { engines, freshDatabase, openTestServer, type TestServer } from '#tests/kit/server.ts'

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

  test('a purchase in a shop is for the cause that was supported when it was made, whichever is by the time it is reported', async () => {
    const db = server.services.db
    const choose = (causeId: number) => server.call('POST', '/api/user/me/cause', { token, body: { causeId } })
    const sale = { type: 'inStoreSale', card: 'demo-network-card-0018', retailer: 'alder-home', spentPence: 2000 }
    const {
      id,
      hash,
      supported_cause_id: first,
    } = await db.selectFrom('app_user').selectAll().where('email', '=', 'supporter@farthing.example').executeTakeFirstOrThrow()
    expect((await post('/demo-card', { person: hash, lastFour: '0018' })).statusCode).toBe(303)
    const boughtAt = (days: number) => new Date(server.clock.now() - days * DAY).toISOString()
    const causeFor = async (reference: string, at: string) => {
      const { donationId } = await report({ ...sale, reference, at })
      if (donationId === null) return null
      return (await db.selectFrom('donation').select('cause_id').where('id', '=', donationId).executeTakeFirstOrThrow()).cause_id
    }
    server.clock.advance(2 * DAY)
    token = (await server.logIn('supporter')).tokens.accessToken
    expect((await choose(7)).status).toBe(200)
    server.clock.advance(2 * DAY)
    token = (await server.logIn('supporter')).tokens.accessToken
    expect((await choose(8)).status).toBe(200)
    server.clock.advance(2 * DAY)
    expect(
      await Promise.all([causeFor('LATE-1', boughtAt(5)), causeFor('LATE-2', boughtAt(3)), causeFor('LATE-3', boughtAt(1))]),
    ).toEqual([first, 7, 8])
    // Nobody was chosen for a while: it raises nothing.
    await db.transaction().execute((transaction) => supportCause(transaction, server.clock.now(), id, null))
    server.clock.advance(2 * DAY)
    token = (await server.logIn('supporter')).tokens.accessToken
    expect((await choose(8)).status).toBe(200)
    expect(await causeFor('LATE-4', boughtAt(1))).toBeNull()
  })

  test('what is reported first after the account was deleted raises nothing, and is kept for support with its reason', async () => {
    const { db } = server.services
    const sale = { type: 'inStoreSale', card: 'demo-network-card-7777', retailer: 'alder-home', spentPence: 2000 }
    const user = await db
      .selectFrom('app_user')
      .select(['id', 'hash'])
      .where('email', '=', 'treasurer@farthing.example')
      .executeTakeFirstOrThrow()
    expect((await post('/demo-card', { person: user.hash, lastFour: '7777' })).statusCode).toBe(303)
    const mine = (await server.logIn('treasurer')).tokens.accessToken
    const { details } = await server.call('POST', '/api/visits', { token: mine, body: { retailerSlug: 'alder-home' } })
    const at = new Date(server.clock.now()).toISOString()
    const raised = async () => (await sql`SELECT 1 FROM donation WHERE network_reference LIKE 'GONE-%'`.execute(db)).rows.length
    const kept = async () =>
      (
        await sql<{
          reference: string
          reason: string
        }>`SELECT reference, reason FROM kept_report WHERE reference LIKE 'GONE-%' ORDER BY id`.execute(db)
      ).rows.map(({ reference, reason }) => [reference, reason])
    await db
      .updateTable('app_user')
      .set({ disabled_at: new Date(server.clock.now()) })
      .where('id', '=', user.id)
      .execute()
    expect((await report({ ...sale, reference: 'GONE-1', at })).fields).toEqual({ card: 'accountClosed' })
    server.clock.advance(31 * DAY)
    await deleteAccounts(server.services)
    expect((await report({ ...sale, reference: 'GONE-2', at })).fields).toEqual({ card: 'cardUnknown' })
    await db.updateTable('retailer').set({ purchase_window_days: 60 }).where('slug', '=', 'alder-home').execute()
    const late = { type: 'sale', visitId: details.visit.id, spentPence: 2000, reference: 'GONE-3', at }
    expect((await report(late)).fields).toEqual({ visitId: 'accountClosed' })
    expect(await kept()).toEqual([
      ['GONE-1', 'accountClosed'],
      ['GONE-2', 'cardUnknown'],
      ['GONE-3', 'accountClosed'],
    ])
    expect(await raised()).toBe(0)
    // The support team reads why.
    const support = (await server.logIn('support')).tokens.accessToken
    const { details: queue } = await server.call('GET', '/api/support/reports', { token: support })
    expect(queue.reports.map(({ reason }: { reason: string }) => reason)).toEqual(expect.arrayContaining(['accountClosed']))
  })

  test('cards that were linked before can be named and unlinked', async () => {
    const opened = await openDatabase(engine === 'postgres' ? { url: await freshDatabase() } : {})
    try {
      await migrate(opened.db, '021-payment-run')
      await sql`INSERT INTO cause (hash, name, slug, kind, place, description, created_at) VALUES ('c1', 'Hospice', 'hospice', 'club', 'Harrowden', '', '2025-01-01')`.execute(
        opened.db,
      )
      await sql`INSERT INTO app_user (hash, email, first_name, last_name, preferences, udo, supported_cause_id, created_at) VALUES ('u1', 'a@b.example', 'Rowan', 'Ellis', '{}', '{}', 1, '2026-01-01')`.execute(
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
      // Of which cause they supported before, only the one of now is known.
      const choices = await opened.db.selectFrom('cause_choice').select(['user_id', 'cause_id', 'since']).execute()
      expect(choices).toEqual([{ user_id: 1, cause_id: 1, since: new Date('2026-01-01') }])
    } finally {
      await opened.close()
    }
  })
})
