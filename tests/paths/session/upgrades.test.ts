import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountCalls } from '#contract/account/account.calls.ts'
import { answer, createDevice, deadToken, freshToken, openWebSession, refusal } from '#tests/kit/web-session.ts'
import type { Incoming, Outgoing } from '#web/api/client.ts'
import { ApiFailure } from '#web/api/failure.ts'

const call = accountCalls.readUdo
const udo = answer({ UDO: { user_id: 1 } })
const gone = new Error('no answer')

const doors = [
  { cookie: 'PHPSESSID', path: '/auth/session-upgrade' },
  { cookie: 'checkSupporter', path: '/auth/checksupporter-upgrade' },
] as const

const away: [string, Incoming | Error][] = [
  ['408', refusal('timeout', 408)],
  ['429', refusal('tooMany', 429)],
  ['500', refusal('internal', 500)],
  ['502', refusal('bad', 502)],
  ['503', refusal('unavailable', 503)],
  ['504', refusal('timeout', 504)],
  ['no answer', gone],
  ['200 with HTML', { status: 200, headers: new Headers(), body: '<!doctype html>' }],
  ['200 without tokens', answer({})],
]

for (const { cookie, path } of doors) {
  test.each(away)(`S11, F-021, F-022 ${path} that is answered with %s refuses nobody and drops nothing`, async (_name, given) => {
    const device = createDevice()
    device.jar.set(cookie, 'secret')
    let isAway = true
    const { api, session } = openWebSession(device, async ({ url }) => {
      if (!url.endsWith(path)) return url.includes('/auth/') ? refusal('notSignedIn', 401) : udo
      if (!isAway) {
        const tokens = { accessToken: freshToken('a'), refreshToken: freshToken('r') }
        return answer({ tokens, sessionId: 'next', checkSupporter: 'next' })
      }
      if (given instanceof Error) throw given
      return given
    })
    session.start(false)
    expect(await api.ask(call).catch((error: unknown) => error)).toMatchObject({ kind: 'system' })
    expect([...device.jar]).toEqual([[cookie, 'secret']])
    isAway = false
    expect((await api.ask(call)).details).toEqual({ UDO: { user_id: 1 } })
    expect([...device.jar]).toEqual([[cookie, 'next']])
  })

  test.each([401, 403, 404, 410])(`${path} that is answered with %d is a no: what was shown is dropped`, async (status) => {
    const device = createDevice()
    device.jar.set(cookie, 'secret')
    const { api, session } = openWebSession(device, async () => refusal('notSignedIn', status))
    session.start(false)
    expect(await api.ask(call).catch((error: unknown) => error)).toMatchObject({ kind: 'credentials' })
    expect([...device.jar]).toEqual([])
  })

  test(`${path}: two tabs at once show the secret once, and both go on with what it answered`, async () => {
    const device = createDevice()
    device.jar.set(cookie, 'secret')
    const withWebLock = oneAtATime()
    let shown = 0
    const transport = async ({ url }: Outgoing) => {
      if (!url.includes('/auth/')) return udo
      shown += 1
      const tokens = { accessToken: freshToken('a'), refreshToken: freshToken('r') }
      return answer({ tokens, sessionId: 'next', checkSupporter: 'next' })
    }
    const tabs = [0, 1].map(() => openWebSession(device, transport, { withWebLock }))
    for (const { session } of tabs) session.start(false)
    await Promise.all(tabs.map(({ api }) => api.ask(call)))
    expect(shown).toBe(1)
    expect([...device.jar]).toEqual([[cookie, 'next']])
  })
}

test('a refresh that is refused because its person has just logged in anew in another tab goes on with what that tab was given', async () => {
  const device = createDevice()
  device.values.set('accessToken', deadToken('old')).set('refreshToken', freshToken('old'))
  const { api, session } = openWebSession(device, async ({ url, headers }) => {
    if (!url.includes('/auth/'))
      return headers.authorization === `Bearer ${freshToken('new')}` ? udo : refusal('notSignedIn', 401)
    if (headers.authorization === `Bearer ${freshToken('old')}`) {
      device.values.set('accessToken', freshToken('new')).set('refreshToken', freshToken('new-refresh'))
      return refusal('RefreshTokenNotFound', 401)
    }
    return refusal('notSignedIn', 401)
  })
  session.start(false)
  expect((await api.ask(call)).details).toEqual({ UDO: { user_id: 1 } })
  expect(device.values.get('refreshToken')).toBe(freshToken('new-refresh'))
})

test('X-005, F-017, F-022, F-023, E-001, E-011 tokens that the server doesn’t know are deleted first, then both older ways are tried; only when all have failed is nobody here', async () => {
  const device = createDevice()
  device.values.set('accessToken', deadToken('old')).set('refreshToken', freshToken('old'))
  device.jar.set('PHPSESSID', 'secret').set('checkSupporter', 'hash')
  const tried: [string, number, string][] = []
  let legacyAnswer: Incoming = refusal('notSignedIn', 401)
  const { api, session } = openWebSession(device, async ({ url }) => {
    if (!url.includes('/auth/')) return udo
    tried.push([url.replace(/^.*\/auth\//, ''), device.values.size, session.person().authState])
    return url.includes('/refresh/') ? refusal('RefreshTokenNotFound', 401) : legacyAnswer
  })
  session.start(true)
  await session.settled()
  expect(tried).toEqual([
    ['refresh/accessToken', 2, 'authenticatedFull'],
    ['session-upgrade', 0, 'authenticatedFull'],
    ['checksupporter-upgrade', 0, 'authenticatedFull'],
  ])
  expect(session.person()).toMatchObject({ authState: 'unauthenticated', me: null })
  // A call that needs somebody fails for want of credentials, whether or not anything is left to try.
  expect(await api.ask(call).catch((error: unknown) => error)).toMatchObject({ kind: 'credentials', status: 0 })
  // Where one of them works, nobody is logged out.
  device.values.set('accessToken', deadToken('old')).set('refreshToken', freshToken('old'))
  device.jar.set('PHPSESSID', 'secret')
  legacyAnswer = answer({ tokens: { accessToken: freshToken('a'), refreshToken: freshToken('r') }, sessionId: 'next' })
  expect((await api.ask(call)).details).toEqual({ UDO: { user_id: 1 } })
})

/** A lock that the tabs of one browser share. */
function oneAtATime() {
  let held: Promise<unknown> = Promise.resolve()
  return <T>(_name: string, work: () => Promise<T>): Promise<T> => {
    const mine = held.then(work, work)
    held = mine.catch(() => {})
    return mine
  }
}

const runs = Number(process.env.UPGRADE_RUNS ?? 60)

test(`${runs.toLocaleString('en-GB')} random interleavings of three tabs, a server that is away now and then, and a logout: a secret is shown once, nobody is refused before the logout, and nothing is left after it (S12, S16)`, async () => {
  const interleaving = fc.asyncProperty(fc.gen(), async (draw) => {
    const random = () => draw(fc.nat, 999_999) / 1_000_000
    const door = draw(() => fc.constantFrom(...doors))
    const device = createDevice()
    device.jar.set(door.cookie, 'secret-0')
    let current = 0
    let isEnded = false
    const replays: string[] = []
    const held: (() => void)[] = []
    const transport = ({ url, body }: Outgoing) =>
      new Promise<Incoming>((resolve, reject) => {
        held.push(() => {
          if (url.endsWith('/logout')) {
            isEnded = true
            return resolve(answer({}))
          }
          if (!url.includes('/auth/')) return resolve(udo)
          if (!url.endsWith(door.path)) return resolve(refusal('notSignedIn', 401))
          const fate = random()
          if (fate < 0.2) return resolve(refusal('unavailable', 503))
          if (fate < 0.3) return reject(gone)
          // No grace here: whoever comes second would be a thief.
          const { sessionId, checkSupporter } = body as { sessionId?: string; checkSupporter?: string } // what the two calls carry
          const shown = sessionId ?? checkSupporter ?? ''
          if (isEnded) return resolve(refusal('notSignedIn', 401))
          if (shown !== `secret-${current}`) {
            replays.push(shown)
            return resolve(refusal('notSignedIn', 401))
          }
          current += 1
          const next = `secret-${current}`
          const tokens = { accessToken: freshToken(next), refreshToken: freshToken(next) }
          resolve(answer({ tokens, sessionId: next, checkSupporter: next }))
        })
      })
    const withWebLock = oneAtATime()
    const tabs = [0, 1, 2].map(() => openWebSession(device, transport, { withWebLock }))
    for (const { session } of tabs) session.start(false)
    const failures: unknown[] = []
    const calls: Promise<unknown>[] = []
    let loggedOut: Promise<void> | null = null
    const ask = () => {
      const wasIn = loggedOut === null
      const tab = tabs[Math.floor(random() * tabs.length)]
      const told = (error: unknown) => {
        if (wasIn && loggedOut === null) failures.push(error instanceof ApiFailure ? error.kind : error)
      }
      if (tab) calls.push(tab.api.ask(call).then(() => {}, told))
    }
    for (let step = 0; step < 30; step++) {
      const chance = random()
      if (chance < 0.4 && calls.length < 15) ask()
      else if (chance > 0.97 && !loggedOut) loggedOut = tabs[0]?.session.logOut() ?? null
      else if (held.length > 0) held.splice(Math.floor(random() * held.length), 1)[0]?.()
      for (let turn = Math.floor(random() * 8); turn > 0; turn--) await Promise.resolve()
    }
    const hasLoggedOut = loggedOut !== null
    let isOver = false
    const over = Promise.all([...calls, loggedOut]).then(() => {
      isOver = true
    })
    for (let turn = 0; turn < 2000 && !isOver; turn++) {
      for (const release of held.splice(0)) release()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(isOver).toBe(true)
    await over
    expect({ replays, refused: failures.filter((kind) => kind !== 'system') }).toEqual({ replays: [], refused: [] })
    if (hasLoggedOut) expect([...device.jar, ...device.values]).toEqual([])
  })
  await fc.assert(interleaving, { numRuns: runs, seed: 16 })
})
