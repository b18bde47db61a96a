import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdminStats, adminStats } from '#contract/cause-admin/dashboard.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { donationsOfCause } from './cause-admin.steps.ts'

describe.each(engines)('how a cause stands, on %s', (engine) => {
  let server: TestServer
  let token = ''
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('admin')).tokens.accessToken
  })
  afterAll(() => server.close())

  const donationsOf = (causeId: number) => donationsOfCause(server, causeId)
  const readStats = async (id = 1): Promise<AdminStats> =>
    adminStats.parse((await server.call('POST', `/api/admin-dashboard-stats/${id}`, { body: {}, token })).details)

  test('D-028 each month stands beside its own of a year earlier, each day of this month beside its own of the last', async () => {
    const { months, days, monthToDate } = await readStats()
    const kept = (await donationsOf(1)).filter(({ stage }) => stage !== 'declined')
    const london = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(at)
    const sum = (name: string) =>
      kept.filter(({ purchased_at: at }) => london(at).startsWith(name)).reduce((total, one) => total + one.donation_pence, 0)
    const earlier = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
    expect(months.map(({ yearBefore }) => yearBefore)).toEqual(months.map(({ month }) => sum(earlier(month))))
    expect(months.some(({ yearBefore }) => yearBefore > 0)).toBe(true)
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 21 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`),
    )
    expect(days.map(({ totalAmount }) => totalAmount)).toEqual(days.map(({ day }) => sum(day)))
    expect(days.map(({ monthBefore }) => monthBefore)).toEqual(days.map(({ day }) => sum(`2026-10${day.slice(7)}`)))
    expect(days.reduce((total, { numberOfDonations }) => total + numberOfDonations, 0)).toBe(
      monthToDate.donations.numberOfDonations,
    )
  })

  test('who supports a cause is active, has lapsed or has raised nothing yet, by the ninety days that end today', async () => {
    const { db } = server.services
    const since = Date.parse('2026-08-24T00:00:00+01:00')
    const people = await db.selectFrom('app_user').select('id').where('supported_cause_id', '=', 1).execute()
    const own = (await donationsOf(1)).filter(({ stage, bonus_type }) => stage !== 'declined' && !bonus_type)
    const last = people.map(({ id }) =>
      Math.max(0, ...own.filter((one) => one.user_id === id).map((one) => one.purchased_at.getTime())),
    )
    const expected = () => ({
      active: last.filter((at) => at >= since).length,
      lapsed: last.filter((at) => at > 0 && at < since).length,
      waiting: last.filter((at) => at === 0).length,
    })
    const { supporters } = await readStats()
    expect(supporters).toEqual(expected())
    expect(supporters.active).toBeGreaterThan(0)
    // The first instant counts, the one before doesn't.
    const id = people[last.findIndex((at) => at >= since)]?.id ?? 0
    const buysLast = async (at: number) => {
      await db
        .updateTable('donation')
        .set({ purchased_at: new Date(at) })
        .where('user_id', '=', id)
        .where('cause_id', '=', 1)
        .execute()
      return (await readStats()).supporters
    }
    expect(await buysLast(since)).toEqual(supporters)
    expect(await buysLast(since - 1)).toEqual({ ...supporters, active: supporters.active - 1, lapsed: supporters.lapsed + 1 })
  })

  test('C-052 the next payment says when, how much is ready, and what is missing: bank details before anything else', async () => {
    const { db } = server.services
    const ready = (await donationsOf(1)).filter(({ stage }) => stage === 'available')
    const { nextPayment } = await readStats()
    expect(nextPayment).toMatchObject({ on: '2027-01-04T00:00:00.000Z', minimumPence: 1500, missing: null })
    const account = await db
      .selectFrom('bank_details')
      .select('last_four')
      .where('cause_id', '=', 1)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(nextPayment.lastFour).toMatch(/^\d{4}$/)
    expect(nextPayment.lastFour).toBe(account?.last_four)
    expect(nextPayment.readyPence).toBeGreaterThanOrEqual(1500)
    const sumAt = async (at: string) =>
      (await donationsOf(1))
        .filter(({ stage }) => stage === at)
        .reduce((total, one) => total + one.donation_pence + one.correction_pence, 0)
    const expected = { shops: await sumAt('awaitingFunds'), us: await sumAt('available'), bank: await sumAt('inPaymentRun') }
    expect(nextPayment.unpaid).toEqual(expected)
    expect(expected.shops).toBeGreaterThan(0)
    const [first, ...others] = ready.map(({ id }) => id)
    await db.updateTable('donation').set({ donation_pence: 0 }).where('id', 'in', others).execute()
    await db
      .updateTable('donation')
      .set({ donation_pence: 1499 })
      .where('id', '=', first ?? '')
      .execute()
    expect((await readStats()).nextPayment).toMatchObject({ readyPence: 1499, missing: 'underMinimum' })
    await db.updateTable('bank_details').set({ undone_at: new Date() }).where('cause_id', '=', 1).execute()
    expect((await readStats()).nextPayment).toMatchObject({ missing: 'noBankDetails', lastFour: null })
  })
})
