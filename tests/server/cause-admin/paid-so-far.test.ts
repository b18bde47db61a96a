import type { Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaidSums, Statement } from '#contract/cause-admin/statement.ts'
import type { Tables } from '#server/db/schema.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('what a cause has been paid, on %s', (engine) => {
  let server: TestServer
  let token = ''
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('admin')).tokens.accessToken
    const { db } = server.services
    await db.updateTable('donation').set({ payment_id: null }).where('cause_id', '=', 1).execute()
    await db.deleteFrom('payment_run_line').where('cause_id', '=', 1).execute()
    await db.deleteFrom('payment').where('cause_id', '=', 1).execute()
    await db.deleteFrom('bank_details').where('cause_id', '=', 1).execute()
  })
  afterAll(() => server.close())

  const account = async (accountNumber: string, changedAt: string, undoneAt: string | null = null) => {
    const row = await server.services.db
      .insertInto('bank_details')
      .values({
        cause_id: 1,
        account_name: 'Abbotsmere Hospice',
        account_number: accountNumber,
        sort_code: '112233',
        is_building_society: false,
        roll_number: null,
        changed_at: new Date(changedAt),
        undone_at: undoneAt === null ? null : new Date(undoneAt),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }
  const payment = (id: string, pence: number, end: string, more: Partial<Insertable<Tables['payment']>> = {}) =>
    server.services.db
      .insertInto('payment')
      .values({
        id,
        cause_id: 1,
        reference: `FAR-1-${id}`,
        pence,
        is_paid: true,
        reason: null,
        period_end: new Date(end),
        kept_lines: JSON.stringify({ lines: [], corrections: null }),
        ...more,
      })
      .execute()
  const read = async () =>
    (await server.call('GET', '/api/causes/id:1/statements', { token })).details as { statements: Statement[]; paid: PaidSums }

  test('A-055, A-056 sums are of what was paid alone, years are London’s, and each payment names the account that it went to', async () => {
    await account('11110001', '2025-01-10T00:00:00Z')
    const approved = await account('22220002', '2026-05-01T00:00:00Z')
    await account('33330003', '2026-05-02T00:00:00Z', '2026-05-03T00:00:00Z')
    await account('44440004', '2026-11-01T00:00:00Z')
    await payment('before', 100, '2025-01-01T00:00:00Z')
    await payment('winter', 1600, '2026-01-01T00:00:00Z')
    await payment('spring', 1700, '2026-03-31T23:00:00Z')
    await payment('summer', 1800, '2026-06-30T23:00:00Z')
    await payment('autumn', 1900, '2026-09-30T23:00:00Z', { account_id: approved })
    await payment('carried', 900, '2026-09-30T23:00:00Z', { is_paid: false })
    const { statements, paid } = await read()
    expect(paid).toEqual({ year: 2026, inYear: 1600 + 1700 + 1800 + 1900, inAll: 100 + 1600 + 1700 + 1800 + 1900 })
    expect(Object.fromEntries(statements.map(({ id, lastFour }) => [id, lastFour]))).toEqual({
      before: null,
      winter: '0001',
      spring: '0001',
      summer: '0002',
      autumn: '0002',
      carried: null,
    })
    const { details } = await server.call('GET', '/api/causes/id:1/statements/autumn', { token })
    expect(details.statement.lastFour).toBe('0002')
  })

  test('A-055, A-056 what was carried over names the next payment that was paid or sent, and what is on its way the day of its file', async () => {
    const { db } = server.services
    await db.deleteFrom('payment').where('cause_id', '=', 1).execute()
    const at = new Date('2026-11-23T09:00:00Z')
    const run = { stage: 'sent', prepared_at: at, prepared_by: 4, approved_at: at, approved_by: 5, file_at: at } as const
    await db
      .insertInto('payment_run')
      .values({ ...run, id: 'R-SENT', turn: new Date('2026-09-30T23:00:00Z'), small_causes: 0, small_pence: 0 })
      .execute()
    const carried = { is_paid: false }
    await payment('first', 500, '2025-06-30T23:00:00Z', carried)
    await payment('second', 900, '2025-09-30T23:00:00Z', carried)
    await payment('refused', 1500, '2026-01-01T00:00:00Z', { ...carried, line_stage: 'refused', refusal: 'accountClosed' })
    await payment('paid', 1600, '2026-03-31T23:00:00Z')
    await payment('third', 700, '2026-06-30T23:00:00Z', carried)
    await payment('sent', 1700, '2026-09-30T23:00:00Z', { ...carried, line_stage: 'sent', run_id: 'R-SENT' })
    await payment('owing', -100, '2026-06-30T23:00:00Z', carried)
    await payment('last', 800, '2027-01-01T00:00:00Z', carried)
    const { statements } = await read()
    const said = Object.fromEntries(
      statements.map(({ id, paidWith, sentAt, from }) => [id, [paidWith, sentAt, from.slice(0, 10)]]),
    )
    expect(said).toEqual({
      first: ['FAR-1-paid', null, '2025-03-31'],
      second: ['FAR-1-paid', null, '2025-06-30'],
      refused: [null, null, '2025-09-30'],
      paid: [null, null, '2026-01-01'],
      third: ['FAR-1-sent', null, '2026-03-31'],
      // What shops took back isn’t paid with anything.
      owing: [null, null, '2026-03-31'],
      sent: [null, at.toISOString(), '2026-06-30'],
      last: [null, null, '2026-09-30'],
    })
    const { details } = await server.call('GET', '/api/causes/id:1/statements/second', { token })
    expect(details.statement).toMatchObject({ paidWith: 'FAR-1-paid', sentAt: null, from: '2025-06-30T23:00:00.000Z' })
  })
})
