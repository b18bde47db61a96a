import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReviewedClaim } from '#contract/giving/claim.ts'
import type { SupportItemsFound } from '#contract/support/support-queue.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('what is at stake in support’s queue, on %s', (engine) => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('support')).tokens.accessToken
  })
  afterAll(() => server.close())
  const list = async (query: Record<string, string>): Promise<SupportItemsFound> =>
    (await server.call('GET', `/api/support/items?${new URLSearchParams(query)}`, { token })).details

  test('X-040 a claim says what it may raise, or what the donation that it asks about is now; nothing else has anything at stake', async () => {
    const claims: ReviewedClaim[] = (await server.call('GET', '/api/support/claims', { token })).details.claims
    const { items } = await list({ queue: 'claims' })
    expect(items.length).toBeGreaterThan(5)
    for (const { reference, stake } of items) {
      const claim = claims.find(({ id }) => id === reference)
      expect(stake).toBe(claim?.expectedPence ?? claim?.donation?.pence)
    }
    const asked = claims.find(({ type }) => type === 'donationQuery')
    const donation = await server.services.db
      .selectFrom('donation')
      .select(['net_pence', 'purchased_at'])
      .where('id', '=', asked?.transactionId ?? '')
      .executeTakeFirstOrThrow()
    expect(asked?.donation).toEqual({ pence: donation.net_pence, purchasedAt: donation.purchased_at.toISOString() })
    expect(asked?.expectedPence).toBeNull()
    expect((await list({ item: `claims.${asked?.id}` })).selected?.stake).toBe(donation.net_pence)
    expect((await list({ queue: 'messages' })).items.every(({ stake }) => stake === null)).toBe(true)
  })
})
