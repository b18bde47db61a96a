import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '#contract/limits.ts'
import { deleteAccounts } from '#server/account/account-deletion/account-deletions.job.ts'
import { enforceRetention } from '#server/privacy/retention.job.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const written = { topic: 'account', name: 'Rowan Ash', email: 'rowan@contact.example', text: 'I can’t log in: {{site}}, 100 %.' }

describe.each(engines)('messages from the contact page, on %s', (engine) => {
  let server: TestServer
  let support: string
  beforeAll(async () => {
    server = await openTestServer(engine)
    support = (await server.logIn('support')).tokens.accessToken
  })
  afterAll(() => server.close())

  /** Each test sends from a network of its own. */
  const send = (changes: object, { ip, key }: { ip: string; key?: string }) =>
    server.call('POST', '/api/contact-messages', {
      body: { ...written, ...changes },
      ip,
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    })
  const rows = () =>
    server.services.db
      .selectFrom('contact_message')
      .selectAll()
      .where('reference', 'not like', 'CM-DEM%')
      .orderBy('created_at')
      .execute()
  const mails = (recipient: string) =>
    server.services.db.selectFrom('mail').select(['subject', 'text']).where('recipient', '=', recipient).execute()
  const waiting = async () =>
    (await server.call('GET', '/api/support/messages', { token: support })).details.messages as {
      reference: string
      hasAccount: boolean
      email: string
    }[]
  const decide = (reference: string, body: object, token: string | undefined = support) =>
    server.call('POST', `/api/support/messages/${reference}`, { body, ...(token ? { token } : {}) })

  test('anybody may write, once for each key, and nothing is mailed to an address that anybody can type', async () => {
    const at = { ip: '10.41.0.1', key: 'contact-once-0001' }
    const [first, again] = [await send({}, at), await send({}, at)]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(first.details.reference).toMatch(/^CM-[2-9A-Z]{8}$/)
    expect(again.details).toEqual(first.details)
    expect((await send({ text: 'Other words' }, at)).error?.code).toBe('differentBody')
    expect(await rows()).toMatchObject([{ ...written, reference: first.details.reference, answer: null, handled_at: null }])
    expect(await mails(written.email)).toEqual([])
  })

  test.each([
    [{ topic: 'weather' }, { topic: 'topicRequired' }],
    [{ name: ' ' }, { name: 'contactNameRequired' }],
    [{ name: 'x'.repeat(61) }, { name: 'nameTooLong' }],
    [{ email: '' }, { email: 'emailRequired' }],
    [{ email: 'rowan' }, { email: 'emailFormat' }],
    [{ text: '\n ' }, { text: 'messageTextRequired' }],
    [{ text: 'x'.repeat(2001) }, { text: 'messageTextTooLong' }],
  ])('%j is named by its field, and nothing is kept', async (changes, fields) => {
    const before = await rows()
    const answer = await send(changes, { ip: '10.41.0.2' })
    expect([answer.status, answer.error?.fields]).toEqual([422, fields])
    expect(await rows()).toEqual(before)
  })

  test('one network may write ten times an hour', async () => {
    const ip = '10.41.0.3'
    const statuses = await Promise.all(Array.from({ length: 14 }, async () => (await send({}, { ip })).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    server.clock.advance(HOUR)
    expect((await send({}, { ip })).status).toBe(200)
    support = (await server.logIn('support')).tokens.accessToken
  })

  test('the answer goes to the address by email, once; who comes second is told so', async () => {
    const to = { email: 'SUPPORTER@farthing.example', name: 'Hazel {{answer}}' }
    const { reference } = (await send(to, { ip: '10.41.0.4' })).details
    expect(await waiting()).toContainEqual(expect.objectContaining({ reference, hasAccount: true }))
    expect((await waiting()).find(({ email }) => email === written.email)?.hasAccount).toBe(false)
    expect((await decide(reference, { type: 'message.answered', text: ' ' })).status).toBe(422)
    expect((await decide(reference, { type: 'message.answered', text: 'Use the link that we sent.' })).status).toBe(200)
    expect((await decide(reference, { type: 'message.closed' })).error?.code).toBe('notFound')
    expect((await waiting()).map((one) => one.reference)).not.toContain(reference)
    const [mail, ...others] = await mails(to.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Your message to Farthing (${reference})`)
    // What was typed stands as it was typed: no word of ours is filled into it.
    for (const words of [
      'Hello Hazel {{answer}},',
      'You wrote to us:\n\n> I can’t log in: {{site}}, 100 %.',
      'Use the link that we sent.',
    ])
      expect(mail?.text).toContain(words)
  })

  test('what needs no answer is closed without a mail', async () => {
    const email = 'seller@contact.example'
    const { reference } = (await send({ email }, { ip: '10.41.0.5' })).details
    expect((await decide(reference, { type: 'message.closed' })).status).toBe(200)
    expect((await rows()).find((row) => row.reference === reference)).toMatchObject({
      answer: null,
      handled_by: expect.any(Number),
    })
    expect(await mails(email)).toEqual([])
  })

  test('only the support team reads and answers', async () => {
    const supporter = (await server.logIn('supporter')).tokens.accessToken
    const [first] = await waiting()
    const reference = first?.reference ?? ''
    for (const [token, status] of [
      ['', 401],
      [supporter, 403],
    ] as const) {
      const who = token ? { token } : {}
      expect((await server.call('GET', '/api/support/messages', who)).status).toBe(status)
      expect((await decide(reference, { type: 'message.closed' }, token)).status).toBe(status)
    }
    expect((await waiting()).map((one) => one.reference)).toContain(reference)
  })

  test('it goes with the account that has its address, and after two years in any case', async () => {
    const addresses = async () => (await rows()).map(({ email }) => email)
    expect(await addresses()).toContain('SUPPORTER@farthing.example')
    await server.services.db
      .updateTable('app_user')
      .set({ disabled_at: new Date(server.clock.now()) })
      .where('email', '=', 'supporter@farthing.example')
      .execute()
    server.clock.advance(31 * DAY)
    await deleteAccounts(server.services)
    expect(await addresses()).not.toContain('SUPPORTER@farthing.example')
    expect(await addresses()).toContain(written.email)
    server.clock.advance(731 * DAY)
    await enforceRetention(server.services)
    expect(await rows()).toEqual([])
  })
})
