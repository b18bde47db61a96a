import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('shops chosen for a person, on %s', (engine) => {
  let server: TestServer
  let token = ''
  const db = () => server.services.db
  const read = async () => (await server.call('GET', '/api/user/me/suggested-retailers', { token })).details
  const wish = (isWanted: boolean) =>
    sql`UPDATE app_user SET preferences = preferences || ${JSON.stringify({ site_personalisation: isWanted })}::jsonb WHERE id = 1`.execute(
      db(),
    )
  const kind = async (category: string) =>
    (await db().selectFrom('retailer').select(['id', 'slug']).where('category', '=', category).orderBy('id').execute()) as {
      id: number
      slug: string
    }[]
  async function visit(retailerId: number, daysAgo: number, count = 1) {
    for (let one = 0; one < count; one++)
      await sql`INSERT INTO visit (id, user_id, retailer_id, created_at) VALUES (${`v-${engine}-${retailerId}-${daysAgo}-${one}`}, 1, ${retailerId}, ${new Date(server.clock.now() - daysAgo * DAY)})`.execute(
        db(),
      )
  }
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('supporter')).tokens.accessToken
    await sql`UPDATE visit SET created_at = created_at - interval '2 years' WHERE user_id = 1`.execute(db())
  })
  afterAll(() => server.close())

  test('H-005, M-002 site_personalisation: shops of the kinds that were visited most, none that was visited, and none without the wish', async () => {
    const [home, food] = [await kind('Home and garden'), await kind('Food and drink')]
    if (!home[0] || !food[0]) throw new Error('There are shops of both kinds.')
    await visit(home[0].id, 10)
    await visit(food[0].id, 20, 3)
    // Long ago is no sign of what somebody likes now.
    await visit((await kind('Travel'))[0]?.id ?? 0, 400, 9)
    await wish(false)
    expect(await read()).toEqual({ isWanted: false, retailers: [] })
    await wish(true)
    const { isWanted, retailers } = await read()
    expect(isWanted).toBe(true)
    expect(retailers).toHaveLength(4)
    const kinds: string[] = retailers.map(({ category }: { category: string }) => category)
    expect(new Set([...kinds, 'Food and drink', 'Home and garden'])).toEqual(new Set(['Food and drink', 'Home and garden']))
    expect(kinds[0]).toBe('Food and drink')
    for (const { slug } of retailers) expect([home[0].slug, food[0].slug]).not.toContain(slug)
  })

  test('who has been nowhere is shown nothing', async () => {
    await db().deleteFrom('visit').where('user_id', '=', 1).execute()
    await wish(true)
    expect(await read()).toEqual({ isWanted: true, retailers: [] })
  })
})
