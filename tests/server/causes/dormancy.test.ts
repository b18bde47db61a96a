import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('a cause that rests, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  const id = 3
  const set = (values: object) => server.services.db.updateTable('cause').set(values).where('id', '=', id).execute()
  const read = async () => (await server.call('GET', `/api/causes/id:${id}`)).details.cause
  const tokenOf = async (name: Parameters<TestServer['logIn']>[0]) => (await server.logIn(name)).tokens.accessToken
  const found = async () =>
    (
      await server.call('GET', `/api/search/cause/search?q=${encodeURIComponent((await read()).name)}`)
    ).details.result.results.some((cause: { id: number }) => cause.id === id)
  const choose = (token: string) => server.call('POST', '/api/user/me/cause', { body: { causeId: id }, token })
  const reactivate = (token: string) => server.call('POST', `/api/causes/id:${id}/reactivation`, { body: {}, token })
  const byTeam = (body: object, token: string) => server.call('POST', '/api/support/reactivated-causes', { body, token })

  test('G-029 it is visible and takes no new supporters, until who runs it reactivates it: they are told, and it takes them again', async () => {
    await set({ is_dormant: true })
    const supporter = await tokenOf('supporter')
    expect(await read()).toMatchObject({ isDormant: true })
    expect(await found()).toBe(false)
    expect((await choose(supporter)).status).toBe(404)
    for (const stranger of ['supporter', 'treasurer', 'support'] as const)
      expect((await reactivate(await tokenOf(stranger))).status, stranger).toBe(403)
    const admin = await tokenOf('admin')
    const both = await Promise.all([reactivate(admin), reactivate(admin)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await read()).toMatchObject({ isDormant: false })
    expect((await choose(supporter)).status).toBe(200)
    const mail = await server.services.db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', 'admin@farthing.example')
      .where('subject', 'like', '%is taking supporters again')
      .execute()
    expect(mail).toHaveLength(1)
  })

  test('G-029 the support team reactivates one that it names, and says why; nobody else can, and one that is active, closing or refused stays as it is', async () => {
    const support = await tokenOf('support')
    const { uri, name } = await read()
    await set({ is_dormant: true })
    expect((await byTeam({ cause: uri, text: 'They rang' }, await tokenOf('admin'))).status).toBe(403)
    expect((await byTeam({ cause: uri, text: '' }, support)).error?.fields).toEqual({ text: 'reviewTextRequired' })
    expect((await byTeam({ cause: 'nobody', text: 'They rang' }, support)).status).toBe(404)
    expect((await byTeam({ cause: `https://farthing.example/causes/${uri}`, text: 'They rang' }, support)).details).toEqual({
      name,
    })
    expect(await read()).toMatchObject({ isDormant: false })
    expect((await byTeam({ cause: uri, text: 'They rang' }, support)).error?.code).toBe('illegalMove')
    const { detail } = await server.services.db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'causeReactivated')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(detail).toEqual({ reason: 'They rang' })
    for (const state of [{ lifecycle: 'closing' }, { review: 'refused' }]) {
      await set({ is_dormant: true, ...state })
      expect((await byTeam({ cause: uri, text: 'They rang' }, support)).error?.code).toBe('illegalMove')
      await set({ lifecycle: 'open', review: 'confirmed' })
    }
  })
})
