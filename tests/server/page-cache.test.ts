import { expect, test } from 'vitest'
import { createPageCache } from '#server/pages/page-cache.ts'
import { servePages } from '#server/pages/pages.ts'
import { openTestServer } from '../kit/server.ts'

const key = 'en-GB /'
const second = 1000

type Outcome = 'kept' | 'gone' | 'failed'

/** A cache whose pages are numbered as they're made, and come when they're let go. */
function numbered() {
  const cache = createPageCache<{ number: number }>()
  const made: number[] = []
  let end: ((outcome: Outcome) => void)[] = []
  const read = (now: number, address = key) =>
    cache.read(address, now, async () => {
      const number = made.length + 1
      made.push(number)
      const { promise, resolve } = Promise.withResolvers<Outcome>()
      end.push(resolve)
      return { page: { number }, outcome: await promise }
    })
  const finish = async (outcome: Outcome = 'kept') => {
    for (const each of end) each(outcome)
    end = []
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { cache, made, read, finish }
}

test('a page is made once for all who wait for it', async () => {
  const { made, read, finish } = numbered()
  const asked = Array.from({ length: 50 }, () => read(0))
  await finish()
  expect(new Set((await Promise.all(asked)).map(({ number }) => number))).toEqual(new Set([1]))
  expect(made).toEqual([1])
})

test('it is kept for a minute, from when it was begun', async () => {
  const { made, read, finish } = numbered()
  const first = read(0)
  await finish()
  await first
  expect((await read(59 * second)).number).toBe(1)
  const next = read(60 * second)
  await finish()
  expect([(await next).number, made.length]).toEqual([2, 2])
})

test('where a page can’t be made, the last one that was kept is remembered for an hour', async () => {
  const { cache, read, finish } = numbered()
  const first = read(0)
  await finish()
  await first
  const late = read(3600 * second)
  await finish('failed')
  expect((await late).number).toBe(2)
  expect(cache.last(key, 3659 * second)?.number).toBe(1)
  expect(cache.last(key, 3660 * second)).toBeNull()
})

test('a page that has been taken away doesn’t come back when something fails', async () => {
  const { cache, read, finish } = numbered()
  const first = read(0)
  await finish()
  await first
  const taken = read(61 * second)
  await finish('gone')
  await taken
  const failing = read(62 * second)
  await finish('failed')
  expect((await failing).number).toBe(3)
  expect(cache.last(key, 62 * second)).toBeNull()
})

test('what fails, fails for all who wait, and is tried again by the next one', async () => {
  const cache = createPageCache<{ number: number }>()
  const fail = () => Promise.reject(new Error('away'))
  const asked = [cache.read(key, 0, fail), cache.read(key, 0, fail)]
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected')
  expect((await cache.read(key, 0, async () => ({ page: { number: 2 }, outcome: 'kept' }))).number).toBe(2)
})

test('fifty who come at once to a page that nobody has seen have it rendered once', async () => {
  const server = await openTestServer('embedded')
  let rendered = 0
  servePages(server.app, server.services, {
    head: () => ({ head: '', rest: '' }),
    render: async () => {
      rendered += 1
      await new Promise((resolve) => setImmediate(resolve))
      return {
        response: new Response(`<html lang="en-GB"><head></head><body>${rendered}</body></html>`),
        routeId: '/',
        namespaces: [],
        hasMemberStyles: false,
      }
    },
  })
  const answers = await Promise.all(Array.from({ length: 50 }, () => server.app.inject('/')))
  expect(new Set(answers.map(({ body, statusCode }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(rendered).toBe(1)
  await server.close()
})

test('while something is away the page of before stands in, unless it has been taken away since', async () => {
  const server = await openTestServer('embedded')
  server.app.get('/api/away', (_, reply) => reply.code(503).send({}))
  let status = 200
  servePages(server.app, server.services, {
    head: () => ({ head: '', rest: '' }),
    render: async ({ transport }) => {
      if (status === 500) await transport({ method: 'GET', url: '/api/away', headers: {}, body: undefined, timeout: 1000 })
      return {
        response: new Response(`<html lang="en-GB"><head></head><body>${status}</body></html>`, { status }),
        routeId: '/',
        namespaces: [],
        hasMemberStyles: false,
      }
    },
  })
  const seen: [status: number, body: string | undefined][] = []
  // Each a minute after the one before.
  for (status of [200, 500, 404, 500]) {
    const answer = await server.app.inject('/causes/closed')
    seen.push([answer.statusCode, /<body>(\d+)/.exec(answer.body)?.[1]])
    server.clock.advance(60_000)
  }
  expect(seen).toEqual([
    [200, '200'],
    [200, '200'],
    [404, '404'],
    [503, '500'],
  ])
  await server.close()
})
