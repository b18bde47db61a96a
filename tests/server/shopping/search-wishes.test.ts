import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bothEngines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(bothEngines)('what a search is asked for besides its words, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  const causes = async (wish: string) =>
    (await server.call('GET', `/api/search/cause/search?q=abbotsmere&perPage=50${wish}`)).details.result.results as {
      id: number
      isRegisteredCharity: boolean
    }[]

  test('H-008, A-073 supportingRegisteredCharity finds registered charities only, or has them first; anything else changes nothing', async () => {
    const { db } = server.services
    const all = await causes('')
    const some = all.filter(({ isRegisteredCharity }) => isRegisteredCharity)
    expect([some.length > 0, some.length < all.length]).toEqual([true, true])
    // The most liked of all is none of them, so that an order is to be seen.
    const other = all.find(({ isRegisteredCharity }) => !isRegisteredCharity)
    await db
      .updateTable('cause')
      .set({ supporters_count: 1_000_000 })
      .where('id', '=', other?.id ?? 0)
      .execute()
    const only = await causes('&supportingRegisteredCharity=true')
    expect(new Set(only.map(({ id }) => id))).toEqual(new Set(some.map(({ id }) => id)))
    const first = await causes('&supportingRegisteredCharity=first')
    expect(new Set(first.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)))
    const flags = first.map(({ isRegisteredCharity }) => isRegisteredCharity)
    expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)))
    for (const nothing of ['false', 'maybe', ''])
      expect((await causes(`&supportingRegisteredCharity=${nothing}`)).length).toBe(all.length)
  })

  test('H-008 a database that fails while it is asked who searches makes nobody a stranger', async () => {
    const { db } = server.services
    const { accessToken: token } = (await server.logIn('supporter')).tokens
    const shops = async (userId: number | string) =>
      (await server.call('GET', `/api/search/retailer/search?q=alder&perPage=20&userId=${userId}`, { token })).details
    const me = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'supporter@farthing.example')
      .executeTakeFirstOrThrow()
    const usual = (await shops('')).result.results as { id: number }[]
    await db
      .insertInto('favourite')
      .values({ user_id: me.id, retailer_id: usual.at(-1)?.id ?? 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const own = await shops(me.id)
    expect(own.result.results[0].id).toBe(usual.at(-1)?.id)
    // Who calls is read once, and every look after that one fails.
    const selectFrom = db.selectFrom.bind(db)
    let looks = 0
    const look = vi.spyOn(db, 'selectFrom').mockImplementation(((table: 'session_family') => {
      if (table === 'session_family' && ++looks > 1) throw new Error('the database is away')
      return selectFrom(table)
    }) as typeof db.selectFrom) // one of its many forms
    expect(await shops(me.id)).toEqual(own)
    look.mockRestore()
    await db
      .deleteFrom('favourite')
      .where('user_id', '=', me.id)
      .where('retailer_id', '=', usual.at(-1)?.id ?? 0)
      .execute()
  })

  test('H-008, A-073, A-074 userId has that person’s favourites first, for themselves only', async () => {
    const { db } = server.services
    const supporter = await server.logIn('supporter')
    const token = supporter.tokens.accessToken
    for (const path of ['retailer', 'retailers']) {
      const shops = async (userId: number | string, as?: string) => {
        const { status, details } = await server.call(
          'GET',
          `/api/search/${path}/search?q=alder&perPage=20&userId=${userId}`,
          as ? { token: as } : {},
        )
        expect(status).toBe(200)
        return (details.result.results as { id: number }[]).map(({ id }) => id)
      }
      const usual = await shops('')
      expect(usual.length).toBeGreaterThan(2)
      const liked = usual.at(-1) ?? 0
      const { id: me } = await db
        .selectFrom('app_user')
        .select('id')
        .where('email', '=', 'supporter@farthing.example')
        .executeTakeFirstOrThrow()
      await db.deleteFrom('favourite').where('user_id', '=', me).execute()
      await db.insertInto('favourite').values({ user_id: me, retailer_id: liked }).execute()
      expect(await shops(me, token)).toEqual([liked, ...usual.filter((id) => id !== liked)])
      // Nobody learns somebody else’s favourites, with a login of their own or without.
      const stranger = (await server.logIn('admin')).tokens.accessToken
      for (const order of [await shops(me), await shops(me, stranger), await shops('x', token)]) expect(order).toEqual(usual)
    }
  })
})
