import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DAY, limits, MINUTE } from '#contract/limits.ts'
import { mailNotices } from '#server/account/notices/notices.job.ts'
import { sendPush } from '#server/account/push/push.job.ts'
import { demoPassword } from '#server/db/seed/seed.ts'
import { notify } from '#server/shared/notices.ts'
import { newSubscription, openPushService, vapidOf } from '#tests/kit/push-service.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const push = '/api/user/me/push'
let service: Awaited<ReturnType<typeof openPushService>>
beforeAll(async () => {
  service = await openPushService()
})
afterAll(() => service.close())
afterEach(() => {
  service.taken.length = 0
  service.answers.clear()
})

describe.each(engines)('notices on a device’s screen on %s', (engine) => {
  let server: TestServer
  let count = 0
  beforeAll(async () => {
    server = await openTestServer(engine, { push: { keys: null, services: [service.origin] } })
    await mailNotices(server.services) // those of the demo data
  })
  afterAll(() => server.close())
  afterEach(() => server.services.db.deleteFrom('push_subscription').execute())

  const at = () => new Date(server.clock.now())
  const userOf = async (name: string) =>
    server.services.db
      .selectFrom('app_user')
      .selectAll()
      .where('email', '=', `${name}@farthing.example`)
      .executeTakeFirstOrThrow()
  const kept = () => server.services.db.selectFrom('push_subscription').selectAll().orderBy('id').execute()
  const waiting = () => server.services.db.selectFrom('push_message').selectAll().execute()
  async function turnOn(name: Parameters<TestServer['logIn']>[0], path = `/${count++}`) {
    const { tokens } = await server.logIn(name)
    const { subscription, open } = newSubscription(service.origin + path)
    expect((await server.call('POST', push, { token: tokens.accessToken, body: subscription })).status).toBe(200)
    return { path, open, tokens, subscription }
  }
  /** A shop confirms a donation of theirs; the job that mails notices takes it up. */
  async function tell(name: string, kind: 'donationConfirmed' | 'nudge' = 'donationConfirmed') {
    const { id } = await userOf(name)
    const detail = { shop: 'Alder Home', shopId: 1, cause: 'Ashby Hospice', causeId: 1, pence: 1234 }
    await notify(server.services.db, { userId: id, kind, subject: `D${count++}#1`, detail, isMailed: true, at: at() })
    await mailNotices(server.services)
  }
  const away = async (tokens: { accessToken: string; refreshToken: string }) =>
    server.call('POST', '/api/logout', { token: tokens.refreshToken, body: { accessToken: tokens.accessToken } })

  test('G-031 who has asked for it is told: sealed for the device, signed by us, without a shop, a cause or an amount', async () => {
    const { path, open } = await turnOn('supporter')
    await tell('supporter')
    await sendPush(server.services)
    const [message] = service.taken
    expect(service.taken.map((one) => one.path)).toEqual([path])
    if (!message) return
    expect(message.headers).toMatchObject({ ttl: String(DAY / 1000), urgency: 'normal', 'content-encoding': 'aes128gcm' })
    expect(message.body.length).toBeLessThanOrEqual(4096)
    expect(message.body.includes('donation')).toBe(false)
    const told = open(message.body)
    expect(told).toEqual({
      title: 'Farthing',
      body: 'There’s news about your donations',
      path: expect.stringMatching(/^\/account\/donations\/D\d+$/),
      tag: expect.stringMatching(/^notice-\d+$/),
    })
    expect(JSON.stringify(told)).not.toMatch(/Alder|Ashby|12\.34/)
    const { key, claims } = vapidOf(message.headers.authorization)
    const { details } = await server.call('GET', push, { token: (await server.logIn('admin')).tokens.accessToken })
    expect(details).toEqual({ publicKey: key, endpoint: null })
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:no-reply@localhost' })
    expect(claims.exp * 1000).toBeGreaterThan(Date.now())
    expect(claims.exp * 1000).toBeLessThanOrEqual(Date.now() + DAY)
    // Once is enough.
    await sendPush(server.services)
    expect([service.taken.length, await waiting()]).toEqual([1, []])
  })

  test('the preferences hold here too: no tips for who wants none, and nothing that has been read', async () => {
    await turnOn('supporter')
    const { id, preferences } = await userOf('supporter')
    const wish = (nurture: boolean) =>
      server.services.db
        .updateTable('app_user')
        .set({ preferences: JSON.stringify({ ...preferences, nurture }) })
        .where('id', '=', id)
        .execute()
    await wish(false)
    await tell('supporter', 'nudge')
    await sendPush(server.services)
    expect(service.taken).toEqual([])
    await wish(true)
    await tell('supporter', 'nudge')
    await sendPush(server.services)
    expect(service.taken.length).toBe(1)
    await tell('supporter')
    await server.services.db.updateTable('notice').set({ read_at: at() }).where('user_id', '=', id).execute()
    await sendPush(server.services)
    expect([service.taken.length, await waiting()]).toEqual([1, []])
  })

  test.each([404, 410])('a browser that takes no more (%s) is forgotten', async (status) => {
    const { path } = await turnOn('supporter')
    service.answers.set(path, { status })
    await tell('supporter')
    await sendPush(server.services)
    const { id } = await userOf('supporter')
    expect((await kept()).filter((one) => one.user_id === id)).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('a service that is away, busy or silent is asked again: after a minute, two, as late as it says, and for a day', async () => {
    const { path } = await turnOn('supporter')
    service.answers.set(path, { status: 503 })
    await tell('supporter')
    const tries = async (minutes: number) => {
      server.clock.advance(minutes * MINUTE)
      await sendPush(server.services)
      return service.taken.length
    }
    expect(await tries(0)).toBe(1)
    expect(await tries(0.5)).toBe(1)
    service.answers.set(path, { status: 429, headers: { 'retry-after': '1200' } })
    expect(await tries(0.5)).toBe(2)
    expect(await tries(19)).toBe(2)
    service.answers.set(path, { status: 201 })
    expect(await tries(1)).toBe(3)
    expect([(await waiting()).length, await tries(60)]).toEqual([0, 3])
    service.answers.set(path, { status: 500 })
    await turnOn('supporter', path)
    await tell('supporter')
    for (let hour = 0; hour < 26; hour++) await tries(60)
    expect(await waiting()).toEqual([])
    expect((await kept()).some((one) => one.endpoint === service.origin + path)).toBe(true)
  })

  test('what is refused is not sent for ever, and nobody is led elsewhere', async () => {
    const { path } = await turnOn('supporter')
    const elsewhere = '/elsewhere'
    for (const status of [307, 400, 403, 413]) {
      service.taken.length = 0
      service.answers.set(path, { status, headers: { location: service.origin + elsewhere }, body: 'x'.repeat(100_000) })
      await tell('supporter')
      await sendPush(server.services)
      expect([service.taken.map((one) => one.path), await waiting()]).toEqual([[path], []])
    }
  })

  test('it ends with logging out there, with ending the device, and with turning it off', async () => {
    const first = await turnOn('admin')
    const second = await turnOn('admin')
    const { id } = await userOf('admin')
    const mine = async () => (await kept()).filter((one) => one.user_id === id).map((one) => one.endpoint)
    expect(await mine()).toEqual([service.origin + first.path, service.origin + second.path])
    await away(first.tokens)
    expect(await mine()).toEqual([service.origin + second.path])
    const token = second.tokens.accessToken
    expect((await server.call('GET', push, { token })).details.endpoint).toBe(service.origin + second.path)
    expect((await server.call('DELETE', push, { token })).status).toBe(200)
    expect(await mine()).toEqual([])
    const third = await turnOn('admin')
    await server.call('DELETE', '/api/user/me/devices', { token: third.tokens.accessToken })
    expect(await mine()).toEqual([])
  })

  test('who logs in again in the same browser is still told, and somebody else there is told instead of them', async () => {
    const body = (name: string) => ({ email: `${name}@farthing.example`, password: demoPassword, source: 'website' })
    const enter = async (name: string, cookie = '') => {
      const answer = await server.call('POST', '/api/login-cookie', { body: body(name), headers: { cookie }, ip: '10.9.9.9' })
      const set = [answer.headers['set-cookie']].flat().join(';')
      return { token: answer.details.tokens.accessToken as string, cookie: /knownDevice=[^;]+/.exec(set)?.[0] ?? '' }
    }
    const first = await enter('treasurer')
    const { subscription } = newSubscription(`${service.origin}/same`)
    await server.call('POST', push, { token: first.token, body: subscription })
    const again = await enter('treasurer', first.cookie)
    expect((await server.call('GET', push, { token: again.token })).details.endpoint).toBe(subscription.endpoint)
    const other = await enter('finance', first.cookie)
    expect((await server.call('GET', push, { token: other.token })).details.endpoint).toBe(null)
    await server.call('POST', push, { token: other.token, body: subscription })
    expect((await server.call('GET', push, { token: again.token })).details.endpoint).toBe(null)
    const owners = (await kept()).filter((one) => one.endpoint === subscription.endpoint)
    expect(owners.map((one) => one.user_id)).toEqual([(await userOf('finance')).id])
  })

  test('nobody has more than ten, and the newest stay', async () => {
    const { id } = await userOf('support')
    for (let device = 0; device < limits.pushDevices + 2; device++) await turnOn('support')
    const mine = (await kept()).filter((one) => one.user_id === id).map((one) => one.endpoint)
    expect(mine.length).toBe(limits.pushDevices)
    expect(mine.at(-1)).toBe(`${service.origin}/${count - 1}`)
  })

  test('only who is logged in can turn it on, and only for a public push service', async () => {
    const { subscription } = newSubscription('https://10.0.0.1/push')
    expect((await server.call('POST', push, { body: subscription })).status).toBe(401)
    const token = (await server.logIn('supporter')).tokens.accessToken
    const refused = await server.call('POST', push, { token, body: subscription })
    expect([refused.status, refused.error?.fields]).toEqual([422, { endpoint: 'pushEndpoint' }])
    const noKey = { ...newSubscription(`${service.origin}/x`).subscription, keys: { p256dh: 'short', auth: 'short' } }
    expect((await server.call('POST', push, { token, body: noKey })).status).toBe(422)
  })

  test('without keys, outside of development, it is not offered', async () => {
    const { push: sender } = server.services
    server.services.push = null
    const token = (await server.logIn('supporter')).tokens.accessToken
    expect((await server.call('GET', push, { token })).details.publicKey).toBe(null)
    const { subscription } = newSubscription(`${service.origin}/none`)
    expect((await server.call('POST', push, { token, body: subscription })).status).toBe(404)
    server.services.push = sender
  })
})
