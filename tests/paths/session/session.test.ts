import { expect, describe as group, test } from 'vitest'
import { accountCalls } from '#contract/account/account.calls.ts'
import { limits } from '#contract/limits.ts'
import { seeded } from '#tests/kit/random.ts'
import { answer, createDevice, deadToken, freshToken, now, openWebSession, paperToken, refusal } from '#tests/kit/web-session.ts'
import type { Incoming, Outgoing } from '#web/api/client.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { exclusively } from '#web/platform/exclusively.ts'
import { conditionOf, readPayload } from '#web/site/session/vault.ts'

const call = accountCalls.readUdo
const udo = answer({ UDO: { user_id: 1 } })

/** Lets promises run until nothing moves any more. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve()
}

/** A server whose answers come in an order that the test chooses. */
function heldServer(respond: (outgoing: Outgoing) => Incoming | Error) {
  const held: { outgoing: Outgoing; release(): void }[] = []
  const transport = (outgoing: Outgoing) =>
    new Promise<Incoming>((resolve, reject) => {
      held.push({
        outgoing,
        release: () => {
          const given = respond(outgoing)
          if (given instanceof Error) reject(given)
          else resolve(given)
        },
      })
    })
  return { held, transport }
}

test('C-010, F-024, F-025, A-113 a hundred calls in one tab: at most five in flight, in their order, all answered', async () => {
  const device = createDevice()
  device.values.set('accessToken', deadToken('access')).set('refreshToken', freshToken('refresh'))
  const order: string[] = []
  const { held, transport } = heldServer(({ url }) =>
    url.includes('/auth/') ? answer({ tokens: { accessToken: freshToken('a2'), refreshToken: freshToken('refresh') } }) : udo,
  )
  const { api, session } = openWebSession(device, transport)
  session.start(false)
  const calls = Array.from({ length: 100 }, (_, index) => api.ask(call, { headers: { 'x-number': String(index) } }))
  let most = 0
  let refreshes = 0
  for (let answered = 0; answered < 101; answered++) {
    await quiet()
    most = Math.max(most, held.length)
    const next = held.shift()
    if (next?.outgoing.url.includes('/auth/')) refreshes += 1
    else order.push(next?.outgoing.headers['x-number'] ?? '')
    next?.release()
  }
  await Promise.all(calls)
  expect({ most, refreshes }).toEqual({ most: 5, refreshes: 1 })
  expect(order).toEqual(Array.from({ length: 100 }, (_, index) => String(index)))
})

test('1,000 seeded interleavings of logout, refresh and calls: no token rises again, no call is lost or settled twice (S12)', async () => {
  for (let seed = 1; seed <= 1000; seed++) {
    const random = seeded(seed)
    const device = createDevice()
    device.values.set('accessToken', deadToken('access')).set('refreshToken', freshToken(`refresh-${seed}`))
    let isRevoked = false
    const { held, transport } = heldServer(({ url }) => {
      if (url.endsWith('/logout')) {
        isRevoked = true
        return answer({})
      }
      // A refresh that was already answered when the logout came is what the client must throw away.
      if (url.includes('/auth/refresh'))
        return isRevoked && random() < 0.5
          ? refusal('RefreshTokenNotFound', 401)
          : answer({ tokens: { accessToken: freshToken('late'), refreshToken: freshToken('late') } })
      return url.includes('/auth/') ? refusal('notSignedIn', 401) : udo
    })
    const { api, session } = openWebSession(device, transport)
    session.start(false)
    const settled: number[] = []
    const calls: Promise<unknown>[] = []
    const ask = () => {
      const index = calls.length
      settled.push(0)
      const count = () => {
        settled[index] = (settled[index] ?? 0) + 1
      }
      calls.push(api.ask(call).then(count, count))
    }
    let loggedOut: Promise<void> | null = null
    for (let step = 0; step < 30; step++) {
      const chance = random()
      if (chance < 0.35 && calls.length < 12) ask()
      else if (chance < 0.45 && !loggedOut) loggedOut = session.logOut()
      else if (held.length > 0) held.splice(Math.floor(random() * held.length), 1)[0]?.release()
      for (let turn = Math.floor(random() * 6); turn > 0; turn--) await Promise.resolve()
    }
    loggedOut ??= session.logOut()
    for (let rest = 0; rest < 200; rest++) {
      await quiet()
      if (held.length === 0) break
      for (const one of held.splice(0)) one.release()
    }
    await loggedOut
    await Promise.all(calls)
    expect({ seed, tokens: [...device.values.keys()] }).toEqual({ seed, tokens: [] })
    expect({ seed, settled: settled.every((times) => times === 1) }).toEqual({ seed, settled: true })
  }
})

const gone = new Error('no answer')
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
  'S11, F-023, E-011 a refresh that is answered with %s leaves the tokens as they should be',
  async (_name, given, wanted) => {
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
  },
)

test('S13 logging out without a network forgets at once, and tells the server when it is back', async () => {
  const device = createDevice()
  device.values.set('accessToken', freshToken('access')).set('refreshToken', freshToken('refresh'))
  device.jar.set('checkSupporter', 'hash').set('PHPSESSID', 'id')
  let isOnline = false
  let returned = () => {}
  const told: Outgoing[] = []
  const { session } = openWebSession(
    device,
    async (outgoing) => {
      if (!isOnline) throw gone
      told.push(outgoing)
      return answer({})
    },
    {
      onNetworkReturned: (listener) => {
        returned = listener
        return () => {}
      },
    },
  )
  session.start(false)
  await session.logOut()
  expect([...device.values.keys(), ...device.jar.keys()]).toEqual([])
  await quiet()
  isOnline = true
  returned()
  await quiet()
  expect(told.map(({ url, body }) => [url, body])).toEqual([
    ['/api/logout', { accessToken: freshToken('access'), sessionId: 'id', checkSupporter: 'hash' }],
  ])
})

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

group('S19, V-085…V-088 tokens of any shape', () => {
  const random = seeded(19)
  const letters = 'abc.=-_ {}":0\u0000é𝄞\\'
  const noise = () =>
    Array.from({ length: Math.floor(random() * 40) }, () => letters[Math.floor(random() * letters.length)]).join('')
  const mutated = () => {
    const token = freshToken('x').split('')
    for (let change = 0; change < 1 + random() * 3; change++)
      token[Math.floor(random() * token.length)] = letters[Math.floor(random() * letters.length)] ?? ''
    return token.join('')
  }
  const count = Number(process.env.FUZZ_TOKENS ?? 50_000)

  test(`${count.toLocaleString('en-GB')} strings: none throws, none without an expiry counts`, () => {
    for (let index = 0; index < count; index++) {
      const token = index % 2 === 0 ? noise() : mutated()
      const payload = readPayload(token)
      if (payload !== null) expect(Number.isFinite(payload.exp)).toBe(true)
      expect(['fresh', 'stale', 'unusable']).toContain(conditionOf(token, 60, now))
    }
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

test('S1 what another tab has just done is looked for before it is done again, though its lock is free already', async () => {
  let isDone = false
  setTimeout(() => {
    isDone = true // as local storage is: later than the lock
  }, 100)
  const work = async () => (isDone ? 'done elsewhere' : 'done again')
  expect(
    await exclusively(
      'late',
      work,
      () => isDone,
      () => true,
    ),
  ).toBe('done elsewhere')
  isDone = false
  expect(
    await exclusively(
      'late',
      work,
      () => isDone,
      () => false,
    ),
  ).toBe('done again')
})

test('S1 a tab that finds another’s fresh refresh token expects its access token; one that refreshed by itself does not', async () => {
  const young = (name: string) => paperToken({ name, iat: now - 1, exp: now + 100_000, sub: '1', scope: 'full' })
  async function expectsIt(refreshToken: string): Promise<boolean[]> {
    const device = createDevice()
    device.storage.write('accessToken', deadToken('access'))
    device.storage.write('refreshToken', refreshToken)
    const told: boolean[] = []
    const transport = async ({ url }: Outgoing) =>
      url.includes('/auth/') ? answer({ tokens: { accessToken: freshToken('a'), refreshToken: young('own') } }) : udo
    const { session, api } = openWebSession(device, transport, {
      exclusively: (_name, work, _isDone, mayBeLate) => {
        told.push(mayBeLate())
        return work()
      },
    })
    session.start(false)
    await api.ask(call)
    return told
  }
  expect(await expectsIt(young('elsewhere'))).toEqual([true])
  expect(await expectsIt(paperToken({ iat: now - 100_000, exp: now + 100, sub: '1', scope: 'full' }))).toEqual([false, false])
})
