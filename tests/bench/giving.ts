import { execFile } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { buildApp } from '#server/app.ts'
import { createClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { demoPassword } from '#server/db/seed/seed.ts'
import { openServices } from '#server/open-services.ts'
import { printRequests } from './requests.ts'

/**
 * `DATABASE_URL=… npm run bench:giving` on a database with demo data that may be thrown away: lists, totals, filters and details of a person with 47 donations and of one
 * who is given 100,000, in the server; then the CSV of those 100,000, with the memory that it takes, whole and given up half-way; then requests a second.
 */
const rounds = 60
const many = 100_000
const { services, close } = await openServices(readConfig(process.env), createClock())
const { app } = await buildApp(services)
const { db } = services

async function logIn(name: string): Promise<string> {
  const body = { email: `${name}@farthing.example`, password: demoPassword, source: 'website' }
  const answer = await app.inject({ method: 'POST', url: '/api/login-cookie', payload: body })
  if (answer.statusCode !== 200) throw new Error(`${name} cannot log in: ${answer.body}`)
  return answer.json().body.details.tokens.accessToken
}

await sql`UPDATE donation SET user_id = 2 WHERE id IN (SELECT id FROM donation WHERE user_id > 4 ORDER BY id LIMIT ${many})
  AND (SELECT count(*) FROM donation WHERE user_id = 2) < ${many}`.execute(db)
// As PostgreSQL does by itself soon: until then an index alone doesn't answer for what was just moved, and lists of so many take ten times as long.
await sql`VACUUM ANALYZE donation`.execute(db)
const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM donation`.execute(db)
console.log(`${rows[0]?.total} donations in the database`)

const at = (times: number[], share: number) => (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(1)
for (const name of ['supporter', 'admin']) {
  const token = await logIn(name)
  const headers = { authorization: `Bearer ${token}` }
  const list = (await app.inject({ url: '/api/user/me/transactions', headers })).json().body.details
  const year = 'startDate=2026-01-01T00:00:00.000Z&endDate=2026-12-31T23:59:59.999Z'
  const asked: Record<string, string> = {
    list: '/api/user/me/transactions',
    'third page': '/api/user/me/transactions?page=3',
    'list of a year': `/api/user/me/transactions?${year}`,
    totals: '/api/user/me/transactions/stats',
    'totals of a year': `/api/user/me/transactions/stats?${year}`,
    detail: `/api/user/me/transactions/${list.transactions[0].id}`,
  }
  for (const [what, url] of Object.entries(asked)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const started = performance.now()
      const answer = await app.inject({ url, headers })
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`)
      times.push(performance.now() - started)
    }
    console.log(`${list.total} donations, ${what}: median ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms`)
  }
}

await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
const token = await logIn('admin')

/** Has another process read the CSV, all of it or so many bytes, and answers lines, bytes and the most memory above what was used before, in MiB. */
async function readCsv(stopAfter = Number.POSITIVE_INFINITY) {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let peak = before
  const watching = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 5)
  const address = `http://127.0.0.1:${port}/api/user/me/transactions`
  const reader = resolve(import.meta.dirname, 'read-csv.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [reader, address, token, String(stopAfter)])
  clearInterval(watching)
  const { lines, bytes }: { lines: number; bytes: number } = JSON.parse(stdout)
  return { lines, bytes, extra: (peak - before) / 2 ** 20 }
}
await readCsv(1_000_000)
const started = performance.now()
const whole = await readCsv()
console.log(
  `CSV: ${whole.lines - 1} donations, ${(whole.bytes / 2 ** 20).toFixed(1)} MiB in ${((performance.now() - started) / 1000).toFixed(1)} s with at most ${whole.extra.toFixed(0)} MiB more memory`,
)
const part = await readCsv(2_000_000)
await new Promise((resolve) => setTimeout(resolve, 200))
const running = await sql<{
  count: number
}>`SELECT count(*) AS count FROM pg_stat_activity WHERE state = 'active' AND pid <> pg_backend_pid() AND query LIKE '%purchased_at%'`.execute(
  db,
)
console.log(`given up after ${part.lines} donations: ${running.rows[0]?.count} questions still running in the database`)
await app.close()
await close()
const { DATABASE_URL } = process.env
await printRequests(DATABASE_URL ? { DATABASE_URL } : {}, {
  transactions: '/api/user/me/transactions',
  totals: '/api/user/me/transactions/stats',
})
