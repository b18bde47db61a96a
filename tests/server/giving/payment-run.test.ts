import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextTurn } from '#contract/giving/quarters.ts'
import { DAY } from '#contract/limits.ts'
import { mailNotices } from '#server/account/notices.job.ts'
import { readStatement } from '#server/cause-admin/statements.ts'
import { createStoppedClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { sizes } from '#server/db/seed/sizes.ts'
import { takeAnswers } from '#server/giving/payment-run/take-answers.ts'
import { listRuns } from '#server/giving/payment-run/views.ts'
import { carryCauses } from '#server/giving/payments.job.ts'
import { reconcile } from '#server/giving/reconcile.ts'
import { openServices } from '#server/open-services.ts'
import { lineOf, prepared, readRun, sentRun, supportTeam } from '#tests/kit/payment-run.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const runs = '/api/support/payment-runs'
const approve = { type: 'run.approved' }

describe.each(engines)('a payment run, from its proposal to the bank’s last answer, on %s', (engine) => {
  let server: TestServer
  const db = () => server.services.db
  const team = () => supportTeam(server)
  const decide = (id: string, token: string, body: object = approve) => server.call('POST', `${runs}/${id}`, { token, body })
  const answer = async (id: string, content: string) =>
    server.call('POST', `${runs}/${id}/answers`, { token: (await team()).first, body: { content } })
  const stagesOf = async (causeId: number) => {
    const rows = await db()
      .selectFrom('donation')
      .select(['stage', 'payment_id'])
      .where('cause_id', '=', causeId)
      .where('id', 'like', 'RUN-%')
      .execute()
    return [...new Set(rows.map(({ stage, payment_id }) => `${stage} ${payment_id === null ? 'free' : 'taken'}`))]
  }
  const audited = async (action: string) =>
    (await db().selectFrom('audit').select('user_id').where('action', '=', action).orderBy('id').execute()).map(
      ({ user_id }) => user_id,
    )
  const statementsOf = async (causeId: number) => {
    const { tokens } = await server.logIn('admin')
    const { details } = await server.call('GET', `/api/causes/id:${causeId}/statements`, { token: tokens.accessToken })
    return details.statements as { id: string; reference: string; stage: string; pence: number }[]
  }

  /** Causes 1 to 6 have something ready; 3 has no account, 4 has one of this week, 5 a penny too little, 6 only an address for cheques. */
  async function makeReady(at: number) {
    const ready = new Date(at - DAY)
    const amounts = { 1: [1000, 2500], 2: [1500], 3: [2000], 4: [3000], 5: [1499], 6: [1600] }
    for (const [cause, pence] of Object.entries(amounts))
      for (const [index, donation_pence] of pence.entries()) {
        const id = `RUN-${at}-${cause}-${index}`
        await db()
          .insertInto('donation')
          .values({
            id,
            visit_id: null,
            user_id: 1,
            cause_id: Number(cause),
            retailer_id: 1,
            network_reference: id,
            purchased_at: new Date(at - 80 * DAY),
            spent_pence: donation_pence * 10,
            donation_pence,
            funded_pence: donation_pence,
            stage: 'available',
            purchase_type: 'online',
            decline_reason: null,
            next_by: null,
            payment_id: null,
          })
          .execute()
        await db()
          .insertInto('donation_move')
          .values({ donation_id: id, stage: 'available', at: ready, moved_by: 'network', amount_pence: donation_pence })
          .execute()
      }
  }
  const addAccount = (causeId: number, changedAt: number, accountNumber: string) =>
    db()
      .insertInto('bank_details')
      .values({
        cause_id: causeId,
        account_name: `Account of ${causeId}`,
        account_number: accountNumber,
        sort_code: '112233',
        is_building_society: false,
        roll_number: null,
        changed_at: new Date(changedAt),
      })
      .returning('id')
      .executeTakeFirstOrThrow()

  beforeAll(async () => {
    server = await openTestServer(engine)
    await db().updateTable('donation').set({ stage: 'paid' }).where('stage', 'in', ['available', 'inPaymentRun']).execute()
    await db().updateTable('cause').set({ review: 'confirmed' }).where('id', '<=', 6).execute()
    // The demo has runs of its own.
    await sql`UPDATE payment SET run_id = NULL, line_stage = NULL, is_paid = true WHERE run_id IS NOT NULL`.execute(db())
    await sql`DELETE FROM payment_run_line`.execute(db())
    await sql`DELETE FROM payment_run`.execute(db())
    await sql`DELETE FROM payment WHERE cause_id <= 6`.execute(db())
    await sql`DELETE FROM bank_details WHERE cause_id <= 6`.execute(db())
    const turn = nextTurn(server.clock.now())
    await makeReady(turn)
    server.clock.advance(turn - server.clock.now() + DAY)
    for (const causeId of [1, 2, 5]) await addAccount(causeId, turn - 100 * DAY, `8765432${causeId}`)
    await addAccount(4, turn - DAY, '87654324')
    await sql`INSERT INTO cheque_details (cause_id, payable_to, address1, town, postcode) VALUES (6, 'Cause 6', '1 Mill Lane', 'Harrowden', 'ZZ1 1AA') ON CONFLICT DO NOTHING`.execute(
      db(),
    )
    const admin = await db()
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'admin@farthing.example')
      .executeTakeFirstOrThrow()
    await db()
      .insertInto('cause_admin')
      .values([1, 2].map((cause_id) => ({ cause_id, user_id: admin.id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
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

  test('it is prepared and shown: what is paid, what waits and why, whose account is new; nothing moves, and no account is told whole', async () => {
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

  test('who has prepared it can’t approve it; it can be discarded, and nothing of it was paid', async () => {
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

  test('of two who approve it at once one does; the donations are in payment and nobody is told that anything is paid', async () => {
    const run = await prepared(server)
    await db().updateTable('app_user').set({ is_support: true }).where('email', '=', 'treasurer@farthing.example').execute()
    const third = (await server.logIn('treasurer')).tokens.accessToken
    const { second } = await team()
    const both = await Promise.all([decide(run.id, second), decide(run.id, third)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await audited('paymentRunApproved')).toHaveLength(1)
    await db().updateTable('app_user').set({ is_support: false }).where('email', '=', 'treasurer@farthing.example').execute()
    expect([await stagesOf(1), await stagesOf(2)]).toEqual([['inPaymentRun taken'], ['inPaymentRun taken']])
    const [statement] = await statementsOf(1)
    expect(statement).toMatchObject({ stage: 'onItsWay', pence: 3500 })
    expect(statement?.reference).toMatch(/^FAR-1-2026Q4$/)
    const { hash } = await db().selectFrom('cause').select('hash').where('id', '=', 1).executeTakeFirstOrThrow()
    expect((await server.call('GET', `/api/causes/hash::${hash}/payments/${statement?.id}`.replace('::', ':'))).status).toBe(404)
    const told = await db()
      .selectFrom('notice')
      .select('id')
      .where('subject', '=', statement?.id ?? '')
      .execute()
    expect(told).toEqual([])
    // Nothing is answered before the file has left us.
    expect((await answer(run.id, 'reference,status\nFAR-1-2026Q4,paid')).error?.code).toBe('illegalMove')
  })

  test('the bank’s file holds whole accounts and right sums, is the same whenever it is taken, and each time stands in the audit trail', async () => {
    const { id } = await db().selectFrom('payment_run').select('id').where('stage', '=', 'approved').executeTakeFirstOrThrow()
    const { first, second } = await team()
    const file = (await server.call('POST', `${runs}/${id}/file`, { token: second })).details
    expect(file.name).toBe(`payments-2026Q4-${id}.xml`)
    expect(file.content).toContain('<CtrlSum>50.00</CtrlSum>')
    expect(file.content).toContain('<Id>87654321</Id>')
    expect(file.content).toContain('<MmbId>112233</MmbId>')
    expect(file.content).not.toContain('87654324')
    server.clock.advance(3 * DAY)
    const again = (await server.call('POST', `${runs}/${id}/file`, { token: (await team()).first })).details
    expect(again).toEqual(file)
    expect((await audited('paymentFileDownloaded')).length).toBe(2)
    expect(first).not.toBe(second)
    expect(await readRun(server, id)).toMatchObject({
      stage: 'sent',
      isFileTaken: true,
      answers: { sent: { count: 2, pence: 5000 } },
    })
  })

  test('a file of answers with anything wrong in it changes nothing and says what', async () => {
    const { id } = await db().selectFrom('payment_run').select('id').where('stage', '=', 'sent').executeTakeFirstOrThrow()
    const wrong: [string, object][] = [
      ['reference,status\nFAR-1-2026Q4,paid\nFAR-9-2026Q4,paid', { kind: 'unknownReference', detail: 'FAR-9-2026Q4' }],
      ['reference,status,amount\nFAR-1-2026Q4,paid,35.01', { kind: 'otherAmount', detail: 'FAR-1-2026Q4' }],
      ['reference,status\nFAR-1-2026Q4,perhaps', { kind: 'unknownStatus', detail: 'FAR-1-2026Q4: perhaps' }],
    ]
    for (const [content, fault] of wrong)
      expect((await answer(id, content)).details.outcome).toEqual({
        faults: [fault],
        paid: 0,
        refused: 0,
        returned: 0,
        same: 0,
        later: 0,
        kept: [],
      })
    expect((await readRun(server, id)).answers.sent.count).toBe(2)
  })

  test('the bank answers in parts and twice: paid is paid once, refused goes back to the balance, and who runs the cause hears of it', async () => {
    const { id } = await db().selectFrom('payment_run').select('id').where('stage', '=', 'sent').executeTakeFirstOrThrow()
    const first = 'reference,status,reason,amount\nFAR-1-2026Q4,ACSC,,35.00\nFAR-2-2026Q4,ACCP,,15.00'
    const twice = await Promise.all([answer(id, first), answer(id, first)])
    expect(twice.map(({ details }) => details.outcome.paid).sort()).toEqual([0, 1])
    expect((await answer(id, first)).details.outcome).toMatchObject({ faults: [], paid: 0, same: 1, later: 1 })
    expect(await stagesOf(1)).toEqual(['paid taken'])
    const [statement] = await statementsOf(1)
    expect(statement).toMatchObject({ stage: 'paid', pence: 3500 })
    const told = await db()
      .selectFrom('notice')
      .select(['user_id', 'kind', 'detail'])
      .where('subject', '=', statement?.id ?? '')
      .execute()
    expect(told.map(({ user_id, kind, detail }) => [user_id, kind, detail.pence])).toEqual([[1, 'donationPaid', 3500]])
    expect((await readRun(server, id)).stage).toBe('sent')

    const second = 'reference,status,reason\nFAR-1-2026Q4,RJCT,AC04\nFAR-2-2026Q4,RJCT,AC04'
    expect((await answer(id, second)).details.outcome).toMatchObject({ faults: [], refused: 1, kept: ['FAR-1-2026Q4'] })
    expect(await stagesOf(2)).toEqual(['available free'])
    expect((await statementsOf(2))[0]).toMatchObject({ stage: 'refused', pence: 1500 })
    expect(await readRun(server, id)).toMatchObject({
      stage: 'answered',
      answers: { paid: { count: 1 }, refused: { count: 1, pence: 1500 } },
    })
    await mailNotices(server.services)
    const mails = await db()
      .selectFrom('mail')
      .select(['recipient', 'text'])
      .where('subject', 'like', 'The bank has refused a payment%')
      .execute()
    expect(mails.map(({ recipient }) => recipient)).toContain('admin@farthing.example')
    expect(mails[0]?.text).toMatch(/£15\.00[\s\S]*the account is closed[\s\S]*\/account\/causes\/2\/settings\/payment-methods/)
    // The same answers once more, to a run that is over: nothing changes.
    expect((await answer(id, second)).details.outcome).toMatchObject({ faults: [], refused: 0, same: 1, kept: ['FAR-1-2026Q4'] })
    expect(await audited('paymentLineAnswered')).toHaveLength(2)
  })

  test('what was refused is not sent to the same account again; a new one, once in force, is paid in a later run of the same quarter', async () => {
    const { first } = await team()
    const none = await server.call('POST', runs, { token: first })
    expect([none.status, none.error?.code]).toEqual([409, 'nothingToPay'])
    await addAccount(2, server.clock.now() - 8 * DAY, '99998888')
    server.clock.advance(8 * DAY)
    const run = await sentRun(server)
    // The account of cause 4 is in force by now, too.
    expect(
      run.lines.filter(({ waits }) => waits === null).map(({ causeId, reference, stage }) => [causeId, reference, stage]),
    ).toEqual([
      [4, 'FAR-4-2026Q4', 'sent'],
      [2, 'FAR-2-2026Q4-2', 'sent'],
    ])
    expect(run.preparedBy).not.toBe(run.approvedBy)
    const line = lineOf(run, 2)
    const by = await team()
    const byHand = (body: object) => server.call('POST', `${runs}/${run.id}/lines/${line?.paymentId}`, { token: by.second, body })
    expect((await byHand({ type: 'bank.refused', refusal: 'made-up' })).status).toBe(422)
    const both = await Promise.all([byHand({ type: 'bank.paid' }), byHand({ type: 'bank.refused', refusal: 'other' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const answeredLine = lineOf(await readRun(server, run.id), 2)
    expect(answeredLine?.stage).toBe(both[0]?.status === 200 ? 'paid' : 'refused')
    expect((await answer(run.id, 'reference,status\nFAR-4-2026Q4,paid')).details.outcome.paid).toBe(1)
    expect((await readRun(server, run.id)).stage).toBe('answered')
  })

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
      .where('subject', 'like', 'The bank has sent back a payment%')
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
    const turn = nextTurn(server.clock.now())
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
    const turn = nextTurn(server.clock.now())
    server.clock.advance(turn - server.clock.now() + DAY)
    await carryCauses(server.services)
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
      const turn = nextTurn(server.clock.now())
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

  test('what shops took back after a payment is taken off the next one, and its statement says so', async () => {
    const turn = nextTurn(server.clock.now())
    await makeReady(turn)
    server.clock.advance(turn - server.clock.now() + DAY)
    const before = await prepared(server)
    // So little that a payment is left, however the race before this test has ended.
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

test('a file of answers takes as many statements for forty lines as for two', async () => {
  const server = await openTestServer('embedded')
  const { db } = server.services
  await sql`UPDATE cause SET review = 'confirmed' WHERE id BETWEEN 10 AND 60`.execute(db)
  await sql`INSERT INTO bank_details (cause_id, account_name, account_number, last_four, sort_code, is_building_society, changed_at)
    SELECT id, 'Account', '87654321', '4321', '112233', false, '2026-01-01' FROM generate_series(10, 60) AS id`.execute(db)
  await sql`INSERT INTO cause_admin (user_id, cause_id) SELECT 2, id FROM generate_series(10, 60) AS id`.execute(db)
  await sql`INSERT INTO donation (id, user_id, cause_id, retailer_id, network_reference, purchased_at, spent_pence, donation_pence, funded_pence, stage, purchase_type)
    SELECT 'MANY-' || id, 1, id, 1, 'MANY-' || id, '2026-09-01', 20000, 2000, 2000, 'available', 'online' FROM generate_series(10, 60) AS id`.execute(
    db,
  )
  await sql`INSERT INTO donation_move (donation_id, stage, at, moved_by, amount_pence)
    SELECT id, 'available', '2026-12-01', 'network', donation_pence FROM donation WHERE id LIKE 'MANY-%'`.execute(db)
  server.clock.advance(nextTurn(server.clock.now()) - server.clock.now() + DAY)
  const run = await sentRun(server)
  const references = run.lines.flatMap(({ reference, stage }) => (reference && stage === 'sent' ? [reference] : []))
  expect(references.length).toBeGreaterThan(50)
  let statements = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const take = async (from: number, to: number) => {
    statements = 0
    const lines = references
      .slice(from, to)
      .map((reference, index) => `${reference},${index % 2 === 0 ? 'paid' : 'refused'},AC04`)
    const outcome = await db
      .withPlugin(counting)
      .transaction()
      .execute((transaction) =>
        takeAnswers(transaction, ['reference,status,reason', ...lines].join('\n'), {
          id: run.id,
          userId: 4,
          now: server.clock.now(),
        }),
      )
    expect(outcome).toMatchObject({ faults: [], paid: (to - from) / 2, refused: (to - from) / 2 })
    return statements
  }
  const two = await take(0, 2)
  expect([await take(2, 42), two]).toEqual([two, two])
  expect(two).toBeLessThan(40)
  await server.close()
}, 60_000)

test('soon after the turn of a quarter the demo has a run that waits for the second person of the support team', async () => {
  const clock = createStoppedClock(Date.parse('2026-10-12T10:00:00.000Z'))
  const { services, close } = await openServices(readConfig({}), clock, { inMemory: true, size: sizes.demo })
  const found = await listRuns(services.db)
  const { differences } = await reconcile(services.db)
  const team = await services.db.selectFrom('app_user').select('email').where('is_support', '=', true).orderBy('id').execute()
  await close()
  expect(differences).toEqual([])
  // And one of the quarter before, which the bank has.
  expect(found).toMatchObject([
    { stage: 'prepared', preparedBy: 'Sasha Field', turn: '2026-09-30T23:00:00.000Z' },
    { stage: 'sent', preparedBy: 'Sasha Field', approvedBy: 'Ash Tilney', turn: '2026-06-30T23:00:00.000Z' },
  ])
  expect(found[0]?.payable.count).toBeGreaterThan(0)
  expect(team.map(({ email }) => email)).toEqual(['support@farthing.example', 'finance@farthing.example'])
}, 60_000)
