import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declared } from '#tests/kit/declared.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { givingOf } from './my-giving.steps.ts'

describe.each(engines)('what one person has raised, on %s', (engine) => {
  let server: TestServer
  let token = ''
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('supporter')).tokens.accessToken
  })
  afterAll(() => server.close())
  const { read, person, donations } = givingOf(
    () => server,
    () => token,
  )
  const londonMonth = (at: Date) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit' }).format(at)

  test('R-072 the last twelve months of London’s calendar add up to what was bought in them, for the person alone', async () => {
    expect(declared('readMyGiving').slice(0, 3)).toEqual(['R-072', 'GET /api/user/me/giving', 'full'])
    const [first] = await donations()
    // July in London, still June by UTC.
    await server.services.db
      .updateTable('donation')
      .set({ purchased_at: new Date('2026-06-30T23:30:00Z') })
      .where('id', '=', first?.id ?? '')
      .execute()
    const answer = await read()
    expect(answer.headers['cache-control']).toBe('no-store')
    const { months } = answer.details
    expect(months.map(({ month }: { month: string }) => month)).toEqual(
      [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(
        (month, index) => `${index === 0 ? 2025 : 2026}-${String(month).padStart(2, '0')}`,
      ),
    )
    const mine = await donations()
    for (const { month, totalAmount, numberOfDonations } of months) {
      const within = mine.filter(({ purchased_at: at }) => londonMonth(at) === month)
      expect([month, totalAmount, numberOfDonations]).toEqual([
        month,
        within.reduce((sum, { donation_pence }) => sum + donation_pence, 0),
        within.length,
      ])
    }
    expect(months.find(({ month }: { month: string }) => month === '2026-07').numberOfDonations).toBeGreaterThan(0)
    expect((await server.call('GET', '/api/user/me/giving')).status).toBe(401)
    const { tokens } = await server.logIn('treasurer')
    expect((await server.call('GET', '/api/user/me/giving', { token: tokens.accessToken })).details.months).not.toEqual(months)
  })

  test('R-072 where it came from: by shop the most first, what of it is pending, and the smallest as one', async () => {
    const { db } = server.services
    const { id } = await person()
    const all = await db.selectFrom('donation').select('id').where('user_id', '=', id).orderBy('id').execute()
    const shops = await db.selectFrom('retailer').selectAll().orderBy('id').limit(7).execute()
    await db.updateTable('donation').set({ stage: 'declined' }).where('user_id', '=', id).execute()
    /** Of which shop, null for a bonus, at which stage, and how many pence with what was corrected. */
    const made = [
      [0, 'paid', 900, 0],
      [0, 'tracked', 100, 0],
      [0, 'declined', 5_000, 0],
      [1, 'available', 2_000, -500],
      [1, 'inReview', 400, 0],
      [2, 'awaitingFunds', 700, 0],
      [3, 'inPaymentRun', 600, 0],
      [null, 'tracked', 800, 0],
      [4, 'paid', 40, 0],
      [5, 'tracked', 30, 0],
      [6, 'paid', 800, -800],
    ] as const
    for (const [place, [shop, stage, pence, correction]] of made.entries())
      await db
        .updateTable('donation')
        .set({
          stage,
          retailer_id: shop === null ? null : (shops[shop]?.id ?? 0),
          bonus_type: shop === null ? 'referral' : null,
          donation_pence: pence,
          correction_pence: correction,
        })
        .where('id', '=', all[place]?.id ?? '')
        .execute()
    const named = (index: number) => {
      const { slug = '', name = '', category = '' } = shops[index] ?? {}
      return { slug, name, category }
    }
    const { sources } = (await read()).details
    expect(sources).toEqual({
      top: [
        { shop: named(1), raised: 1_900, pending: 400, count: 2 },
        { shop: named(0), raised: 1_000, pending: 100, count: 2 },
        { shop: null, raised: 800, pending: 800, count: 1 },
        { shop: named(2), raised: 700, pending: 0, count: 1 },
        { shop: named(3), raised: 600, pending: 0, count: 1 },
      ],
      others: { shop: null, raised: 70, pending: 30, count: 2 },
    })
    const { stats } = (await server.call('GET', '/api/user/me/transactions/stats', { token })).details
    const rows = [...sources.top, sources.others]
    expect(rows.reduce((sum: number, { raised }: { raised: number }) => sum + raised, 0)).toBe(stats.raised)
    expect(rows.reduce((sum: number, { pending }: { pending: number }) => sum + pending, 0)).toBe(stats.pending)
    // As many as are shown: none is left over.
    await db
      .updateTable('donation')
      .set({ stage: 'declined' })
      .where(
        'id',
        'in',
        [8, 9].map((place) => all[place]?.id ?? ''),
      )
      .execute()
    expect((await read()).details.sources.others).toBeNull()
    const { tokens } = await server.logIn('treasurer')
    expect((await server.call('GET', '/api/user/me/giving', { token: tokens.accessToken })).details.sources).not.toEqual(sources)
  })

  test('R-072 who has what is confirmed and not paid yet: its parts are all of it, and none is counted twice', async () => {
    const { db } = server.services
    const { id, supported_cause_id: causeId } = await person()
    const mine = (await donations()).filter((one) => one.cause_id === causeId)
    await db.updateTable('donation').set({ stage: 'paid' }).where('user_id', '=', id).where('stage', '<>', 'declined').execute()
    const stages = ['tracked', 'awaitingFunds', 'awaitingFunds', 'available', 'inPaymentRun', 'paid'] as const
    for (const [place, stage] of stages.entries())
      await db
        .updateTable('donation')
        .set({ stage, donation_pence: 10 ** place, correction_pence: 0 })
        .where('id', '=', mine[place]?.id ?? '')
        .execute()
    const { unpaid, stats } = (await read()).details.cause
    expect(unpaid).toEqual({ shops: 110, us: 1_000, bank: 10_000 })
    expect(unpaid.shops + unpaid.us + unpaid.bank).toBe(stats.confirmed - stats.paid)
  })

  test('R-072 what was raised for the cause of now, and its next payment only where it is known that there is one', async () => {
    const { db } = server.services
    const { supported_cause_id: causeId } = await person()
    const ready = (await donations()).filter((one) => one.cause_id === causeId)
    const [first] = ready
    if (!first || causeId === null) throw new Error('The supporter has raised something.')
    // What was taken back later counts no more, whichever donations the tests above have corrected.
    const raised = ready.reduce((sum, { donation_pence, correction_pence }) => sum + donation_pence + correction_pence, 0)
    expect((await read()).details.cause.stats.raised).toBe(raised)
    await db
      .updateTable('donation')
      .set({ stage: 'tracked' })
      .where('cause_id', '=', causeId)
      .where('stage', '=', 'available')
      .execute()
    expect((await read()).details.cause.nextPayment).toBeNull()
    const makeReady = (pence: number) =>
      db.updateTable('donation').set({ stage: 'available', donation_pence: pence }).where('id', '=', first.id).execute()
    await makeReady(2_500)
    // The payment day after the quarter in which the tests' clock stands.
    expect((await read()).details.cause.nextPayment).toEqual({ on: '2027-01-04T00:00:00.000Z', pence: 2_500 })
    await makeReady(1_499)
    expect((await read()).details.cause.nextPayment).toBeNull()
    await makeReady(2_500)
    await db.updateTable('bank_details').set({ undone_at: new Date() }).where('cause_id', '=', causeId).execute()
    expect((await read()).details.cause.nextPayment).toBeNull()
    expect((await read()).details.cause.unpaid).toMatchObject({ us: 2_500 })
    await db.updateTable('app_user').set({ supported_cause_id: null }).where('email', '=', 'supporter@farthing.example').execute()
    expect((await read()).details.cause).toBeNull()
  })
})
