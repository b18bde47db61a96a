import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signatureOf } from '#server/network/postback.ts'
import { sharedSecret } from '#server/settings.ts'
import { startMailServer } from '../kit/mail-server.ts'
import { newPerson as person } from '../kit/new-person.ts'
import { engines, openTestServer, type TestServer } from '../kit/server.ts'

describe.each(engines)('registering and shopping on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())
  const count = async (table: 'donation' | 'donation_move') =>
    Number(
      (
        await server.services.db
          .selectFrom(table)
          .select((of) => of.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )

  test('A-094, G-008, M-025 the whole way: visit, sale, pending donation, confirmed, paid for, totals follow; another one is declined', async () => {
    const { tokens } = (await server.call('POST', '/api/user', { body: person('shopper@example.org') })).details
    const token = tokens.accessToken
    const { visit } = (await server.call('POST', '/api/visits', { token, body: { retailerSlug: 'alder-home' } })).details
    expect(visit.address).toContain(visit.id)
    const before = (await server.call('GET', '/api/causes/id:5')).details.cause.donationsTotal
    expect(await server.simulator.report({ type: 'sale', reference: 'ORDER-1', visitId: visit.id, spentPence: 4999 })).toBe(200)
    const list = (await server.call('GET', '/api/user/me/transactions', { token })).details
    expect(list).toMatchObject({
      total: 1,
      transactions: [{ stage: 'tracked', donationPence: 224, spentPence: 4999, retailerName: 'Alder Home' }],
    })
    expect((await server.call('GET', '/api/user/me/transactions/stats', { token })).details.stats).toMatchObject({
      raised: 224,
      pending: 224,
      confirmed: 0,
    })
    server.clock.advance(3_600_000)
    expect(await server.simulator.report({ type: 'adjusted', reference: 'ORDER-1', spentPence: 2500 })).toBe(200)
    expect(await server.simulator.report({ type: 'confirmed', reference: 'ORDER-1' })).toBe(200)
    expect((await server.call('GET', '/api/user/me/transactions/stats', { token })).details.stats).toMatchObject({
      raised: 112,
      pending: 0,
      confirmed: 112,
    })
    expect((await server.call('GET', '/api/causes/id:5')).details.cause.donationsTotal).toBe(before + 112)
    const { transaction } = (await server.call('GET', `/api/user/me/transactions/${list.transactions[0].id}`, { token })).details
    expect(transaction.timeline.map((move: { stage: string; by: string }) => [move.stage, move.by])).toEqual([
      ['tracked', 'network'],
      ['tracked', 'retailer'],
      ['awaitingFunds', 'retailer'],
    ])
    expect(await server.simulator.report({ type: 'funded', reference: 'ORDER-1' })).toBe(200)
    expect(
      await server.simulator.report({ type: 'sale', reference: 'ORDER-RETURNED', visitId: visit.id, spentPence: 2000 }),
    ).toBe(200)
    expect(await server.simulator.report({ type: 'declined', reference: 'ORDER-RETURNED', reason: 'returned' })).toBe(200)
    const both = (await server.call('GET', '/api/user/me/transactions', { token })).details.transactions
    expect(new Set(both.map(({ stage }: { stage: string }) => stage))).toEqual(new Set(['available', 'declined']))
    expect((await server.call('GET', '/api/user/me/transactions/stats', { token })).details.stats).toMatchObject({
      raised: 112,
      confirmed: 112,
      declined: expect.any(Number),
    })
  })

  test('a move that the chart does not allow is refused and changes nothing', async () => {
    const moves = await count('donation_move')
    expect(await server.simulator.report({ type: 'confirmed', reference: 'ORDER-1' })).toBe(409)
    expect(await server.simulator.report({ type: 'funded', reference: 'NOBODY-KNOWS' })).toBe(404)
    expect(await count('donation_move')).toBe(moves)
  })

  test('postbacks: forged, stale and replayed ones are refused, a repeated event changes nothing', async () => {
    const secret = await sharedSecret(server.services.db, 'network-secret')
    const { tokens } = await server.logIn('supporter')
    const { visit } = (
      await server.call('POST', '/api/visits', { token: tokens.accessToken, body: { retailerSlug: 'alder-home' } })
    ).details
    const event = {
      type: 'sale',
      eventId: 'event-0001',
      reference: 'ORDER-2',
      visitId: visit.id,
      spentPence: 1000,
      at: new Date(server.clock.now()).toISOString(),
    }
    const post = async (changes: { body?: unknown; nonce?: string; timestamp?: number; signature?: string } = {}) => {
      const signed = {
        timestamp: String(changes.timestamp ?? server.clock.now()),
        nonce: changes.nonce ?? 'nonce-0000000000001',
        body: JSON.stringify(changes.body ?? event),
      }
      const headers = {
        'content-type': 'application/json',
        'x-network-timestamp': signed.timestamp,
        'x-network-nonce': signed.nonce,
        'x-network-signature': changes.signature ?? signatureOf(secret, signed),
      }
      return (await server.app.inject({ method: 'POST', url: '/api/network/postbacks', payload: signed.body, headers }))
        .statusCode
    }
    const before = await count('donation')
    expect(await post({ signature: 'forged' })).toBe(401)
    expect(await post({ timestamp: server.clock.now() - 6 * 60_000 })).toBe(401)
    expect(await count('donation')).toBe(before)
    expect(await post()).toBe(200)
    expect(await post()).toBe(409)
    expect(await post({ nonce: 'nonce-0000000000002' })).toBe(200)
    expect(await post({ nonce: 'nonce-0000000000003', body: { ...event, eventId: 'event-0002' } })).toBe(200)
    expect(await post({ nonce: 'nonce-0000000000004', body: { ...event, spentPence: -5 } })).toBe(422)
    expect(await count('donation')).toBe(before + 1)
  })

  test('X-045 a visit without a person is made only on purpose, and belongs to whoever signs in within 30 minutes', async () => {
    expect((await server.call('POST', '/api/visits', { body: { retailerSlug: 'alder-home' } })).error?.code).toBe('notSignedIn')
    const make = async (visitSession: string) =>
      (await server.call('POST', '/api/visits', { body: { retailerSlug: 'alder-home', anonymous: true, visitSession } })).details
        .visit.id
    const ownerOf = async (id: string) =>
      (await server.services.db.selectFrom('visit').select('user_id').where('id', '=', id).executeTakeFirstOrThrow()).user_id
    const logIn = (visitSession: string) =>
      server.call('POST', '/api/login-cookie', {
        body: { email: 'support@farthing.example', password: 'Shop-for-good-1', source: 'website' },
        headers: { 'x-visit-session': visitSession },
        ip: '10.9.0.1',
      })
    const soon = await make('visit-session-soon-1')
    server.clock.advance(29 * 60_000)
    await logIn('visit-session-soon-1')
    expect(await ownerOf(soon)).toBe(4)
    const late = await make('visit-session-late-1')
    server.clock.advance(31 * 60_000)
    await logIn('visit-session-late-1')
    expect(await ownerOf(late)).toBeNull()
  })

  test('C-011, F-107 donations come ten a page, newest first, within the dates', async () => {
    const { tokens } = await server.logIn('supporter')
    const page = async (query: string) =>
      (await server.call('GET', `/api/user/me/transactions?${query}`, { token: tokens.accessToken })).details
    const first = await page('page=1')
    expect(first.transactions).toHaveLength(10)
    const dates = first.transactions.map((one: { purchasedAt: string }) => one.purchasedAt)
    expect(dates).toEqual(dates.toSorted().reverse())
    const filtered = await page('startDate=2026-06-30T23:00:00.000Z&endDate=2026-10-31T23:59:59.999Z')
    expect(filtered.total).toBeGreaterThan(0)
    expect(
      filtered.transactions.every(
        (one: { purchasedAt: string }) => one.purchasedAt >= '2026-06-30T23' && one.purchasedAt <= '2026-10-31T23:59:59.999Z',
      ),
    ).toBe(true)
    expect((await server.call('GET', '/api/user/me/transactions?page=0', { token: tokens.accessToken })).status).toBe(422)
  })

  test('the search finds by beginning, by word and by likeness, and survives odd input', async () => {
    const names = async (q: string) =>
      (await server.call('GET', `/api/search/retailer/search?q=${encodeURIComponent(q)}`)).details.result.results.map(
        (one: { name: string }) => one.name,
      )
    expect((await names('ALDER HO '))[0]).toBe('Alder Home')
    const found: string[] = await names('alder')
    const beginning = found.filter((name) => name.startsWith('Alder'))
    expect(beginning.length).toBeGreaterThan(0)
    expect(found.slice(0, beginning.length)).toEqual(beginning)
    expect(await names('amberly')).toContain('Amberley Garden Centre')
    expect(await names('garden')).toEqual(expect.arrayContaining([expect.stringContaining('Garden')]))
    expect(await names('   ')).toEqual([])
    for (const odd of ["' OR 1=1 --", '%', '_', '\\', '&|!():*', '<script>', '🧦', 'a'.repeat(100), "x'; DROP TABLE retailer"]) {
      expect((await server.call('GET', `/api/search/retailer/search?q=${encodeURIComponent(odd)}`)).status).toBe(200)
      expect((await server.call('GET', `/api/search/cause/search?q=${encodeURIComponent(odd)}`)).status).toBe(200)
    }
  })
})

test('mail goes out through a real mail server, in text and HTML', async () => {
  const mails = await startMailServer()
  const server = await openTestServer('embedded', { smtpUrl: mails.url })
  await server.call('POST', '/api/user', { body: person('posted@example.org') })
  await expect.poll(() => mails.received.length).toBe(1)
  expect(mails.received[0]).toContain('To: posted@example.org')
  expect(mails.received[0]).toContain('text/html')
  expect(mails.received[0]).toContain('Subject: Welcome to Farthing, Ada')
  await server.close()
  await mails.close()
})
