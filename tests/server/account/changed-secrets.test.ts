import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { accountSteps, terms } from './account.steps.ts'

describe.each(engines)('what was mailed before, and two who want the same, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())
  const { db, post, newestMail, linkIn, somebody } = accountSteps(() => ({ server, token: '' }))

  test('S20 a new password ends the links to log in and to reset it that were mailed before, and leaves the welcome', async () => {
    const { token } = await somebody('links@example.org')
    const mails = async () =>
      (await db().selectFrom('mail').select('text').where('recipient', '=', 'links@example.org').orderBy('id').execute()).map(
        ({ text }) => text,
      )
    const welcome = linkIn((await mails())[0] ?? '')
    for (const path of ['/password/forgot', '/login-links']) {
      const before = (await mails()).length
      expect((await server.call('POST', `/api${path}`, { body: { email: 'links@example.org' }, ip: '10.7.0.9' })).status).toBe(
        200,
      )
      await expect.poll(async () => (await mails()).length).toBe(before + 1)
    }
    const [, reset = '', login = ''] = await mails()
    const changed = { oldPassword: 'three blue boats', newPassword: 'five brown boats', terms }
    expect((await post('/password', changed, token)).status).toBe(200)
    const use = (link: string) =>
      server.call('POST', `/api/password/reset/${link}`, { body: { newPassword: 'nine green boats' }, ip: '10.7.0.9' })
    expect((await use(linkIn(reset))).error?.code).toBe('linkInvalid')
    const loginLink = /login\/link\/([\w-]+)/.exec(login)?.[1]
    expect((await server.call('POST', `/api/login-links/${loginLink}`, { ip: '10.7.0.9' })).error?.code).toBe('linkUsed')
    // Whoever’s address it is can still take the account over.
    expect((await use(welcome)).status).toBe(200)
  })

  test('G-026 of two who confirm the same new address at once one has it, and the other is told that their code is no good', async () => {
    const people = [await somebody('twin-one@example.org'), await somebody('twin-two@example.org')]
    const codes: string[] = []
    for (const { token } of people) {
      expect((await post('/email', { email: 'twins@example.org', terms }, token)).status).toBe(200)
      codes.push(/\b(\d{6})\b/.exec(await newestMail('twins@example.org'))?.[1] ?? '')
    }
    const answers = await Promise.all(
      people.map(({ token }, index) => post('/email/confirmation', { code: codes[index] }, token)),
    )
    expect(answers.map(({ status, error }) => error?.code ?? status).toSorted()).toEqual([200, 'linkExpired'])
  })
})
