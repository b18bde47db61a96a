import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, limits } from '#contract/limits.ts'
import { mayBeSent } from '#server/cause-admin/invite-admins/invites.handlers.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('invitations to run a cause, on %s', (engine) => {
  let server: TestServer
  let token = ''
  let guest = ''
  const path = '/api/causes/id:1/admin-invites'
  const db = () => server.services.db
  const invite = (email: string, body: object = {}) =>
    server.call('POST', path, { body: { email, hasAgreed: true, ...body }, token })
  const mailsTo = (email: string) =>
    db().selectFrom('mail').select(['subject', 'text']).where('recipient', '=', email).orderBy('id').execute()
  const linkIn = (text: string | undefined) => /admin-invites\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''
  /** The mail goes out after the answer. */
  async function linkOf(email: string, mails = 1): Promise<string> {
    await expect.poll(async () => (await mailsTo(email)).length).toBe(mails)
    return linkIn((await mailsTo(email)).at(-1)?.text)
  }

  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('admin')).tokens.accessToken
    guest = (await server.logIn('supporter')).tokens.accessToken
  })
  afterAll(() => server.close())

  test('A-092, F-154, G-005, V-066…V-068 an invitation is mailed, read, accepted once, and told to who runs the cause', async () => {
    for (const [body, field, code] of [
      [{ email: '' }, 'email', 'emailRequired'],
      [{ email: 'sam' }, 'email', 'emailFormat'],
      [{ email: 'ADMIN@farthing.example' }, 'email', 'alreadyAdmin'],
    ] as const)
      expect((await invite(body.email)).error?.fields).toEqual({ [field]: code })
    expect((await invite('sam@example.org', { hasAgreed: false })).status).toBe(422)
    const { details } = await invite('Sam@Example.org')
    expect(details.invitations).toEqual([expect.objectContaining({ email: 'sam@example.org', status: 'pending', causeId: 1 })])
    expect(details.admins).toContainEqual({ id: expect.any(Number), name: expect.any(String), isMe: true, isClosed: false })
    const secret = await linkOf('sam@example.org')
    // The link is nowhere but in the mail.
    expect(JSON.stringify(details)).not.toContain(secret)
    const read = await server.call('GET', `/api/admin-invites/${secret}`)
    expect(read.details).toMatchObject({ status: 'pending', expiresAt: new Date(server.clock.now() + 14 * DAY).toISOString() })
    expect((await server.call('GET', '/api/admin-invites/unknown')).status).toBe(404)
    expect((await server.call('POST', `/api/admin-invites/${secret}/accept`, { body: {} })).status).toBe(401)
    expect((await server.call('GET', path, { token: guest })).status).toBe(403)
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => server.call('POST', `/api/admin-invites/${secret}/accept`, { body: {}, token: guest })),
    )
    expect(answers.some(({ status, details: won }) => status === 200 && won.causeId === 1)).toBe(true)
    for (const { status } of answers) expect([200, 410]).toContain(status)
    expect((await server.call('GET', path, { token: guest })).details.admins).toHaveLength(2)
    const joined = (await mailsTo('admin@farthing.example')).filter(({ text }) => text.includes('has accepted an invitation'))
    expect(joined).toHaveLength(1)
    expect(joined[0]?.text).toContain('supporter@farthing.example')
    // Whoever won may ask again; nobody else may.
    expect((await server.call('POST', `/api/admin-invites/${secret}/accept`, { body: {}, token: guest })).status).toBe(200)
    expect((await server.call('POST', `/api/admin-invites/${secret}/accept`, { body: {}, token })).error?.code).toBe('linkUsed')
    expect((await invite('supporter@farthing.example')).error?.fields).toEqual({ email: 'alreadyAdmin' })
  })

  test('G-005 a newer invitation ends the older one; what is taken back or too old lets nobody in', async () => {
    const other = (await server.logIn('treasurer')).tokens.accessToken
    const accept = (secret: string) => server.call('POST', `/api/admin-invites/${secret}/accept`, { body: {}, token: other })
    await invite('kit@example.org')
    const first = await linkOf('kit@example.org')
    await invite('kit@example.org')
    const second = await linkOf('kit@example.org', 2)
    expect((await accept(first)).error?.code).toBe('linkInvalid')
    const { details } = await server.call('GET', path, { token })
    const waiting = details.invitations.filter(({ status }: { status: string }) => status === 'pending')
    expect(waiting).toHaveLength(1)
    const revoked = await server.call('DELETE', `${path}/${waiting[0].id}`, { token })
    expect(revoked.details.invitations.map(({ status }: { status: string }) => status)).toEqual(['revoked', 'revoked'])
    expect((await server.call('DELETE', `${path}/${waiting[0].id}`, { token })).error?.code).toBe('illegalMove')
    expect((await accept(second)).error?.code).toBe('linkInvalid')
    await invite('late@example.org')
    const late = await linkOf('late@example.org')
    server.clock.advance(14 * DAY)
    token = (await server.logIn('admin')).tokens.accessToken
    expect((await server.call('GET', `/api/admin-invites/${late}`)).details.status).toBe('expired')
    const again = (await server.logIn('treasurer')).tokens.accessToken
    expect((await server.call('POST', `/api/admin-invites/${late}/accept`, { body: {}, token: again })).error?.code).toBe(
      'linkExpired',
    )
    expect((await server.call('GET', path, { token: again })).status).toBe(403)
  })

  test('P-015, A6, A2 who does not want them gets no more, and the inviter sees no difference; a cause invites so many a day', async () => {
    await invite('no@example.org')
    const secret = await linkOf('no@example.org')
    expect((await server.call('POST', `/api/admin-invites/${secret}/opt-out`, { body: {} })).status).toBe(200)
    expect((await server.call('GET', `/api/admin-invites/${secret}`)).details.status).toBe('declined')
    const [refused, other] = [await invite('no@example.org'), await invite('other@example.org')]
    expect([refused.status, other.status]).toEqual([200, 200])
    await linkOf('other@example.org')
    expect(await mailsTo('no@example.org')).toHaveLength(1)
    let last = 200
    for (let count = 0; count < 30 && last === 200; count++) last = (await invite(`many${count}@example.org`)).status
    expect(last).toBe(429)
  })

  test('G-030, A11 an administrator is removed by another one, with recent proof; all are told, and what they could let in goes too', async () => {
    // A cause invites so many in a day.
    server.clock.advance(DAY)
    const other = (await server.logIn('treasurer')).tokens.accessToken
    const invited = (await server.logIn('supporter')).tokens.accessToken
    const treasurer = 3
    const remove = (userId: number, by = token) => server.call('DELETE', `/api/causes/id:1/admins/${userId}`, { token: by })
    await db()
      .insertInto('cause_admin')
      .values({ cause_id: 1, user_id: treasurer })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const fresh = (await server.logIn('admin')).tokens.accessToken
    const { details: before } = await server.call('GET', path, { token: fresh })
    const me = before.admins.find(({ isMe }: { isMe: boolean }) => isMe).id
    await server.call('POST', path, { body: { email: 'accomplice@example.org', hasAgreed: true }, token: other })
    const secret = await linkOf('accomplice@example.org')
    // Nobody removes themselves, somebody who does not run the cause, or anybody of a cause that is not theirs.
    expect((await remove(me, fresh)).error?.code).toBe('illegalMove')
    expect((await remove(999_999, fresh)).status).toBe(404)
    const stranger = (await server.logIn('finance')).tokens.accessToken
    expect((await remove(me, stranger)).status).toBe(403)
    server.clock.advance(11 * 60_000)
    expect((await remove(treasurer, fresh)).error?.code).toBe('proofRequired')
    const admin = (await server.logIn('admin')).tokens.accessToken
    const { details } = await remove(treasurer, admin)
    expect(details.admins.map(({ id }: { id: number }) => id)).not.toContain(treasurer)
    expect((await server.call('GET', path, { token: other })).status).toBe(403)
    expect((await remove(treasurer, admin)).status).toBe(404)
    expect((await server.call('POST', `/api/admin-invites/${secret}/accept`, { body: {}, token: invited })).error?.code).toBe(
      'linkInvalid',
    )
    const told = () =>
      db().selectFrom('mail').select(['recipient', 'text']).where('subject', 'like', '% no longer runs %').execute()
    await expect.poll(async () => (await told()).length).toBe(details.admins.length + 1)
    const mails = await told()
    expect(mails.map(({ recipient }) => recipient)).toContain('treasurer@farthing.example')
    expect(mails.map(({ recipient }) => recipient)).toContain('admin@farthing.example')
    for (const { text } of mails) expect(text).toContain('(treasurer@farthing.example)')
    const noted = await db().selectFrom('audit').selectAll().where('action', '=', 'adminRemoved').execute()
    expect(noted).toMatchObject([{ user_id: me, subject: 'cause:1', detail: { removed: treasurer } }])
  })

  test('G-030 two administrators who remove each other at once: one of them stays', async () => {
    await db().deleteFrom('cause_admin').where('cause_id', '=', 1).execute()
    for (const user_id of [2, 3]) await db().insertInto('cause_admin').values({ cause_id: 1, user_id }).execute()
    const [admin, other] = [
      (await server.logIn('admin')).tokens.accessToken,
      (await server.logIn('treasurer')).tokens.accessToken,
    ]
    const answers = await Promise.all([
      server.call('DELETE', '/api/causes/id:1/admins/3', { token: admin }),
      server.call('DELETE', '/api/causes/id:1/admins/2', { token: other }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await db().selectFrom('cause_admin').select('user_id').where('cause_id', '=', 1).execute()
    expect(left).toHaveLength(1)
  })

  test('an invitation that cannot be counted is a fault that is told, not a mail that is kept back in silence', async () => {
    const counted = () => mayBeSent(db(), server.services.clock.now(), 'often@example.org')
    for (let count = 0; count < limits.shareMailsPerRecipient; count++) expect(await counted()).toBe(true)
    expect(await counted()).toBe(false)
    await sql`ALTER TABLE rate_window RENAME TO rate_window_away`.execute(db())
    await expect(counted()).rejects.toThrow('rate_window')
    await sql`ALTER TABLE rate_window_away RENAME TO rate_window`.execute(db())
  })
})
