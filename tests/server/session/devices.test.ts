import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { deviceSteps, type LoggedIn, safari } from './devices.steps.ts'

describe.each(engines)('devices on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  const { post, logIn, somebody, isIn, refresh, fingerprintOf, living, all } = deviceSteps(() => server)

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
    const email = await somebody()
    const of = await logIn(email)
    const upgrade = (checkSupporter: string) => post('/auth/checksupporter-upgrade', { checkSupporter })
    let hash = of.checkSupporter
    for (let months = 0; months < 7; months++) {
      server.clock.advance(100 * DAY)
      hash = (await upgrade(hash)).details.checkSupporter
      expect(typeof hash).toBe('string')
    }
    server.clock.advance(31 * DAY)
    expect((await upgrade(hash)).status).toBe(401)
    const stolen = await logIn(email)
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
})
