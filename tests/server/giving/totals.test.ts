import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declineReasons, type Transaction } from '#contract/giving/donation.ts'
import { DAY } from '#contract/limits.ts'
import { stageHasTag } from '#machines/giving/donation/donation.machine.ts'
import type { Report } from '#server/network/simulator.ts'
import { seeded } from '#tests/kit/random.ts'
import { bothEngines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(bothEngines)('totals on %s', (engine) => {
  let server: TestServer
  let token = ''
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('supporter')).tokens.accessToken
  })
  afterAll(() => server.close())
  const random = seeded(77)
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T // of is never empty

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

  /** What each total must be: a sum over the donation chart's states, and nothing besides. */
  async function expectTotals(period: string): Promise<void> {
    const all = await everyOne(period)
    const sum = (tag: 'raised' | 'pending' | 'confirmed' | 'paid' | 'declined') =>
      all.filter(({ stage }) => stageHasTag(stage, tag)).reduce((total, { donationPence }) => total + donationPence, 0)
    const { stats } = (await server.call('GET', `/api/user/me/transactions/stats?${period}`, { token })).details
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

  test('F-099…F-104 after any purchases, moves and in any period, the totals are the sums over the chart’s states, to the penny', async () => {
    await expectTotals('')
    const before = (await causeTotals()).rows.map(({ kept, summed }) => Number(kept) - Number(summed))
    const slugs = ['alder-home', 'amberley-garden-centre']
    const references: string[] = []
    for (let step = 0; step < 150; step++) {
      if (random() < 0.4 || references.length === 0) {
        const { visit } = (await server.call('POST', '/api/visits', { token, body: { retailerSlug: pick(slugs) } })).details
        const reference = `TOTAL-${engine}-${step}`
        references.push(reference)
        const spentPence = 1 + Math.floor(random() * 99_999)
        expect(await server.simulator.report({ type: 'sale', reference, visitId: visit.id, spentPence })).toBe(200)
        continue
      }
      const reference = pick(references)
      const move: Report = pick<Report>([
        { type: 'confirmed', reference },
        { type: 'funded', reference },
        { type: 'adjusted', reference, spentPence: Math.floor(random() * 50_000) },
        { type: 'declined', reference, reason: pick(declineReasons) },
      ])
      // What the chart does not allow is refused, and changes nothing.
      expect([200, 409]).toContain(await server.simulator.report(move))
    }
    await expectTotals('')
    for (let window = 0; window < 30; window++) {
      const from = server.clock.now() - Math.floor(random() * 540) * DAY
      const to = from + Math.floor(random() * 200) * DAY
      await expectTotals(`&startDate=${new Date(from).toISOString()}&endDate=${new Date(to).toISOString()}`)
    }
    const after = (await causeTotals()).rows.map(({ kept, summed }) => Number(kept) - Number(summed))
    expect(after).toEqual(before)
  })
})
