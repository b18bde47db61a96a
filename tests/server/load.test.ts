import { Agent, type IncomingMessage, request } from 'node:http'
import { resolve } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { sizes } from '#server/db/seed/sizes.ts'
import { createLimiter } from '#server/gate/concurrency-limiter.ts'
import { handleErrors } from '#server/gate/errors.ts'
import { registerLanes } from '#server/gate/lanes.ts'
import { openServices } from '#server/open-services.ts'
import { buildIfStale } from '#server/pages/build.ts'
import { killProcesses, startProcess } from '../kit/processes.ts'
import { engines, freshDatabase } from '../kit/server.ts'
import { serverWords } from '../kit/words.ts'

interface Answer {
  status: number
  retryAfter: number
  took: number
}

const agent = new Agent({ keepAlive: true })
const send = (url: string, body: object | null = null, onSent: (sent: { destroy(): void }) => void = () => {}) =>
  new Promise<Answer>((done, fail) => {
    const began = performance.now()
    const headers = {
      'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    const sent = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer: IncomingMessage) => {
      answer.resume()
      const retryAfter = Number(answer.headers['retry-after'] ?? 0)
      answer.once('end', () => done({ status: answer.statusCode ?? 0, retryAfter, took: performance.now() - began }))
    })
    sent.once('error', fail)
    sent.end(body ? JSON.stringify(body) : undefined, () => onSent(sent))
  })

test('a lane lets in so many, keeps so many waiting and no longer than it may, and turns the rest away', async () => {
  const lane = createLimiter({ atOnce: 1, waiting: 1, patience: 30 })
  const leave = await lane.acquire()
  const waits = lane.acquire()
  expect(lane.isFull()).toBe(true)
  await expect(lane.acquire()).rejects.toMatchObject({ code: 'unavailable' })
  leave()
  leave()
  const second = await waits
  // Who left twice has freed one place, not two: the next waits, and in vain.
  await expect(lane.acquire()).rejects.toMatchObject({ code: 'unavailable' })
  second()
  ;(await lane.acquire())()
})

test('A7 a full lane answers 503 with Retry-After; health, other lanes and who gives up are not held by it', async () => {
  const app = Fastify()
  handleErrors(app, serverWords())
  registerLanes(app, {
    calls: { atOnce: 2, waiting: 2, patience: 60_000 },
    passwords: { atOnce: 1, waiting: 1, patience: 60_000 },
    pages: { atOnce: 1, waiting: 1, patience: 60_000 },
  })
  const held: (() => void)[] = []
  app.get('/api/slow', () => new Promise<object>((done) => held.push(() => done({}))))
  app.post('/api/log-in', { config: { lane: 'passwords' } }, async () => ({}))
  app.get('/health/live', async () => ({}))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const slow = () => send(`${address}/api/slow`)
  const inside = [slow(), slow()]
  await expect.poll(() => held.length).toBe(2)
  const refused = async () => {
    // Two wait for their turn; whichever of three comes last is turned away.
    const first = await Promise.race([...waiting, slow()])
    return { status: first.status, hasTime: first.retryAfter >= 1 }
  }
  const waiting = [slow(), slow()]
  expect(await refused()).toEqual({ status: 503, hasTime: true })
  expect((await send(`${address}/health/live`)).status).toBe(200)
  expect((await send(`${address}/api/log-in`, {})).status).toBe(200)
  for (const finish of held.splice(0)) finish()
  await expect.poll(() => held.length).toBe(2)
  for (const finish of held.splice(0)) finish()
  expect((await Promise.all([...inside, ...waiting])).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  // More give up than there are places; those whose turn had come finish unheard.
  await Promise.all(
    Array.from({ length: 2 }, () => send(`${address}/api/slow`, null, (sent) => sent.destroy()).catch(() => null)),
  )
  const free = () => {
    for (const finish of held.splice(0)) finish()
    return held.length
  }
  const after = [slow(), slow()]
  let served = 0
  for (const answer of after) void answer.then(() => (served += 1))
  await expect.poll(() => free() + served).toBe(2)
  await app.close()
})

describe.runIf(engines.includes('postgres'))('one process over PostgreSQL', () => {
  let address: string
  beforeAll(async () => {
    await buildIfStale(resolve(import.meta.dirname, '../..'))
    const databaseUrl = await freshDatabase()
    const seeded = await openServices({ ...readConfig({}), databaseUrl }, createClock(), { size: sizes.demo })
    await seeded.close()
    address = (await startProcess({ DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '1' })).address
  })
  afterAll(killProcesses)

  const search = () => send(`${address}/api/search/cause/search?q=hospice`)
  let person = 0
  const logIn = () => {
    person += 1
    const body = { email: `nobody-${person}@example.org`, password: 'wrong pass', source: 'website' }
    return send(`${address}/api/login-cookie`, body)
  }

  test('A7 500 searches at once: each is served or told when to come back, and afterwards all is as before', async () => {
    const answers = await Promise.all(Array.from({ length: 500 }, search))
    const wrong = answers.filter(({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter >= 1))
    expect(wrong).toEqual([])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20)
    expect((await search()).status).toBe(200)
  })

  test('A7 reads beside a flood of 200 who log in: all are served, within a second at the 99th percentile', async () => {
    let isOver = false
    const told = new Map<number, number>()
    const flood = Array.from({ length: 200 }, async () => {
      while (!isOver) {
        const { status } = await logIn()
        told.set(status, (told.get(status) ?? 0) + 1)
      }
    })
    const reader = async () => {
      const reads: Answer[] = []
      while (reads.length < 20) reads.push(await search())
      return reads
    }
    const reads = (await Promise.all(Array.from({ length: 5 }, reader))).flat()
    isOver = true
    await Promise.all(flood)
    expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200))
    expect(reads.map(({ took }) => took).sort((a, b) => b - a)[1]).toBeLessThan(1000)
    expect([...told.keys()].sort()).toEqual([401, 503])
  })
})
