import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preferenceNames } from '#contract/account/user.ts'
import { answer, createDevice, deadToken, freshToken, now, openWebSession, paperToken, refusal } from '#tests/kit/web-session.ts'
import type { Outgoing } from '#web/api/client.ts'
import { withWebLock } from '#web/platform/web-lock.ts'
import { call, gone, heldServer, quiet, udo } from './session.steps.ts'

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

// Three hundred are half of this file's time; `npm run heavy` makes more.
const interleavings = Number(process.env.INTERLEAVINGS ?? 300)

test(`${interleavings} random interleavings of logout, refresh and calls: no token rises again, no call is lost or settled twice (S12)`, async () => {
  const interleaving = fc.asyncProperty(fc.gen(), async (draw) => {
    const random = () => draw(fc.nat, 999_999) / 1_000_000
    const device = createDevice()
    device.values.set('accessToken', deadToken('access')).set('refreshToken', freshToken('refresh'))
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
    expect([...device.values.keys()]).toEqual([])
    expect(settled.every((times) => times === 1)).toBe(true)
  })
  await fc.assert(interleaving, { numRuns: interleavings, seed: 12 })
})

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

test('S1 what another tab has just done is looked for before it is done again, though its lock is free already', async () => {
  let isDone = false
  setTimeout(() => {
    isDone = true // as local storage is: later than the lock
  }, 100)
  const work = async () => (isDone ? 'done elsewhere' : 'done again')
  expect(
    await withWebLock(
      'late',
      work,
      () => isDone,
      () => true,
    ),
  ).toBe('done elsewhere')
  isDone = false
  expect(
    await withWebLock(
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
      withWebLock: (_name, work, _isDone, mayBeLate) => {
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

test('A-076, G-021 with the page whoever is here is read from GET /user/me, once; who has shown nothing is not asked about', async () => {
  const nobodySaid = {
    gender: null,
    dateOfBirth: null,
    mobile: null,
    addressLine1: null,
    addressLine2: null,
    city: null,
    county: null,
    postcode: null,
    avatar: null,
  }
  const name = { hash: 'h', email: 'a@b.example', firstName: 'Ada', lastName: 'Quill' }
  const me = {
    user: { id: 1, ...name, ...nobodySaid, adminCauses: [], isCauseAdmin: [], isSupport: false },
    cause: null,
    adminCauses: [],
    preferences: Object.fromEntries(preferenceNames.map((one) => [one, false])),
  }
  const read = async (device: ReturnType<typeof createDevice>) => {
    const asked: string[] = []
    const { session } = openWebSession(device, async ({ method, url }) => {
      asked.push(`${method} ${url}`)
      return url.endsWith('/user/me') ? { ...answer(me), headers: new Headers({ 'x-auth-type': 'authenticated' }) } : answer({})
    })
    session.start(true)
    await session.settled()
    return { asked: asked.filter((one) => one.includes('/user/')), person: session.person() }
  }
  const device = createDevice()
  device.values.set('accessToken', freshToken('access')).set('refreshToken', freshToken('refresh'))
  const here = await read(device)
  expect(here.asked).toEqual(['GET /api/user/me'])
  expect([here.person.authState, here.person.me?.user.id]).toEqual(['authenticatedFull', 1])
  expect(await read(createDevice())).toMatchObject({ asked: [], person: { authState: 'unauthenticated', me: null } })
})
