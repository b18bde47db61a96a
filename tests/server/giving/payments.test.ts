import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextPaymentDay } from '#contract/giving/payment-days.ts'
import { lastQuarterStart, nextQuarterStart } from '#contract/giving/quarters.ts'
import { DAY } from '#contract/limits.ts'
import { startOfDay } from '#contract/london.ts'
import { decidePayment } from '#machines/giving/cause-payment/cause-payment.machine.ts'
import { carryOverUnpaid, closeReturns } from '#server/giving/payments.job.ts'
import { payQuarter } from '#tests/kit/payment-run.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

test('C-052 quarters turn at London’s midnight, also where the clocks have changed since the last', () => {
  const turns = ['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01', '2027-01-01'].map((day) => Date.parse(startOfDay(day)))
  for (const [index, turn] of turns.slice(0, -1).entries()) {
    expect(lastQuarterStart(turn)).toBe(turn)
    expect(nextQuarterStart(turn)).toBe(turns[index + 1])
    expect(lastQuarterStart(turn - 1)).toBeLessThan(turn)
    expect(nextQuarterStart(turn - 1)).toBe(turn)
  }
  // F13: on 1 April London is an hour ahead of UTC, so its midnight is 23:00 of the day before.
  expect(new Date(lastQuarterStart(Date.parse('2026-03-31T23:00:00.000Z'))).toISOString()).toBe('2026-03-31T23:00:00.000Z')
  expect(lastQuarterStart(Date.parse('2026-03-31T22:59:59.999Z'))).toBe(Date.parse('2026-01-01T00:00:00.000Z'))
})

test('F13, X-069, C-051 100,000 random ledgers: all or nothing is paid, from £15.00 on (G-030: from a penny on once it has closed), to a known account of a cause that we know', () => {
  const ledgers = fc.record({
    pence: fc.integer({ min: -500, max: 3000 }),
    hasBankDetails: fc.boolean(),
    isCheque: fc.boolean(),
    isHeld: fc.boolean(),
    isRefused: fc.boolean(),
    isBeingChecked: fc.boolean(),
    isLast: fc.boolean(),
  })
  const decided = fc.property(ledgers, (ledger) => {
    const toAccount = ledger.isRefused ? 'accountRefused' : ledger.isHeld ? 'held' : 'paying'
    const whereTo = ledger.hasBankDetails ? toAccount : ledger.isCheque ? 'cheque' : 'noBankDetails'
    const enough = ledger.isBeingChecked ? 'beingChecked' : whereTo
    const expected = ledger.pence < 0 ? 'belowZero' : ledger.pence < (ledger.isLast ? 1 : 1500) ? 'underMinimum' : enough
    return decidePayment(ledger) === expected
  })
  fc.assert(decided, { numRuns: 100_000, seed: 120 })
})

describe.each(engines)('the payment run on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())
  const db = () => server.services.db
  const available = () =>
    db()
      .selectFrom('donation')
      .select(['id', 'cause_id', 'donation_pence', 'payment_id'])
      .where('stage', '=', 'available')
      .execute()

  test('F-119, F-120 raced by five processes it pays each cause once, to the penny; £14.99 and causes without a bank account are carried over whole', async () => {
    await db().deleteFrom('payment_run_line').execute()
    await db().deleteFrom('payment').execute()
    const causes = (await available()).map(({ cause_id }) => cause_id)
    const [first = 0, second = 0, third = 0] = new Set(causes)
    // One cause has a penny too little, one exactly enough, one enough and no bank account.
    const setTo = async (causeId: number, pence: number) => {
      const [one, ...rest] = (await available()).filter(({ cause_id }) => cause_id === causeId)
      await db()
        .updateTable('donation')
        .set({ donation_pence: pence })
        .where('id', '=', one?.id ?? '')
        .execute()
      for (const { id } of rest) await db().updateTable('donation').set({ stage: 'awaitingFunds' }).where('id', '=', id).execute()
    }
    await setTo(first, 1499)
    await setTo(second, 1500)
    await setTo(third, 5000)
    // The demo has a run prepared, which knows the account.
    await db().deleteFrom('payment_run_line').execute()
    await db().deleteFrom('payment_run').execute()
    await sql`DELETE FROM bank_details WHERE cause_id = ${third}`.execute(db())
    await sql`DELETE FROM cheque_details WHERE cause_id = ${third}`.execute(db())
    for (const id of [first, second])
      await sql`INSERT INTO bank_details (cause_id, account_name, account_number, sort_code, is_building_society, changed_at)
        SELECT ${id}, 'x', '12345678', '000000', false, '2026-01-01' WHERE NOT EXISTS (SELECT 1 FROM bank_details WHERE cause_id = ${id})`.execute(
        db(),
      )
    server.clock.advance(nextQuarterStart(server.clock.now()) - server.clock.now())
    const turn = new Date(server.clock.now())
    await db()
      .updateTable('donation_move')
      .set({ at: new Date(turn.getTime() - 1000) })
      .where('stage', '=', 'available')
      .execute()
    const before = await available()
    const sumOf = (rows: { donation_pence: number }[]) => rows.reduce((total, row) => total + row.donation_pence, 0)
    // What can't be paid is carried over by the job, whoever runs it how often.
    await Promise.all(Array.from({ length: 5 }, () => carryOverUnpaid(server.services)))
    await carryOverUnpaid(server.services)
    const carried = await db().selectFrom('payment').selectAll().execute()
    expect(carried.every(({ is_paid, reason }) => !is_paid && reason !== null)).toBe(true)
    expect(new Set(await available())).toEqual(new Set(before))
    // The rest is paid by a run, once its bank has said so.
    const run = await payQuarter(server)
    const byCause = Map.groupBy(before, ({ cause_id }) => cause_id)
    const payments = await db().selectFrom('payment').selectAll().execute()
    expect(payments).toHaveLength(byCause.size)
    expect(run).toMatchObject({ stage: 'answered', answers: { sent: { count: 0 }, refused: { count: 0 } } })
    expect(run.answers.paid).toEqual(run.payable)
    for (const payment of payments) {
      const mine = byCause.get(payment.cause_id) ?? []
      expect(payment.pence).toBe(sumOf(mine))
      const after = await db()
        .selectFrom('donation')
        .select(['stage', 'payment_id'])
        .where(
          'id',
          'in',
          mine.map(({ id }) => id),
        )
        .execute()
      expect(new Set(after.map(({ stage }) => stage))).toEqual(new Set([payment.is_paid ? 'paid' : 'available']))
      expect(new Set(after.map(({ payment_id }) => payment_id))).toEqual(new Set([payment.is_paid ? payment.id : null]))
      expect(payment.is_paid).toBe(payment.pence >= 1500 && payment.reason === null)
    }
    const of = (causeId: number) => payments.find(({ cause_id }) => cause_id === causeId)
    expect([of(first)?.reason, of(second)?.is_paid, of(third)?.reason]).toEqual(['underMinimum', true, 'noBankDetails'])
    const moves = await db()
      .selectFrom('donation_move')
      .select(['donation_id'])
      .where('stage', '=', 'paid')
      .where('at', '=', turn)
      .execute()
    expect(new Set(moves.map(({ donation_id }) => donation_id)).size).toBe(moves.length)
    // Their statements say so: nothing was paid, and why.
    await db()
      .insertInto('cause_admin')
      .values([first, second].map((cause_id) => ({ cause_id, user_id: 3 })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const treasurer = (await server.logIn('treasurer')).tokens.accessToken
    const statementOf = async (causeId: number) => {
      const path = `/api/causes/id:${causeId}/statements`
      const { id } = (await server.call('GET', path, { token: treasurer })).details.statements[0]
      return (await server.call('GET', `${path}/${id}`, { token: treasurer })).details.statement
    }
    expect(await statementOf(first)).toMatchObject({ stage: 'carriedOver', pence: 1499, reason: 'underMinimum' })
    expect(await statementOf(second)).toMatchObject({ stage: 'paid', pence: 1500, reason: null })
    // What was carried over is ready for the next quarter, with what came in between.
    server.clock.advance(nextQuarterStart(server.clock.now()) - server.clock.now())
    await db()
      .updateTable('donation')
      .set({ donation_pence: 1500 })
      .where('cause_id', '=', first)
      .where('stage', '=', 'available')
      .execute()
    await carryOverUnpaid(server.services)
    await payQuarter(server)
    const later = await db().selectFrom('payment').selectAll().where('cause_id', '=', first).where('is_paid', '=', true).execute()
    expect(later).toMatchObject([{ pence: 1500 }])
  })

  test('F-097 when the time for returns is over the shop’s review begins, once', async () => {
    const tracked = await db().selectFrom('donation').select(['id', 'network_reference']).where('stage', '=', 'tracked').execute()
    expect(tracked.length).toBeGreaterThan(0)
    await Promise.all([1, 2, 3].map(() => closeReturns(server.services)))
    const moves = await db()
      .selectFrom('donation_move')
      .select(['donation_id'])
      .where('stage', '=', 'inReview')
      .where(
        'donation_id',
        'in',
        tracked.map(({ id }) => id),
      )
      .execute()
    expect(moves).toHaveLength(tracked.length)
  })

  test('“why is this not paid yet?” says what is ready for the cause, and when it is paid', async () => {
    const { tokens } = await server.logIn('supporter')
    const mine = await db().selectFrom('donation').select(['id', 'cause_id']).where('user_id', '=', 1).executeTakeFirstOrThrow()
    await db().updateTable('donation').set({ stage: 'available' }).where('id', '=', mine.id).execute()
    const { outlook, nextBy } = (await server.call('GET', `/api/user/me/transactions/${mine.id}`, { token: tokens.accessToken }))
      .details.transaction
    expect(nextBy).toBe(outlook.nextPaymentOn)
    const ready = (await available()).filter(({ cause_id }) => cause_id === mine.cause_id)
    expect(outlook).toMatchObject({
      readyPence: ready.reduce((total, row) => total + row.donation_pence, 0),
      minimumPence: 1500,
      nextPaymentOn: new Date(nextPaymentDay(server.clock.now())).toISOString(),
    })
    // G-027: new bank details are held for a week, and the run waits for them.
    const turn = nextQuarterStart(server.clock.now())
    await db()
      .insertInto('bank_details')
      .values({
        cause_id: mine.cause_id,
        account_name: 'New account',
        sort_code: '123456',
        account_number: '12345678',
        is_building_society: false,
        roll_number: null,
        changed_at: new Date(turn - 2 * DAY),
      })
      .execute()
    const held = await server.call('GET', `/api/user/me/transactions/${mine.id}`, { token: tokens.accessToken })
    expect(held.details.transaction.outlook.nextPaymentOn).toBe(new Date(turn + 5 * DAY).toISOString())
    await db().deleteFrom('bank_details').where('account_name', '=', 'New account').execute()
  })

  test('A-108, X-037 the list is also answered as CSV: every row of the filter, and the sums of the totals', async () => {
    const { tokens } = await server.logIn('supporter')
    const token = tokens.accessToken
    const csv = async (query = '') => {
      const answer = await server.call('GET', `/api/user/me/transactions${query}`, { token, headers: { accept: 'text/csv' } })
      expect(answer.headers['content-type']).toContain('text/csv')
      const [head = '', ...rows] = answer.text.trim().split('\r\n')
      expect(head).toBe('id,shop,cause,bought,spent_pounds,donation_pounds,stage,kind,decline_reason,correction_pounds')
      return rows.map((row) => row.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.map((part) => part.replace(/,$/, '')) ?? [])
    }
    const rows = await csv()
    const { stats } = (await server.call('GET', '/api/user/me/transactions/stats', { token })).details
    expect(rows).toHaveLength(stats.count)
    const raised = rows.filter((row) => row[6] !== 'declined').reduce((total, row) => total + Math.round(Number(row[5]) * 100), 0)
    expect(raised).toBe(stats.raised)
    const from = '?startDate=2026-06-01T00:00:00.000Z'
    expect((await csv(from)).length).toBeLessThan(rows.length)
    expect((await server.call('GET', '/api/user/me/transactions', { headers: { accept: 'text/csv' } })).status).toBe(401)
  })
})
