import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { buildIfStale } from '#server/pages/build.ts'
import { startPostgres, type TestPostgres } from '../kit/postgres.ts'
import { killProcesses, type Started, startProcess } from '../kit/processes.ts'

/** What `npm start` promises over a PostgreSQL server that it does not own. `npm run heavy` starts more at once and crashes it more often. */
const starts = Number(process.env.STARTS ?? 3)
const crashes = Number(process.env.CRASHES ?? 2)

let postgres: TestPostgres
let processes: Started[]
const folder = mkdtempSync(join(tmpdir(), 'farthing-test-'))

beforeAll(async () => {
  await buildIfStale(resolve(import.meta.dirname, '../..'))
  postgres = await startPostgres()
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: folder, TRUSTED_PROXIES: '1' }
  processes = await Promise.all(Array.from({ length: starts }, () => startProcess(environment)))
})
afterAll(() => {
  killProcesses()
  postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What people were told while `work` was going on. */
interface Told {
  acknowledged: string[]
  /** Answers that are neither a yes nor a "not now", and connections that broke. */
  wrong: string[]
  refusals: number
}

const anybody = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

/** Twelve people at two processes who write without pause, until `work` has ended and every one has been served again. */
async function whileTheyWrite(
  work: (told: Told, waitFor: (state: () => boolean) => Promise<void>) => Promise<void>,
): Promise<Told> {
  const told: Told = { acknowledged: [], wrong: [], refusals: 0 }
  const watchers: { state: () => boolean; done: () => void }[] = []
  const waitFor = (state: () => boolean) => new Promise<void>((done) => watchers.push({ state, done }))
  let isOver = false
  const person = async (index: number) => {
    const server = processes[index % 2]
    const address = server?.address
    for (let hasBeenServed = false; !isOver || !hasBeenServed; ) {
      const answer = await fetch(`${address}/api/referrals`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': anybody() },
        body: JSON.stringify({ referrerEntityIdentifier: `person-${index}` }),
      }).catch((error: unknown) => String(error))
      if (typeof answer === 'string') told.wrong.push(answer)
      else if (answer.status === 200) {
        const { body } = (await answer.json()) as { body: { details: { referral: { id: string } } } }
        told.acknowledged.push(body.details.referral.id)
        hasBeenServed = isOver
      } else if (answer.status === 503 && Number(answer.headers.get('retry-after')) >= 1) {
        told.refusals += 1
        await answer.arrayBuffer()
      } else
        told.wrong.push(`${answer.status}, to be tried again after ${answer.headers.get('retry-after')}: ${await answer.text()}`)
      if (server?.child.exitCode !== null) throw new Error(`A process died:\n${server?.output().slice(-2000)}`)
      for (const { state, done } of watchers) if (state()) done()
    }
  }
  const people = Array.from({ length: 12 }, (_, index) => person(index))
  const everybody = Promise.all(people)
  await Promise.race([work(told, waitFor), everybody])
  isOver = true
  await everybody
  return told
}

const healthOf = (name: 'live' | 'ready') =>
  Promise.all(processes.map(async ({ address }) => (await fetch(`${address}/health/${name}`)).status))

async function expectNothingLost(told: Told): Promise<void> {
  const { db, close } = await openDatabase({ url: postgres.url, connections: 1 })
  const kept = new Set((await db.selectFrom('referral').select('id').execute()).map((row) => row.id))
  await close()
  expect(told.wrong).toEqual([])
  expect(told.acknowledged.filter((id) => !kept.has(id))).toEqual([])
  expect(processes.map(({ child }) => child.exitCode)).toEqual(processes.map(() => null))
}

test('processes that start together on an empty database all come up', async () => {
  expect(processes.map(({ address, output }) => address || output())).toEqual(
    processes.map(() => expect.stringMatching(/^http:\/\/localhost:\d+$/)),
  )
  for (const { address } of processes) expect((await fetch(`${address}/api/terms/supporter`)).status).toBe(200)
})

test('F5 every connection is cut under load: nobody dies, nothing acknowledged is lost', async () => {
  const { db, close } = await openDatabase({ url: postgres.url, connections: 1 })
  const told = await whileTheyWrite(async ({ acknowledged }, waitFor) => {
    for (let round = 0; round < 5; round++) {
      const before = acknowledged.length
      await waitFor(() => acknowledged.length > before + 20)
      await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`.execute(
        db,
      )
    }
  })
  await close()
  await expectNothingLost(told)
})

test('F5 PostgreSQL crashes and comes back under load: 503 while it is away, served within a second of its return', async () => {
  for (let round = 0; round < crashes; round++) {
    let servedAfter = Number.POSITIVE_INFINITY
    const told = await whileTheyWrite(async (soFar, waitFor) => {
      await waitFor(() => soFar.acknowledged.length > 20)
      postgres.crash()
      const refusedBefore = soFar.refusals
      await waitFor(() => soFar.refusals > refusedBefore + 24)
      expect(await healthOf('live')).toEqual(processes.map(() => 200))
      // A crash takes a moment to reach every connection.
      await expect.poll(() => healthOf('ready'), { timeout: 10_000 }).toEqual(processes.map(() => 503))
      await postgres.revive()
      const back = performance.now()
      const before = soFar.acknowledged.length
      await waitFor(() => soFar.acknowledged.length > before)
      servedAfter = performance.now() - back
    })
    expect(servedAfter).toBeLessThan(1000)
    await expectNothingLost(told)
    await expect.poll(() => healthOf('ready'), { timeout: 10_000 }).toEqual(processes.map(() => 200))
  }
})
