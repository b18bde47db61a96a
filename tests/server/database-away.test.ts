import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createStoppedClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { buildIfStale } from '#server/pages/build.ts'
import { type RunningServer, runServer } from '#server/run-server.ts'
import { type DatabaseProxy, proxyTo } from '../kit/database-proxy.ts'
import { engines } from '../kit/server.ts'
import { shownIn } from '../kit/shown.ts'
import { copiedDatabase, start } from '../kit/templates.ts'

/** Milliseconds in which every call ends, whatever becomes of the database. */
const bound = 10_000

describe.runIf(engines.includes('postgres'))('the built site over a PostgreSQL server that goes away', () => {
  const clock = createStoppedClock(start)
  let proxy: DatabaseProxy
  let site: RunningServer
  beforeAll(async () => {
    const root = resolve(import.meta.dirname, '../..')
    await buildIfStale(root)
    proxy = await proxyTo(await copiedDatabase(process.env.TEST_DATABASE_URL ?? '', `test_${randomBytes(6).toString('hex')}`))
    site = await runServer({ ...readConfig({}), databaseUrl: proxy.url, port: 0, jobs: 'apart' }, clock, { root })
  })
  afterAll(async () => {
    await site.close()
    proxy.close()
  })

  interface Told {
    status: number
    retryAfter: number
    text: string
    took: number
  }
  async function ask(path: string, body?: object): Promise<Told> {
    const began = performance.now()
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(site.address + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {})
    const text = shownIn(await answer.text())
    return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), text, took: performance.now() - began }
  }
  /** That a connection was lost is said at once for whoever runs the server; no call is a fault of ours. */
  function expectNoFault(): void {
    const said = vi.mocked(console.error).mock.calls.map((words) => words.join(' '))
    vi.mocked(console.error).mockClear()
    expect(said.filter((words) => !words.startsWith('database connection lost'))).toEqual([])
  }

  test('F5 pages: those that were seen a while ago stay, others say so with 503 in plain words, files keep coming', async () => {
    expect((await ask('/retailers')).status).toBe(200)
    clock.advance(120_000)
    proxy.cut()
    const kept = await ask('/retailers')
    expect([kept.status, kept.text.includes('Temporary error')]).toEqual([200, false])
    const paths = ['/', '/search/retailer?q=garden', '/retailer/alder-home']
    const away = await Promise.all(
      paths.map(async (path) => {
        const { status, retryAfter, text, took } = await ask(path)
        const isPlain = text.includes('We encountered a temporary error. Please try again in a few minutes.')
        return [path, status, retryAfter >= 1, isPlain, took < bound]
      }),
    )
    expect(away).toEqual(paths.map((path) => [path, 503, true, true, true]))
    expect((await ask('/static-www/icon.svg')).status).toBe(200)
    expect((await ask('/login')).status).toBe(200)
    await proxy.heal()
    expect(await Promise.all(paths.map(async (path) => (await ask(path)).status))).toEqual([200, 200, 200])
    expectNoFault()
  })

  test('F5 a server that falls silent: every call, page and look at health ends with 503 within ten seconds, and the first after its return is served', async () => {
    // A term of its own each time: an answer is kept for a second.
    let terms = 0
    const read = () => {
      terms += 1
      return ask(`/api/search/retailer/search?q=garden%20${terms}`)
    }
    const write = () => ask('/api/referrals', { referrerEntityIdentifier: 'somebody' })
    expect((await Promise.all([read(), read(), write(), write(), read()])).map(({ status }) => status)).toEqual(
      Array(5).fill(200),
    )
    proxy.silence()
    const told = await Promise.all([read(), read(), write(), write(), ask('/retailer/bramble-books'), ask('/health/ready')])
    expect(told.map(({ status, retryAfter, took }) => [status, retryAfter >= 1, took < bound])).toEqual(
      told.map(() => [503, true, true]),
    )
    await proxy.heal()
    const back = await Promise.all([read(), write()])
    expect(back.map(({ status, took }) => [status, took < 2500])).toEqual(back.map(() => [200, true]))
    expectNoFault()
  })
})
