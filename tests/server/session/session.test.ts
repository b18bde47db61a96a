import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('sessions on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())
  const refresh = (token: string) => server.call('POST', '/api/auth/refresh/refreshToken', { token })

  test('A-010, M-035 signing in answers tokens, the person and the legacy session', async () => {
    const answer = await server.call('POST', '/api/login-cookie', {
      body: { email: ' Supporter@Farthing.example ', password: 'Shop-for-good-1', source: 'website' },
    })
    expect(answer.status).toBe(200)
    expect(answer.details).toMatchObject({
      user: { id: 1 },
      sessionId: expect.any(String),
      tokens: { accessToken: expect.any(String), refreshToken: expect.any(String) },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('E-022, F-037 a wrong password and an unknown person are told the same', async () => {
    const wrong = await server.call('POST', '/api/login-cookie', {
      body: { email: 'supporter@farthing.example', password: 'no', source: 'website' },
      ip: '10.1.0.1',
    })
    const unknown = await server.call('POST', '/api/login-cookie', {
      body: { email: 'nobody@farthing.example', password: 'no', source: 'website' },
      ip: '10.1.0.2',
    })
    expect([wrong.status, wrong.error]).toEqual([401, unknown.error])
    expect(wrong.error?.message).toBe('Your email and/or password are incorrect')
  })

  test('A1 fifty parallel wrong passwords: at most five are looked at, and the sixth is told to wait', async () => {
    const tries = await Promise.all(
      Array.from({ length: 50 }, () =>
        server.call('POST', '/api/login-cookie', {
          body: { email: 'treasurer@farthing.example', password: 'no', source: 'website' },
          ip: '10.2.0.1',
        }),
      ),
    )
    expect(tries.filter((one) => one.status === 401)).toHaveLength(5)
    const late = tries.filter((one) => one.status === 429)
    expect(late).toHaveLength(45)
    expect(Number(late[0]?.headers['retry-after'])).toBeGreaterThan(0)
    server.clock.advance(15 * 60_000)
    expect(
      (
        await server.call('POST', '/api/login-cookie', {
          body: { email: 'treasurer@farthing.example', password: 'Shop-for-good-1', source: 'website' },
          ip: '10.2.0.1',
        })
      ).status,
    ).toBe(200)
  })

  test('A1 signing in to one’s own account does not wipe what was tried from the same address', async () => {
    const tryAs = (email: string, password: string) =>
      server.call('POST', '/api/login-cookie', { body: { email, password, source: 'website' }, ip: '10.3.0.1' })
    for (let count = 0; count < 100; count++) {
      if (count % 4 === 3) expect((await tryAs('support@farthing.example', 'Shop-for-good-1')).status).toBe(200)
      await tryAs(`nobody${count}@farthing.example`, 'no')
    }
    expect((await tryAs('nobody@farthing.example', 'no')).status).toBe(429)
  })

  test('S7 fifty parallel refreshes of one token: one successor, fifty identical answers', async () => {
    const { tokens } = await server.logIn('supporter')
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(tokens.refreshToken)))
    expect(answers.map((one) => one.status)).toEqual(Array(50).fill(200))
    expect(new Set(answers.map((one) => one.details.tokens.refreshToken)).size).toBe(1)
    const families = await server.services.db
      .selectFrom('refresh_token')
      .select('family_id')
      .where('replaced_at', 'is not', null)
      .execute()
    const rows = await server.services.db
      .selectFrom('refresh_token')
      .selectAll()
      .where('family_id', '=', families[0]?.family_id ?? '')
      .execute()
    expect(rows).toHaveLength(2)
  })

  test('S5 within 30 s an old token still gets the same successor', async () => {
    const { tokens } = await server.logIn('supporter')
    const first = await refresh(tokens.refreshToken)
    server.clock.advance(29_000)
    expect((await refresh(tokens.refreshToken)).details.tokens.refreshToken).toBe(first.details.tokens.refreshToken)
  })

  test('S6 later it is theft: the family is revoked, the person is told, other devices stay signed in', async () => {
    const { tokens } = await server.logIn('admin')
    const elsewhere = await server.logIn('admin')
    const successor = (await refresh(tokens.refreshToken)).details.tokens
    server.clock.advance(31_000)
    const reused = await refresh(tokens.refreshToken)
    expect([reused.status, reused.error?.code, reused.error?.message]).toEqual([
      401,
      'RefreshTokenNotFound',
      'RefreshTokenNotFound',
    ])
    expect((await server.call('GET', '/api/user/me', { token: successor.accessToken })).status).toBe(401)
    expect((await server.call('GET', '/api/user/me', { token: elsewhere.tokens.accessToken })).status).toBe(200)
    const mail = await server.services.db
      .selectFrom('mail')
      .selectAll()
      .where('recipient', '=', 'admin@farthing.example')
      .execute()
    expect(mail.map((one) => one.subject)).toEqual([expect.stringContaining('logged you out')])
    expect(
      await server.services.db.selectFrom('audit').selectAll().where('action', '=', 'refreshTokenReused').execute(),
    ).toHaveLength(1)
  })

  test.each([
    ['for an access token', 'refresh/accessToken'],
    ['for a link that hands the session over', 'fingerprints'],
  ])('S6 so it is where a replaced refresh token asks %s: half a minute it does, later everything ends', async (_, path) => {
    const { tokens } = await server.logIn('admin')
    const successor = (await refresh(tokens.refreshToken)).details.tokens
    const show = (token: string) => server.call('POST', `/api/auth/${path}`, { token, body: {} })
    expect((await show(tokens.refreshToken)).status).toBe(200)
    expect((await show(successor.refreshToken)).status).toBe(200)
    server.clock.advance(31_000)
    const told = () => server.services.db.selectFrom('mail').select('id').where('subject', 'like', '%logged you out%').execute()
    const before = (await told()).length
    const stolen = await show(tokens.refreshToken)
    expect([stolen.status, stolen.error?.code]).toEqual([401, 'RefreshTokenNotFound'])
    expect(await told()).toHaveLength(before + 1)
    expect((await server.call('GET', '/api/user/me', { token: successor.accessToken })).status).toBe(401)
    expect((await refresh(successor.refreshToken)).status).toBe(401)
  })

  test('an access token is no refresh token, and the other way round', async () => {
    const { tokens } = await server.logIn('supporter')
    expect((await refresh(tokens.accessToken)).status).toBe(401)
    expect((await server.call('GET', '/api/user/me', { token: tokens.refreshToken })).status).toBe(401)
  })

  test('F-033 logging out revokes tokens, legacy session and check-supporter hash', async () => {
    const { tokens, sessionId, checkSupporter } = await server.logIn('supporter')
    const out = await server.call('POST', '/api/logout', {
      token: tokens.refreshToken,
      body: { accessToken: tokens.accessToken, sessionId, checkSupporter },
    })
    expect(out.status).toBe(200)
    expect((await server.call('GET', '/api/user/me', { token: tokens.accessToken })).status).toBe(401)
    expect((await refresh(tokens.refreshToken)).status).toBe(401)
    expect((await server.call('POST', '/api/auth/session-upgrade', { body: { sessionId } })).status).toBe(401)
    expect((await server.call('POST', '/api/auth/checksupporter-upgrade', { body: { checkSupporter } })).status).toBe(401)
    expect((await server.call('GET', '/api/auth/logged-in', { headers: { 'x-phpsessid': sessionId } })).status).toBe(401)
  })

  test('X-004, X-006, F-005, S-019, S16 a check-supporter hash yields a semi session, once', async () => {
    const { checkSupporter } = await server.logIn('supporter')
    const upgraded = await server.call('POST', '/api/auth/checksupporter-upgrade', { body: { checkSupporter } })
    const token = upgraded.details.tokens.accessToken
    const me = await server.call('GET', '/api/user/me', { token })
    expect([me.status, me.headers['x-auth-type']]).toEqual([200, 'authenticated_semi'])
    expect((await server.call('GET', '/api/user/me/transactions', { token })).error?.code).toBe('signInAgain')
    expect((await server.call('POST', '/api/auth/checksupporter-upgrade', { body: { checkSupporter } })).status).toBe(401)
  })

  test('A-007, A-008 a fingerprint is good once, for a minute', async () => {
    const { tokens } = await server.logIn('supporter')
    const make = async () =>
      (await server.call('POST', '/api/auth/fingerprints', { token: tokens.refreshToken })).details.fingerprint
    const used = await make()
    const exchanges = await Promise.all(Array.from({ length: 20 }, () => server.call('POST', `/api/auth/fingerprints/${used}`)))
    expect(exchanges.filter((one) => one.status === 200)).toHaveLength(1)
    const late = await make()
    server.clock.advance(61_000)
    expect((await server.call('POST', `/api/auth/fingerprints/${late}`)).status).toBe(401)
  })

  test('S19 mangled tokens are refused without an error', async () => {
    const { tokens } = await server.logIn('supporter')
    const [head = '', body = '', tail = ''] = tokens.accessToken.split('.')
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
    const mutants = [
      none,
      `${head}.${body}.`,
      `${head}..${tail}`,
      `${head}.${body}`,
      '..',
      `${head}.${Buffer.from('{"sub":"1","exp":1e308}').toString('base64url')}.${tail}`,
    ]
    // The last letter carries spare bits, so changing it can leave the signature as it is.
    const change = fc.record({
      at: fc.nat(tokens.accessToken.length - 2),
      letter: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'),
    })
    for (const { at, letter } of fc.sample(change, { numRuns: Number(process.env.FUZZ_MUTANTS ?? 300), seed: 7 }))
      if (letter !== tokens.accessToken[at])
        mutants.push(tokens.accessToken.slice(0, at) + letter + tokens.accessToken.slice(at + 1))
    const statuses = new Set<number>()
    for (let from = 0; from < mutants.length; from += 500) {
      const some = mutants.slice(from, from + 500)
      for (const { status } of await Promise.all(some.map((token) => server.call('GET', '/api/user/me', { token }))))
        statuses.add(status)
    }
    expect(statuses).toEqual(new Set([401]))
  })

  test('X-056 a refresh token lives for 180 days, and each use replaces it by another that does', async () => {
    const { tokens } = await server.logIn('supporter')
    const daysOf = (token: string) => {
      const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
      return (exp - iat) / 86_400
    }
    expect(daysOf(tokens.refreshToken)).toBe(180)
    server.clock.advance(90 * 86_400_000)
    const next = (await refresh(tokens.refreshToken)).details.tokens.refreshToken
    expect(next).not.toBe(tokens.refreshToken)
    expect(daysOf(next)).toBe(180)
    expect((await refresh(next)).status).toBe(200)
  })
})
