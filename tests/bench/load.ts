import { resolve } from 'node:path'
import { createClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { sizes } from '#server/db/seed/sizes.ts'
import { openServices } from '#server/open-services.ts'
import { buildIfStale } from '#server/pages/build.ts'
import { startPostgres } from '../kit/postgres.ts'
import { killProcesses, startProcess } from '../kit/processes.ts'
import { load, type Times, timeAt } from './clients.ts'

/**
 * `npm run bench:load`: one server process over a PostgreSQL server of its own, with demo data: 500 clients that search without pause, then ten that
 * read beside 200 that log in without pause. Prints how fast what was answered came, and how fast what was turned away did.
 */
const seconds = Number(process.argv[2] ?? 10)

function show(name: string, { served, refused, failed }: Times): void {
  const line = (times: number[]) => {
    const at = (share: number) => `${timeAt(times, share).toFixed(0)} ms`
    return `${(times.length / seconds).toFixed(0)} a second (median ${at(0.5)}, p99 ${at(0.99)}, longest ${at(0.9999)})`
  }
  console.log(`${name}: answered ${line(served)}; 503 ${line(refused)}; broken ${failed}`)
}

const terms = ['a', 'al', 'alder', 'garden', 'books', 'holiday', 'insur', 'coffee', 'hospice', 'primary', 'st anne', 'zzzz']
const search = () => {
  const type = Math.random() < 0.5 ? 'retailer' : 'cause'
  return { path: `/api/search/${type}/search?q=${terms[Math.floor(Math.random() * terms.length)]}` }
}
let person = 0
const logIn = () => {
  person += 1
  return { path: '/api/login-cookie', body: { email: `nobody-${person}@example.org`, password: 'wrong pass', source: 'website' } }
}

await buildIfStale(resolve(import.meta.dirname, '../..'))
const postgres = await startPostgres()
try {
  const seeded = await openServices({ ...readConfig({}), databaseUrl: postgres.url }, createClock(), { size: sizes.demo })
  await seeded.close()
  const { address } = await startProcess({ DATABASE_URL: postgres.url, TRUSTED_PROXIES: '1' })
  await load(address, 10, performance.now() + 2000, search)
  const end = () => performance.now() + seconds * 1000
  show('500 clients search', await load(address, 500, end(), search))
  show('10 clients search alone', await load(address, 10, end(), search))
  const until = end()
  const [reads, logins] = await Promise.all([load(address, 10, until, search), load(address, 200, until, logIn)])
  show('10 clients search beside the flood', reads)
  show('200 clients log in', logins)
} finally {
  killProcesses()
  postgres.stop()
}
