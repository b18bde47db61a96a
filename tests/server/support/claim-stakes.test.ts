import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReviewedClaim } from '#contract/giving/claim.ts'
import { donationFor } from '#contract/money.ts'
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

  const claimsNow = async (): Promise<ReviewedClaim[]> =>
    (await server.call('GET', '/api/support/claims', { token })).details.claims

  test('a claim says whose it is, and by which rate what it may raise comes about', async () => {
    const claims = await claimsNow()
    const missing = claims.filter(({ type }) => type === 'missingDonation')
    expect(missing.length).toBeGreaterThan(5)
    for (const { rate, spentPence, expectedPence } of missing)
      expect(rate && spentPence !== null ? donationFor(spentPence, rate) : null).toBe(expectedPence)
    expect(claims.flatMap(({ type, rate }) => (type === 'donationQuery' ? [rate] : [])).every((rate) => rate === null)).toBe(true)
    const [one] = missing
    const { first_name, last_name } = await server.services.db
      .selectFrom('app_user')
      .select(['first_name', 'last_name'])
      .where('email', '=', one?.email ?? '')
      .executeTakeFirstOrThrow()
    expect(one?.name).toBe(`${first_name} ${last_name}`)
  })

  test('a claim says what its shop has reported: of a missing purchase the order that fits it, of a question its donation', async () => {
    const { db } = server.services
    const before = await claimsNow()
    const asked = before.find(({ type }) => type === 'donationQuery')
    const donation = await db
      .selectFrom('donation')
      .selectAll()
      .where('id', '=', asked?.transactionId ?? '')
      .executeTakeFirstOrThrow()
    expect(asked?.reported).toEqual({
      id: donation.id,
      spentPence: donation.spent_pence,
      stage: donation.stage,
      declineReason: donation.decline_reason,
    })
    const missing = before.find(({ type, reported }) => type === 'missingDonation' && reported === null)
    const visit = await db.selectFrom('visit').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow()
    await db
      .updateTable('claim')
      .set({ visit_id: visit.id })
      .where('id', '=', missing?.id ?? '')
      .execute()
    // The shop names the order after all.
    await db
      .updateTable('donation')
      .set({
        visit_id: visit.id,
        user_id: visit.user_id,
        retailer_id: visit.retailer_id,
        order_reference: missing?.orderReference ?? null,
        is_reported: true,
      })
      .where('id', '=', donation.id)
      .execute()
    expect((await claimsNow()).find(({ id }) => id === missing?.id)?.reported?.id).toBe(donation.id)
  })
})
