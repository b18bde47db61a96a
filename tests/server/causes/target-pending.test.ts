import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('a target says what of this year is pending, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  test('H-003 what shops haven’t confirmed of what was bought this year by London’s calendar; nothing from before', async () => {
    const { db } = server.services
    const target = async () => (await server.call('GET', '/api/causes/id:1/story')).details.story.target
    const pending = await db
      .selectFrom('donation')
      .select(['id', 'donation_pence'])
      .where('cause_id', '=', 1)
      .where('stage', 'in', ['tracked', 'inReview'])
      .orderBy('id')
      .execute()
    const [first, second, ...others] = pending
    if (!first || !second || others.length === 0) throw new Error('Three are pending.')
    const bought = (id: string, at: string) =>
      db
        .updateTable('donation')
        .set({ purchased_at: new Date(at) })
        .where('id', '=', id)
        .execute()
    const { year } = await target()
    await bought(first.id, `${year - 1}-12-31T23:59:59Z`)
    await bought(second.id, `${year}-01-01T00:00:00Z`)
    for (const { id } of others) await bought(id, `${year}-02-01T12:00:00Z`)
    const sum = [second, ...others].reduce((total, { donation_pence }) => total + donation_pence, 0)
    expect((await target()).pending).toBe(sum)
  })
})
