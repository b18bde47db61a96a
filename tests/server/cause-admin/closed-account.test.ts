import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('an administrator who closes their account, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  test('A30, G-005 the others are told and can still remove them; invitations that they sent end', async () => {
    const { db } = server.services
    const token = (await server.logIn('admin')).tokens.accessToken
    const leaver = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'treasurer@farthing.example')
      .executeTakeFirstOrThrow()
    await db.insertInto('cause_admin').values({ cause_id: 1, user_id: leaver.id }).execute()
    const leaving = (await server.logIn('treasurer')).tokens.accessToken
    const path = '/api/causes/id:1'
    const body = { email: 'friend@example.org', hasAgreed: true }
    expect((await server.call('POST', `${path}/admin-invites`, { token: leaving, body })).status).toBe(200)
    // Causes that nobody else runs would hold the account.
    await db.deleteFrom('cause_admin').where('user_id', '=', leaver.id).where('cause_id', '!=', 1).execute()
    expect((await server.call('POST', '/api/user/me/disable', { token: leaving })).status).toBe(200)
    const team = (await server.call('GET', `${path}/admin-invites`, { token })).details
    expect(team.admins).toContainEqual(expect.objectContaining({ id: leaver.id, isMe: false, isClosed: true }))
    expect(team.invitations).toContainEqual(expect.objectContaining({ email: body.email, status: 'revoked' }))
    const told = await db
      .selectFrom('mail')
      .select(['subject', 'text'])
      .where('recipient', '=', 'admin@farthing.example')
      .where('subject', 'like', '%has closed their account')
      .execute()
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('treasurer@farthing.example')
    const removed = await server.call('DELETE', `${path}/admins/${leaver.id}`, { token })
    expect([removed.status, removed.details.admins.some(({ id }: { id: number }) => id === leaver.id)]).toEqual([200, false])
  })

  test('A30, G-005 the others hear that an account was opened again, by the link that was mailed', async () => {
    const { db } = server.services
    const leaver = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'finance@farthing.example')
      .executeTakeFirstOrThrow()
    await db.deleteFrom('cause_admin').where('user_id', '=', leaver.id).execute()
    await db.insertInto('cause_admin').values({ cause_id: 1, user_id: leaver.id }).execute()
    const leaving = (await server.logIn('finance')).tokens.accessToken
    expect((await server.call('POST', '/api/user/me/disable', { token: leaving })).status).toBe(200)
    const mails = db.selectFrom('mail').select(['subject', 'text']).orderBy('id', 'desc')
    const own = await mails.where('recipient', '=', 'finance@farthing.example').executeTakeFirstOrThrow()
    const link = /\/password\/reset\/([\w-]+)/.exec(own.text)?.[1]
    const body = { newPassword: 'three blue boats' }
    expect((await server.call('POST', `/api/password/reset/${link}`, { body })).status).toBe(200)
    const told = await mails.where('recipient', '=', 'admin@farthing.example').executeTakeFirstOrThrow()
    expect(told.subject).toMatch(/ has opened their account again$/)
    expect(told.text).toContain('finance@farthing.example')
    expect((await mails.where('recipient', '=', 'finance@farthing.example').executeTakeFirstOrThrow()).subject).toMatch(
      /password has changed/,
    )
    await db.deleteFrom('cause_admin').where('user_id', '=', leaver.id).execute()
  })
})
