import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '#contract/limits.ts'
import { mailNotices } from '#server/account/notices/notices.job.ts'
import { settleHandovers } from '#server/cause-admin/leave-cause/handovers.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

type Name = 'admin' | 'treasurer' | 'supporter'

describe.each(engines)('G-030 leaving a cause, and handing it over, on %s', (engine) => {
  let server: TestServer
  const causeId = 1
  const db = () => server.services.db
  const ids = new Map<string, number>()
  const idOf = (name: Name) => ids.get(`${name}@farthing.example`) ?? 0
  const token = async (name: Name) => (await server.logIn(name)).tokens.accessToken
  const ask = async (name: Name, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    server.call(method, `/api${path}`, { token: await token(name), ...(body ? { body } : {}) })
  const leave = (name: Name) => ask(name, 'POST', `/causes/id:${causeId}/leaving`, {})
  const leaving = async (name: Name) => (await ask(name, 'GET', `/causes/id:${causeId}/leaving`)).details.leaving
  const team = async () =>
    (await db().selectFrom('cause_admin').select('user_id').where('cause_id', '=', causeId).orderBy('user_id').execute()).map(
      ({ user_id }) => user_id,
    )
  const mails = async (recipient: string) => {
    await mailNotices(server.services)
    const rows = await db()
      .selectFrom('mail')
      .select(['subject', 'text', 'html'])
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute()
    return rows
  }
  const newest = async (name: Name) => (await mails(`${name}@farthing.example`)).at(-1)
  const secretIn = (text = '') => /admin-invites\/([\w-]+)/.exec(text)?.[1] ?? ''

  beforeAll(async () => {
    server = await openTestServer(engine)
    for (const { id, email } of await db().selectFrom('app_user').select(['id', 'email']).execute()) ids.set(email, id)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    for (const table of ['cause_handover', 'admin_departure', 'notice', 'mail', 'admin_invite'] as const)
      await db().deleteFrom(table).execute()
    await db().deleteFrom('cause_admin').where('cause_id', '=', causeId).execute()
    await db()
      .insertInto('cause_admin')
      .values((['admin', 'treasurer'] as const).map((name) => ({ cause_id: causeId, user_id: idOf(name) })))
      .execute()
    server.clock.advance(2 * DAY)
  })

  test('who leaves runs it no more, their invitations end, all are told; within a week they come back without asking, and after it not', async () => {
    await ask('admin', 'POST', `/causes/id:${causeId}/admin-invites`, { email: 'ivy@example.org', hasAgreed: true })
    const left = await leave('admin')
    expect(left.status).toBe(200)
    expect(await team()).toEqual([idOf('treasurer')])
    expect(await db().selectFrom('admin_invite').select('status').execute()).toEqual([{ status: 'revoked' }])
    expect((await leave('admin')).error?.code).toBe('notAllowed')
    expect(await newest('treasurer')).toMatchObject({
      subject: expect.stringContaining('has left'),
      html: expect.stringContaining('<p>'),
    })
    expect(await newest('admin')).toMatchObject({ text: expect.stringContaining('/account/settings/left-causes') })
    const { departures } = (await ask('admin', 'GET', '/user/me/departures')).details
    expect(departures).toMatchObject([{ causeId, refusal: null }])
    const back = () => ask('admin', 'POST', `/user/me/departures/${departures[0].id}/return`, {})
    expect((await ask('supporter', 'POST', `/user/me/departures/${departures[0].id}/return`, {})).status).toBe(404)
    expect((await back()).details).toEqual({ causeId })
    expect((await back()).details).toEqual({ causeId })
    expect(await team()).toEqual([idOf('admin'), idOf('treasurer')].sort((a, b) => a - b))
    await leave('admin')
    const again = (await ask('admin', 'GET', '/user/me/departures')).details.departures[0].id
    server.clock.advance(7 * DAY)
    expect((await ask('admin', 'POST', `/user/me/departures/${again}/return`, {})).error?.code).toBe('illegalMove')
  })

  test('the last one can’t leave, and of two who leave at once one stays; once it has closed anybody may', async () => {
    const both = await Promise.all([leave('admin'), leave('treasurer')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.error).toMatchObject({
      code: 'lastAdmin',
      message: expect.stringContaining('Hand it over to someone, or close it'),
    })
    expect(await team()).toHaveLength(1)
    const stays = (await team())[0] === idOf('admin') ? 'admin' : 'treasurer'
    expect(await leaving(stays)).toMatchObject({ isOnly: true, others: [] })
    await db().updateTable('cause').set({ lifecycle: 'closed' }).where('id', '=', causeId).execute()
    expect((await leave(stays)).status).toBe(200)
    await db().updateTable('cause').set({ lifecycle: 'open' }).where('id', '=', causeId).execute()
  })

  test('one who leaves and another who is removed at once: somebody always stays', async () => {
    const both = await Promise.all([leave('admin'), ask('admin', 'DELETE', `/causes/id:${causeId}/admins/${idOf('treasurer')}`)])
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(await team()).toHaveLength(1)
  })

  test('those who stay decide that who has left doesn’t come back by themselves, and say why; a removal is taken back within the week', async () => {
    await leave('admin')
    const { departures } = await leaving('treasurer')
    expect(departures).toMatchObject([{ kind: 'left' }])
    const refuse = { text: 'The committee has voted' }
    const path = `/causes/id:${causeId}/departures/${departures[0].id}`
    expect((await ask('treasurer', 'POST', `${path}/refusal`, refuse)).status).toBe(200)
    expect((await newest('admin'))?.text).toContain(refuse.text)
    const refused = await ask('admin', 'POST', `/user/me/departures/${departures[0].id}/return`, {})
    expect([refused.status, refused.error?.code]).toEqual([409, 'returnRefused'])
    expect((await ask('admin', 'GET', '/user/me/departures')).details.departures).toMatchObject([{ refusal: refuse.text }])
    await db()
      .insertInto('cause_admin')
      .values({ cause_id: causeId, user_id: idOf('admin') })
      .execute()
    expect((await ask('treasurer', 'DELETE', `/causes/id:${causeId}/admins/${idOf('admin')}`)).status).toBe(200)
    const removed = (await leaving('treasurer')).departures[0]
    expect(removed).toMatchObject({ kind: 'removed' })
    // Who was removed does not undo it themselves.
    expect((await ask('admin', 'POST', `/user/me/departures/${removed.id}/return`, {})).status).toBe(404)
    expect((await ask('treasurer', 'POST', `/causes/id:${causeId}/departures/${removed.id}/undo`, {})).status).toBe(200)
    expect(await team()).toHaveLength(2)
    expect((await newest('admin'))?.subject).toContain('You run')
  })

  const offer = (to: object) => ask('admin', 'POST', `/causes/id:${causeId}/handover`, { email: '', ...to })
  const accept = async (name: Name, secret: string) => ask(name, 'POST', `/admin-invites/${secret}/accept`, {})

  test('handed over to somebody new: they run it at once, who gives can take it back for a week, and then runs it no more; the bank details stay', async () => {
    await db().deleteFrom('cause_admin').where('cause_id', '=', causeId).where('user_id', '=', idOf('treasurer')).execute()
    const accounts = () => db().selectFrom('bank_details').selectAll().where('cause_id', '=', causeId).execute()
    const before = await accounts()
    expect((await offer({ to: 'new', email: 'admin@farthing.example' })).error?.fields).toEqual({ email: 'alreadyAdmin' })
    const hand = async () => {
      expect((await offer({ to: 'new', email: 'supporter@farthing.example' })).details.leaving.handover).toMatchObject({
        stage: 'offered',
        isMine: true,
      })
      return secretIn((await newest('supporter'))?.text)
    }
    const first = await hand()
    expect((await offer({ to: 'new', email: 'ivy@example.org' })).error?.code).toBe('illegalMove')
    expect((await accept('admin', first)).error?.code).toBe('linkInvalid')
    expect((await server.call('GET', `/api/admin-invites/${first}`)).details).toMatchObject({
      isHandover: true,
      status: 'pending',
    })
    expect((await accept('supporter', first)).status).toBe(200)
    expect(await team()).toHaveLength(2)
    // The week is the giver's: nobody removes them in it, and the taker can't end it.
    expect((await ask('supporter', 'DELETE', `/causes/id:${causeId}/admins/${idOf('admin')}`)).error?.code).toBe('illegalMove')
    expect((await ask('supporter', 'POST', `/causes/id:${causeId}/handover/end`)).error?.code).toBe('illegalMove')
    expect((await ask('admin', 'POST', `/causes/id:${causeId}/handover/end`)).status).toBe(200)
    expect(await team()).toEqual([idOf('admin')])
    expect((await newest('supporter'))?.subject).toContain('has been cancelled')
    const second = await hand()
    expect((await accept('supporter', second)).status).toBe(200)
    server.clock.advance(7 * DAY + MINUTE)
    await Promise.all([settleHandovers(server.services), settleHandovers(server.services)])
    expect(await team()).toEqual([idOf('supporter')])
    expect((await newest('admin'))?.subject).toContain('You’ve handed over')
    expect(await accounts()).toEqual(before)
  })

  test('handed over to another administrator, refused, withdrawn; when the taker has gone again, who gave it stays', async () => {
    const other = String(idOf('treasurer'))
    expect((await offer({ to: '' })).error?.fields).toEqual({ to: 'handoverToRequired' })
    expect((await offer({ to: other })).details.leaving.handover.taker).toBeTruthy()
    const declined = secretIn((await newest('treasurer'))?.text)
    await server.call('POST', `/api/admin-invites/${declined}/opt-out`, { body: {} })
    expect((await newest('admin'))?.subject).toContain('Nobody has taken over')
    expect((await leaving('admin')).handover).toBeNull()
    await offer({ to: other })
    const withdrawn = secretIn((await newest('treasurer'))?.text)
    expect((await ask('admin', 'POST', `/causes/id:${causeId}/handover/end`)).status).toBe(200)
    expect((await accept('treasurer', withdrawn)).error?.code).toBe('linkInvalid')
    await offer({ to: other })
    expect((await accept('treasurer', secretIn((await newest('treasurer'))?.text))).status).toBe(200)
    expect((await leave('treasurer')).status).toBe(200)
    server.clock.advance(7 * DAY + MINUTE)
    await settleHandovers(server.services)
    expect(await team()).toEqual([idOf('admin')])
  })

  test('a session that was taken over, without proof, gets nowhere', async () => {
    const stolen = await token('admin')
    server.clock.advance(11 * MINUTE)
    const calls = [
      ['POST', `/causes/id:${causeId}/leaving`, {}],
      ['POST', `/causes/id:${causeId}/handover`, { to: 'new', email: 'thief@example.org' }],
      ['POST', `/causes/id:${causeId}/handover/end`, {}],
      ['POST', `/causes/id:${causeId}/closing`, { reason: 'mine', hasConfirmed: true }],
      ['POST', `/causes/id:${causeId}/departures/1/undo`, {}],
      ['POST', `/causes/id:${causeId}/departures/1/refusal`, { text: 'no' }],
      ['POST', '/user/me/departures/1/return', {}],
    ] as const
    for (const [method, path, body] of calls) {
      const answer = await server.call(method, `/api${path}`, { token: stolen, ...(body ? { body } : {}) })
      expect([path, answer.error?.code]).toEqual([path, 'proofRequired'])
    }
    expect(await team()).toHaveLength(2)
  })

  test('an invitation of the same address, and a request to run the cause that is granted, leave a handover’s link as it is', async () => {
    expect((await offer({ to: 'new', email: 'supporter@farthing.example' })).status).toBe(200)
    const handover = secretIn((await newest('supporter'))?.text)
    const invitation = { email: 'supporter@farthing.example', hasAgreed: true }
    expect((await ask('treasurer', 'POST', `/causes/id:${causeId}/admin-invites`, invitation)).status).toBe(200)
    expect((await server.call('GET', `/api/admin-invites/${handover}`)).details).toMatchObject({
      status: 'pending',
      isHandover: true,
    })
    expect((await accept('supporter', handover)).status).toBe(200)
    expect(await leaving('admin')).toMatchObject({ handover: { stage: 'holding' } })
  })
})
