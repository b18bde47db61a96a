import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits, MINUTE } from '#contract/limits.ts'
import { demoPassword } from '#server/db/seed/seed.ts'
import { toCsv } from '#server/html/csv.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { accountSteps, terms } from './account.steps.ts'

describe.each(engines)('the account on %s', (engine) => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('supporter')).tokens.accessToken
  })
  afterAll(() => server.close())
  const { db, post, row, newestMail, logIn } = accountSteps(() => ({ server, token }))

  test('F-121, V-016…V-020, X-047, A-020 any part of the profile is saved, and nothing that is required is blanked', async () => {
    const saved = await post('/profile', { firstName: 'Robin', mobile: '+44 7700 900982', postcode: 'ls14ap', terms })
    expect(saved.details.user).toMatchObject({
      firstName: 'Robin',
      lastName: 'Ellis',
      mobile: '07700900982',
      postcode: 'LS1 4AP',
    })
    for (const [body, fields] of [
      [{ firstName: ' ' }, { firstName: 'firstNameRequired' }],
      [{ lastName: '' }, { lastName: 'lastNameRequired' }],
      [{ addressLine1: '' }, { addressLine1: 'addressRequired' }],
      [{ dateOfBirth: '' }, { dateOfBirth: 'birthRequired' }],
      [{ postcode: ' ' }, { postcode: 'postcodeRequired' }],
      [{ dateOfBirth: '1990-02-31' }, { dateOfBirth: 'birthFormat' }],
      [{ dateOfBirth: '2030-01-01' }, { dateOfBirth: 'birthInFuture' }],
      [{ postcode: 'nowhere' }, { postcode: 'postcodeFormat' }],
      [{ gender: 'x'.repeat(41) }, { gender: 'genderTooLong' }],
    ] as const) {
      const before = await row()
      expect((await post('/profile', { ...body, terms })).error?.fields).toEqual(fields)
      expect(await row()).toEqual(before)
    }
    expect((await post('/profile', { lastName: 'Ash' })).status).toBe(422)
    await post('/profile', { gender: ' Woman ', terms })
    expect(await row()).toMatchObject({ gender: 'Woman' })
    await post('/profile', { mobile: '', addressLine2: '', gender: '', terms })
    expect(await row()).toMatchObject({ first_name: 'Robin', mobile: null, address_line2: null, gender: null })
  })

  test('F-124, V-021, A-024 a new password needs the old one, ends every other session, and is told by mail', async () => {
    const other = (await server.logIn('supporter')).tokens.accessToken
    const change = (oldPassword: string, newPassword: string) => post('/password', { oldPassword, newPassword, terms })
    expect((await change('wrong', 'three blue boats')).error?.fields).toEqual({ oldPassword: 'passwordIncorrect' })
    expect((await change(demoPassword, 'password123')).error?.fields).toEqual({ newPassword: 'passwordCommon' })
    expect((await change(demoPassword, 'short')).error?.fields).toEqual({ newPassword: 'passwordTooShort' })
    expect((await change(demoPassword, 'three blue boats')).status).toBe(200)
    expect((await server.call('GET', '/api/user/me', { token: other })).status).toBe(401)
    expect((await server.call('GET', '/api/user/me', { token })).status).toBe(200)
    expect(await newestMail('supporter@farthing.example')).toContain('password')
    server.clock.advance(16 * MINUTE)
    const tries = await Promise.all(Array.from({ length: 20 }, () => change('wrong', 'four red boats')))
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(5)
    server.clock.advance(16 * MINUTE)
    token = (await logIn('supporter@farthing.example', 'three blue boats')).details.tokens.accessToken
    // The demo's password is everybody's; the tests that follow want it back.
    expect((await change('three blue boats', demoPassword)).error?.fields).toEqual({ newPassword: 'passwordOwn' })
    const { password_hash } = await db()
      .selectFrom('app_user')
      .select('password_hash')
      .where('id', '=', 2)
      .executeTakeFirstOrThrow()
    await db().updateTable('app_user').set({ password_hash }).where('email', '=', 'supporter@farthing.example').execute()
  })

  test('F-069 terms that have changed are asked about once, and their acceptance is written down word for word', async () => {
    const changed = async () => (await server.call('GET', '/api/user/me', { token })).details.changedTerms
    const item = (await server.call('GET', '/api/terms/supporter')).details.terms
    expect(await changed()).toBeUndefined()
    await post('/terms', { userTerms: [item] })
    expect(await changed()).toBeUndefined()
    const newer = { ...item, Id: 'supporter-2', Version: '2', Statement: 'I accept the supporter terms of 2027' }
    await db()
      .insertInto('terms')
      .values({
        id: newer.Id,
        type: 'supporter',
        version: newer.Version,
        statement: newer.Statement,
        path: newer.Path,
        body: '[]',
        from_day: new Date(server.clock.now()),
      })
      .execute()
    expect(await changed()).toEqual([newer])
    expect((await post('/terms', { userTerms: [{ ...newer, Version: '3' }] })).status).toBe(422)
    await post('/terms', { userTerms: [newer] })
    expect(await changed()).toBeUndefined()
    const ledger = await db()
      .selectFrom('terms_acceptance')
      .selectAll()
      .where('user_id', '=', 1)
      .where('terms_id', '=', newer.Id)
      .execute()
    expect(ledger).toMatchObject([{ statement: newer.Statement, version: '2', path: '/terms/supporter', kind: 'terms' }])
  })

  test('A2 an address that is taken is answered alike, and told in its own mail box; codes are guessed five times at most', async () => {
    expect((await post('/email', { email: 'ADMIN@farthing.example', terms })).status).toBe(200)
    expect(await newestMail('ADMIN@farthing.example')).toContain('already have an account')
    await post('/email', { email: 'third@example.org', terms })
    const tries = await Promise.all(
      Array.from({ length: 25 }, (_, index) => post('/email/confirmation', { code: String(100_000 + index) })),
    )
    expect(tries.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(limits.emailCodeTries)
    expect((await row()).email).toBe('supporter@farthing.example')
  })

  test('F-091, V-075, A-104, G-017 favourite shops are the list that was sent last: at least one, each once, and only shops that exist', async () => {
    const save = (retailerIds: number[]) => server.call('PUT', '/api/user/me/favourites', { token, body: { retailerIds } })
    const mine = async () =>
      (await server.call('GET', '/api/user/me/favourites', { token })).details.retailers.map(({ id }: { id: number }) => id)
    expect((await save([])).error?.fields).toEqual({ retailerIds: 'shopRequired' })
    expect((await save([1, 999_999])).status).toBe(422)
    await Promise.all([save([1, 2, 2]), save([1, 2])])
    expect(new Set(await mine())).toEqual(new Set([1, 2]))
    await save([3])
    expect(await mine()).toEqual([3])
  })

  test('A-104, G-017 one shop more or less leaves the others as they are, also at once from two devices; a hundred are enough', async () => {
    const change = (method: 'PUT' | 'DELETE', id: number) => server.call(method, `/api/user/me/favourites/${id}`, { token })
    const mine = async () =>
      (await server.call('GET', '/api/user/me/favourites', { token })).details.retailers.map(({ id }: { id: number }) => id)
    await server.call('PUT', '/api/user/me/favourites', { token, body: { retailerIds: [3] } })
    const pressed = await Promise.all([change('PUT', 4), change('PUT', 5), change('PUT', 4)])
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(await mine())).toEqual(new Set([3, 4, 5]))
    await change('DELETE', 4)
    expect((await change('DELETE', 4)).status).toBe(200)
    expect(new Set(await mine())).toEqual(new Set([3, 5]))
    expect((await change('PUT', 999_999)).status).toBe(404)
    const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
    await server.call('PUT', '/api/user/me/favourites', { token, body: { retailerIds: hundred } })
    const beyond = await change('PUT', 101)
    expect([beyond.status, beyond.error?.fields]).toEqual([422, { retailerIds: 'shopsTooMany' }])
    // Nobody changes another person's.
    expect((await server.call('PUT', '/api/user/me/favourites/1')).status).toBe(401)
    await server.call('PUT', '/api/user/me/favourites', { token, body: { retailerIds: [3] } })
  })
})

test('CSV: quotes, commas and lines are kept, and nothing is a formula (A15)', () => {
  expect(toCsv([{ name: 'A "B", C', note: '=1+1', at: null }])).toBe('\u{FEFF}name,note,at\r\n"A ""B"", C",\'=1+1,\r\n')
})
