import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

interface LoggedIn {
  tokens: { accessToken: string; refreshToken: string }
  sessionId: string
  checkSupporter: string
}

describe.each(engines)('devices on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  let people = 0
  const post = (url: string, body: object = {}, token?: string, headers: Record<string, string> = {}) =>
    server.call('POST', `/api${url}`, { body, headers, ip: `10.7.0.${people}`, ...(token ? { token } : {}) })
  const logIn = async (email: string, agent = firefox, password = 'three blue boats'): Promise<LoggedIn> =>
    (await post('/login-cookie', { email, password, source: 'website' }, undefined, { 'user-agent': agent })).details
  async function somebody(): Promise<string> {
    const email = `device${++people}@example.org`
    const userTerms = [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }]
    const given = {
      firstName: 'Rowan',
      lastName: 'Ellis',
      email,
      password: 'three blue boats',
      userTerms,
      marketingPreferences: [],
    }
    const { tokens } = (await post('/user', given)).details
    await post('/logout', {}, tokens.refreshToken)
    return email
  }
  const isIn = async ({ tokens }: Pick<LoggedIn, 'tokens'>) =>
    (await server.call('GET', '/api/user/me', { token: tokens.accessToken })).status === 200
  const refresh = (token: string) => post('/auth/refresh/refreshToken', {}, token)
  const fingerprintOf = async ({ tokens }: LoggedIn): Promise<string> =>
    (await post('/auth/fingerprints', {}, tokens.refreshToken)).details.fingerprint
  const list = async ({ tokens }: Pick<LoggedIn, 'tokens'>) =>
    (await server.call('GET', '/api/user/me/devices', { token: tokens.accessToken })).details.devices

  /** Which of the things that a sign-in gave still lead in. The tokens are asked last: they do not change the others. */
  async function living(of: LoggedIn, fingerprint: string): Promise<string[]> {
    const answers = {
      fingerprint: await post(`/auth/fingerprints/${fingerprint}`),
      sessionId: await post('/auth/session-upgrade', { sessionId: of.sessionId }),
      checkSupporter: await post('/auth/checksupporter-upgrade', { checkSupporter: of.checkSupporter }),
      refreshToken: await post('/auth/refresh/accessToken', {}, of.tokens.refreshToken),
      accessToken: await server.call('GET', '/api/user/me', { token: of.tokens.accessToken }),
    }
    return Object.entries(answers).flatMap(([name, { status }]) => (status === 200 ? [name] : []))
  }
  const all = ['fingerprint', 'sessionId', 'checkSupporter', 'refreshToken', 'accessToken']

  test('what a sign-in gives leads in as long as nothing ends it', async () => {
    const of = await logIn(await somebody())
    expect(await living(of, await fingerprintOf(of))).toEqual(all)
  })

  test.each([
    ['the refresh token', (of: LoggedIn) => post('/logout', {}, of.tokens.refreshToken)],
    ['the access token', (of: LoggedIn) => post('/logout', { accessToken: of.tokens.accessToken })],
    ['the id of the older site', (of: LoggedIn) => post('/logout', { sessionId: of.sessionId })],
    ['the check-supporter hash', (of: LoggedIn) => post('/logout', { checkSupporter: of.checkSupporter })],
  ])('F-033 logging out with only %s ends everything of that device, and nothing of another', async (_name, out) => {
    const email = await somebody()
    const [here, elsewhere] = [await logIn(email), await logIn(email, safari)]
    const fingerprint = await fingerprintOf(here)
    expect((await out(here)).status).toBe(200)
    expect(await living(here, fingerprint)).toEqual([])
    expect(await living(elsewhere, await fingerprintOf(elsewhere))).toEqual(all)
  })

  test('F-033 tokens that have run out still say which device logs out', async () => {
    const of = await logIn(await somebody())
    server.clock.advance(181 * DAY)
    expect((await post('/logout', {}, of.tokens.refreshToken)).status).toBe(200)
    expect((await post('/auth/checksupporter-upgrade', { checkSupporter: of.checkSupporter })).status).toBe(401)
  })

  test('S6 a stolen refresh token ends everything of its device, and what was handed over from it; other devices stay', async () => {
    const email = await somebody()
    const [here, elsewhere] = [await logIn(email), await logIn(email)]
    const handedOver = (await post(`/auth/fingerprints/${await fingerprintOf(here)}`)).details
    const fingerprint = await fingerprintOf(here)
    await refresh(here.tokens.refreshToken)
    server.clock.advance(31_000)
    expect((await refresh(here.tokens.refreshToken)).status).toBe(401)
    expect(await living(here, fingerprint)).toEqual([])
    expect(await isIn(handedOver)).toBe(false)
    expect(await isIn(elsewhere)).toBe(true)
  })

  test('A-004 an id of the older site works once: 20 parallel tabs get the same successor, later use is theft', async () => {
    const of = await logIn(await somebody())
    const upgrade = (sessionId: string) => post('/auth/session-upgrade', { sessionId })
    const answers = await Promise.all(Array.from({ length: 20 }, () => upgrade(of.sessionId)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const [successor, ...others] = [...new Set(answers.map(({ details }) => details.sessionId))]
    expect(others).toEqual([])
    expect(successor).not.toBe(of.sessionId)
    expect(new Set(answers.map(({ details }) => details.tokens.refreshToken)).size).toBe(1)
    server.clock.advance(30_000)
    expect((await upgrade(of.sessionId)).details.sessionId).toBe(successor)
    const next = (await upgrade(successor)).details
    expect(await isIn(next)).toBe(true)
    server.clock.advance(31_000)
    expect((await upgrade(of.sessionId)).status).toBe(401)
    expect([await isIn(next), (await upgrade(next.sessionId)).status, await isIn(of)]).toEqual([false, 401, false])
  })

  test('C-007, S16 a check-supporter hash is replaced at each use, ends two years after the sign-in however often, and a stolen one ends all', async () => {
    const of = await logIn(await somebody())
    const upgrade = (checkSupporter: string) => post('/auth/checksupporter-upgrade', { checkSupporter })
    let hash = of.checkSupporter
    for (let months = 0; months < 7; months++) {
      server.clock.advance(100 * DAY)
      hash = (await upgrade(hash)).details.checkSupporter
      expect(typeof hash).toBe('string')
    }
    server.clock.advance(31 * DAY)
    expect((await upgrade(hash)).status).toBe(401)
    const stolen = await logIn(`device${people}@example.org`)
    const used = (await upgrade(stolen.checkSupporter)).details
    server.clock.advance(31_000)
    expect((await upgrade(stolen.checkSupporter)).status).toBe(401)
    expect([await isIn(used), await isIn(stolen)]).toEqual([false, false])
  })

  test('a full session ends a year after the sign-in, however it is kept going', async () => {
    const of = await logIn(await somebody())
    let { refreshToken } = of.tokens
    let { sessionId } = of
    for (let weeks = 0; weeks < 60; weeks++) {
      server.clock.advance(6 * DAY)
      const rotated = await refresh(refreshToken)
      expect([weeks, rotated.status]).toEqual([weeks, 200])
      refreshToken = rotated.details.tokens.refreshToken
      const upgraded = await post('/auth/session-upgrade', { sessionId })
      expect([weeks, upgraded.status]).toEqual([weeks, 200])
      sessionId = upgraded.details.sessionId
    }
    const before = (await refresh(refreshToken)).details.tokens
    const fingerprint = (await post('/auth/fingerprints', {}, before.refreshToken)).details.fingerprint
    const handedOver = (await post(`/auth/fingerprints/${fingerprint}`)).details
    server.clock.advance(5 * DAY - 1000)
    expect((await refresh(before.refreshToken)).status).toBe(200)
    server.clock.advance(1000)
    expect((await refresh(before.refreshToken)).status).toBe(401)
    expect((await refresh(handedOver.tokens.refreshToken)).status).toBe(401)
    expect((await post('/auth/session-upgrade', { sessionId })).status).toBe(401)
    const recognised = await post('/auth/checksupporter-upgrade', { checkSupporter: of.checkSupporter })
    const me = await server.call('GET', '/api/user/me', { token: recognised.details.tokens.accessToken })
    expect(me.headers['x-auth-type']).toBe('authenticated_semi')
  })

  test('S20 a new password ends everything of all devices; the one that it was made on stays logged in', async () => {
    const email = await somebody()
    const [here, elsewhere] = [await logIn(email), await logIn(email, safari)]
    const [mine, theirs] = [await fingerprintOf(here), await fingerprintOf(elsewhere)]
    const change = { oldPassword: 'three blue boats', newPassword: 'four green hills', terms: { path: '', statement: '' } }
    expect((await post('/user/me/password', change, here.tokens.accessToken)).status).toBe(200)
    expect(await living(elsewhere, theirs)).toEqual([])
    expect(await living(here, mine)).toEqual(['refreshToken', 'accessToken'])
  })

  test('people see where they are logged in, with what and since when, and end one', async () => {
    const email = await somebody()
    const first = await logIn(email)
    server.clock.advance(DAY)
    const here = (await post('/auth/refresh/accessToken', {}, first.tokens.refreshToken)).details
    const phone = await logIn(email, safari)
    const unnamed = await logIn(email, '')
    expect(await list(here)).toMatchObject([
      {
        isThis: true,
        browser: 'Firefox',
        system: 'Windows',
        isFull: true,
        signedInAt: new Date(server.clock.now() - DAY).toISOString(),
        lastUsedAt: new Date(server.clock.now()).toISOString(),
      },
      { isThis: false, isFull: true },
      { isThis: false, isFull: true },
    ])
    const [, ...others] = await list(here)
    expect(others).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ browser: 'Safari', system: 'iOS' }),
        expect.objectContaining({ browser: null, system: null }),
      ]),
    )
    const { id } = others.find(({ system }: { system: string }) => system === 'iOS')
    const token = here.tokens.accessToken
    const ended = await server.call('DELETE', `/api/user/me/devices/${id}`, { token })
    expect(ended.details.devices).toHaveLength(2)
    expect([await isIn(phone), await isIn(unnamed), await isIn(here)]).toEqual([false, true, true])
    const stranger = await logIn(await somebody())
    const [mine] = await list(here)
    expect((await server.call('DELETE', `/api/user/me/devices/${mine.id}`, { token: stranger.tokens.accessToken })).status).toBe(
      404,
    )
    expect(await isIn(here)).toBe(true)
  })

  test('“Log out everywhere” ends everything of all devices, this one too', async () => {
    const email = await somebody()
    const [here, elsewhere] = [await logIn(email), await logIn(email, safari)]
    const [mine, theirs] = [await fingerprintOf(here), await fingerprintOf(elsewhere)]
    expect((await server.call('DELETE', '/api/user/me/devices', { token: here.tokens.accessToken })).status).toBe(200)
    expect([await living(here, mine), await living(elsewhere, theirs)]).toEqual([[], []])
  })

  test('A20, F2 a stored answer belongs to the person who asked: the same key of another account is another key', async () => {
    const [one, other] = [await server.logIn('admin'), await server.logIn('treasurer')]
    const accept = (token: string) =>
      server.call('POST', '/api/user/me/terms', {
        token,
        headers: { 'idempotency-key': 'one key of two people' },
        body: { userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }] },
      })
    const count = async () =>
      Number(
        (
          await server.services.db
            .selectFrom('terms_acceptance')
            .select((of) => of.fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      )
    const before = await count()
    expect((await accept(one.tokens.accessToken)).status).toBe(200)
    expect((await accept(one.tokens.accessToken)).status).toBe(200)
    expect(await count()).toBe(before + 1)
    expect((await accept(other.tokens.accessToken)).status).toBe(200)
    expect(await count()).toBe(before + 2)
  })
})
