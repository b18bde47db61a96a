import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbedded } from '#server/db/embedded.ts'
import { embeddedConnection } from '#server/db/embedded-socket.ts'
import { forgetPrepared, preparedAs, preparing } from '#server/db/prepared.ts'
import { bothEngines, openTestServer, type TestServer } from '../kit/server.ts'

const ask = (text: string, times: number) => Array.from({ length: times }, () => preparedAs(text)).at(-1)?.name

test('a statement is prepared from its fifth use on, under one name; what writes, and what answers every column, never is', () => {
  const often = 'SELECT id FROM cause WHERE slug = $1 -- often'
  expect(ask(often, 4)).toBeUndefined()
  expect(ask(often, 1)).toMatch(/^[\w-]{20,}$/)
  expect(ask(often, 1)).toBe(ask(often, 1))
  expect(ask('SELECT count(*) FROM cause -- counted', 5)).toBeDefined()
  expect(ask('select * from cause', 9)).toBeUndefined()
  expect(ask('UPDATE cause SET name = $1', 9)).toBeUndefined()
})

test('a connection that takes another one’s place prepares its own, though the embedded database still has the other’s', async () => {
  const embedded = await openEmbedded(undefined)
  const text = 'SELECT 1 AS one, $1::int AS given -- after another'
  const answers: unknown[] = []
  for (let connection = 0; connection < 2; connection++) {
    const pool = new pg.Pool({ ...embeddedConnection(embedded.endpoint), max: 1 })
    pool.on('connect', forgetPrepared)
    const client = await preparing(pool).connect()
    for (let use = 0; use < 8; use++) answers.push((await client.query(text, [use])).rows[0])
    client.release()
    await pool.end()
  }
  await embedded.close()
  expect(answers).toEqual([0, 1].flatMap(() => [0, 1, 2, 3, 4, 5, 6, 7].map((given) => ({ one: 1, given }))))
})

describe.each(bothEngines)('on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  test('a prepared statement answers what stands now, and goes on when its table gains a column', async () => {
    const { db } = server.services
    const name = async () => (await sql<{ name: string }>`SELECT name FROM cause WHERE id = ${1}`.execute(db)).rows[0]?.name
    for (let use = 0; use < 8; use++) await name()
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM pg_prepared_statements`.execute(db)
    expect(rows[0]?.count).toBeGreaterThan(0)
    await sql`UPDATE cause SET name = 'Renamed' WHERE id = 1`.execute(db)
    await sql.raw('ALTER TABLE cause ADD COLUMN of_the_test integer').execute(db)
    expect(await name()).toBe('Renamed')
  })

  test('a page beyond the last says how many donations there are, as every page does', async () => {
    const { tokens } = await server.logIn('supporter')
    const list = async (query: string) =>
      (await server.call('GET', `/api/user/me/transactions?${query}`, { token: tokens.accessToken })).details
    const first = await list('perPage=10')
    expect(first.transactions).toHaveLength(10)
    expect(first.total).toBeGreaterThan(10)
    const beyond = await list('perPage=10&page=999')
    expect([beyond.transactions, beyond.total, beyond.pages]).toEqual([[], first.total, first.pages])
  })

  test('a token that was read before is refused once its time is over, and once its session has ended', async () => {
    const { tokens } = await server.logIn('treasurer')
    const token = tokens.accessToken
    const read = async () => (await server.call('GET', '/api/user/me/transactions', { token })).status
    expect([await read(), await read()]).toEqual([200, 200])
    await server.services.db
      .updateTable('session_family')
      .set({ revoked_at: new Date(server.clock.now()) })
      .execute()
    expect(await read()).toBe(401)
    await server.services.db.updateTable('session_family').set({ revoked_at: null }).execute()
    expect(await read()).toBe(200)
    server.clock.advance(3 * 3600 * 1000)
    expect(await read()).toBe(401)
  })
})
