import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'
import { contentPolicy } from '#server/gate/headers.ts'
import { openTestServer, type TestServer } from '#tests/kit/server.ts'

const partners = [{ id: 'valley-news', name: 'Valley News', causeId: 2, origins: ['https://www.valley-news.example'] }]
let server: TestServer
beforeAll(async () => {
  server = await openTestServer('embedded', { partners })
})
afterAll(() => server.close())

const read = (id: string) => server.call('GET', `/api/partners/${id}`)

test('X-063 a partner is whoever the configuration names, with the one cause that it asks people to support', async () => {
  const { name } = await server.services.db.selectFrom('cause').select('name').where('id', '=', 2).executeTakeFirstOrThrow()
  const { status, details } = await read('valley-news')
  expect([status, details]).toEqual([
    200,
    { partner: { name: 'Valley News', origins: ['https://www.valley-news.example'], cause: { id: 2, name } } },
  ])
  // The demo's partner is there only where none is configured.
  for (const id of ['harvest-radio', 'nobody', 'VALLEY-NEWS']) expect((await read(id)).status).toBe(404)
})

test('V-028 a cause that may be found only by its own link is not named on other sites', async () => {
  const { db } = server.services
  const set = (may_be_marketed: boolean) => db.updateTable('cause').set({ may_be_marketed }).where('id', '=', 2).execute()
  await set(false)
  expect((await read('valley-news')).details.partner.cause).toBeNull()
  await set(true)
  expect((await read('valley-news')).details.partner.cause).toMatchObject({ id: 2 })
})

test('a cause that nothing can be raised for is not asked for', async () => {
  const { db } = server.services
  const set = (is_dormant: boolean) => db.updateTable('cause').set({ is_dormant }).where('id', '=', 2).execute()
  await set(true)
  expect((await read('valley-news')).details.partner.cause).toBeNull()
  await set(false)
  await db.updateTable('cause').set({ review: 'refused' }).where('id', '=', 2).execute()
  expect((await read('valley-news')).details.partner.cause).toBeNull()
})

const configOf = (origins: unknown, id = 'a', cause: unknown = 3) =>
  readConfig({ PARTNERS: JSON.stringify({ [id]: { name: 'A', cause, origins } }) }).partners

test('the configuration takes whole origins, and nothing that would let more sites in', () => {
  expect(readConfig({}).partners).toEqual([])
  expect(configOf(['https://a.example', 'http://localhost:4000'])).toEqual([
    { id: 'a', name: 'A', causeId: 3, origins: ['https://a.example', 'http://localhost:4000'] },
  ])
  const wrong = ['*', 'https://*.a.example', 'https:', 'https://a.example/', "https://a.example 'self'", 'https://a;script-src']
  for (const origin of wrong) expect(() => configOf([origin]), origin).toThrow(ConfigError)
  expect(() => configOf([])).toThrow(/PARTNERS is not a map such as/)
  expect(() => configOf(['https://a.example'], 'a/b')).toThrow(ConfigError)
  expect(() => configOf(['https://a.example'], 'a', 0)).toThrow(ConfigError)
})

test('a policy that names nobody lets nobody frame the page', () => {
  expect(contentPolicy()).toContain("frame-ancestors 'none'")
  expect(contentPolicy({ framedBy: ['https://a.example', 'https://b.example'] })).toContain(
    'frame-ancestors https://a.example https://b.example;',
  )
})
