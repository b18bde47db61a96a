import { expect, test } from 'vitest'
import { rowan } from '#machines/session/session/session.steps.ts'
import { toastStackMachine } from '#machines/ui/toast-stack/toast-stack.machine.ts'
import { answer, createDevice, freshToken, openWebSession, refusal } from '#tests/kit/web-session.ts'
import type { Outgoing } from '#web/api/client.ts'
import { createPageApp } from '#web/site/page-app.ts'
import { quiet } from './session.steps.ts'

const me = (id: number) => ({ ...rowan, user: { ...rowan.user, id } })
const known = (id: number) => ({ ...answer(me(id)), headers: new Headers({ 'x-auth-type': 'authenticated' }) })

/** A tab whose server knows one person, and says what it was asked. */
function openTab(kept: boolean, changes: Parameters<typeof openWebSession>[2] = {}) {
  const device = createDevice()
  if (kept) device.values.set('accessToken', freshToken('access')).set('refreshToken', freshToken('refresh'))
  const asked: string[] = []
  const server = { person: 1, isAway: false, hasSession: true, hasStatistics: true }
  const transport = async ({ url, method }: Outgoing) => {
    asked.push(`${method} ${url}`)
    if (server.isAway) throw new Error('no answer')
    if (!server.hasStatistics && url.endsWith('/statistics')) return refusal('internal', 500)
    if (!server.hasSession && url.includes('/auth/')) return refusal('RefreshTokenNotFound', 401)
    if (!server.hasSession && url.endsWith('/user/me')) return refusal('notSignedIn', 401)
    return url.endsWith('/user/me') ? known(server.person) : answer({})
  }
  const tab = openWebSession(device, transport, changes)
  const times = (path: string) => asked.filter((one) => one.endsWith(path)).length
  return { ...tab, device, server, asked, times }
}

test('F-070, F-034 the page that logs out asks nobody’s name, and is complete once nobody is here', async () => {
  const { session, asked, times } = openTab(true)
  session.start(false)
  await quiet()
  expect(asked).toEqual([])
  expect(session.person().isSettled).toBe(false)
  await session.logOut()
  await session.settled()
  expect(session.person()).toMatchObject({ authState: 'unauthenticated', me: null, isSettled: true })
  expect(times('/user/me')).toBe(0)
})

test('F-070, A-076 a page loads the person once, and once more when somebody else comes in', async () => {
  const { session, server, times } = openTab(true)
  session.start()
  await session.settled()
  expect([times('/user/me'), times('/statistics')]).toEqual([1, 1])
  server.person = 2
  await session.begin({
    tokens: { accessToken: freshToken('other'), refreshToken: freshToken('other') },
    user: { id: 2, hash: 'h2' },
  })
  expect(session.person().me?.user.id).toBe(2)
  expect([times('/user/me'), times('/statistics')]).toEqual([2, 2])
})

test('E-067, F-070 statistics that fail leave the page whole, and the person as they are', async () => {
  const { session, server, times } = openTab(true)
  server.hasStatistics = false
  session.start()
  await session.settled()
  expect(times('/statistics')).toBe(1)
  expect(session.person()).toMatchObject({ authState: 'authenticatedFull', isSettled: true, isDegraded: false })
})

test('F-070, S10 a server that is away leaves the page degraded and everybody logged in, until it is asked again', async () => {
  const { session, server } = openTab(true)
  server.isAway = true
  session.start()
  await session.settled()
  expect(session.person()).toMatchObject({ authState: 'authenticatedFull', me: null, isDegraded: true })
  server.isAway = false
  await session.reload()
  expect(session.person()).toMatchObject({ authState: 'authenticatedFull', me: me(1), isDegraded: false })
})

test('E-001, E-019 a session that runs out keeps the page and whose it is, until the page is left', async () => {
  const { session, server, device } = openTab(true)
  session.start()
  await session.settled()
  server.hasSession = false
  device.values.set('accessToken', 'gone').set('refreshToken', 'gone')
  await session.reload()
  expect(session.person()).toMatchObject({ authState: 'unauthenticated', me: me(1), isExpired: true })
  session.leaveExpired()
  expect(session.person()).toMatchObject({ me: null, isExpired: false })
})

test('F-032, F-001 what other tabs do is done here: only refreshed, somebody else, logged out', async () => {
  let kept = (_key: string | null) => {}
  const { session, device, times, server } = openTab(true, {
    onKeptElsewhere: (listener) => {
      kept = listener as typeof kept // any key of what is kept
      return () => {}
    },
  })
  session.start()
  await session.settled()
  kept('refreshToken')
  await quiet()
  expect(times('/user/me')).toBe(1)
  server.person = 2
  kept('installationId')
  device.values.set('refreshToken', freshToken('other'))
  await session.reload()
  kept('refreshToken')
  await quiet()
  expect(session.person().me?.user.id).toBe(2)
  device.values.clear()
  kept(null)
  expect(session.person()).toMatchObject({ authState: 'unauthenticated', me: null })
})

test('however many wait for the proof, it is asked for once, and nobody waits after a logout', async () => {
  const { session } = openTab(true)
  session.start()
  const first = session.prove()
  const second = session.prove()
  expect(session.person().isAsked).toBe(true)
  session.answerProof(true)
  expect(await Promise.all([first, second])).toEqual([true, true])
  expect(session.person().isAsked).toBe(false)
  const third = session.prove()
  await session.logOut()
  expect(await third).toBe(false)
})

test('F-032 logging out twice at once is once', async () => {
  const { session, times } = openTab(true)
  session.start()
  await session.settled()
  await Promise.all([session.logOut(), session.logOut()])
  await quiet()
  expect(times('/logout')).toBe(1)
})

test('logging out takes what was typed and not sent with it', async () => {
  const { session, device } = openTab(true)
  for (const key of ['registrationDraft', 'typedAnswer', 'supportDrafts', 'celebrated'] as const)
    device.values.set(key, 'private')
  session.start()
  await session.settled()
  expect(device.values.size).toBe(6)
  await session.logOut()
  expect([...device.values.keys()]).toEqual([])
})

test('F-160 messages belong to the page’s own system, with or without a session', () => {
  const app = createPageApp()
  const notices = app.openNotices(toastStackMachine)
  notices.send({ type: 'toast.added', id: 'a', duration: null })
  expect(notices.system).toBe(app.actor.system)
  expect(Object.keys(notices.getSnapshot().children)).toEqual(['a'])
  expect(app.actor.getSnapshot().value).toEqual({ session: 'closed', page: 'asleep', notices: 'open', banners: 'empty' })
})
