import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declineReasons, type Transaction } from '#contract/giving/donation.ts'
import { DAY } from '#contract/limits.ts'
import type { Report } from '#server/network/simulator.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

/** what each total takes in. */
const stagesOf: Record<'raised' | 'pending' | 'confirmed' | 'paid' | 'declined', Transaction['stage'][]> = {
  raised: ['tracked', 'inReview', 'awaitingFunds', 'available', 'inPaymentRun', 'paid'],
  pending: ['tracked', 'inReview'],
  confirmed: ['awaitingFunds', 'available', 'inPaymentRun', 'paid'],
  paid: ['paid'],
  declined: ['declined'],
}

describe.each(engines)('totals on %s', (engine) => {
  let server: TestServer
  let token = ''
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('supporter')).tokens.accessToken
  })
  afterAll(() => server.close())

  /** Every donation of a period, page by page as a person would see them. */
  async function everyOne(period: string): Promise<Transaction[]> {
    const found: Transaction[] = []
    for (let page = 1; ; page++) {
      const { transactions, pages } = (
        await server.call('GET', `/api/user/me/transactions?page=${page}&perPage=100${period}`, { token })
      ).details
      found.push(...transactions)
      if (page >= pages) return found
    }
  }

  /** What each total must be: a sum over a donation's stages, and nothing besides. */
  async function expectTotals(period: string): Promise<void> {
    const all = await everyOne(period)
    const of = (total: keyof typeof stagesOf) => all.filter(({ stage }) => stagesOf[total].includes(stage))
    const sum = (total: keyof typeof stagesOf) => of(total).reduce((pence, { donationPence }) => pence + donationPence, 0)
    const { stats, counts } = (await server.call('GET', `/api/user/me/transactions/stats?${period}`, { token })).details
    // A person's own list calls confirmed what isn't paid yet.
    expect(counts).toEqual({
      pending: of('pending').length,
      confirmed: of('confirmed').length - of('paid').length,
      paid: of('paid').length,
      declined: of('declined').length,
    })
    expect(stats).toEqual({
      raised: sum('raised'),
      pending: sum('pending'),
      confirmed: sum('confirmed'),
      paid: sum('paid'),
      declined: sum('declined'),
      count: all.length,
    })
    // F-100: the parts are the whole.
    expect(stats.pending + stats.confirmed).toBe(stats.raised)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  }

  /** What every cause has raised, as it is kept and as its donations say. */
  const causeTotals = () =>
    sql<{ id: number; kept: string; summed: string }>`
      SELECT cause.id, donations_total AS kept, coalesce((SELECT sum(donation_pence) FROM donation WHERE cause_id = cause.id AND stage <> 'declined'), 0) AS summed
      FROM cause ORDER BY id`.execute(server.services.db)

  test('F-099…F-104 after any purchases, moves and in any period, the totals are the sums over the stages, to the penny', async () => {
    await expectTotals('')
    const before = (await causeTotals()).rows.map(({ kept, summed }) => Number(kept) - Number(summed))
    const happened = fc.sample(
      fc.record({
        isSale: fc.oneof({ weight: 2, arbitrary: fc.constant(true) }, { weight: 3, arbitrary: fc.constant(false) }),
        retailerSlug: fc.constantFrom('alder-home', 'amberley-garden-centre'),
        spentPence: fc.integer({ min: 1, max: 99_999 }),
        order: fc.nat(149),
        move: fc.constantFrom('confirmed' as const, 'funded' as const, 'adjusted' as const, 'declined' as const),
        adjusted: fc.nat(49_999),
        reason: fc.constantFrom(...declineReasons),
      }),
      { numRuns: 150, seed: 77 },
    )
    const references: string[] = []
    for (const [step, { isSale, retailerSlug, spentPence, order, move: type, adjusted, reason }] of happened.entries()) {
      const reference = references[order % references.length]
      if (isSale || reference === undefined) {
        const { visit } = (await server.call('POST', '/api/visits', { token, body: { retailerSlug } })).details
        const own = `TOTAL-${engine}-${step}`
        references.push(own)
        expect(await server.simulator.report({ type: 'sale', reference: own, visitId: visit.id, spentPence })).toBe(200)
        continue
      }
      const moves: Record<typeof type, Report> = {
        confirmed: { type: 'confirmed', reference },
        funded: { type: 'funded', reference },
        adjusted: { type: 'adjusted', reference, spentPence: adjusted },
        declined: { type: 'declined', reference, reason },
      }
      // What the chart does not allow is refused, and changes nothing.
      expect([200, 409]).toContain(await server.simulator.report(moves[type]))
    }
    await expectTotals('')
    for (const [days, length] of fc.sample(fc.tuple(fc.nat(539), fc.nat(199)), { numRuns: 30, seed: 77 })) {
      const from = server.clock.now() - days * DAY
      const to = from + length * DAY
      await expectTotals(`&startDate=${new Date(from).toISOString()}&endDate=${new Date(to).toISOString()}`)
    }
    const after = (await causeTotals()).rows.map(({ kept, summed }) => Number(kept) - Number(summed))
    expect(after).toEqual(before)
  })
})
