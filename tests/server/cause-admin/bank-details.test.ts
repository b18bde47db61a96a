import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextQuarterStart } from '#contract/giving/quarters.ts'
import { DAY, limits } from '#contract/limits.ts'
import { demoPassword } from '#server/db/seed/seed.ts'
import { readAccount } from '#server/giving/bank-account.ts'
import { carryOverUnpaid } from '#server/giving/payments.job.ts'
import { lineOf, payQuarter, prepared } from '#tests/kit/payment-run.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const typed = {
  accountName: 'Friends of St. Mary’s & Zoë',
  sortCode: '01-02-03',
  accountNumber: '8765 4321',
  isBuildingSociety: true,
  rollNumber: 'A/12-3.4',
}

describe.each(engines)('bank details of a cause, on %s', (engine) => {
  let server: TestServer
  let token = ''
  let other = ''
  const path = '/api/causes/id:1/payment-methods'
  const read = async () => (await server.call('GET', path, { token })).details
  const prove = (by = token) =>
    server.call('POST', '/api/user/me/verify-password', { body: { password: demoPassword }, token: by })
  const change = async (methodId: number | null, body: object, by = token) =>
    server.call('PUT', methodId === null ? path : `${path}/${methodId}`, { body, token: by })
  const mails = async (subject: string) =>
    (await server.services.db.selectFrom('mail').select(['recipient', 'text']).where('subject', '=', subject).execute()).map(
      ({ recipient, text }) => [recipient, text] as const,
    )
  const db = () => server.services.db

  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('admin')).tokens.accessToken
    const treasurer = await db()
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'treasurer@farthing.example')
      .executeTakeFirstOrThrow()
    await db().insertInto('cause_admin').values({ cause_id: 1, user_id: treasurer.id }).execute()
    other = (await server.logIn('treasurer')).tokens.accessToken
  })
  afterAll(() => server.close())

  test('A-061, M-012, V-044, X-051 only the last digits are ever told; what is left of cheques is read only', async () => {
    const { methods, cheque, told } = await read()
    const kept = await db().selectFrom('bank_details').selectAll().where('cause_id', '=', 1).executeTakeFirstOrThrow()
    expect(methods).toEqual([
      {
        id: kept.id,
        accountName: kept.account_name,
        lastFour: kept.last_four,
        sortCodeEnd: '00',
        isBuildingSociety: false,
        changedAt: kept.changed_at.toISOString(),
        changedBy: told[0],
        heldUntil: null,
        nameCheck: null,
        waitsForSupport: false,
      },
    ])
    expect([cheque, told.length]).toEqual([null, 2])
    expect((await server.call('GET', path, { token })).text).not.toMatch(/\d{8}/)
    const admins = await db().selectFrom('cause_admin').select('user_id').where('cause_id', '=', 1).execute()
    await db()
      .insertInto('cause_admin')
      .values(admins.map(({ user_id }) => ({ cause_id: 14, user_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const former = (await server.call('GET', '/api/causes/id:14/payment-methods', { token })).details
    expect(former.methods).toEqual([])
    expect(former.cheque).toMatchObject({ addressLine1: '1 Mill Lane', addressLine2: null })
    const cheque14 = { cheque: { ...former.cheque, addressLine1: '2 Mill Lane' } }
    for (const method of ['POST', 'PUT', 'PATCH'] as const)
      await server.call(method, '/api/causes/id:14/payment-methods', { token, body: cheque14 })
    expect((await server.call('GET', '/api/causes/id:14/payment-methods', { token })).details).toEqual(former)
  })

  test('A-062, A-063, V-039…V-042, X-051 what is not an account is refused by field, and nothing changes', async () => {
    const before = await read()
    const faults: [string, unknown, string][] = [
      ['accountName', ' ', 'accountNameRequired'],
      ['accountName', 'Club 2', 'accountNameFormat'],
      ['accountName', 'Club <b>', 'accountNameFormat'],
      ['accountName', '. -', 'accountNameFormat'],
      ['accountName', 'a'.repeat(61), 'textTooLong'],
      ['sortCode', '', 'sortCodeRequired'],
      ['sortCode', '12345', 'sortCodeFormat'],
      ['sortCode', '1234567', 'sortCodeFormat'],
      ['accountNumber', '', 'accountNumberRequired'],
      ['accountNumber', '1234567', 'accountNumberFormat'],
      ['accountNumber', '123456789', 'accountNumberFormat'],
      ['accountNumber', '12345678a', 'accountNumberFormat'],
      ['rollNumber', 'A;1', 'rollNumberFormat'],
    ]
    for (const [field, value, code] of faults) {
      const { status, error } = await change(before.methods[0].id, { ...typed, [field]: value })
      expect([status, error?.fields], `${field}: ${value}`).toEqual([422, { [field]: code }])
    }
    expect(await read()).toEqual(before)
  })

  test('G-027, X-046, A11 a change wants the password again, is told to every administrator, held for a week, and can be undone by any of them', async () => {
    const [before] = (await read()).methods
    server.clock.advance(limits.proofLife + 1000)
    await prove(other)
    const refused = await change(before.id, typed)
    expect([refused.status, refused.error?.code]).toEqual([403, 'proofRequired'])
    expect((await read()).methods).toEqual([before])
    await prove()
    const saved = await change(before.id, typed)
    expect(saved.status).toBe(200)
    const [now] = saved.details.methods
    expect(now).toMatchObject({
      accountName: typed.accountName,
      lastFour: '4321',
      sortCodeEnd: '03',
      isBuildingSociety: true,
      heldUntil: new Date(server.clock.now() + 7 * DAY).toISOString(),
    })
    expect(limits.bankDetailsHold).toBe(7 * DAY)
    expect(saved.text).not.toMatch(/87654321|010203|01-02/)
    const { name } = await db().selectFrom('cause').select('name').where('id', '=', 1).executeTakeFirstOrThrow()
    const told = await mails(`New bank details for ${name}`)
    expect(told.map(([to]) => to).sort()).toEqual(['admin@farthing.example', 'treasurer@farthing.example'])
    for (const [, text] of told) {
      expect(text).toContain('ending in 4321')
      expect(text).not.toContain('87654321')
      expect(text).toMatch(/causes\/1\/settings\/payment-methods/)
    }
    const undone = await server.call('POST', `${path}/${now.id}/undo`, { body: {}, token: other })
    expect(undone.details.methods).toEqual([before])
    expect(await mails(`${name}’s bank details have been changed back`)).toHaveLength(2)
    // What is in force, or was undone already, stays.
    for (const id of [now.id, before.id])
      expect((await server.call('POST', `${path}/${id}/undo`, { body: {}, token })).error?.code).toBe('illegalMove')
    const noted = await db().selectFrom('audit').select('action').where('action', 'like', 'bankDetails%').orderBy('id').execute()
    expect(noted.map(({ action }) => action)).toEqual(['bankDetailsChanged', 'bankDetailsUndone'])
  })

  test('A11 of two administrators who change it at once one wins, and the other is told', async () => {
    const [before] = (await read()).methods
    const answers = await Promise.all([
      change(before.id, { ...typed, accountNumber: '11111111' }),
      change(before.id, { ...typed, accountNumber: '22222222' }, other),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers.findIndex(({ status }) => status === 200)
    const [now] = (await read()).methods
    expect(now.lastFour).toBe(won === 0 ? '1111' : '2222')
    // Nor is one added where there is one.
    expect((await change(null, typed)).status).toBe(409)
    await server.call('POST', `${path}/${now.id}/undo`, { body: {}, token })
  })

  test('G-027, F-120 nothing is paid to a new account until it is in force; then the same run pays it', async () => {
    await db().deleteFrom('payment_run_line').execute()
    await db().deleteFrom('payment').execute()
    const causeId = 1
    const one = await db()
      .selectFrom('donation')
      .select('id')
      .where('cause_id', '=', causeId)
      .where('stage', '!=', 'paid')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    // Few others are ready: each look at a run counts all of its lines.
    await db().updateTable('donation').set({ stage: 'paid' }).where('stage', '=', 'available').where('cause_id', '>', 8).execute()
    await db().updateTable('donation').set({ stage: 'available', donation_pence: 2500 }).where('id', '=', one.id).execute()
    const turn = nextQuarterStart(server.clock.now())
    server.clock.advance(turn - DAY - server.clock.now())
    await db()
      .insertInto('donation_move')
      .values({ donation_id: one.id, stage: 'available', at: new Date(turn - DAY), moved_by: 'farthing', amount_pence: 2500 })
      .execute()
    token = (await server.logIn('admin')).tokens.accessToken
    const [before] = (await read()).methods
    expect((await change(before.id, typed)).status).toBe(200)
    const waits = async () => {
      const run = await prepared(server)
      const line = await lineOf(run, causeId)
      return line?.waits
    }
    for (let day = 0; day < 6; day++) {
      server.clock.advance(DAY)
      await carryOverUnpaid(server.services)
      expect(await waits()).toBe('held')
      expect(await db().selectFrom('payment').select('id').where('cause_id', '=', causeId).execute()).toEqual([])
    }
    server.clock.advance(DAY)
    expect(await waits()).toBe(null)
    await payQuarter(server)
    expect(await db().selectFrom('payment').select(['is_paid', 'reason']).where('cause_id', '=', causeId).execute()).toEqual([
      { is_paid: true, reason: null },
    ])
    // In force: it cannot be undone any more.
    token = (await server.logIn('admin')).tokens.accessToken
    const [now] = (await read()).methods
    expect(now).toMatchObject({ lastFour: '4321', heldUntil: null })
    expect((await server.call('POST', `${path}/${now.id}/undo`, { body: {}, token })).status).toBe(409)
  })

  test('V-043 a roll number is optional, also of a building society, and a bank account has none', async () => {
    const rollOf = async () => (await readAccount(server.services, 1))?.rollNumber
    for (const [isBuildingSociety, rollNumber, kept] of [
      [true, '', null],
      [true, 'A/12-3.4', 'A/12-3.4'],
      [false, 'A/12-3.4', null],
    ] as const) {
      const [now] = (await read()).methods
      expect((await change(now.id, { ...typed, isBuildingSociety, rollNumber })).status).toBe(200)
      expect(await rollOf(), `${isBuildingSociety} ${rollNumber}`).toBe(kept)
    }
  })
})
