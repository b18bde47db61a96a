import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson as person, acceptedTerms as terms } from '#tests/kit/new-person.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('registering and shopping on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())
  const count = async (table: 'app_user') =>
    Number(
      (
        await server.services.db
          .selectFrom(table)
          .select((of) => of.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )

  test('F2 twenty-five parallel registrations under one key: one account, equal answers; another body is refused', async () => {
    const headers = { 'idempotency-key': 'registration-0001' }
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => server.call('POST', '/api/user', { body: person('ada@example.org'), headers })),
    )
    expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200]))
    expect(new Set(answers.map((one) => one.text)).size).toBe(1)
    const other = await server.call('POST', '/api/user', { body: person('other@example.org'), headers })
    expect([other.status, other.error?.code]).toEqual([422, 'differentBody'])
  })

  test('F2 what was asked can’t be guessed from what is kept of it: the body is hashed with the client’s key, which nobody keeps', async () => {
    const body = person('rest@example.org')
    const headers = { 'idempotency-key': 'registration-at-rest' }
    expect((await server.call('POST', '/api/user', { body, headers })).status).toBe(200)
    const rows = await server.services.db.selectFrom('idempotency').selectAll().execute()
    const guesses = [body, { body }, { params: {}, body }, [{}, body]].flatMap((guess) =>
      (['hex', 'base64', 'base64url'] as const).map((form) => createHash('sha256').update(JSON.stringify(guess)).digest(form)),
    )
    for (const guess of guesses) expect(JSON.stringify(rows)).not.toContain(guess)
    expect(JSON.stringify(rows)).not.toContain('registration-at-rest')
  })

  test('F2 one key at two addresses of one call is refused at the second', async () => {
    const headers = { 'idempotency-key': 'asked-for-two-causes' }
    const ask = (id: number) =>
      server.call('POST', `/api/causes/id:${id}/admin-requests`, {
        body: { emailAddress: 'ada.asks@example.org', phoneNumber: '01632 960 001' },
        headers,
      })
    const [first, again, other] = [await ask(1), await ask(1), await ask(2)]
    expect([first.status, again.text]).toEqual([200, first.text])
    expect([other.status, other.error?.code]).toEqual([422, 'differentBody'])
  })

  test('one e-mail address, one account: fifty parallel registrations', async () => {
    const before = await count('app_user')
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        server.call('POST', '/api/user', { body: person(index % 2 ? 'Twin@example.org' : 'twin@example.org') }),
      ),
    )
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
    expect(answers.filter((one) => one.status !== 200).every((one) => one.error?.code === 'emailTaken')).toBe(true)
    expect(await count('app_user')).toBe(before + 1)
  })

  test('F-069, G-018, M-004 the terms are recorded word for word with their version; unknown ones are refused', async () => {
    const { id } = await server.services.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'ada@example.org')
      .executeTakeFirstOrThrow()
    const ledger = await server.services.db.selectFrom('terms_acceptance').selectAll().where('user_id', '=', id).execute()
    expect(ledger).toMatchObject([
      { statement: 'I accept the supporter terms', path: '/terms/supporter', version: '1', kind: 'terms' },
    ])
    expect(
      (await server.call('POST', '/api/user', { body: { ...person('no@example.org'), userTerms: [] } })).error?.fields,
    ).toEqual({ terms: 'termsRequired' })
    expect(
      (await server.call('POST', '/api/user', { body: { ...person('no@example.org'), userTerms: [{ ...terms, Version: '9' }] } }))
        .status,
    ).toBe(422)
  })

  test('V-095, G-023 the server repeats the rules, field by field', async () => {
    const refused = await server.call('POST', '/api/user', {
      body: { ...person('not-an-address'), firstName: '', password: 'short' },
    })
    expect([refused.status, refused.error?.fields]).toEqual([
      422,
      { firstName: 'firstNameRequired', email: 'emailFormat', password: 'passwordTooShort' },
    ])
  })

  test('X-032, A-014 anybody may ask whether an address has an account, a hundred times in a quarter of an hour; no other answer tells it', async () => {
    const exists = (email: string) => server.call('GET', `/api/users/email-exists?email=${email}`, { ip: '10.8.0.1' })
    const [known, unknown] = ['supporter@farthing.example', 'nobody@farthing.example']
    expect([(await exists(known)).details, (await exists(unknown)).details]).toEqual([{ exists: true }, { exists: false }])
    const statuses: number[] = []
    for (let asked = 2; asked < 101; asked++) statuses.push((await exists(known)).status)
    expect(statuses).toEqual([...Array(98).fill(200), 429])
    server.clock.advance(15 * 60_000)
    expect((await exists(known)).status).toBe(200)
    const said = async (path: string, email: string, ip: string) => {
      const { status, text } = await server.call('POST', path, { body: { email, password: 'no', source: 'website' }, ip })
      return [status, text]
    }
    for (const path of ['/api/login-cookie', '/api/password/forgot', '/api/login-links'])
      expect(await said(path, known, '10.8.0.2')).toEqual(await said(path, unknown, '10.8.0.3'))
  })

  test('A10 fields that are not offered have no effect', async () => {
    const answer = await server.call('POST', '/api/user', {
      body: { ...person('plain@example.org'), is_support: true, adminCauses: [1], id: 1 },
    })
    const me = await server.call('GET', '/api/user/me', { token: answer.details.tokens.accessToken })
    expect(me.details.user).toMatchObject({ adminCauses: [], isSupport: false })
    expect(me.details.user.id).toBeGreaterThan(1)
  })
})
