import { afterAll, beforeAll, expect, describe as group, test } from 'vitest'
import { MINUTE } from '#contract/limits.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const address = 'supporter@farthing.example'
const next = 'three blue boats'

group.each(engines)('choosing a new password on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  const mails = (subject: RegExp) =>
    server.services.db
      .selectFrom('mail')
      .select(['text', 'subject'])
      .orderBy('id')
      .execute()
      .then((rows) => rows.filter((row) => subject.test(row.subject)))
  const links = async () =>
    (await mails(/^Reset your .* password$/)).map(({ text }) => /\/password\/reset\/([\w-]+)/.exec(text)?.[1] ?? '')
  /** Asks, and waits for the mail, which goes out after the answer. */
  async function ask(): Promise<string> {
    const before = (await links()).length
    expect((await server.call('POST', '/api/password/forgot', { body: { email: address } })).status).toBe(200)
    await expect.poll(async () => (await links()).length).toBe(before + 1)
    return (await links()).at(-1) ?? ''
  }
  const reset = (link: string, newPassword = next) =>
    server.call('POST', `/api/password/reset/${link}`, { body: { newPassword } })
  const logIn = (password: string) =>
    server.call('POST', '/api/login-cookie', { body: { email: address, password, source: 'website' } })

  test('A-086, A2 a known and an unknown address are answered alike', async () => {
    await ask()
    const known = await server.call('POST', '/api/password/forgot', { body: { email: address.toUpperCase() } })
    const unknown = await server.call('POST', '/api/password/forgot', { body: { email: 'nobody@example.org' } })
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
  })

  test('A-087, A5, S20 the link works once, even fifty times at once; every device is logged out, and the person is told', async () => {
    const device = await server.logIn('supporter')
    const link = await ask()
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(link)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]))
    expect((await server.call('GET', '/api/user/me', { token: device.tokens.accessToken })).status).toBe(401)
    expect((await server.call('POST', '/api/auth/refresh/refreshToken', { token: device.tokens.refreshToken })).status).toBe(401)
    expect((await server.call('POST', '/api/auth/session-upgrade', { body: { sessionId: device.sessionId } })).status).toBe(401)
    expect(
      (await server.call('POST', '/api/auth/checksupporter-upgrade', { body: { checkSupporter: device.checkSupporter } })).status,
    ).toBe(401)
    expect((await logIn('Shop-for-good-1')).status).toBe(401)
    expect((await logIn(next)).status).toBe(200)
    expect((await mails(/has changed/)).length).toBe(1)
  })

  test('G-002 a link is good for an hour, and a newer one ends it', async () => {
    server.clock.advance(20 * MINUTE)
    const older = await ask()
    const newer = await ask()
    expect((await reset(older)).status).toBe(410)
    server.clock.advance(60 * MINUTE)
    expect((await reset(newer)).error?.code).toBe('linkInvalid')
    const last = await ask()
    server.clock.advance(60 * MINUTE - 1)
    expect((await reset(last)).status).toBe(200)
    expect((await reset('made-up')).status).toBe(410)
  })

  test('V-006 a password that is too short is refused, and the link stays good', async () => {
    const link = await ask()
    expect((await reset(link, 'short')).error?.fields).toEqual({ newPassword: 'passwordTooShort' })
    expect((await reset(link)).status).toBe(200)
  })

  test('a password that everybody chooses is refused in any case, and the link stays good', async () => {
    const link = await ask()
    for (const common of ['password123', 'PassWord123', 'liverpool1'])
      expect((await reset(link, common)).error?.fields).toEqual({ newPassword: 'passwordCommon' })
    expect((await reset(link)).status).toBe(200)
  })

  test('A5 the database holds no link, and a forged host does not change where it leads', async () => {
    server.clock.advance(20 * MINUTE)
    const before = (await links()).length
    await server.call('POST', '/api/password/forgot', {
      body: { email: address },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    await expect.poll(async () => (await links()).length).toBe(before + 1)
    const kept = await server.services.db.selectFrom('one_time_link').select('hash').execute()
    const link = (await links()).at(-1) ?? ''
    expect(link.length).toBeGreaterThanOrEqual(22)
    expect(JSON.stringify(kept)).not.toContain(link)
    expect((await mails(/^Reset your .* password$/)).at(-1)?.text).not.toContain('evil.example')
  })

  test('A6 thirty requests in a quarter of an hour: at most five mails, and the answer stays the same', async () => {
    server.clock.advance(24 * 60 * MINUTE)
    const before = (await links()).length
    const answers = []
    for (let count = 0; count < 30; count++)
      answers.push(await server.call('POST', '/api/password/forgot', { body: { email: address }, ip: `10.0.0.${count}` }))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    await expect.poll(async () => (await links()).length - before).toBe(5)
  })
})
