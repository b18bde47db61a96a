import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const text = 'It names a child who hasn’t agreed to it'
const posted = 'Tom Reed of 4 Mill Lane won the race.'

describe.each(engines)('an update of a cause that breaks our rules, on %s', (engine) => {
  let server: TestServer
  let support = ''
  let update = 0
  const db = () => server.services.db
  beforeAll(async () => {
    server = await openTestServer(engine)
    support = (await server.logIn('support')).tokens.accessToken
    const token = (await server.logIn('admin')).tokens.accessToken
    const headers = { 'idempotency-key': 'update-of-the-race' }
    const { details } = await server.call('POST', '/api/causes/id:1/updates', { token, body: { text: posted }, headers })
    update = details.updates[0].id
  })
  afterAll(() => server.close())

  const takeDown = (token: string, body: object = { text }, id = update) =>
    server.call('POST', `/api/support/updates/${id}`, { token, body })
  const shown = async () => {
    const { updates } = (await server.call('GET', '/api/causes/id:1/story')).details.story
    return updates.some(({ id }: { id: number }) => id === update)
  }
  const mails = () =>
    db().selectFrom('mail').select(['recipient', 'text']).where('subject', 'like', 'We’ve taken down%').execute()

  test('H-003, A29 nobody but the support team takes it down, none of them that of a cause they run, and never without saying why', async () => {
    const token = (await server.logIn('supporter')).tokens.accessToken
    expect([(await takeDown(token)).status, (await takeDown('')).status]).toEqual([403, 401])
    expect((await takeDown(support, { text: ' ' })).error?.fields).toEqual({ text: 'reviewTextRequired' })
    expect((await takeDown(support, { text }, 999_999)).error?.code).toBe('notFound')
    const { id } = await db()
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'support@farthing.example')
      .executeTakeFirstOrThrow()
    await db().insertInto('cause_admin').values({ cause_id: 1, user_id: id }).execute()
    expect((await takeDown(support)).error?.code).toBe('secondPerson')
    await db().deleteFrom('cause_admin').where('user_id', '=', id).execute()
    expect([await shown(), await mails()]).toEqual([true, []])
  })

  test('H-003 it no longer stands on the page; everybody who runs the cause reads which and why, once', async () => {
    const down = { name: 'Abbotsmere Hospice', isGoneAlready: false }
    expect((await takeDown(support)).details).toEqual(down)
    expect(await shown()).toBe(false)
    // Once more, because nothing was heard: it's down, as it was asked.
    expect((await takeDown(support)).details).toEqual(down)
    const told = await mails()
    expect(told.map(({ recipient }) => recipient)).toEqual(['admin@farthing.example'])
    for (const said of [posted, text]) expect(told[0]?.text).toContain(said)
    const trail = await db()
      .selectFrom('audit')
      .select(['subject', 'detail'])
      .where('action', '=', 'causeUpdateTakenDown')
      .execute()
    expect(trail).toEqual([{ subject: 'cause:1', detail: { update, reason: text } }])
  })

  test('H-003 what an administrator has removed meanwhile is said to be gone already, and nobody is mailed about it', async () => {
    const token = (await server.logIn('admin')).tokens.accessToken
    const { updates } = (await server.call('GET', '/api/causes/id:1/updates', { token })).details
    const { id } = updates[0]
    await server.call('DELETE', `/api/causes/id:1/updates/${id}`, { token })
    const before = await mails()
    expect((await takeDown(support, { text }, id)).details.isGoneAlready).toBe(true)
    expect(await mails()).toEqual(before)
  })
})
