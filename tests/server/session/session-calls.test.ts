import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declared } from '#tests/kit/declared.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

/** Header, payload and signature, each in the letters of base64url. */
const token = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)
const tokens = { accessToken: token, refreshToken: token }
const secret = expect.stringMatching(/^[\w-]{22,}$/)

describe.each(engines)('the calls of the session on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())
  const isLoggedIn = (id: string) => server.call('GET', '/api/auth/logged-in', { headers: { 'x-phpsessid': id } })

  test('A-001 a refresh token brings a new pair; one that is none is RefreshTokenNotFound', async () => {
    expect(declared('refreshRefreshToken')).toEqual([
      'A-001',
      'POST /api/auth/refresh/refreshToken',
      'refreshToken',
      3000,
      'rethrow',
    ])
    const before = (await server.logIn('supporter')).tokens
    const answer = await server.call('POST', '/api/auth/refresh/refreshToken', { token: before.refreshToken })
    expect([answer.status, answer.details]).toEqual([200, { tokens }])
    expect(answer.details.tokens.refreshToken).not.toBe(before.refreshToken)
    expect((await server.call('GET', '/api/user/me', { token: answer.details.tokens.accessToken })).status).toBe(200)
    for (const none of [before.accessToken, 'a.b.c']) {
      const refused = await server.call('POST', '/api/auth/refresh/refreshToken', { token: none })
      expect([refused.status, refused.error?.code]).toEqual([401, 'RefreshTokenNotFound'])
    }
  })

  test('A-002 an access token is renewed by the refresh token, which stays', async () => {
    expect(declared('refreshAccessToken')).toEqual([
      'A-002',
      'POST /api/auth/refresh/accessToken',
      'refreshToken',
      3000,
      'rethrow',
    ])
    const before = (await server.logIn('supporter')).tokens
    server.clock.advance(60_000)
    const answer = await server.call('POST', '/api/auth/refresh/accessToken', { token: before.refreshToken })
    expect([answer.status, answer.details]).toEqual([200, { tokens }])
    expect(answer.details.tokens.accessToken).not.toBe(before.accessToken)
    expect(answer.details.tokens.refreshToken).toBe(before.refreshToken)
    const refused = await server.call('POST', '/api/auth/refresh/accessToken', { token: before.accessToken })
    expect([refused.status, refused.error?.code]).toEqual([401, 'RefreshTokenNotFound'])
  })

  test('A-003, X-007 an access token brings a session of the older site and a check-supporter hash, and nobody without one gets any', async () => {
    expect(declared('retrofitSession')).toEqual(['A-003', 'POST /api/auth/session-retrofit', 'semi', 3000, 'rethrow'])
    const { accessToken } = (await server.logIn('supporter')).tokens
    const answer = await server.call('POST', '/api/auth/session-retrofit', { token: accessToken })
    expect([answer.status, answer.details]).toEqual([200, { sessionId: secret, checkSupporter: secret }])
    expect((await isLoggedIn(answer.details.sessionId)).status).toBe(200)
    const refused = await server.call('POST', '/api/auth/session-retrofit')
    expect([refused.status, refused.details]).toEqual([401, undefined])
  })

  test('A-005, M-034 a check-supporter hash brings tokens that only recognise; an unknown one brings nothing', async () => {
    expect(declared('upgradeCheckSupporter')).toEqual(['A-005', 'POST /api/auth/checksupporter-upgrade', 'anyone', 3000, 'false'])
    const signedIn = await server.logIn('supporter')
    // All that a device keeps of a session.
    expect(signedIn).toMatchObject({ tokens, sessionId: secret, checkSupporter: secret })
    const upgrade = (checkSupporter: string) =>
      server.call('POST', '/api/auth/checksupporter-upgrade', { body: { checkSupporter } })
    const answer = await upgrade(signedIn.checkSupporter)
    expect([answer.status, answer.details]).toEqual([200, { tokens, checkSupporter: secret }])
    const me = await server.call('GET', '/api/user/me', { token: answer.details.tokens.accessToken })
    expect([me.status, me.headers['x-auth-type']]).toEqual([200, 'authenticated_semi'])
    const refused = await upgrade('nothing-that-anybody-has')
    expect([refused.status, refused.error?.code]).toEqual([401, 'notSignedIn'])
  })

  test('A-006, A-004 whether a session of the older site is still good: 401 once it is not', async () => {
    expect(declared('checkLoggedIn')).toEqual(['A-006', 'GET /api/auth/logged-in', 'anyone', 3000, 'rethrow'])
    expect(declared('upgradeSession')).toEqual(['A-004', 'POST /api/auth/session-upgrade', 'anyone', 3000, 'false'])
    const { sessionId, tokens: mine } = await server.logIn('supporter')
    const good = await isLoggedIn(sessionId)
    expect([good.status, good.details]).toEqual([200, { loggedIn: true }])
    const upgraded = await server.call('POST', '/api/auth/session-upgrade', { body: { sessionId } })
    expect(upgraded.details).toEqual({ tokens, sessionId: secret })
    await server.call('POST', '/api/logout', { token: mine.refreshToken, body: { accessToken: mine.accessToken } })
    for (const id of [sessionId, 'unknown']) {
      const over = await isLoggedIn(id)
      expect([over.status, over.error?.code]).toEqual([401, 'notSignedIn'])
    }
    expect((await server.call('GET', '/api/auth/logged-in')).status).toBe(401)
  })
})
