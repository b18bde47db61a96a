import fc from 'fast-check'
import { expect, describe as group, onTestFinished, test } from 'vitest'
import { limits, refreshThresholds } from '#contract/limits.ts'
import { answer, createDevice, deadToken, freshToken, now, openWebSession, paperToken, refusal } from '#tests/kit/web-session.ts'
import type { Incoming } from '#web/api/client.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { onReport } from '#web/platform/report.ts'
import { conditionOf, readPayload } from '#web/site/session/vault.ts'
import { call, gone, udo } from './session.steps.ts'

const refreshAnswers: [string, Incoming | Error, 'kept' | 'dropped'][] = [
  ['400', refusal('badRequest', 400), 'kept'],
  ['401 RefreshTokenNotFound', refusal('RefreshTokenNotFound', 401), 'dropped'],
  ['401 of another kind', refusal('notSignedIn', 401), 'kept'],
  ['403', refusal('notAllowed', 403), 'kept'],
  ['408', refusal('timeout', 408), 'kept'],
  ['409', refusal('conflict', 409), 'kept'],
  ['429', refusal('tooMany', 429), 'kept'],
  ['500', refusal('internal', 500), 'kept'],
  ['502', refusal('bad', 502), 'kept'],
  ['503', refusal('unavailable', 503), 'kept'],
  ['504', refusal('timeout', 504), 'kept'],
  ['a timeout', gone, 'kept'],
  ['a reset connection', gone, 'kept'],
  ['200 with HTML', { status: 200, headers: new Headers(), body: '<!doctype html>' }, 'kept'],
  ['200 without a body', { status: 200, headers: new Headers(), body: null }, 'kept'],
  ['200 without tokens', answer({}), 'kept'],
]
test.each(refreshAnswers)(
  'S11, F-023, E-011 a refresh that is answered with %s leaves the tokens as they should be; only of what is lost the log has a system error',
  async (_name, given, wanted) => {
    const lines: [string, string, string | undefined][] = []
    onTestFinished(onReport(({ level, message, stack }) => lines.push([level, message, stack?.split('\n')[0]])))
    const device = createDevice()
    device.values.set('accessToken', deadToken('access')).set('refreshToken', freshToken('refresh'))
    let refreshes = 0
    const { api, session } = openWebSession(device, async ({ url }) => {
      if (!url.includes('/auth/refresh')) return refusal('notSignedIn', 401)
      refreshes += 1
      if (given instanceof Error) throw given
      return given
    })
    session.start(false)
    const failure = await api.ask(call).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiFailure)
    expect(refreshes).toBe(1)
    expect(device.values.has('refreshToken') ? 'kept' : 'dropped').toBe(wanted)
    const isLost = wanted === 'dropped'
    // The call itself fails for want of credentials once nothing is left to try.
    expect(failure).toMatchObject({ kind: isLost ? 'credentials' : 'system' })
    expect(lines).toEqual(isLost ? [['error', 'RefreshTokenNotFound', expect.stringMatching(/^ApiFailure|^Error/)]] : [])
  },
)

/** A server that takes only some access tokens, whatever they look like. */
function pickyServer(device: ReturnType<typeof createDevice>, takes: (token: string) => boolean, refreshed: () => Incoming) {
  const sent: string[] = []
  const opened = openWebSession(device, async ({ url, headers }) => {
    const path = url.replace(/^.*\/api/, '')
    sent.push(path)
    if (path === '/auth/refresh/accessToken') return refreshed()
    if (path.startsWith('/auth/')) return refusal('notSignedIn', 401)
    return takes(headers.authorization?.replace('Bearer ', '') ?? '') ? udo : refusal('notSignedIn', 401)
  })
  opened.session.start(false)
  return { ...opened, count: (path: string) => sent.filter((one) => one === path).length }
}
const renewed = () => answer({ tokens: { accessToken: freshToken('renewed'), refreshToken: freshToken('refresh') } })
function looksFresh() {
  const device = createDevice()
  device.values.set('accessToken', freshToken('access')).set('refreshToken', freshToken('refresh'))
  return device
}

test('S10 an access token that looks fresh and is refused: one refresh for all, one retry for each, nobody notices', async () => {
  const device = looksFresh()
  const { api, count } = pickyServer(device, (token) => token === freshToken('renewed'), renewed)
  const answers = await Promise.all(Array.from({ length: 25 }, () => api.ask(call)))
  expect(answers).toHaveLength(25)
  expect(count('/auth/refresh/accessToken')).toBe(1)
  expect(device.values.get('accessToken')).toBe(freshToken('renewed'))
})

test('S10 a call that is refused always: exactly one refresh and one retry, then an error; the tokens stay', async () => {
  const device = looksFresh()
  const { api, count } = pickyServer(device, () => false, renewed)
  const failure = await api.ask(call).catch((error: unknown) => error)
  expect(failure).toMatchObject({ kind: 'request', status: 401 })
  expect([count('/user/me/udo'), count('/auth/refresh/accessToken')]).toEqual([2, 1])
  expect(device.values.get('refreshToken')).toBe(freshToken('refresh'))
})

test('S10 a refused access token whose session has ended goes down the ladder: no login page while a way in is left', async () => {
  const device = looksFresh()
  device.jar.set('PHPSESSID', 'legacy')
  const sent: string[] = []
  const { api, session, vault } = openWebSession(device, async ({ url, headers }) => {
    sent.push(url)
    if (url.includes('/auth/refresh/')) return refusal('RefreshTokenNotFound', 401)
    if (url.endsWith('/auth/session-upgrade'))
      return answer({
        tokens: { accessToken: freshToken('upgraded'), refreshToken: freshToken('upgraded') },
        sessionId: 'its-successor',
      })
    return headers.authorization === `Bearer ${freshToken('upgraded')}` ? udo : refusal('notSignedIn', 401)
  })
  session.start(false)
  expect((await api.ask(call)).details).toEqual({ UDO: { user_id: 1 } })
  expect(vault.legacySession()).toBe('its-successor')
  expect(sent.filter((url) => url.includes('/auth/refresh/'))).toHaveLength(1)
})

test('S10 without an answer to the refresh the tokens stay, and the call fails as the network does', async () => {
  const device = looksFresh()
  const { api, count } = pickyServer(
    device,
    () => false,
    () => refusal('unavailable', 503),
  )
  const failure = await api.ask(call).catch((error: unknown) => error)
  expect(failure).toMatchObject({ kind: 'system' })
  expect([count('/user/me/udo'), count('/auth/refresh/accessToken')]).toEqual([1, 1])
  expect(device.values.get('accessToken')).toBe(freshToken('access'))
})

test('a 401 about what a call carries, and not about its token, is nobody’s reason to refresh', async () => {
  const device = looksFresh()
  let refreshes = 0
  const { api, session } = openWebSession(device, async ({ url }) => {
    if (url.includes('/auth/')) refreshes += 1
    return refusal('providerRefused', 401)
  })
  session.start(false)
  expect(await api.ask(call).catch((error: unknown) => error)).toMatchObject({ status: 401, code: 'providerRefused' })
  expect(refreshes).toBe(0)
})

test('V-088, V-089 a token that does not say when it was made is refreshed in time, once', async () => {
  const silent = (name: string, left: number) => paperToken({ name, exp: now + left, sub: '1', scope: 'full' })
  expect(conditionOf(silent('a', 61), 60, now)).toBe('fresh')
  expect(conditionOf(silent('a', 60), 60, now)).toBe('stale')
  expect(conditionOf(silent('a', 0), 60, now)).toBe('unusable')
  // A server whose tokens live for less than the threshold is not asked with every call (S9).
  const device = createDevice()
  device.values.set('accessToken', silent('access', 30)).set('refreshToken', freshToken('refresh'))
  const { api, count } = pickyServer(
    device,
    () => true,
    () => answer({ tokens: { accessToken: silent('renewed', 30), refreshToken: freshToken('refresh') } }),
  )
  for (let calls = 0; calls < 10; calls++) await api.ask(call)
  expect(count('/auth/refresh/accessToken')).toBe(1)
  expect(device.values.get('accessToken')).toBe(silent('renewed', 30))
})

test('S9, V-089 thresholds never make every call refresh: any lifetime from a second to 400 days, any threshold', () => {
  for (const lifetime of [1, 5, 60, 3600, 7200, 86_400, 15_552_000, 34_560_000])
    for (const threshold of [0, 1, 60, 3000, 180, 7_776_000, 34_560_000])
      expect(conditionOf(paperToken({ iat: now, exp: now + lifetime }), threshold, now)).toBe('fresh')
  expect(conditionOf(paperToken({ iat: now - 100, exp: now + limits.refreshTokenMinimumSeconds - 1 }), 0, now)).toBe('unusable')
})

test('X-056 a refresh token of 180 days is replaced when 90 days of it are left, in staging when 180 seconds are', () => {
  const day = 86_400
  const token = paperToken({ iat: now, exp: now + 180 * day })
  const left = (seconds: number) => now + 180 * day - seconds
  const { production, staging } = { production: refreshThresholds('production'), staging: refreshThresholds('staging') }
  expect([90 * day + 1, 90 * day, 1].map((seconds) => conditionOf(token, production.refresh, left(seconds)))).toEqual([
    'fresh',
    'stale',
    'stale',
  ])
  expect([181, 180, 1].map((seconds) => conditionOf(token, staging.refresh, left(seconds)))).toEqual(['fresh', 'stale', 'stale'])
})

group('S19, V-085…V-088 tokens of any shape', () => {
  const letter = fc.constantFrom(...'abc.=-_ {}":0\u0000é\ud834\udd1e\\'.split(''))
  const noise = fc.string({ unit: letter, maxLength: 40, size: 'max' })
  /** A proper one with up to four of its letters changed. */
  const mutated = fc
    .array(fc.tuple(fc.nat(freshToken('x').length - 1), letter), { minLength: 1, maxLength: 4 })
    .map((changes) => {
      const token = freshToken('x').split('')
      for (const [at, changed] of changes) token[at] = changed
      return token.join('')
    })
  const count = Number(process.env.FUZZ_TOKENS ?? 10_000)

  test(`${count.toLocaleString('en-GB')} strings: none throws, none without an expiry counts`, () => {
    const read = fc.property(fc.oneof(noise, mutated), (token) => {
      const payload = readPayload(token)
      if (payload !== null) expect(Number.isFinite(payload.exp)).toBe(true)
      expect(['fresh', 'stale', 'unusable']).toContain(conditionOf(token, 60, now))
    })
    fc.assert(read, { numRuns: count, seed: 19 })
  })

  test.each([
    null,
    '',
    'x',
    'a.b',
    'a.b.c.d',
    '..',
    paperToken({}),
    paperToken({ exp: 'soon', iat: 1 }),
    paperToken({ exp: '1e309', iat: 1 }),
    paperToken({ exp: null, iat: 1 }),
  ])('%s is unusable', (token) => {
    expect(conditionOf(token, 60, now)).toBe('unusable')
  })
})
