import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as think } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildIfStale } from '#server/pages/build.ts'
import { isWhole } from '../kit/matrix.ts'
import { freePort } from '../kit/ports.ts'
import { killProcesses, startProcess } from '../kit/processes.ts'
import { engines, freshDatabase } from '../kit/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'farthing-test-'))
beforeAll(() => buildIfStale(resolve(import.meta.dirname, '../..')))
afterEach(killProcesses)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ask = (agent: Agent, address: string) =>
  new Promise<IncomingMessage>((done, fail) => {
    const sent = request(`${address}/api/terms/supporter`, { agent }, (answer) => {
      answer.resume()
      answer.once('end', () => done(answer))
    })
    sent.once('error', fail)
    sent.end()
  })

test.runIf(isWhole)(
  'health says that it lives and may be sent people; ten busy clients with kept connections are answered to the end of SIGTERM',
  async () => {
    // Demo data would take ten times as long as all that is asked here.
    const server = await startProcess({ DATA_DIR: folder, DEMO: '0' })
    const [live, ready] = await Promise.all(['live', 'ready'].map((name) => fetch(`${server.address}/health/${name}`)))
    expect([live?.status, await live?.json(), live?.headers.get('cache-control')]).toEqual([200, { status: 'ok' }, 'no-store'])
    expect([ready?.status, await ready?.json(), ready?.headers.get('cache-control')]).toEqual([
      200,
      { status: 'ok', database: 'ok', migrations: 'ok', jobs: 'ok', process: 'ok' },
      'no-store',
    ])
    let answers = 0
    let isAsked = false
    const ends: string[] = []
    /** Asks on one kept connection, the later ones with a thought between, until nobody listens any more. */
    const client = async (index: number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let last = ''; ; ) {
        try {
          const answer = await ask(agent, server.address)
          expect(answer.statusCode).toBe(200)
          last = answer.headers.connection ?? ''
          answers += 1
          if (answers > 100 && !isAsked) {
            isAsked = true
            server.child.kill('SIGTERM')
          }
          if (index >= 5) await think(index * 4)
        } catch (error) {
          ends.push(`${last}, then ${(error as NodeJS.ErrnoException).code}`) // what a request fails with
          return agent.destroy()
        }
      }
    }
    await Promise.all(Array.from({ length: 10 }, (_, index) => client(index)))
    expect(ends).toEqual(Array.from({ length: 10 }, () => 'close, then ECONNREFUSED'))
    expect(await server.exit).toBe(0)
  },
)

/** Starts what cannot start, and answers what it says. */
async function sayOf(environment: Record<string, string>): Promise<string> {
  const server = await startProcess(environment)
  expect(await server.exit).toBe(1)
  return server.output()
}

describe('a start that its surroundings do not allow says one sentence and the remedy', () => {
  test.runIf(isWhole)('no database, no such machine, and a port that is taken', async () => {
    const port = await freePort()
    const listener = createServer().listen(0)
    const bound = listener.address()
    const taken = String(typeof bound === 'object' && bound ? bound.port : 0)
    const [away, nowhere, busy] = await Promise.all([
      sayOf({ DATABASE_URL: `postgres://somebody:secret@127.0.0.1:${port}/farthing` }),
      sayOf({ DATABASE_URL: 'postgres://somebody:secret@nowhere.invalid/farthing' }),
      sayOf({ DATA_DIR: folder, DEMO: '0', PORT: taken }),
    ])
    listener.close()
    expect(away).toBe(
      `The PostgreSQL server at 127.0.0.1:${port} cannot be reached (ECONNREFUSED). Start it, or correct DATABASE_URL.\n`,
    )
    expect(nowhere).toBe('No machine is called nowhere.invalid. Correct the host in DATABASE_URL.\n')
    expect(busy).toBe(`Port ${taken} is taken. Stop what uses it, or set PORT.\n`)
  })

  test.runIf(engines.includes('postgres'))('no such database', async () => {
    const url = new URL(await freshDatabase())
    url.pathname = '/nothing'
    expect(await sayOf({ DATABASE_URL: url.href })).toBe(
      `There is no database called "nothing" on the PostgreSQL server ${url.host}. Create it (createdb nothing), or correct DATABASE_URL.\n`,
    )
  })
})
