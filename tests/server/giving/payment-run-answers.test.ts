import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextQuarterStart } from '#contract/giving/quarters.ts'
import { DAY } from '#contract/limits.ts'
import { mailNotices } from '#server/account/notices/notices.job.ts'
import { takeAnswers } from '#server/giving/payment-run/take-answers.ts'
import { lineOf, prepared, readRun, sentRun } from '#tests/kit/payment-run.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { paymentRunSteps, runs } from './payment-run.steps.ts'

describe.each(engines)('a payment run, from its proposal to the bank’s last answer, on %s', (engine) => {
  let server: TestServer
  const { db, team, decide, answer, stagesOf, audited, statementsOf, addAccount, causesToPay } = paymentRunSteps(() => server)
  beforeAll(async () => {
    server = await openTestServer(engine)
    await causesToPay()
  })
  afterAll(() => server.close())

  test('H-014 of two who approve it at once one does; the donations are in payment and nobody is told that anything is paid', async () => {
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

  test('H-014 the bank’s file holds whole accounts and right sums, is the same whenever it is taken, and each time stands in the audit trail', async () => {
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

  test('H-014 the bank answers in parts and twice: paid is paid once, refused goes back to the balance, and who runs the cause hears of it', async () => {
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
      .where('subject', 'like', 'The bank refused a payment%')
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
  server.clock.advance(nextQuarterStart(server.clock.now()) - server.clock.now() + DAY)
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
})
