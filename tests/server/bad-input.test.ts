import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { callEntries } from '#contract/all-calls.ts'
import { ownBases } from '#contract/bases.ts'
import type { Call, CallAccess } from '#contract/call.ts'
import { csvHandlers, handlers } from '#server/all-handlers.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { runJobs } from '#server/jobs/jobs.ts'
import { beginSession } from '#server/session/tokens.ts'
import { beginDevice } from '#server/shared/session/devices.ts'
import { type Bad, encoded, goodParts, type Known, type Parts, spoiled } from '../kit/bad-input.ts'
import { written } from '../kit/bad-values.ts'
import { knownOf } from '../kit/known.ts'
import { engines, openTestServer, type TestServer } from '../kit/server.ts'

/** How many requests there are at least for each engine: `npm run heavy` makes 100,000. */
const atLeast = Number(process.env.BAD_REQUESTS ?? 0)

const actors: Record<CallAccess, string | null> = {
  anyone: null,
  optional: 'supporter',
  refreshToken: 'supporter',
  semi: 'supporter',
  full: 'supporter',
  causeAdmin: 'admin',
  support: 'support',
}

function addressOf(call: Call, { path, query }: Parts): string {
  const parts = call.path.replace(/:(\w+)/g, (_, name: string) => encoded(path[name] ?? ''))
  const asked = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${name}=${encoded(String(one))}`))
  return `${ownBases[call.base]}${parts}${asked.length > 0 ? `?${asked.join('&')}` : ''}`
}

/** Counts how often each call gets past its gate to its own work. */
function countReached(): Map<string, number> {
  const reached = new Map<string, number>()
  const counted = (name: string, work: (asked: never) => unknown) => (asked: never) => {
    reached.set(name, (reached.get(name) ?? 0) + 1)
    return work(asked)
  }
  const all = handlers as Record<string, unknown>
  for (const [name, handler] of Object.entries(handlers)) {
    if (typeof handler === 'function') all[name] = counted(name, handler)
    else if (handler) all[name] = { ...handler, prepare: counted(name, handler.prepare) }
  }
  const lists = csvHandlers as Record<string, unknown>
  for (const [name, list] of Object.entries(csvHandlers)) if (list) lists[name] = counted(name, list)
  return reached
}

describe.each(engines)('bad input on %s', (engine) => {
  let server: TestServer
  let known: Known
  let reached: Map<string, number>
  beforeAll(async () => {
    reached = countReached()
    server = await openTestServer(engine)
    const refuses = async () => {
      throw new HttpError('providerRefused')
    }
    const provider = { dialog: () => 'https://provider.example/', exchange: refuses, verify: refuses }
    Object.assign(server.services, { providers: { facebook: provider, apple: provider } })
    known = await knownOf(server)
  })
  afterAll(() => server.close())

  async function tokenFor(call: Call): Promise<string | null> {
    const actor = actors[call.access]
    if (!actor) return null
    const { db, keys, clock } = server.services
    const now = clock.now()
    const people = db.selectFrom('app_user').select('id').where('email', '=', `${actor}@farthing.example`)
    const { id: userId } = await people.executeTakeFirstOrThrow()
    const device = await beginDevice(db, { userId, userAgent: undefined, now })
    const tokens = await beginSession(db, { keys, now }, device, 'full')
    // What wants its person proven finds them so; and whoever closed the account has it back.
    await db.updateTable('app_user').set({ disabled_at: null }).where('id', '=', userId).execute()
    await db
      .updateTable('session_family')
      .set({ proven_at: new Date(now) })
      .where('user_id', '=', userId)
      .execute()
    return call.access === 'refreshToken' ? tokens.refreshToken : tokens.accessToken
  }

  let asked = 0
  /** Null for any answer that is not a fault of ours, and what is wrong otherwise. */
  async function ask(name: string, call: Call, { place, parts }: Bad, token: string | null): Promise<string | null> {
    if (asked++ % 4 === 0) await server.services.db.deleteFrom('rate_window').execute()
    const url = addressOf(call, parts)
    const hasBody = parts.body !== undefined && call.method !== 'GET'
    const answer = await server.app.inject({
      method: call.method,
      url,
      remoteAddress: `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...(call.csv && asked % 2 ? { accept: 'text/csv' } : {}),
      },
      ...(hasBody ? { payload: written(parts.body) } : {}),
    })
    if (answer.statusCode < 500) return null
    const said = vi.mocked(console.error).mock.calls.at(-1)?.[1]
    vi.mocked(console.error).mockClear()
    return `${answer.statusCode} ${name}, ${place}: ${url.slice(0, 150)} ${JSON.stringify(parts.body)?.slice(0, 300)} ${String(said).slice(0, 200)}`
  }

  async function askAll(turn: number): Promise<string[]> {
    const wrong: string[] = []
    const more = atLeast > 0 ? 8 : 1
    for (const [name, call] of callEntries) {
      const samples = goodParts(call, known, turn, atLeast > 0 ? 3 : 1)
      const all = samples.flatMap((parts, index) => [{ place: 'nothing', parts }, ...spoiled(parts, turn + index, more)])
      for (let from = 0; from < all.length; from += 8) {
        // Some of them end the session that they are made with.
        const token = await tokenFor(call)
        const answers = await Promise.all(all.slice(from, from + 8).map((bad) => ask(name, call, bad, token)))
        wrong.push(...answers.filter((answer) => answer !== null))
      }
    }
    return wrong
  }

  test('what can’t be is answered with the part named, and what nobody sees is left out of what is kept', async () => {
    const token = (await server.logIn('supporter')).tokens.accessToken
    const asks = async (...[method, url, body]: [method: 'GET' | 'POST', url: string, body?: object]) => {
      const { status, error } = await server.call(method, url, { token, ...(body ? { body } : {}) })
      return [status, error?.code, Object.keys(error?.fields ?? {})]
    }
    expect(await asks('GET', '/api/causes/id:%00')).toEqual([404, 'notFound', ['causeKey']])
    expect(await asks('GET', '/api/stats/causes/2147483648')).toEqual([404, 'notFound', ['id']])
    expect(await asks('GET', '/api/stats/causes/2147483647')).toEqual([404, 'notFound', []])
    expect(await asks('GET', '/api/user/me/transactions?page=-1')).toEqual([422, 'validation', ['page']])
    for (const status of ['lost', '', 'tracked', 'pending&status=paid', 'PENDING'])
      expect(await asks('GET', `/api/user/me/transactions?status=${status}`)).toEqual([422, 'validation', ['status']])
    expect(await asks('GET', '/api/user/me/transactions?perPage=1e308')).toEqual([422, 'validation', ['perPage']])
    expect(await asks('GET', '/api/user/me/transactions?startDate=0000-01-01T00:00:00Z')).toEqual([
      422,
      'validation',
      ['startDate'],
    ])
    expect(await asks('POST', '/api/user/me/cause', { causeId: 2 ** 31 })).toEqual([422, 'validation', ['causeId']])
    expect(await asks('POST', '/api/user/me/udo', { seen: 'a\u0000b \ud83d\ude00 \ud83d' })).toEqual([200, undefined, []])
    expect((await server.call('GET', '/api/user/me/udo', { token })).details.UDO.seen).toBe('ab 😀 \ufffd')
  })

  test('every parameter of every call, given what it can’t be, is never a fault of ours', { timeout: 3_600_000 }, async () => {
    const wrong: string[] = []
    let turn = 1
    do wrong.push(...(await askAll(turn++)))
    while (asked < atLeast)
    expect(wrong).toEqual([])
    const gotThrough = [...reached.values()].reduce((total, times) => total + times, 0)
    if (atLeast > 0) console.log(`${asked} requests on ${engine}, ${gotThrough} of them got to a call’s own work`)
    expect(callEntries.map(([name]) => name).filter((name) => !reached.has(name))).toEqual([])
    expect(gotThrough / asked).toBeGreaterThan(0.25)
  })

  test('what has been kept meanwhile is read again, and worked on, without a fault', async () => {
    for (const [name, call] of callEntries.filter(([, { method }]) => method === 'GET')) {
      for (const parts of goodParts(call, known, 7, 2))
        expect(await ask(name, call, { place: 'nothing', parts }, await tokenFor(call))).toBeNull()
    }
    await runJobs(server.services)
    expect((await server.call('GET', '/api/health')).status).toBe(200)
  })
})
