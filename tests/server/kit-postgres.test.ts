import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../kit/postgres.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.stop())

/** Two megabytes of what PostgreSQL writes into its log: a statement of four kilobytes that fails, 500 times. */
const complain = `
  import pg from 'pg'
  const client = new pg.Client({ connectionString: process.argv[1] })
  await client.connect()
  const failing = 'SELECT nothing_of_this_name /* ' + 'x'.repeat(4000) + ' */'
  for (let count = 0; count < 500; count += 1) await client.query(failing).catch(() => {})
  await client.end()
`

test('a test’s PostgreSQL goes on while whoever has started it waits for a process, however much it says', () => {
  const { status, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', complain, postgres.url], {
    cwd: import.meta.dirname,
    timeout: 30_000,
  })
  expect({ status, signal }).toEqual({ status: 0, signal: null })
})
