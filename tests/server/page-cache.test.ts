import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache } from '#server/pages/page-cache.ts'
import { servePages } from '#server/pages/pages.ts'
import { openTestServer } from '../kit/server.ts'

const key = 'en-GB /'
const second = 1000
const sizeAt = (quality: number) => (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
const [smallest, quick] = [sizeAt(11), sizeAt(5)]

type Outcome = 'kept' | 'gone' | 'failed'

/** A cache whose pages are numbered as they're made, and come when they're let go. */
function numbered() {
  const cache = createPageCache<{ number: number }>()
  const made: boolean[] = []
  let end: ((outcome: Outcome) => void)[] = []
  const read = (now: number, address = key) =>
    cache.read(address, now, async (isAhead) => {
      const number = made.push(isAhead)
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
  expect(made).toEqual([false])
  expect((await read(59 * second)).number).toBe(1)
})

test('one that is asked for in the last third of its minute is made anew meanwhile, and nobody waits for it', async () => {
  const { made, read, finish } = numbered()
  const first = read(0)
  await finish()
  await first
  expect((await read(39 * second)).number).toBe(1)
  expect(made).toHaveLength(1)
  expect((await Promise.all([read(41 * second), read(42 * second)])).map(({ number }) => number)).toEqual([1, 1])
  expect(made).toEqual([false, true])
  await finish()
  expect((await read(43 * second)).number).toBe(2)
  // A minute from when it was begun.
  expect((await read(100 * second)).number).toBe(2)
  expect(made).toEqual([false, true, true])
})

test('one page at a time is made ahead, whoever waits for others', async () => {
  const { made, read, finish } = numbered()
  const pages = ['en-GB /', 'en-GB /retailers']
  const first = pages.map((address) => read(0, address))
  await finish()
  await Promise.all(first)
  const other = read(50 * second, 'en-GB /?from=mail')
  expect((await Promise.all(pages.map((address) => read(50 * second, address)))).map(({ number }) => number)).toEqual([1, 2])
  expect(made).toEqual([false, false, false, true])
  await finish()
  expect([(await other).number, (await read(51 * second)).number]).toEqual([3, 4])
  await read(52 * second, 'en-GB /retailers')
  expect(made).toEqual([false, false, false, true, true])
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

test('what fails ahead is nobody’s fault, and fails for who asks once the minute is over', async () => {
  const cache = createPageCache<{ number: number }>()
  await cache.read(key, 0, async () => ({ page: { number: 1 }, outcome: 'kept' }))
  const fail = () => Promise.reject(new Error('away'))
  expect((await cache.read(key, 50 * second, fail)).number).toBe(1)
  await expect(cache.read(key, 61 * second, fail)).rejects.toThrow('away')
  expect((await cache.read(key, 62 * second, async () => ({ page: { number: 2 }, outcome: 'kept' }))).number).toBe(2)
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

test('what is made ahead is packed as small as it gets before the first one takes it', async () => {
  const server = await openTestServer('embedded')
  let rendered = 0
  servePages(server.app, server.services, {
    head: () => ({ head: '', rest: '' }),
    render: async () => {
      rendered += 1
      const words = Array.from({ length: 3000 }, (_, at) => `word${(at * 7919) % 1000}`).join(' ')
      return {
        response: new Response(`<html lang="en-GB"><head></head><body>${rendered} ${words}</body></html>`),
        routeId: '/',
        namespaces: [],
        hasMemberStyles: false,
      }
    },
  })
  const ask = async () => (await server.app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })).rawPayload
  await ask()
  server.clock.advance(41_000)
  const sizes: number[] = []
  await expect
    .poll(async () => {
      const packed = await ask()
      const body = brotliDecompressSync(packed)
      if (body.toString().includes('<body>2 ')) sizes.push(packed.length, smallest(body), quick(body))
      return sizes.length
    })
    .toBeGreaterThan(0)
  const [sent, small, large] = sizes
  expect(sent).toBe(small)
  expect(small).not.toBe(large)
  await server.close()
})
