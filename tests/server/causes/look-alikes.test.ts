import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothEngines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(bothEngines)('look-alikes on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(async () => server.close())

  test.each(['cause', 'retailer'])(
    'names of a %s that look alike are found by their index, however few there are',
    async (table) => {
      const plan = await sql<{
        'QUERY PLAN': string
      }>`EXPLAIN SELECT id FROM ${sql.table(table)} WHERE 'hospise' <% lower(name)`.execute(server.services.db)
      expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`${table}_name_trigram`)
    },
  )

  test('V-079 a cause is found by a name with a slip in it', async () => {
    const { details } = await server.call('GET', '/api/search/cause/search?q=hospise')
    expect(details.result.results.map((cause: { name: string }) => cause.name)).toContain('Abbotsmere Hospice')
  })
})
