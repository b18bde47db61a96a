import { expect, test } from 'vitest'
import { createPageCache } from '#server/pages/page-cache.ts'
import { servePages } from '#server/pages/pages.ts'
import { openTestServer } from '../kit/server.ts'

const key = 'en-GB /'
const second = 1000

/** A cache whose pages are numbered as they're made, and come when they're let go. */
function numbered() {
  const cache = createPageCache<{ number: number }>()
  const made: boolean[] = []
  let end: ((isKept: boolean) => void)[] = []
  const read = (now: number, address = key) =>
    cache.read(address, now, async (isAhead) => {
      const number = made.push(isAhead)
      const { promise, resolve } = Promise.withResolvers<boolean>()
      end.push(resolve)
      return { page: { number }, isKept: await promise }
    })
  const finish = async (isKept = true) => {
    for (const each of end) each(isKept)
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

test('while another page is made for somebody who waits, nothing is made ahead', async () => {
  const { made, read, finish } = numbered()
  const first = read(0)
  await finish()
  await first
  const other = read(50 * second, 'en-GB /retailers')
  expect((await read(50 * second)).number).toBe(1)
  await finish()
  expect((await other).number).toBe(2)
  expect(made).toEqual([false, false])
})

test('what is not to be kept is made each time, and the last one that was is remembered however old', async () => {
  const { cache, made, read, finish } = numbered()
  const first = read(0)
  await finish()
  await first
  const late = read(3600 * second)
  await finish(false)
  expect((await late).number).toBe(2)
  expect(cache.last(key)?.number).toBe(1)
  void read(3601 * second)
  expect(made).toHaveLength(3)
})

test('what fails ahead is nobody’s fault, and fails for who asks once the minute is over', async () => {
  const cache = createPageCache<{ number: number }>()
  await cache.read(key, 0, async () => ({ page: { number: 1 }, isKept: true }))
  const fail = () => Promise.reject(new Error('away'))
  expect((await cache.read(key, 50 * second, fail)).number).toBe(1)
  await expect(cache.read(key, 61 * second, fail)).rejects.toThrow('away')
  expect((await cache.read(key, 62 * second, async () => ({ page: { number: 2 }, isKept: true }))).number).toBe(2)
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
