import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { deleteAccounts } from '#server/account/account-deletion/account-deletions.job.ts'
import { makeArchives } from '#server/account/data-download/archives.ts'
import { enforceRetention } from '#server/privacy/retention.job.ts'
import { placesOf, soilOf } from '#tests/kit/planted.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { accountSteps } from './account.steps.ts'

describe.each(engines)('an account that was closed, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())
  const { db, post, row, newestMail, linkIn, logIn, somebody } = accountSteps(() => ({ server, token: '' }))
  const mailsTo = async (email: string) =>
    (await db().selectFrom('mail').select('id').where('recipient', '=', email).execute()).length
  const choose = (link: string, newPassword: string) =>
    server.call('POST', `/api/password/reset/${link}`, { body: { newPassword }, ip: '10.8.0.1' })
  const close = async (token: string) => expect((await post('/disable', {}, token)).status).toBe(200)

  test('A32, G-028 a link to log in that was mailed before does nothing any more: the way back stays', async () => {
    const email = 'closed.link@example.org'
    const { token, id } = await somebody(email)
    const before = await mailsTo(email)
    await server.call('POST', '/api/login-links', { body: { email }, ip: '10.8.0.1' })
    await expect.poll(() => mailsTo(email)).toBe(before + 1)
    const login = /\/login\/link\/([\w-]+)/.exec(await newestMail(email))?.[1]
    await close(token)
    const back = linkIn(await newestMail(email))
    const entered = await server.call('POST', `/api/login-links/${login}`, { ip: '10.8.0.1' })
    expect([entered.status, entered.error?.code]).toEqual([410, 'linkUsed'])
    // Nobody was let in, and nobody proven.
    expect(await row(id)).toMatchObject({ email_proven_at: null, password_hash: expect.any(String) })
    expect((await choose(back, 'three red boats')).status).toBe(200)
    expect((await logIn(email, 'three red boats')).status).toBe(200)
  })

  test('A32, G-028 nor does one that was made while the account was being closed', async () => {
    const email = 'closing.link@example.org'
    const { token, id } = await somebody(email)
    const before = await mailsTo(email)
    await server.call('POST', '/api/login-links', { body: { email }, ip: '10.8.0.1' })
    await expect.poll(() => mailsTo(email)).toBe(before + 1)
    const login = /\/login\/link\/([\w-]+)/.exec(await newestMail(email))?.[1]
    await close(token)
    const back = linkIn(await newestMail(email))
    await db().updateTable('one_time_link').set({ used_at: null }).where('user_id', '=', id).where('kind', '=', 'login').execute()
    expect((await server.call('POST', `/api/login-links/${login}`, { ip: '10.8.0.1' })).status).toBe(410)
    expect((await choose(back, 'three red boats')).status).toBe(200)
  })

  test('A30, G-005 whoever takes an account back at its older address opens it again: the others who run the cause hear of it', async () => {
    const email = 'taken@example.org'
    const { token, id } = await somebody(email)
    await db().insertInto('cause_admin').values({ cause_id: 1, user_id: id }).execute()
    expect((await post('/email', { email: 'thief@example.org', terms: { path: '', statement: '' } }, token)).status).toBe(200)
    const code = /this code there: (\d{6})/.exec(await newestMail('thief@example.org'))?.[1]
    expect((await post('/email/confirmation', { code }, token)).status).toBe(200)
    const undo = linkIn(await newestMail(email))
    await close(token)
    expect(await newestMail('admin@farthing.example')).toContain('has closed')
    expect((await choose(undo, 'three red boats')).status).toBe(200)
    const told = await db()
      .selectFrom('mail')
      .select(['subject', 'text'])
      .where('recipient', '=', 'admin@farthing.example')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(told.subject).toMatch(/ has opened their account again$/)
    expect(told.text).toContain(email)
    await db().deleteFrom('cause_admin').where('user_id', '=', id).execute()
  })

  test('F-128 no archive is made of it that nobody could fetch; once it is open again, it is', async () => {
    const email = 'archive@example.org'
    const { token, id } = await somebody(email)
    const asked = { request_time: '', request_type: 'archive', ticket_creation_time: '' }
    expect((await post('/data/data-requests', asked, token)).status).toBe(200)
    await close(token)
    const back = linkIn(await newestMail(email))
    const before = await mailsTo(email)
    await makeArchives(server.services)
    const files = () => db().selectFrom('data_file').select('id').where('user_id', '=', id).execute()
    expect([await files(), await mailsTo(email)]).toEqual([[], before])
    await choose(back, 'three red boats')
    await makeArchives(server.services)
    expect(await files()).toHaveLength(1)
    expect(await newestMail(email)).toContain('/account/settings/download-data')
  })

  test('F-128, A30 a decision about a claim, and who else runs a cause now, are not mailed to whom closed their account', async () => {
    const email = 'claimant@example.org'
    const { token, id } = await somebody(email)
    const support = (await server.logIn('support')).tokens.accessToken
    const decide = (path: string, body: object) => server.call('POST', `/api/support/${path}`, { token: support, body })
    const claim = await db()
      .updateTable('claim')
      .set({ user_id: id, status: 'inProgress' })
      .where('id', 'in', (of) => of.selectFrom('claim').select('id').where('status', 'in', ['received', 'inProgress']).limit(1))
      .returning('id')
      .executeTakeFirstOrThrow()
    await db().insertInto('cause_admin').values({ cause_id: 1, user_id: id }).execute()
    await somebody('newcomer@example.org')
    const wanted = { emailAddress: 'newcomer@example.org', phoneNumber: '01225 123456', evidence: 'Minutes' }
    await server.call('POST', '/api/causes/id:1/admin-requests', { body: wanted })
    const { reference } = await db()
      .selectFrom('admin_request')
      .select('reference')
      .where('email', '=', wanted.emailAddress)
      .executeTakeFirstOrThrow()
    await close(token)
    const before = await mailsTo(email)
    expect((await decide(`claims/${claim.id}`, { type: 'claim.declined', text: 'We have looked' })).status).toBe(200)
    expect((await decide(`admin-requests/${reference}`, { type: 'review.taken' })).status).toBe(200)
    expect((await decide(`admin-requests/${reference}`, { type: 'request.approved' })).status).toBe(200)
    expect(await newestMail('admin@farthing.example')).toContain(wanted.emailAddress)
    expect(await mailsTo(email)).toBe(before)
    await db().deleteFrom('cause_admin').where('user_id', '=', id).execute()
  })

  test('F-128 once an account is deleted its name stands in nobody’s notices, and what they tell stays', async () => {
    const { token, id } = await somebody('named@example.org')
    await db().updateTable('app_user').set({ first_name: 'Peregrine', last_name: 'Quillfeather' }).where('id', '=', id).execute()
    await db().insertInto('cause_admin').values({ cause_id: 2, user_id: id }).execute()
    const closing = '/api/causes/id:2/closing'
    expect((await server.call('POST', closing, { token, body: { reason: 'No more', hasConfirmed: true } })).status).toBe(200)
    expect((await server.call('POST', `${closing}/undo`, { token })).status).toBe(200)
    expect((await server.call('POST', '/api/causes/id:2/leaving', { token, body: {} })).status).toBe(200)
    await close(token)
    const others = async () => {
      const { tokens } = await server.logIn('admin')
      const { details } = await server.call('GET', '/api/user/me/notices', { token: tokens.accessToken })
      return JSON.stringify(details)
    }
    expect(await others()).toContain('Peregrine Quillfeather')
    server.clock.advance(30 * DAY)
    await deleteAccounts(server.services)
    // Mails that were sent, or only kept to be looked at.
    await enforceRetention(server.services)
    expect(await placesOf(await soilOf(db()), 'Quillfeather')).toEqual([])
    for (const kind of ['causeClosing', 'causeClosingUndone', 'adminLeft']) expect(await others()).toContain(kind)
  })
})
