import { afterAll, beforeAll, expect, describe as group, test } from 'vitest'
import { MINUTE } from '#contract/limits.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const address = 'supporter@farthing.example'

group.each(engines)('logging in with a link on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  const mails = () =>
    server.services.db
      .selectFrom('mail')
      .select(['text', 'html'])
      .where('subject', 'like', '%link to log in%')
      .orderBy('id')
      .execute()
  const secretIn = (text: string) => /\/login\/link\/([\w-]+)/.exec(text)?.[1] ?? ''
  /** Asks, and waits for the mail, which goes out after the answer. */
  async function ask(forwardUrl?: string): Promise<string> {
    const before = (await mails()).length
    const body = { email: address, ...(forwardUrl ? { forwardUrl } : {}) }
    expect((await server.call('POST', '/api/login-links', { body })).status).toBe(200)
    await expect.poll(async () => (await mails()).length).toBe(before + 1)
    return (await mails()).at(-1)?.text ?? ''
  }
  const use = (secret: string) => server.call('POST', `/api/login-links/${secret}`)

  test('A-088, A2 a known and an unknown address are answered alike', async () => {
    await ask()
    const before = (await mails()).length
    const known = await server.call('POST', '/api/login-links', { body: { email: address.toUpperCase() } })
    const unknown = await server.call('POST', '/api/login-links', { body: { email: 'nobody@example.org' } })
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(known.details).toEqual({ sent: true })
    await expect.poll(async () => (await mails()).length).toBe(before + 1)
  })

  test('A-089, A5 of fifty parallel uses of a link one logs in, and the others are told that it was used (E-030)', async () => {
    const secret = secretIn(await ask())
    const answers = await Promise.all(Array.from({ length: 50 }, () => use(secret)))
    const [won, ...others] = [...answers].sort((one, other) => one.status - other.status)
    expect(won?.status).toBe(200)
    expect(new Set(others.map(({ status, error }) => `${status} ${error?.code}`))).toEqual(new Set(['410 linkUsed']))
    const me = await server.call('GET', '/api/user/me', { token: won?.details.tokens.accessToken })
    expect(me.details.user.email).toBe(address)
    expect(me.headers['x-auth-type']).toBe('authenticated')
  })

  test('G-003, E-030, F-052 a link is good for a quarter of an hour; a newer one ends it; a made-up one never works', async () => {
    server.clock.advance(20 * MINUTE)
    const late = secretIn(await ask())
    server.clock.advance(15 * MINUTE)
    expect((await use(late)).error?.code).toBe('linkExpired')
    const older = secretIn(await ask())
    const newer = secretIn(await ask())
    expect((await use(older)).error?.code).toBe('linkInvalid')
    expect((await use('made-up')).error?.code).toBe('linkInvalid')
    server.clock.advance(15 * MINUTE - 1)
    expect((await use(newer)).status).toBe(200)
  })

  test('A5 a link of one kind is none of the other', async () => {
    server.clock.advance(20 * MINUTE)
    const secret = secretIn(await ask())
    const reset = await server.call('POST', `/api/password/reset/${secret}`, { body: { newPassword: 'three blue boats' } })
    expect(reset.error?.code).toBe('linkInvalid')
    expect((await use(secret)).status).toBe(200)
  })

  test('A14 the link leads on to where the person was going, and never to another site', async () => {
    server.clock.advance(20 * MINUTE)
    expect(await ask('/account/donations')).toContain('?forward-url=%2Faccount%2Fdonations')
    expect(await ask('https://evil.example/')).not.toContain('evil.example')
    const [mail] = (await mails()).slice(-2)
    expect(mail?.html).toContain('forward-url=%2Faccount%2Fdonations')
  })

  test('an account whose address was typed with capitals gets its mail too', async () => {
    const made = await server.call('POST', '/api/user', {
      body: {
        firstName: 'Capital',
        lastName: 'Letters',
        email: 'Capital.Letters@Example.org',
        password: 'three blue boats',
        userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
        marketingPreferences: [],
      },
    })
    expect(made.status).toBe(200)
    for (const path of ['/api/login-links', '/api/password/forgot'])
      await server.call('POST', path, { body: { email: 'capital.letters@example.org' } })
    const subjects = async () =>
      (
        await server.services.db
          .selectFrom('mail')
          .select('subject')
          .where('recipient', 'ilike', 'capital.letters@example.org')
          .execute()
      ).map(({ subject }) => subject)
    await expect
      .poll(subjects)
      .toEqual(
        expect.arrayContaining([expect.stringMatching(/link to log in/), expect.stringMatching(/^Reset your .* password$/)]),
      )
  })

  test('A6 thirty requests in a quarter of an hour: at most five mails, and the answer stays the same', async () => {
    server.clock.advance(24 * 60 * MINUTE)
    const before = (await mails()).length
    const answers = []
    for (let count = 0; count < 30; count++)
      answers.push(await server.call('POST', '/api/login-links', { body: { email: address }, ip: `10.0.0.${count}` }))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    await expect.poll(async () => (await mails()).length - before).toBe(5)
  })
})
