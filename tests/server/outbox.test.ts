import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { MINUTE } from '#contract/limits.ts'
import { demoPassword } from '#server/db/seed/seed.ts'
import { openMailSeal } from '#server/mail/mail-seal.ts'
import { bankKey } from '#server/shared/bank-keys.ts'
import { startMailServer } from '../kit/mail-server.ts'
import { newPerson } from '../kit/new-person.ts'
import { freePort } from '../kit/ports.ts'
import { bothEngines, engines, openTestServer, type TestServer } from '../kit/server.ts'

type Name = 'supporter' | 'admin' | 'treasurer' | 'support'

const account = {
  accountName: 'Friends of Zoë',
  sortCode: '01-02-03',
  accountNumber: '87654321',
  isBuildingSociety: false,
  rollNumber: '',
}

describe.each(engines)('F3 a mail is there exactly if what it tells is, on %s', (engine) => {
  let server: TestServer
  const db = () => server.services.db
  const ask = async (name: Name, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    server.call(method, `/api${path}`, { token: (await server.logIn(name)).tokens.accessToken, ...(body ? { body } : {}) })
  const idOf = async (name: Name) =>
    (await db().selectFrom('app_user').select('id').where('email', '=', `${name}@farthing.example`).executeTakeFirstOrThrow()).id
  /** Which transactions wrote the newest mail, and the newest line of the trail about it. */
  async function writersOf(action: string): Promise<{ mail: string; line: string }> {
    const { rows } = await sql<{ mail: string; line: string }>`
      SELECT (SELECT xmin::text FROM mail ORDER BY id DESC LIMIT 1) AS mail,
        (SELECT xmin::text FROM audit WHERE action = ${action} ORDER BY id DESC LIMIT 1) AS line`.execute(db())
    if (!rows[0]?.mail) throw new Error('Nothing was written.')
    return rows[0]
  }
  const newestLink = async () => {
    const { text } = await db().selectFrom('mail').select('text').orderBy('id', 'desc').executeTakeFirstOrThrow()
    return /(?:admin-invites|password\/reset)\/([\w-]+)/.exec(text)?.[1] ?? ''
  }

  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  test('of what nobody would ask for again: money, who runs a cause, ways into an account, what support has decided', async () => {
    const { cause_id: causeId } = await db()
      .selectFrom('cause_admin')
      .select('cause_id')
      .where('user_id', '=', await idOf('treasurer'))
      .executeTakeFirstOrThrow()
    const { reference } = await db()
      .selectFrom('contact_message')
      .select('reference')
      .where('handled_at', 'is', null)
      .executeTakeFirstOrThrow()
    const path = '/causes/id:1'
    const held = (await ask('treasurer', 'GET', `/causes/id:${causeId}/payment-methods`)).details.methods[0]
    const methods = `/causes/id:${causeId}/payment-methods${held ? `/${held.id}` : ''}`
    const old = 'three blue boats'
    const steps: [string, () => Promise<{ status: number }>][] = [
      ['accountCreated', () => server.call('POST', '/api/user', { body: newPerson('outbox@example.org') })],
      ['bankDetailsChanged', () => ask('treasurer', 'PUT', methods, account)],
      [
        'adminInviteSent',
        () => ask('admin', 'POST', `${path}/admin-invites`, { email: 'supporter@farthing.example', hasAgreed: true }),
      ],
      ['adminInviteAccepted', async () => ask('supporter', 'POST', `/admin-invites/${await newestLink()}/accept`, {})],
      ['adminRemoved', async () => ask('admin', 'DELETE', `${path}/admins/${await idOf('supporter')}`)],
      ['handoverOffered', () => ask('admin', 'POST', `${path}/handover`, { to: 'new', email: 'ivy@example.org' })],
      [
        'messageAnswered',
        () => ask('support', 'POST', `/support/messages/${reference}`, { type: 'message.answered', text: 'It is there.' }),
      ],
      [
        'passwordChanged',
        () =>
          ask('supporter', 'POST', '/user/me/password', {
            oldPassword: demoPassword,
            newPassword: old,
            terms: { path: '', statement: '' },
          }),
      ],
    ]
    for (const [action, step] of steps) {
      expect([action, (await step()).status]).toEqual([action, 200])
      const { mail, line } = await writersOf(action)
      expect([action, mail]).toEqual([action, line])
    }
  })

  test('what is refused is told to nobody', async () => {
    await db().deleteFrom('mail').execute()
    // Two mails of one transaction: the second can't be written, so that nothing has happened.
    await sql`ALTER TABLE mail ADD CONSTRAINT nobody CHECK (recipient <> 'admin@farthing.example')`.execute(db())
    const invitations = () => db().selectFrom('admin_invite').select(['id_hash', 'status']).orderBy('id_hash').execute()
    await ask('admin', 'POST', '/causes/id:1/admin-invites', { email: 'treasurer@farthing.example', hasAgreed: true })
    const secret = await newestLink()
    const before = await invitations()
    expect((await ask('treasurer', 'POST', `/admin-invites/${secret}/accept`, {})).status).toBe(500)
    vi.mocked(console.error).mockClear()
    expect(await invitations()).toEqual(before)
    const runs = db().selectFrom('cause_admin').select('user_id').where('cause_id', '=', 1)
    expect((await runs.execute()).map(({ user_id }) => user_id)).not.toContain(await idOf('treasurer'))
    await sql`ALTER TABLE mail DROP CONSTRAINT nobody`.execute(db())
    expect((await ask('treasurer', 'POST', `/admin-invites/${secret}/accept`, {})).status).toBe(200)
  })
})

describe.each(bothEngines)('mails that wait, on %s', (engine) => {
  let server: TestServer
  let port: number
  const db = () => server.services.db
  const rows = () => db().selectFrom('mail').selectAll().orderBy('id').execute()
  const send = () => server.services.mail.sendWaiting(server.clock.now())
  const reset = (email: string) => server.call('POST', '/api/password/forgot', { body: { email } })
  /** Once it's committed, what was sent before may have it sent at any time; `sealed` is therefore put in its place before. */
  const write = (to: string, unsubscribe?: string, sealed?: string) =>
    db()
      .transaction()
      .execute(async (all) => {
        const mail = { to, subject: to, text: 'Words', html: '<p>Words</p>', unsubscribe }
        await server.services.mail.queue(all, mail, server.clock.now())
        if (sealed) await all.updateTable('mail').set({ sealed }).where('recipient', '=', to).execute()
      })

  beforeAll(async () => {
    port = await freePort()
    server = await openTestServer(engine, { smtpUrl: `smtp://127.0.0.1:${port}` })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    // Whatever is on its way ends with it.
    await send()
    await db().deleteFrom('mail').execute()
  })
  // The mail server is away, and that is said.
  afterEach(() => void vi.mocked(console.error).mockClear())

  test('A5 a copy of the database leads into no account: what waits is sealed, and is sent as it was written', async () => {
    expect((await reset('supporter@farthing.example')).status).toBe(200)
    await expect.poll(async () => (await rows()).length).toBe(1)
    const [waits] = await rows()
    expect(waits).toMatchObject({ recipient: 'supporter@farthing.example', subject: '', text: '', html: '', calendar: null })
    expect(JSON.stringify(waits)).not.toMatch(/password\/reset|password/i)
    const mails = await startMailServer(port)
    server.clock.advance(MINUTE)
    await send()
    const [, secret] = /\/password\/reset\/([\w-]+)/.exec((mails.received[0] ?? '').replace(/=\r\n/g, '')) ?? []
    expect(mails.received).toHaveLength(1)
    const used = await server.call('POST', `/api/password/reset/${secret}`, { body: { newPassword: 'three blue boats' } })
    expect(used.status).toBe(200)
    await expect.poll(async () => (await rows()).length).toBe(0)
    await mails.close()
  })

  test('what somebody must hear goes before any number of news', async () => {
    for (let one = 0; one < 30; one++) await write(`news-${one}@example.org`, 'https://example.org/stop')
    await write('must@example.org')
    const mails = await startMailServer(port)
    await send()
    expect(mails.received).toHaveLength(31)
    expect(mails.received[0]).toContain('To: must@example.org')
    await mails.close()
  })

  test('who closes their account is sent nothing that was written before, and hears of the closing', async () => {
    const { tokens } = (await server.call('POST', '/api/user', { body: newPerson('going@example.org') })).details
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
    const [before] = await rows()
    expect((await server.call('POST', '/api/user/me/disable', { token: tokens.accessToken, body: {} })).status).toBe(200)
    const after = await rows()
    expect(after.map(({ recipient }) => recipient)).toEqual(['going@example.org'])
    expect(after[0]?.id).not.toBe(before?.id)
  })

  test('what was sealed is opened for its recipient alone, also after a change of keys, and is given up without its key', async () => {
    const [old, next] = [bankKey(randomBytes(32)), bankKey(randomBytes(32))]
    const sealed = openMailSeal([old]).seal('ada@example.org', 'Words')
    expect(openMailSeal([next, old]).open('ada@example.org', sealed)).toBe('Words')
    expect(openMailSeal([next, old]).open('eve@example.org', sealed)).toBeNull()
    expect(openMailSeal([next]).open('ada@example.org', sealed)).toBeNull()
    await write('lost@example.org', undefined, sealed)
    await send()
    expect(await rows()).toMatchObject([{ recipient: 'lost@example.org', next_at: null, sealed: null }])
  })
})
