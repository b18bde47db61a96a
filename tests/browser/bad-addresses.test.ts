import { request } from 'node:http'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { sizes } from '#server/db/seed/sizes.ts'
import { buildIfStale } from '#server/pages/build.ts'
import { type RunningServer, runServer } from '#server/run-server.ts'
import { siteRoutes } from '../house/site-routes.ts'
import { templateOf } from '../kit/templates.ts'

/** What no part of an address can be, as it goes over the line. */
const bad = [
  ...['%00', 'a%00b', '%ED%A0%80', '%', 'a%', '%zz', '%E0%A4%A', '%ff', '%0a', '%5C', '\\', '%2F', '..%2f..%2fetc%2fpasswd'],
  ...['-1', '0', '2147483648', '1e308', 'NaN', '__proto__', 'constructor', '%3Cscript%3E', "'", '%F0%9F%98%80'],
  ...['x'.repeat(201), 'x'.repeat(6000)],
]
/** Beside the routes: whole addresses, and questions. */
const others = [
  ...[
    '/%',
    '/%00',
    '/%ff',
    '/\\',
    '/\\\\other.example',
    '//',
    '///',
    '//other.example',
    '//other.example//',
    '/%5c%5cother.example/',
  ],
  ...['/%2e%2e/', '/.%2e/', '/*', '/;x', `/${'a/'.repeat(2000)}`, 'http://other.example/x', '//[', '//user@:99999/x'],
  ...['/?q=%', '/?%=1', '/?%00=%00', '/?fp=%00', '/?a[]=1&a[]=%ff&__proto__=1', `/?q=${'x'.repeat(12_000)}`],
]
const asked = ['q', 'page', 'lastId', 'forwardUrl', 'state', 'invite', 'search']

/** Which pages are there for what their address names, and so can lack it; the rest asks when it knows who is there. */
const named = ['/causes/$causeSlug', '/causes/$causeSlug/payments/$paymentId', '/retailer/$retailerSlug', '/terms/$termsType']

interface Answer {
  status: number
  location: string
  body: string
}

let server: RunningServer
beforeAll(async () => {
  const root = resolve(import.meta.dirname, '../..')
  await buildIfStale(root)
  const config = { ...readConfig({}), port: 0, jobs: 'apart' as const }
  server = await runServer(config, createClock(), {
    root,
    size: sizes.demo,
    inMemory: true,
    copyOf: await templateOf('running'),
  })
})
afterAll(() => server.close())

/** The bytes of an address as they are: `fetch` would mend them first. */
const ask = (path: string) =>
  new Promise<Answer>((done, fail) => {
    const { port } = new URL(server.address)
    request({ port, path }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (more: string) => {
        body += more
      })
      answer.on('end', () => done({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', body }))
    })
      .on('error', fail)
      .end()
  })

/** What is wrong with an answer; null for the site's own page, and for a way to another address of the site. */
function faultOf({ status, location, body }: Answer): string | null {
  if (status >= 300 && status < 400) return /^\/(?![/\\])/.test(location) ? null : `leads to ${location}`
  if (status !== 200 && status !== 400 && status !== 404) return `answers ${status}`
  if (!/<html [^>]*data-environment="/.test(body) || !body.includes('<main'))
    return `${status}, no page of ours: ${body.slice(0, 80)}`
  return /\n\s+at .+:\d+:\d+/.test(body) ? 'shows a stack' : null
}

const parts = /\{?-?\$\w+\}?/g
/** The address of a route with `text` for one of its parts after the other, and something harmless for the rest. */
const addressesOf = (path: string, text: string): string[] =>
  [...path.matchAll(parts)].map((_, turn) => {
    let count = 0
    return path.replace(parts, () => (count++ === turn ? text : 'alder-home'))
  })

async function faultsOf(addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const address of addresses) {
    const fault = faultOf(await ask(address))
    if (fault) faults.push(`${address.slice(0, 80)} ${fault}`)
  }
  return faults
}

const open = siteRoutes().flatMap(({ path }) => (path.includes('$') ? [path] : []))
/** What has been answered wrongly before is tried everywhere, the rest in turns; `npm run heavy` tries all of it. */
const textsFor = (turn: number) => bad.filter((_, index) => process.env.WHOLE || index < 4 || (index + turn) % 16 === 0)

test('every part of every page’s address, given what it can’t be, is answered with a page of the site', async () => {
  expect(open.length).toBeGreaterThan(50)
  expect(await faultsOf(open.flatMap((path, turn) => textsFor(turn).flatMap((text) => addressesOf(path, text))))).toEqual([])
})

test('addresses that are none, and questions that no page asks, are answered with a page of the site', async () => {
  const questions = bad.flatMap((text, index) =>
    ['/', '/search/retailer', '/retailers', '/login'].map((path) => `${path}?${asked[index % asked.length]}=${text}`),
  )
  expect(await faultsOf([...others, ...questions])).toEqual([])
})

test.each(named)('what isn’t there is not found: %s', async (path) => {
  const texts = bad.filter((text) => text !== '\\')
  const answers = await Promise.all(texts.map(async (text) => [text, (await ask(addressesOf(path, text).at(-1) ?? '')).status]))
  expect(answers.filter(([, status]) => status !== 404)).toEqual([])
})

test('a call whose address can’t be read names the part, as every other does', async () => {
  for (const text of ['%', '%ff', '%E0%A4%A', '%ED%A0%80']) {
    const { status, body } = await ask(`/api/causes/id:x${text}`)
    expect([status, JSON.parse(body).error?.code]).toEqual([404, 'notFound'])
    const figures = await ask(`/api/stats/causes/${text}`)
    expect([figures.status, JSON.parse(figures.body).error?.fields]).toEqual([404, { id: 'unknown' }])
  }
})
