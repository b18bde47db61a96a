import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DonationStage, donationStages, type Transaction, type TransactionList } from '#contract/giving/donation.ts'
import { nextQuarterStart } from '#contract/giving/quarters.ts'
import { transactionCalls } from '#contract/giving/transactions.calls.ts'
import { DAY } from '#contract/limits.ts'
import { dayInLondon } from '#contract/london.ts'
import { payableFor } from '#server/giving/payable.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

/** F-103: each word of the specification, the one stage that it is here, and the total that this counts to. */
const words: Record<string, { stages: DonationStage[]; total: 'pending' | 'confirmed' | 'declined' }> = {
  Tracked: { stages: ['tracked'], total: 'pending' },
  'In Review': { stages: ['inReview'], total: 'pending' },
  'In progress': { stages: ['inReview'], total: 'pending' },
  Accepted: { stages: ['awaitingFunds'], total: 'confirmed' },
  'To be paid': { stages: ['available', 'inPaymentRun'], total: 'confirmed' },
  'Paid out': { stages: ['paid'], total: 'confirmed' },
  Completed: { stages: ['paid'], total: 'confirmed' },
  Declined: { stages: ['declined'], total: 'declined' },
}

describe.each(engines)('a donation’s states on %s', (engine) => {
  let server: TestServer
  let token = ''
  const causeId = 5
  let orders = 0
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('supporter')).tokens.accessToken
    await server.call('POST', '/api/user/me/cause', { token, body: { causeId } })
  })
  afterAll(() => server.close())

  const db = () => server.services.db
  const list = async (query = '') => (await server.call('GET', `/api/user/me/transactions${query}`, { token })).details
  const stats = async () => (await server.call('GET', '/api/user/me/transactions/stats', { token })).details.stats
  async function buy(spentPence = 5000): Promise<string> {
    const { visit } = (await server.call('POST', '/api/visits', { token, body: { retailerSlug: 'alder-home' } })).details
    const reference = `STATES-${engine}-${++orders}`
    expect(await server.simulator.report({ type: 'sale', reference, visitId: visit.id, spentPence })).toBe(200)
    return reference
  }
  const donationOf = (reference: string) =>
    db()
      .selectFrom('donation')
      .select(['id', 'stage', 'cause_id', 'donation_pence'])
      .where('network_reference', '=', reference)
      .executeTakeFirstOrThrow()

  test('F-101 what a shop has confirmed but not paid for counts as confirmed, and no payment run takes it', async () => {
    const before = (await stats()).confirmed
    const reference = await buy()
    const { id, donation_pence: pence } = await donationOf(reference)
    const isReady = async () =>
      (await payableFor(db(), causeId, new Date(server.clock.now() + 400 * DAY))).donations.some((one) => one.id === id)
    await server.simulator.report({ type: 'confirmed', reference })
    expect((await donationOf(reference)).stage).toBe('awaitingFunds')
    expect([(await stats()).confirmed - before, await isReady()]).toEqual([pence, false])
    await server.simulator.report({ type: 'funded', reference })
    expect((await donationOf(reference)).stage).toBe('available')
    expect([(await stats()).confirmed - before, await isReady()]).toEqual([pence, true])
  })

  test('F-102 a donation stays with the cause that was supported when the visit began, whichever is later', async () => {
    const { visit } = (await server.call('POST', '/api/visits', { token, body: { retailerSlug: 'alder-home' } })).details
    await server.call('POST', '/api/user/me/cause', { token, body: { causeId: 6 } })
    const reference = `STATES-${engine}-${++orders}`
    await server.simulator.report({ type: 'sale', reference, visitId: visit.id, spentPence: 4000 })
    for (const type of ['confirmed', 'funded'] as const) await server.simulator.report({ type, reference })
    expect((await donationOf(reference)).cause_id).toBe(causeId)
    expect((await donationOf(await buy())).cause_id).toBe(6)
    await server.call('POST', '/api/user/me/cause', { token, body: { causeId } })
  })

  test('F-103 every word that is used for a state is one stage, and every stage counts to one total', async () => {
    expect(new Set(Object.values(words).flatMap(({ stages }) => stages))).toEqual(new Set(donationStages))
    const reference = await buy(7000)
    const { id, donation_pence: pence } = await donationOf(reference)
    const empty = { pending: 0, confirmed: 0, declined: 0 }
    const totals = async () => {
      const { pending, confirmed, declined } = await stats()
      return { pending, confirmed, declined }
    }
    await db().updateTable('donation').set({ stage: 'tracked' }).where('id', '=', id).execute()
    const first = await totals()
    const without = { ...first, pending: first.pending - pence }
    for (const [word, { stages, total }] of Object.entries(words))
      for (const stage of stages) {
        await db().updateTable('donation').set({ stage }).where('id', '=', id).execute()
        const now = await totals()
        const difference = Object.fromEntries(
          Object.keys(empty).map((name) => [name, now[name as keyof typeof empty] - without[name as keyof typeof empty]]), // keys of it
        )
        expect([word, stage, difference]).toEqual([word, stage, { ...empty, [total]: pence }])
      }
    await db().updateTable('donation').set({ stage: 'tracked' }).where('id', '=', id).execute()
  })

  test('A-037 the list is one’s own only, ten a page, the newest first, and of days with both ends included', async () => {
    expect((await server.call('GET', '/api/user/me/transactions', {})).status).toBe(401)
    const whole = await list('?perPage=100')
    expect(whole.total).toBeGreaterThan(20)
    const times = whole.transactions.map(({ purchasedAt }: { purchasedAt: string }) => purchasedAt)
    expect(times).toEqual(times.toSorted().toReversed())
    const ids = (found: { transactions: { id: string }[] }) => found.transactions.map(({ id }) => id)
    expect(ids(await list())).toEqual(ids(whole).slice(0, 10))
    expect(ids(await list('?page=2'))).toEqual(ids(whole).slice(10, 20))
    expect(ids(await list('?page=2&perPage=5'))).toEqual(ids(whole).slice(5, 10))
    const [last, first] = [times[2], times[8]]
    expect(ids(await list(`?startDate=${first}&endDate=${last}&perPage=100`))).toEqual(
      ids(whole).filter((_, index) => times[index] >= first && times[index] <= last),
    )
    const mine = await db().selectFrom('donation').select('id').where('user_id', '=', 1).execute()
    expect(new Set(mine.map(({ id }) => id)).size).toBe(whole.total)
    const { onFailure, noCache, timeout } = transactionCalls.listTransactions
    expect({ onFailure, noCache, timeout }).toEqual({ onFailure: 'rethrow', noCache: true, timeout: 3000 })
    expect((await server.call('GET', '/api/user/me/transactions?order=asc', { token })).status).toBe(422)
  })

  test('F-098, F-104 what lies ahead of a purchase follows the shop’s own time, and then the quarters; what is late promises nothing more', async () => {
    const slow = { confirmation_amount: 90, confirmation_unit: 'days' } as const
    const usual = await db().selectFrom('retailer').selectAll().where('slug', '=', 'alder-home').executeTakeFirstOrThrow()
    await db().updateTable('retailer').set(slow).where('id', '=', usual.id).execute()
    const reference = await buy()
    const { id } = await donationOf(reference)
    const detail = async () => (await server.call('GET', `/api/user/me/transactions/${id}`, { token })).details.transaction
    const bought = Date.parse((await detail()).purchasedAt)
    const daysOn = (days: number) => new Date(bought + days * DAY).toISOString()
    const turn = nextQuarterStart(bought + 120 * DAY)
    const ahead = [
      { stage: 'inReview', by: daysOn(90) },
      { stage: 'awaitingFunds', by: daysOn(120) },
      { stage: 'available', by: new Date(turn).toISOString() },
      { stage: 'inPaymentRun', by: new Date(turn + 5 * DAY).toISOString() },
    ]
    expect(await detail()).toMatchObject({ nextBy: daysOn(14), expected: ahead })
    await server.simulator.report({ type: 'confirmed', reference })
    expect(await detail()).toMatchObject({ nextBy: daysOn(120), expected: ahead.slice(2) })
    await db()
      .updateTable('donation')
      .set({ next_by: new Date(server.clock.now() - 2 * DAY) })
      .where('id', '=', id)
      .execute()
    expect((await detail()).expected).toEqual([])
    const given = new Date(server.clock.now() - DAY)
    await db().updateTable('donation').set({ stage: 'inPaymentRun' }).where('id', '=', id).execute()
    const move = { donation_id: id, stage: 'inPaymentRun', at: given, moved_by: 'farthing', amount_pence: 225 } as const
    await db().insertInto('donation_move').values(move).execute()
    expect(await detail()).toMatchObject({ nextBy: new Date(given.getTime() + 5 * DAY).toISOString(), expected: [] })
    await db().updateTable('donation').set({ stage: 'tracked' }).where('id', '=', id).execute()
    const { confirmation_amount, confirmation_unit } = usual
    await db().updateTable('retailer').set({ confirmation_amount, confirmation_unit }).where('id', '=', usual.id).execute()
  })

  test('the list says what each of its months raised in all, by London’s calendar and without what was declined', async () => {
    const whole = await list('?perPage=100')
    const monthOf = (at: string) => dayInLondon(at).slice(0, 7)
    const sums: Record<string, number> = {}
    for (const { purchasedAt, stage, donationPence, correctionPence } of whole.transactions)
      sums[monthOf(purchasedAt)] =
        (sums[monthOf(purchasedAt)] ?? 0) + (stage === 'declined' ? 0 : donationPence + correctionPence)
    const inOrder = Object.entries(sums).map(([month, pence]) => ({ month, pence }))
    expect(whole.months).toEqual(inOrder.map((one) => ({ ...one, before: 0, after: 0 })))
    const all: string[] = whole.transactions.map(({ purchasedAt }: { purchasedAt: string }) => monthOf(purchasedAt))
    const countIn = (months: string[], month: string) => months.filter((one) => one === month).length
    let cut = 0
    for (const page of [1, 2, 3]) {
      const from = (page - 1) * 4
      const shown = all.slice(from, from + 4)
      const expected = inOrder
        .filter(({ month }) => shown.includes(month))
        .map((one) => ({
          ...one,
          before: countIn(all.slice(0, from), one.month),
          after: countIn(all.slice(from + 4), one.month),
        }))
      cut += expected.filter(({ before, after }) => before + after > 0).length
      expect((await list(`?page=${page}&perPage=4`)).months).toEqual(expected)
    }
    expect(cut).toBeGreaterThan(0)
    expect((await list('?page=1000')).months).toEqual([])
  })

  test('F-107, A-108 the list, its months and its file can be of one status: each donation has just one of the four', async () => {
    const stagesOf = {
      pending: ['tracked', 'inReview'],
      confirmed: ['awaitingFunds', 'available', 'inPaymentRun'],
      paid: ['paid'],
      declined: ['declined'],
    }
    const all: Transaction[] = (await list('?perPage=100')).transactions
    const half = all[Math.floor(all.length / 2)]?.purchasedAt
    const seen: string[] = []
    for (const [status, stages] of Object.entries(stagesOf)) {
      const own = all.filter(({ stage }) => stages.includes(stage))
      const found: TransactionList = await list(`?perPage=100&status=${status}`)
      const ids = own.map(({ id }) => id)
      expect([status, found.total, found.transactions.map(({ id }) => id)]).toEqual([status, own.length, ids])
      seen.push(...ids)
      const raisedIn = (month: string) =>
        own
          .filter(({ purchasedAt, stage }) => dayInLondon(purchasedAt).startsWith(month) && stage !== 'declined')
          .reduce((sum, { donationPence, correctionPence }) => sum + donationPence + correctionPence, 0)
      expect(found.months.map(({ pence }) => pence)).toEqual(found.months.map(({ month }) => raisedIn(month)))
      const second: TransactionList = await list(`?page=2&perPage=2&status=${status}`)
      expect([second.pages, second.transactions.map(({ id }) => id)]).toEqual([Math.ceil(own.length / 2), ids.slice(2, 4)])
      const since: TransactionList = await list(`?perPage=100&status=${status}&startDate=${half}`)
      expect(since.transactions).toEqual(own.filter(({ purchasedAt }) => half !== undefined && purchasedAt >= half))
      const file = await server.call('GET', `/api/user/me/transactions?status=${status}`, {
        token,
        headers: { accept: 'text/csv' },
      })
      const [, ...lines] = file.text.trim().split('\r\n')
      expect(lines.map((line) => line.split(',')[0])).toEqual(ids)
    }
    expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    expect(Object.values(stagesOf).flat().toSorted()).toEqual(donationStages.toSorted())
  })

  test('H-010 what was bought in a shop says so in the list and in the file', async () => {
    const [row] = (await list()).transactions
    await db().updateTable('donation').set({ purchase_type: 'inStore' }).where('id', '=', row.id).execute()
    expect((await list()).transactions[0]).toMatchObject({ id: row.id, purchaseType: 'inStore' })
    const file = await server.app.inject({
      method: 'GET',
      url: '/api/user/me/transactions?format=csv',
      headers: { authorization: `Bearer ${token}`, accept: 'text/csv' },
    })
    expect(file.body.split('\n').find((line) => line.startsWith(row.id))).toContain(',inStore,')
  })
})
