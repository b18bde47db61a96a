import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextQuarterStart } from '#contract/giving/quarters.ts'
import { DAY } from '#contract/limits.ts'
import { mailNotices } from '#server/account/notices/notices.job.ts'
import { lineOf, prepared, readRun, sentRun } from '#tests/kit/payment-run.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { paymentRunSteps, runs } from './payment-run.steps.ts'

describe.each(engines)('a payment run, from its proposal to the bank’s last answer, on %s', (engine) => {
  let server: TestServer
  const { db, team, decide, answer, stagesOf, audited, statementsOf, makeReady, causesToPay } = paymentRunSteps(() => server)
  beforeAll(async () => {
    server = await openTestServer(engine)
    await causesToPay()
    const { id } = await sentRun(server)
    await answer(id, 'reference,status,reason\nFAR-1-2026Q4,paid,\nFAR-2-2026Q4,refused,AC04')
  })
  afterAll(() => server.close())

  /** A bank's return of payments, as pacs.004 has it. */
  const pacs004 = (reference: string, amount: string, reason: string) =>
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.004.001.09"><PmtRtr><GrpHdr><MsgId>B1</MsgId></GrpHdr><TxInf><RtrId>1</RtrId>
      <OrgnlEndToEndId>${reference}</OrgnlEndToEndId><RtrdIntrBkSttlmAmt Ccy="GBP">${amount}</RtrdIntrBkSttlmAmt><RtrRsnInf><Rsn><Cd>${reason}</Cd></Rsn></RtrRsnInf></TxInf></PmtRtr></Document>`

  test('a payment that was paid comes back once, however often it is said: the money is in the balance again, the statement keeps what it said, the journal has both', async () => {
    const payment = await db().selectFrom('payment').selectAll().where('reference', '=', 'FAR-1-2026Q4').executeTakeFirstOrThrow()
    const runId = payment.run_id ?? ''
    const statement = async () => {
      const { tokens } = await server.logIn('admin')
      const path = `/api/causes/id:1/statements/${payment.id}`
      return (await server.call('GET', path, { token: tokens.accessToken })).details.statement
    }
    const before = await statement()
    expect(before.lines.length).toBeGreaterThan(0)
    expect((await answer(runId, pacs004('FAR-1-2026Q4', '34.00', 'AC05'))).details.outcome.faults).toEqual([
      { kind: 'otherAmount', detail: 'FAR-1-2026Q4' },
    ])
    // Each line is told what is wrong with it, and nothing of the file counts.
    const line = (reference: string, amount: string) => /<TxInf>.*<\/TxInf>/s.exec(pacs004(reference, amount, 'AC05'))?.[0] ?? ''
    const file = pacs004('FAR-1-2026Q4', '35.00', 'AC05')
    const broken = file.replace(
      '<TxInf>',
      `${line('FAR-9-2026Q4', '1.00')}${line('FAR-4-2026Q4', '30.005')}${line('FAR-4-2026Q4', '30.01')}<TxInf>`,
    )
    expect((await answer(runId, broken)).details.outcome).toMatchObject({
      faults: [
        { kind: 'otherAmount', detail: 'FAR-4-2026Q4' },
        { kind: 'unknownReference', detail: 'FAR-9-2026Q4' },
        { kind: 'unknownReference', detail: 'FAR-4-2026Q4' },
      ],
      returned: 0,
    })
    expect(await stagesOf(1)).toEqual(['paid taken'])
    expect(await statement()).toEqual(before)
    const table = 'reference,status,reason\nFAR-1-2026Q4,returned,AC05'
    const both = await Promise.all([answer(runId, file), answer(runId, table)])
    expect(both.map(({ details }) => details.outcome.returned).sort()).toEqual([0, 1])
    expect((await answer(runId, file)).details.outcome).toMatchObject({ faults: [], returned: 0, same: 1, kept: [] })
    expect(await stagesOf(1)).toEqual(['available free'])
    expect(await statement()).toEqual({
      ...before,
      stage: 'returned',
      refusal: 'ourSide',
      returnedAt: new Date(server.clock.now()).toISOString(),
    })
    expect((await readRun(server, runId)).answers).toMatchObject({ paid: { count: 0 }, returned: { count: 1, pence: 3500 } })
    const { rows } = await sql<{ account: string; pence: string }>`
      SELECT account, sum(pence) AS pence FROM journal_posting JOIN journal_transaction ON journal_transaction.id = transaction_id
      WHERE payment_id = ${payment.id} AND kind = 'run.returned' GROUP BY account ORDER BY account`.execute(db())
    expect(rows.map(({ account, pence }) => [account, Number(pence)])).toEqual([
      ['causePayable', -3500],
      ['paid', 3500],
    ])
    await mailNotices(server.services)
    const mail = await db()
      .selectFrom('mail')
      .select(['recipient', 'text'])
      .where('subject', 'like', 'The bank returned a payment%')
      .execute()
    expect(mail.map(({ recipient }) => recipient)).toContain('admin@farthing.example')
    expect(mail[0]?.text).toContain('£35.00')
    // Who had been told that it was paid is told, once, that it came back.
    const told = await db()
      .selectFrom('notice')
      .select(['user_id', 'kind', 'detail'])
      .where('subject', '=', payment.id)
      .orderBy('id')
      .execute()
    expect(
      told
        .filter(({ kind }) => kind === 'donationPaid' || kind === 'donationReturned')
        .map(({ user_id, kind, detail }) => [user_id, kind, detail.pence]),
    ).toEqual([
      [1, 'donationPaid', 3500],
      [1, 'donationReturned', 3500],
    ])
    // It is paid again with a run of the same quarter.
    const again = await sentRun(server)
    expect(lineOf(again, 1)).toMatchObject({ reference: 'FAR-1-2026Q4-2', pence: 3500 })
    expect((await answer(again.id, 'reference,status\nFAR-1-2026Q4-2,paid')).details.outcome.paid).toBe(1)
    expect((await statement()).lines).toEqual(before.lines)
    // By hand, of two at once one.
    const back = lineOf(again, 1)?.paymentId
    const { first } = await team()
    const byHand = () =>
      server.call('POST', `${runs}/${again.id}/lines/${back}`, {
        token: first,
        body: { type: 'bank.returned', refusal: 'ourSide' },
      })
    expect((await Promise.all([byHand(), byHand()])).map(({ status }) => status).sort()).toEqual([200, 409])
    const third = await sentRun(server)
    expect((await answer(third.id, 'reference,status\nFAR-1-2026Q4-3,paid')).details.outcome.paid).toBe(1)
  })

  test('an approved run is called back with a reason until its file is taken, and only then; a cause that may not be paid any more keeps the file here', async () => {
    const turn = nextQuarterStart(server.clock.now())
    await makeReady(turn)
    server.clock.advance(turn - server.clock.now() + DAY)
    const run = await prepared(server)
    const { first, second } = await team()
    const recall = (id: string, text = 'The wrong quarter') => decide(id, first, { type: 'run.recalled', text })
    const take = (id: string) => server.call('POST', `${runs}/${id}/file`, { token: second })
    expect((await recall(run.id)).error?.code).toBe('illegalMove')
    expect((await decide(run.id, second)).details.run.stage).toBe('approved')
    const review = (stage: 'inReview' | 'confirmed') =>
      db().updateTable('cause').set({ review: stage }).where('id', '=', 1).execute()
    await review('inReview')
    expect((await take(run.id)).error?.code).toBe('causeHeld')
    await review('confirmed')
    expect((await recall(run.id, ' ')).error?.fields).toEqual({ text: 'reviewTextRequired' })
    const recalled = (await recall(run.id)).details.run
    expect(recalled).toMatchObject({ stage: 'voided', voided: 'calledBack', voidReason: 'The wrong quarter' })
    expect((await take(run.id)).error?.code).toBe('illegalMove')
    expect(await stagesOf(1)).toContain('available free')
    expect(await stagesOf(1)).not.toContain('inPaymentRun taken')
    const statement = (await statementsOf(1)).find(({ id }) => id === lineOf(recalled, 1)?.paymentId)
    expect(statement).toMatchObject({ stage: 'withdrawn', pence: 3500 })
    expect(await audited('paymentRunCalledBack')).toHaveLength(1)
    // Called back beside a download: one of them wins, and what has left us stays.
    const next = await prepared(server)
    expect((await decide(next.id, second)).status).toBe(200)
    const both = await Promise.all([take(next.id), recall(next.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const after = await readRun(server, next.id)
    expect(after.stage).toBe(both[0]?.status === 200 ? 'sent' : 'voided')
    expect((await recall(next.id)).error?.code).toBe('illegalMove')
  })

  test('what shops took back after a payment is taken off the next one, and its statement says so', async () => {
    const turn = nextQuarterStart(server.clock.now())
    await makeReady(turn)
    server.clock.advance(turn - server.clock.now() + DAY)
    const before = await prepared(server)
    // So little that a payment is left.
    const paid = await db()
      .selectFrom('donation')
      .select('network_reference')
      .where('cause_id', '=', 1)
      .where('stage', '=', 'paid')
      .where('donation_pence', '=', 1000)
      .where('id', 'like', 'RUN-%')
      .where('correction_pence', '=', 0)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(await server.simulator.report({ type: 'declined', reference: paid.network_reference, reason: 'returned' })).toBe(200)
    expect((await readRun(server, before.id)).changed).toHaveLength(1)
    const run = await sentRun(server)
    const [was, is] = [lineOf(before, 1), lineOf(run, 1)]
    expect(is?.pence).toBe((was?.pence ?? 0) - 1000)
    const { tokens } = await server.logIn('admin')
    const path = `/api/causes/id:1/statements/${is?.paymentId}`
    const { statement } = (await server.call('GET', path, { token: tokens.accessToken })).details
    const lines = statement.lines.reduce((sum: number, { pence }: { pence: number }) => sum + pence, 0)
    expect(statement.stage).toBe('onItsWay')
    expect(lines + statement.corrections.pence).toBe(statement.pence)
  })
})
