import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextQuarterStart } from '#contract/giving/quarters.ts'
import { DAY } from '#contract/limits.ts'
import { carryOverUnpaid } from '#server/giving/payments.job.ts'
import { readStatement } from '#server/giving/statements.ts'
import { lineOf, prepared, readRun } from '#tests/kit/payment-run.ts'
import { bothEngines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { paymentRunSteps, runs } from './payment-run.steps.ts'

describe.each(bothEngines)('a payment run, from its proposal to the bank’s last answer, on %s', (engine) => {
  let server: TestServer
  const { db, team, decide, stagesOf, statementsOf, makeReady, addAccount, causesToPay } = paymentRunSteps(() => server)
  beforeAll(async () => {
    server = await openTestServer(engine)
    await causesToPay()
  })
  afterAll(() => server.close())

  test('it is for the support team only', async () => {
    const { tokens } = await server.logIn('admin')
    for (const token of [undefined, tokens.accessToken]) {
      const status = token ? 403 : 401
      const given = token ? { token } : {}
      expect((await server.call('GET', runs, given)).status).toBe(status)
      expect((await server.call('POST', runs, given)).status).toBe(status)
      expect((await server.call('POST', `${runs}/R-1/file`, given)).status).toBe(status)
    }
    const { first } = await team()
    expect((await server.call('GET', `${runs}/R-1`, { token: first })).status).toBe(404)
  })

  test('H-014 it is prepared and shown: what is paid, what waits and why, whose account is new; nothing moves, and no account is told whole', async () => {
    const run = await prepared(server)
    expect(run).toMatchObject({
      stage: 'prepared',
      preparedBy: 'Sasha Field',
      payable: { count: 2, pence: 5000 },
      changed: [],
      accountChanges: 2,
    })
    expect(run.waiting).toEqual([
      { reason: 'underMinimum', count: 1, pence: 1499 },
      { reason: 'noBankDetails', count: 1, pence: 2000 },
      { reason: 'cheque', count: 1, pence: 1600 },
      { reason: 'held', count: 1, pence: 3000 },
    ])
    expect(run.lines.map(({ causeId, pence, waits }) => [causeId, pence, waits])).toEqual([
      [1, 3500, null],
      [2, 1500, null],
      [4, 3000, 'held'],
      [3, 2000, 'noBankDetails'],
      [6, 1600, 'cheque'],
    ])
    expect(lineOf(run, 1)).toMatchObject({ account: { name: 'Account of 1', lastFour: '4321' }, accountChange: 'first' })
    const { first } = await team()
    expect((await server.call('GET', `${runs}/${run.id}`, { token: first })).text).not.toMatch(/8765432|112233/)
    expect(await stagesOf(1)).toEqual(['available free'])
    expect(await statementsOf(1)).toEqual([])
  })

  test('preparing it anew makes the one before void, also when two do it at once', async () => {
    const before = await prepared(server)
    const { first, second } = await team()
    const both = await Promise.all([first, second].map((token) => server.call('POST', runs, { token })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const open = await db().selectFrom('payment_run').select('id').where('stage', '=', 'prepared').execute()
    expect(open).toHaveLength(1)
    expect(both.map(({ details }) => details.id)).toContain(open[0]?.id)
    expect(await readRun(server, before.id)).toMatchObject({ stage: 'voided', voided: 'replaced' })
    expect((await decide(before.id, second)).error?.code).toBe('illegalMove')
  })

  test('H-014 who has prepared it can’t approve it; it can be discarded, and nothing of it was paid', async () => {
    const run = await prepared(server)
    const { first, second } = await team()
    const refused = await decide(run.id, first)
    expect([refused.status, refused.error?.code]).toEqual([403, 'secondPerson'])
    expect((await server.call('GET', `${runs}/${run.id}`, { token: first })).details.run).toMatchObject({
      stage: 'prepared',
      isMine: true,
    })
    expect((await decide(run.id, second, { type: 'run.discarded' })).details.run).toMatchObject({
      stage: 'voided',
      voided: 'discarded',
    })
    expect((await decide(run.id, second)).error?.code).toBe('illegalMove')
    expect((await server.call('POST', `${runs}/${run.id}/file`, { token: second })).error?.code).toBe('illegalMove')
    expect(await stagesOf(1)).toEqual(['available free'])
  })

  test('any change after it was prepared makes it void when it is to be approved, and is shown before', async () => {
    const changes: (() => Promise<() => Promise<unknown>>)[] = [
      async () => {
        const { id } = await addAccount(2, server.clock.now(), '11112222')
        return () => db().deleteFrom('bank_details').where('id', '=', id).execute()
      },
      async () => {
        await db().updateTable('cause').set({ review: 'inReview' }).where('id', '=', 2).execute()
        return () => db().updateTable('cause').set({ review: 'confirmed' }).where('id', '=', 2).execute()
      },
      async () => {
        await sql`UPDATE donation SET donation_pence = 1600 WHERE cause_id = 2 AND id LIKE 'RUN-%'`.execute(db())
        return () => sql`UPDATE donation SET donation_pence = 1500 WHERE cause_id = 2 AND id LIKE 'RUN-%'`.execute(db())
      },
    ]
    for (const change of changes) {
      const run = await prepared(server)
      const undo = await change()
      const { name } = await db().selectFrom('cause').select('name').where('id', '=', 2).executeTakeFirstOrThrow()
      expect((await readRun(server, run.id)).changed).toEqual([name])
      const { second } = await team()
      expect((await decide(run.id, second)).details.run).toMatchObject({ stage: 'voided', voided: 'changed' })
      expect([await stagesOf(1), await stagesOf(2)]).toEqual([['available free'], ['available free']])
      await undo()
    }
  })

  test('a cause that has only corrections gets a statement of the quarter that shows them', async () => {
    const donation = await db()
      .selectFrom('donation')
      .select(['id', 'cause_id'])
      .where('cause_id', '>', 10)
      .where('stage', '=', 'paid')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const causeId = donation.cause_id
    await db()
      .updateTable('donation')
      .set({ stage: 'paid' })
      .where('cause_id', '=', causeId)
      .where('stage', '=', 'available')
      .execute()
    await db()
      .insertInto('donation_correction')
      .values({ donation_id: donation.id, cause_id: causeId, pence: -120, reason: 'returned', at: new Date(server.clock.now()) })
      .execute()
    const turn = nextQuarterStart(server.clock.now())
    server.clock.advance(turn - server.clock.now() + DAY)
    await carryOverUnpaid(server.services)
    const { id } = await db()
      .selectFrom('payment')
      .select('id')
      .where('cause_id', '=', causeId)
      .where('period_end', '=', new Date(turn))
      .executeTakeFirstOrThrow()
    expect(await readStatement(db(), causeId, id)).toMatchObject({
      stage: 'carriedOver',
      reason: 'belowZero',
      pence: -120,
      lines: [],
      corrections: { count: 1, pence: -120 },
    })
  })

  test('a shop takes back a donation while its run is being approved: the run is void or the donation is corrected, and what is sent always adds up', async () => {
    const outcomes: string[] = []
    for (let round = 0; round < 3; round++) {
      const turn = nextQuarterStart(server.clock.now())
      await makeReady(turn)
      server.clock.advance(turn - server.clock.now() + DAY)
      const run = await prepared(server)
      const reference = `RUN-${turn}-1-0`
      const { second } = await team()
      const takeBack = () => server.simulator.report({ type: 'declined', reference, reason: 'returned' })
      const approveIt = () => decide(run.id, second)
      const [first, other] = round % 2 === 0 ? [takeBack, approveIt] : [approveIt, takeBack]
      const answers = await Promise.all([first(), other()])
      for (const answered of answers) expect(typeof answered === 'number' ? answered : answered.status).toBeLessThan(300)
      const after = await readRun(server, run.id)
      outcomes.push(after.stage)
      const donation = await db()
        .selectFrom('donation')
        .select(['stage', 'net_pence', 'payment_id'])
        .where('id', '=', reference)
        .executeTakeFirstOrThrow()
      if (after.stage === 'voided') {
        expect(after.voided).toBe('changed')
        expect(donation).toMatchObject({ stage: 'declined', payment_id: null })
        continue
      }
      // Approved first: it stays in the payment, which is what it was, and the cause makes up for it with its next one.
      expect(donation).toMatchObject({ stage: 'inPaymentRun', net_pence: 0 })
      const open = await db().selectFrom('donation_correction').select('pence').where('donation_id', '=', reference).execute()
      expect(open).toEqual([{ pence: -1000 }])
      const { rows } = await sql<{ pence: number; sum: string }>`
        SELECT payment.pence, (SELECT coalesce(sum(donation_pence), 0) FROM donation WHERE payment_id = payment.id)
          + (SELECT coalesce(sum(pence), 0) FROM donation_correction WHERE payment_id = payment.id) AS sum
        FROM payment WHERE run_id = ${run.id}`.execute(db())
      expect(rows.length).toBeGreaterThan(0)
      for (const { pence, sum } of rows) expect(Number(sum)).toBe(pence)
    }
    expect(outcomes.filter((stage) => stage === 'voided' || stage === 'approved')).toHaveLength(3)
  })
})
