import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { remindOfInvites } from '#server/cause-admin/invite-admins/invite-reminders.job.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('reminders of invitations, on %s', (engine) => {
  let server: TestServer
  const mailsTo = (email: string) =>
    server.services.db.selectFrom('mail').selectAll().where('recipient', '=', email).orderBy('id').execute()
  const secretIn = (text: string | undefined) => /admin-invites\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''
  async function invite(email: string): Promise<string> {
    const { accessToken: token } = (await server.logIn('admin')).tokens
    await server.call('POST', '/api/causes/id:1/admin-invites', { body: { email, hasAgreed: true }, token })
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
    return secretIn((await mailsTo(email))[0]?.text)
  }
  async function daysLater(days: number) {
    server.clock.advance(days * DAY)
    await Promise.all([remindOfInvites(server.services), remindOfInvites(server.services)])
  }
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  test('H-007, P-015 two reminders at most, by two jobs at once; each link leads to the same invitation, and any of them accepts it', async () => {
    const first = await invite('quiet@example.org')
    await daysLater(3)
    expect(await mailsTo('quiet@example.org')).toHaveLength(1)
    await daysLater(1)
    await daysLater(1)
    expect(await mailsTo('quiet@example.org')).toHaveLength(2)
    await daysLater(5)
    await daysLater(3)
    const mails = await mailsTo('quiet@example.org')
    expect(mails).toHaveLength(3)
    expect(mails.slice(1).map(({ subject }) => subject)).toEqual(
      Array(2).fill('Abbotsmere Hospice is still waiting for your answer'),
    )
    const secrets = [first, ...mails.slice(1).map(({ text }) => secretIn(text))]
    expect(new Set(secrets).size).toBe(3)
    const read = await Promise.all(secrets.map((secret) => server.call('GET', `/api/admin-invites/${secret}`)))
    expect(read[0]?.details).toMatchObject({ causeName: 'Abbotsmere Hospice', status: 'pending' })
    for (const one of read) expect(one.details).toEqual(read[0]?.details)
    const { accessToken: token } = (await server.logIn('supporter')).tokens
    const accepted = await server.call('POST', `/api/admin-invites/${secrets[2]}/accept`, { body: {}, token })
    expect(accepted.details).toEqual({ causeId: 1 })
    const again = await server.call('GET', `/api/admin-invites/${first}`)
    expect(again.details.status).toBe('accepted')
  })

  test('H-007 no reminder after an answer, after the invitation was taken back, or once its time is over', async () => {
    const refused = await invite('refused@example.org')
    expect((await server.call('POST', `/api/admin-invites/${refused}/opt-out`, { body: {} })).status).toBe(200)
    const accepted = await invite('accepted@example.org')
    const { accessToken: token } = (await server.logIn('treasurer')).tokens
    expect((await server.call('POST', `/api/admin-invites/${accepted}/accept`, { body: {}, token })).status).toBe(200)
    await invite('revoked@example.org')
    await server.services.db
      .updateTable('admin_invite')
      .set({ status: 'revoked' })
      .where('email', '=', 'revoked@example.org')
      .execute()
    await daysLater(5)
    await invite('late@example.org')
    await daysLater(15)
    for (const email of ['refused@example.org', 'accepted@example.org', 'revoked@example.org', 'late@example.org'])
      expect(await mailsTo(email), email).toHaveLength(1)
  })

  test('H-007 one press stops them, and the invitation can still be accepted', async () => {
    const secret = await invite('pressed@example.org')
    const [mail] = await mailsTo('pressed@example.org')
    const { pathname, search } = new URL(mail?.unsubscribe ?? 'none:')
    expect((await server.app.inject({ method: 'POST', url: pathname + search })).statusCode).toBe(204)
    await daysLater(5)
    await daysLater(6)
    expect(await mailsTo('pressed@example.org')).toHaveLength(1)
    expect((await server.call('GET', `/api/admin-invites/${secret}`)).details.status).toBe('pending')
  })
})
