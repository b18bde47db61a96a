import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '#contract/limits.ts'
import { mailNotices } from '#server/account/notices/notices.job.ts'
import { settleHandovers } from '#server/cause-admin/leave-cause/handovers.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

type Name = 'admin' | 'treasurer' | 'supporter' | 'finance' | 'support'

describe.each(engines)('who runs a cause no more doesn’t come back by what was begun before, on %s', (engine) => {
  let server: TestServer
  const path = '/api/causes/id:1'
  const db = () => server.services.db
  const ids = new Map<string, number>()
  const idOf = (name: Name) => ids.get(`${name}@farthing.example`) ?? 0
  const ask = async (name: Name, method: 'GET' | 'POST' | 'DELETE', to: string, body?: object) =>
    server.call(method, to, { token: (await server.logIn(name)).tokens.accessToken, ...(body ? { body } : {}) })
  const team = async () =>
    (await db().selectFrom('cause_admin').select('user_id').where('cause_id', '=', 1).orderBy('user_id').execute()).map(
      ({ user_id }) => user_id,
    )
  const newestMail = async (name: Name, to = `${name}@farthing.example`) =>
    (await db().selectFrom('mail').select('text').where('recipient', '=', to).orderBy('id', 'desc').executeTakeFirst())?.text ??
    ''
  const accept = async (name: Name, to?: string) =>
    ask(name, 'POST', `/api/admin-invites/${/admin-invites\/([\w-]+)/.exec(await newestMail(name, to))?.[1]}/accept`, {})

  beforeAll(async () => {
    server = await openTestServer(engine)
    for (const { id, email } of await db().selectFrom('app_user').select(['id', 'email']).execute()) ids.set(email, id)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    for (const table of ['cause_handover', 'admin_departure', 'admin_invite'] as const) await db().deleteFrom(table).execute()
    await db()
      .deleteFrom('cause_admin')
      .where('user_id', 'in', [idOf('treasurer'), idOf('supporter')])
      .execute()
    await db()
      .insertInto('cause_admin')
      .values((['treasurer', 'supporter'] as const).map((name) => ({ cause_id: 1, user_id: idOf(name) })))
      .execute()
  })

  test('A28 who has left, was invited again and is removed then doesn’t return by having left', async () => {
    expect((await ask('supporter', 'POST', `${path}/leaving`, {})).status).toBe(200)
    const invitation = { email: 'supporter@farthing.example', hasAgreed: true }
    expect((await ask('treasurer', 'POST', `${path}/admin-invites`, invitation)).status).toBe(200)
    expect((await accept('supporter')).status).toBe(200)
    // They run it: nothing is left to come back from.
    const departures = async () => (await ask('supporter', 'GET', '/api/user/me/departures')).details.departures
    expect(await departures()).toEqual([])
    expect((await ask('treasurer', 'GET', `${path}/leaving`)).details.leaving.departures).toEqual([])
    const { id } = await db()
      .selectFrom('admin_departure')
      .select('id')
      .where('user_id', '=', idOf('supporter'))
      .executeTakeFirstOrThrow()
    expect((await ask('treasurer', 'DELETE', `${path}/admins/${idOf('supporter')}`)).status).toBe(200)
    const back = await ask('supporter', 'POST', `/api/user/me/departures/${id}/return`, {})
    expect([back.status, back.error?.code]).toEqual([409, 'illegalMove'])
    expect(await team()).not.toContain(idOf('supporter'))
  })

  test('A28 whose removal was overtaken by a new invitation, and who has left since, isn’t brought back by undoing it', async () => {
    expect((await ask('treasurer', 'DELETE', `${path}/admins/${idOf('supporter')}`)).status).toBe(200)
    const { id } = await db()
      .selectFrom('admin_departure')
      .select('id')
      .where('user_id', '=', idOf('supporter'))
      .executeTakeFirstOrThrow()
    // However they came to run it again.
    await db()
      .insertInto('cause_admin')
      .values({ cause_id: 1, user_id: idOf('supporter') })
      .execute()
    expect((await ask('supporter', 'POST', `${path}/leaving`, {})).status).toBe(200)
    const undone = await ask('treasurer', 'POST', `${path}/departures/${id}/undo`, {})
    expect([undone.status, undone.error?.code]).toEqual([409, 'illegalMove'])
    expect(await team()).not.toContain(idOf('supporter'))
  })

  test('A28 whom the taker of a cause has let in, and whom these have, goes with them when it’s taken back; who ran it before stays', async () => {
    await db().deleteFrom('cause_admin').where('user_id', '=', idOf('supporter')).execute()
    const before = await team()
    expect((await ask('admin', 'POST', `${path}/handover`, { to: 'new', email: 'supporter@farthing.example' })).status).toBe(200)
    expect((await accept('supporter')).status).toBe(200)
    const invite = (by: Name, email: string) => ask(by, 'POST', `${path}/admin-invites`, { email, hasAgreed: true })
    for (const [by, who] of [
      ['supporter', 'finance'],
      ['finance', 'support'],
    ] as const) {
      expect((await invite(by, `${who}@farthing.example`)).status).toBe(200)
      expect((await accept(who)).status).toBe(200)
    }
    // Somebody who runs it already uses a link that went elsewhere.
    await invite('supporter', 'elsewhere@example.org')
    expect((await accept('treasurer', 'elsewhere@example.org')).status).toBe(200)
    expect(await team()).toHaveLength(before.length + 3)
    expect((await ask('admin', 'POST', `${path}/handover/end`)).status).toBe(200)
    expect(await team()).toEqual(before)
    await mailNotices(server.services)
    for (const who of ['supporter', 'finance', 'support'] as const) expect(await newestMail(who)).toContain('took')
  })

  test('A28 who has taken a cause over, and left, doesn’t come back by themselves once it was taken back', async () => {
    await db().deleteFrom('cause_admin').where('user_id', '=', idOf('supporter')).execute()
    expect((await ask('admin', 'POST', `${path}/handover`, { to: 'new', email: 'supporter@farthing.example' })).status).toBe(200)
    expect((await accept('supporter')).status).toBe(200)
    expect((await ask('supporter', 'POST', `${path}/leaving`, {})).status).toBe(200)
    const departures = async () => (await ask('supporter', 'GET', '/api/user/me/departures')).details.departures
    const [left] = await departures()
    expect((await ask('admin', 'POST', `${path}/handover/end`)).status).toBe(200)
    expect(await departures()).toEqual([])
    const back = await ask('supporter', 'POST', `/api/user/me/departures/${left.id}/return`, {})
    expect([back.status, back.error?.code]).toEqual([409, 'illegalMove'])
    expect(await team()).not.toContain(idOf('supporter'))
  })

  test('A30 who has handed a cause over, and closes their account before the week is over, doesn’t run it once they open the account again', async () => {
    const offer = { to: String(idOf('treasurer')), email: '' }
    expect((await ask('supporter', 'POST', `${path}/handover`, offer)).status).toBe(200)
    expect((await accept('treasurer')).status).toBe(200)
    expect((await ask('supporter', 'POST', '/api/user/me/disable', {})).status).toBe(200)
    const reactivation = /password\/reset\/([\w-]+)/.exec(await newestMail('supporter'))?.[1]
    server.clock.advance(7 * DAY + MINUTE)
    await settleHandovers(server.services)
    const body = { newPassword: 'three blue boats' }
    expect((await server.call('POST', `/api/password/reset/${reactivation}`, { body })).status).toBe(200)
    expect(await team()).not.toContain(idOf('supporter'))
    expect(await team()).toContain(idOf('treasurer'))
  })
})
