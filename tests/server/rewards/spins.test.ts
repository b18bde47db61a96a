import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SpinResult, SpinWheel } from '#contract/rewards/spin.ts'
import { reconcile } from '#server/giving/journal/reconcile.ts'
import { prizeOf } from '#server/rewards/spin/draw.ts'
import { settleReturnedSpins } from '#server/rewards/spin/spin-bonuses.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { rewardSteps } from './rewards.steps.ts'

const fivePounds = [{ pence: 500, chances: 10_000 }]
const oncePerWeek = { prizes: fivePounds, periodDays: 7, budgetPence: 20_000 }

describe.each(engines)('spins on %s', (engine) => {
  let server: TestServer
  const { db, visitShop, buy, report, register, login } = rewardSteps(() => server)
  const wins = (spins: Partial<typeof oncePerWeek>) =>
    Object.assign(server.services.config, { spins: { ...oncePerWeek, ...spins } })
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  const spin = async (token: string, { key, body = { isAdult: true } }: { key?: string; body?: object } = {}) => {
    const answer = await server.call('POST', '/api/spins', {
      token,
      body,
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    })
    return { ...answer, result: answer.details as SpinResult }
  }
  const wheel = async (token?: string) => (await server.call('GET', '/api/spins', token ? { token } : {})).details as SpinWheel
  const rows = (userId: number) => db().selectFrom('spin').selectAll().where('user_id', '=', userId).orderBy('id').execute()
  const bonuses = (userId: number) =>
    db()
      .selectFrom('donation')
      .select(['id', 'donation_pence', 'stage', 'cause_id', 'purchased_at', 'spent_pence'])
      .where('user_id', '=', userId)
      .where('bonus_type', '=', 'spin')
      .execute()
  const stages = async (userId: number) => (await bonuses(userId)).map(({ stage }) => stage)
  const isClean = async () => expect((await reconcile(db())).differences).toEqual([])
  const reportOf = (type: string, reference: string, more: object = {}) =>
    server.simulator.report({ type, reference, ...more } as Parameters<typeof server.simulator.report>[0])

  test('A-102, R-035 one spin a period, however often it is asked for; the prize is a bonus donation to the person’s own cause (M-018)', async () => {
    wins({})
    const person = await register(4)
    expect((await wheel(person.token)).mine).toBeNull()
    const first = await spin(person.token, { key: 'spin-of-the-week-1' })
    expect(first.status).toBe(200)
    expect(first.result).toMatchObject({ prizePence: 500, isConfirmed: false, odds: fivePounds })
    const again = [
      await spin(person.token, { key: 'spin-of-the-week-1' }),
      await spin(person.token, { key: 'spin-of-the-week-2' }),
      ...(await Promise.all(Array.from({ length: 10 }, () => spin(person.token)))),
    ]
    expect(new Set(again.map(({ text }) => text))).toEqual(new Set([first.text]))
    expect(await rows(person.id)).toHaveLength(1)
    expect(await bonuses(person.id)).toEqual([
      {
        id: first.result.transactionId,
        donation_pence: 500,
        stage: 'tracked',
        cause_id: 4,
        purchased_at: new Date(server.clock.now()),
        spent_pence: 0,
      },
    ])
    const { details } = await server.call('GET', `/api/user/me/transactions/${first.result.transactionId}`, {
      token: person.token,
    })
    expect(details.transaction).toMatchObject({
      bonus: { type: 'spin', reason: 'spin', pence: 500, date: new Date(server.clock.now()).toISOString() },
      stage: 'tracked',
    })
    expect((await wheel(person.token)).mine).toEqual(first.result)
    expect((await wheel()).mine).toBeNull()
    await isClean()
  })

  test('twenty calls of one person at once draw once', async () => {
    const person = await register(4)
    const answers = await Promise.all(Array.from({ length: 20 }, () => spin(person.token)))
    expect(new Set(answers.map(({ status, result }) => `${status} ${result.number}`)).size).toBe(1)
    expect(await rows(person.id)).toHaveLength(1)
    expect(await bonuses(person.id)).toHaveLength(1)
  })

  test('G-015 a prize waits until a donation of the person’s own is confirmed, and again when that is taken back', async () => {
    const person = await register(4)
    await spin(person.token)
    const reference = await buy(await visitShop(person.token))
    expect(await stages(person.id)).toEqual(['tracked'])
    await report('confirmed', reference)
    expect(await stages(person.id)).toEqual(['available'])
    expect((await wheel(person.token)).mine).toMatchObject({ isConfirmed: true })
    await isClean()
    await reportOf('declined', reference, { reason: 'returned' })
    expect(await stages(person.id)).toEqual(['tracked'])
    await isClean()
    // Whoever has a confirmed donation already waits for nothing, and somebody else's confirms nothing.
    const other = await register(4)
    const theirs = await buy(await visitShop(other.token))
    await report('confirmed', theirs)
    expect(await stages(person.id)).toEqual(['tracked'])
    expect((await spin(other.token)).result).toMatchObject({ prizePence: 500, isConfirmed: true })
    expect(await stages(other.id)).toEqual(['available'])
    await isClean()
  })

  test('a prize that a payment brings back waits again, where what it stood on was taken back while it was under way', async () => {
    const person = await register(4)
    const { transactionId } = (await spin(person.token)).result
    const reference = await buy(await visitShop(person.token))
    await report('confirmed', reference)
    const put = (stage: 'available' | 'inPaymentRun') =>
      db()
        .updateTable('donation')
        .set({ stage })
        .where('id', '=', transactionId ?? '')
        .execute()
    await put('inPaymentRun')
    await reportOf('declined', reference, { reason: 'returned' })
    expect(await stages(person.id)).toEqual(['inPaymentRun'])
    await put('available')
    const at = new Date(server.clock.now()).toISOString()
    await db()
      .transaction()
      .execute((all) => settleReturnedSpins(all, [transactionId ?? '', 'D0'], at))
    expect(await stages(person.id)).toEqual(['tracked'])
    await isClean()
  })

  test('a donation that is confirmed while the wheel is spun confirms the prize too', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const person = await register(5)
      const reference = await buy(await visitShop(person.token))
      await Promise.all([spin(person.token), report('confirmed', reference)])
      expect(await stages(person.id)).toEqual(['available'])
    }
    await isClean()
  })

  test('spins at once win the month’s last pounds and no more; who comes too late is drawn by the odds that were left', async () => {
    const month = await db().selectFrom('spin_month').selectAll().executeTakeFirstOrThrow()
    const people = await Promise.all(Array.from({ length: 12 }, () => register(6)))
    wins({ budgetPence: month.won_pence + 1200 })
    const results = (await Promise.all(people.map(({ token }) => spin(token)))).map(({ result }) => result)
    expect(results.map(({ prizePence }) => prizePence).toSorted((a, b) => a - b)).toEqual([...Array(10).fill(0), 500, 500])
    for (const { prizePence, odds, transactionId } of results)
      expect([odds, transactionId === null]).toEqual(prizePence > 0 ? [fivePounds, false] : [[], true])
    expect(await db().selectFrom('spin_month').select('won_pence').executeTakeFirstOrThrow()).toEqual({
      won_pence: month.won_pence + 1000,
    })
    expect((await wheel()).odds).toEqual([])
    // Less than has been won already is no fault, and wins nothing.
    wins({ budgetPence: 100 })
    const late = await register(6)
    expect((await spin(late.token)).result).toMatchObject({ prizePence: 0, odds: [] })
    await expect(db().updateTable('spin_month').set({ won_pence: 1_000_000 }).execute()).rejects.toThrow()
    await isClean()
  })

  test('each stored draw can be drawn again from its seed and its odds, and is in the audit trail', async () => {
    wins({ prizes: [{ pence: 300, chances: 5000 }], budgetPence: 1_000_000 })
    for (let count = 0; count < 12; count++) await spin((await register(7)).token)
    const draws = await db().selectFrom('spin').selectAll().execute()
    expect(draws.length).toBeGreaterThan(30)
    for (const { seed, odds, prize_pence } of draws) expect(prizeOf(seed, odds)).toBe(prize_pence)
    expect(new Set(draws.map(({ seed }) => seed)).size).toBe(draws.length)
    const lines = await db().selectFrom('audit').selectAll().where('action', '=', 'spinDrawn').execute()
    expect(lines.map(({ subject, user_id, detail }) => [subject, user_id, detail]).toSorted()).toEqual(
      draws
        .map(({ id, user_id, prize_pence, donation_id }) => [
          `spin:${id}`,
          user_id,
          { prizePence: prize_pence, donation: donation_id },
        ])
        .toSorted(),
    )
    const won = draws.reduce((sum, { prize_pence }) => sum + prize_pence, 0)
    const months = await db().selectFrom('spin_month').select('won_pence').execute()
    expect(months.reduce((sum, { won_pence }) => sum + won_pence, 0)).toBe(won)
  })

  test('a stranger, half a session, whoever has no cause or is not 18 spins nothing, and their spin waits', async () => {
    wins({})
    const undecided = await register(null)
    expect((await server.call('POST', '/api/spins', { body: { isAdult: true } })).status).toBe(401)
    const { checkSupporter } = await server.logIn('supporter')
    const semi = (await server.call('POST', '/api/auth/checksupporter-upgrade', { body: { checkSupporter } })).details.tokens
    expect((await spin(semi.accessToken)).error?.code).toBe('signInAgain')
    // Half a session hears nothing of what the whole one has won.
    const whole = (await server.logIn('supporter')).tokens.accessToken
    expect((await spin(whole)).status).toBe(200)
    expect([(await wheel(whole)).mine === null, (await wheel(semi.accessToken)).mine]).toEqual([false, null])
    expect((await spin(undecided.token, { body: {} })).error?.fields).toEqual({ isAdult: 'adultRequired' })
    expect((await spin(undecided.token)).error?.fields).toEqual({ causeId: 'causeRequired' })
    const born = (day: string) =>
      db().updateTable('app_user').set({ date_of_birth: day, supported_cause_id: 4 }).where('id', '=', undecided.id).execute()
    // The tests' clock begins on 21 November 2026.
    await born('2008-11-22')
    expect((await spin(undecided.token)).error?.fields).toEqual({ isAdult: 'adultRequired' })
    expect(await rows(undecided.id)).toEqual([])
    await born('2008-11-21')
    expect((await spin(undecided.token)).result.prizePence).toBe(500)
  })

  test('a new period is a new spin, and a new month has its own money', async () => {
    wins({ budgetPence: 500 })
    const person = await register(8)
    const first = await spin(person.token)
    const { nextAt, nextMonthAt } = await wheel(person.token)
    server.clock.advance(Date.parse(nextAt) - server.clock.now() - 1)
    const relogged = await login(person.email)
    expect((await spin(relogged)).result.number).toBe(first.result.number)
    server.clock.advance(Date.parse(nextMonthAt) - server.clock.now())
    const token = await login(person.email)
    expect((await wheel(token)).odds).toEqual(fivePounds)
    const second = await spin(token)
    expect(second.result).toMatchObject({ prizePence: 500 })
    expect(second.result.number).not.toBe(first.result.number)
    expect((await wheel(token)).odds).toEqual([])
    expect(await bonuses(person.id)).toHaveLength(first.result.prizePence > 0 ? 2 : 1)
    await isClean()
  })
})
