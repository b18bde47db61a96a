import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimDecision, claimRequest, claimStages } from '#contract/giving/claim.ts'
import { claimHasTag, transitionClaim } from '#machines/giving/claim/claim.machine.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { claimSteps } from './claims.steps.ts'

describe.each(engines)('claims on %s', (engine) => {
  let server: TestServer
  let token: string
  let support: string
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('supporter')).tokens.accessToken
    support = (await server.logIn('support')).tokens.accessToken
  })
  afterAll(() => server.close())
  const { db } = claimSteps(() => ({ server, token, support }))

  test('in the demo nobody misses a donation that stands in their list', async () => {
    const missed = await db()
      .selectFrom('claim')
      .leftJoin('donation', (join) =>
        join
          .onRef('donation.user_id', '=', 'claim.user_id')
          .onRef('donation.retailer_id', '=', 'claim.retailer_id')
          .onRef('donation.spent_pence', '=', 'claim.spent_pence'),
      )
      .select(['claim.id', 'donation.id as listed'])
      .where('claim.type', '=', 'missingDonation')
      .where('claim.status', '!=', 'accepted')
      .execute()
    expect(missed.length).toBeGreaterThan(0)
    expect(missed.filter(({ listed }) => listed !== null)).toEqual([])
  })

  test('F-118, A-084, V-061 a donation is asked about once while the question is open; declined is no reason for one that is not', async () => {
    const donation = await db()
      .selectFrom('donation')
      .select('id')
      .where('user_id', '=', 1)
      .where('stage', '=', 'tracked')
      .executeTakeFirstOrThrow()
    const ask = (body: object) => server.call('POST', '/api/user/me/enquiries/donation-query', { token, body })
    expect((await ask({ transactionId: donation.id, reason: 'declined', comment: '' })).error?.fields).toEqual({
      reason: 'notDeclined',
    })
    expect((await ask({ transactionId: donation.id, comment: '' })).error?.fields).toEqual({ reason: 'queryReasonRequired' })
    expect((await ask({ transactionId: donation.id, reason: 'incorrect', comment: 'x'.repeat(501) })).error?.fields).toEqual({
      comment: 'commentTooLong',
    })
    const first = await ask({ transactionId: donation.id, reason: 'incorrect', comment: 'It was £60' })
    // What was written is what is read.
    const { claim } = (await server.call('GET', `/api/user/me/claims/${first.details.submissionId}`, { token })).details
    expect(claim).toMatchObject({ transactionId: donation.id, queryReason: 'incorrect', comment: 'It was £60' })
    expect((await ask({ transactionId: donation.id, reason: 'incorrect', comment: 'Again' })).details.submissionId).toBe(
      first.details.submissionId,
    )
    const other = await db().selectFrom('donation').select('id').where('user_id', '!=', 1).executeTakeFirstOrThrow()
    expect((await ask({ transactionId: other.id, reason: 'incorrect', comment: '' })).status).toBe(404)
  })

  test('C-071, F-104 when a decision is expected follows the shop’s own time, in days, weeks or months', async () => {
    const { id, retailer_id } = await db()
      .selectFrom('claim')
      .select(['id', 'retailer_id'])
      .where('user_id', '=', 1)
      .where('status', '=', 'received')
      .executeTakeFirstOrThrow()
    for (const [confirmation_amount, confirmation_unit, days] of [
      [45, 'days', 45],
      [6, 'weeks', 42],
      [3, 'months', 90],
    ] as const) {
      const change = { confirmation_amount, confirmation_unit }
      const { slug } = await db()
        .updateTable('retailer')
        .set(change)
        .where('id', '=', retailer_id)
        .returning('slug')
        .executeTakeFirstOrThrow()
      const shop = (await server.call('GET', `/api/retailers/${slug}`)).details.retailer
      expect(shop.confirmationTime).toEqual({ amount: confirmation_amount, unit: confirmation_unit })
      const { timeline, decisionBy } = (await server.call('GET', `/api/user/me/claims/${id}`, { token })).details.claim
      const sent = timeline.findLast(({ stage }: { stage: string }) => stage === 'received').at
      expect((Date.parse(decisionBy) - Date.parse(sent)) / 86_400_000).toBe(days)
    }
  })

  test('X-040 a question about a donation that the shop is still checking is decided when the donation is, in both places on one day', async () => {
    const read = async (path: string) => (await server.call('GET', `/api/user/me/${path}`, { token })).details
    const asked = await db()
      .selectFrom('claim')
      .innerJoin('donation', 'donation.id', 'claim.donation_id')
      .select(['claim.id', 'donation.id as about', 'donation.retailer_id'])
      .where('claim.user_id', '=', 1)
      .where('type', '=', 'donationQuery')
      .where('status', 'in', ['received', 'inProgress'])
      .where('donation.stage', '=', 'inReview')
      .executeTakeFirstOrThrow()
    const { claim } = await read(`claims/${asked.id}`)
    expect(claim.decisionBy).toBe((await read(`transactions/${asked.about}`)).transaction.nextBy)
    // An answer is owed first, also where the shop has decided by then.
    const sent = Date.parse(claim.filedAt)
    await db()
      .updateTable('donation')
      .set({ next_by: new Date(sent) })
      .where('id', '=', asked.about)
      .execute()
    const late = (await read(`claims/${asked.id}`)).claim
    expect(Date.parse(late.decisionBy) - sent).toBe(7 * 86_400_000)
  })

  test('what an accepted claim was booked as has been raised until the shop declines it', async () => {
    const all = async () => (await server.call('GET', '/api/user/me/claims?perPage=100', { token })).details.claims
    const raised = ({ raisedPence }: { raisedPence: number | null }) => raisedPence !== null
    const booked = (await all()).find(raised)
    const put = (stage: 'declined' | 'paid') =>
      db().updateTable('donation').set({ stage }).where('id', '=', booked.transactionId).execute()
    const now = async () => (await all()).find(({ id }: { id: string }) => id === booked.id).raisedPence
    await put('declined')
    expect(await now()).toBeNull()
    await put('paid')
    expect(await now()).toBe(booked.raisedPence)
  })

  test('F-109, F-111, X-035, X-039, A-033, A-034 ten a page by the last that was shown; nothing is listed twice or left out, and open and closed add up', async () => {
    const all = await db().selectFrom('claim').select(['id', 'status']).where('user_id', '=', 1).execute()
    const seen: string[] = []
    const types = new Set<string>()
    for (let hasMore = true; hasMore; ) {
      const last = seen.at(-1)
      const page = (
        await server.call('GET', `/api/user/me/claims?perPage=10&order=desc${last ? `&lastId=${last}` : ''}`, { token })
      ).details
      seen.push(...page.claims.map(({ id }: { id: string }) => id))
      for (const { type } of page.claims) types.add(type)
      hasMore = page.hasMore
    }
    expect(new Set(seen)).toEqual(new Set(all.map(({ id }) => id)))
    expect(seen).toHaveLength(all.length)
    expect([...types].sort()).toEqual(['donationQuery', 'missingDonation'])
    const open = all.filter(({ status }) => claimHasTag(status, 'open')).length
    expect((await server.call('GET', '/api/user/me/claims/stats', { token })).details).toEqual({
      open,
      closed: all.length - open,
    })
    const other = await db().selectFrom('claim').select('id').where('user_id', '!=', 1).executeTakeFirstOrThrow()
    for (const path of [
      `/api/user/me/claims/${other.id}`,
      '/api/user/me/claims/CL-UNKNOWN0',
      `/api/user/me/claims?lastId=${other.id}`,
    ])
      expect((await server.call('GET', path, { token })).status, path).toBe(404)
  })

  test('with each page comes what all open missing donations may raise and the found ones have raised, whichever it lists, and nothing where that isn’t known of one', async () => {
    const page = async (perPage: number) =>
      (await server.call('GET', `/api/user/me/claims?perPage=${perPage}&order=desc`, { token })).details
    const { claims, atStakePence, addedPence } = await page(100)
    const raised = claims.flatMap(({ raisedPence }: { raisedPence: number | null }) => raisedPence ?? [])
    expect(raised.length).toBeGreaterThan(1)
    expect(addedPence).toBe(raised.reduce((sum: number, pence: number) => sum + pence, 0))
    expect((await page(1)).addedPence).toBe(addedPence)
    const missing = claims.filter(({ isOpen, type }: { isOpen: boolean; type: string }) => isOpen && type === 'missingDonation')
    expect(missing.length).toBeGreaterThan(1)
    expect(atStakePence).toBe(
      missing.reduce((sum: number, { expectedPence }: { expectedPence: number }) => sum + expectedPence, 0),
    )
    expect((await page(1)).atStakePence).toBe(atStakePence)
    const [{ id, spentPence }] = missing
    const spend = (pence: number | null) => db().updateTable('claim').set({ spent_pence: pence }).where('id', '=', id).execute()
    await spend(null)
    expect((await page(1)).atStakePence).toBeNull()
    await spend(spentPence)
  })

  test('every event in every stage: the server does what the claim’s chart says, and a refused one changes nothing', async () => {
    const { id } = await db().selectFrom('claim').select('id').where('user_id', '=', 1).executeTakeFirstOrThrow()
    const events = [
      ...['claim.taken', 'claim.returned', 'claim.accepted', 'claim.declined'].map((type) => ({
        type,
        path: `/api/support/claims/${id}`,
        by: support,
        shape: claimDecision,
      })),
      ...['claim.appealed', 'claim.withdrawn'].map((type) => ({
        type,
        path: `/api/user/me/claims/${id}`,
        by: token,
        shape: claimRequest,
      })),
    ]
    for (const stage of claimStages)
      for (const appeals of [0, 1])
        for (const { type, path, by, shape } of events) {
          await db().updateTable('claim').set({ status: stage, appeals }).where('id', '=', id).execute()
          const before = await db().selectFrom('claim_move').select('id').where('claim_id', '=', id).execute()
          const event = shape.parse({ type, text: 'Because' })
          const after = transitionClaim(stage, appeals, event)
          const { status, error } = await server.call('POST', path, { token: by, body: event })
          const row = await db().selectFrom('claim').select(['status', 'appeals']).where('id', '=', id).executeTakeFirstOrThrow()
          const moves = await db().selectFrom('claim_move').select('id').where('claim_id', '=', id).execute()
          const said = `${type} in ${stage} after ${appeals} appeals`
          expect(after ? status : error?.code, said).toBe(after ? 200 : 'illegalMove')
          expect(row, said).toEqual(after ? { status: after.stage, appeals: after.appeals } : { status: stage, appeals })
          expect(moves.length - before.length, said).toBe(after ? 1 : 0)
        }
  })
})
