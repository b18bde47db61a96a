import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { earlyFontScript } from '#server/pages/assets.ts'
import { pageStyles } from '#server/pages/page-styles.ts'
import { firstScript, servePages } from '#server/pages/pages.ts'
import { openTestServer } from '../kit/server.ts'
import { start } from '../kit/templates.ts'

test('E-054 a page that cannot be rendered is a plain page with a way on, and what went wrong stays inside', async () => {
  const server = await openTestServer('embedded')
  servePages(server.app, server.services, {
    head: () => ({ head: '', rest: '' }),
    render: () => Promise.reject(new Error('secret of the inside')),
  })
  const answer = await server.app.inject('/retailers')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  expect(answer.body).toContain('We encountered a temporary error. Please try again in a few minutes.')
  expect(answer.body).not.toContain('secret of the inside')
  expect(vi.mocked(console.error).mock.calls).toHaveLength(1)
  vi.mocked(console.error).mockClear()
  await server.close()
})

test('an address that is no proper one is a page like any other, never a fault of the server', async () => {
  const server = await openTestServer('embedded')
  const urls: string[] = []
  servePages(server.app, server.services, {
    head: () => ({ head: '', rest: '' }),
    render: async ({ url }) => {
      urls.push(url)
      return {
        response: new Response('<html><head></head></html>', { status: 404 }),
        routeId: '/',
        namespaces: [],
        hasMemberStyles: false,
      }
    },
  })
  const statuses = []
  for (const url of ['//[', '//[x?fp=secret', '//user@:99999/x', '/%zz?fp=secret&a=1'])
    statuses.push((await server.app.inject(url)).statusCode)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(urls.filter((url) => url.includes('secret'))).toEqual([])
  await server.close()
})

test('what comes between a first view and the rest stands in the last part of its paragraph, and the policy names it', async () => {
  const server = await openTestServer('embedded')
  const bodies: Record<string, string> = {
    '/': '<p class="lead"><span id="first-view">Shop <span>now</span></span><span hidden=""> </span></p><p>More</p>',
    '/retailers': '<p>first-view</p><span hidden=""> </span><p>More</p>',
  }
  servePages(server.app, server.services, {
    head: ({ markup }) => ({ head: '<style>.a{}</style>', rest: markup.includes('lead') ? '<style>.b{}</style>' : '' }),
    render: async ({ url }) => ({
      response: new Response(`<html lang="en-GB"><head></head><body>${bodies[new URL(url).pathname]}</body></html>`),
      routeId: '/',
      namespaces: [],
      hasMemberStyles: false,
    }),
  })
  const home = await server.app.inject('/')
  expect(home.body).toContain(
    '<span id="first-view">Shop <span>now</span></span><span hidden=""><style>.b{}</style> </span></p><p>More</p>',
  )
  for (const style of ['.a{}', '.b{}'])
    expect(home.headers['content-security-policy']).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect((await server.app.inject('/retailers')).body).toContain('<body><p>first-view</p><span hidden=""> </span><p>More</p>')
  await server.close()
})

test('a page that is the same for everybody is rendered once a minute, and its policy names what stands in it', async () => {
  const server = await openTestServer('embedded')
  let rendered = 0
  servePages(server.app, server.services, {
    head: () => ({ head: '', rest: '' }),
    render: async () => {
      rendered += 1
      return {
        response: new Response(
          `<html lang="en-GB"><head></head><body>${rendered}<script>one()</script><script src="/x.js"></script></body></html>`,
        ),
        routeId: '/',
        namespaces: [],
        hasMemberStyles: false,
      }
    },
  })
  const first = await server.app.inject('/')
  const second = await server.app.inject('/')
  server.clock.advance(61_000)
  const third = await server.app.inject('/')
  expect([first.body === second.body, first.body === third.body, rendered]).toEqual([true, false, 2])
  const hash = createHash('sha256').update('one()').digest('base64')
  expect(first.headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  // One of our own takes `fp` out of the address; what has an address of its own has no hash.
  expect(String(first.headers['content-security-policy']).match(/'sha256-/g)).toHaveLength(2)
  expect(second.headers['server-timing']).toBe(`now;desc="${start}"`)
  expect(third.headers['server-timing']).toBe(`now;desc="${start + 61_000}"`)
  await server.close()
})

test('a page is sent in the encoding that is asked for, the same in each', async () => {
  const server = await openTestServer('embedded')
  const text = 'A page with words. '.repeat(400)
  servePages(server.app, server.services, {
    head: () => ({ head: '', rest: '' }),
    render: async () => ({
      response: new Response(`<html lang="en-GB"><head></head><body>${text}</body></html>`),
      routeId: '/',
      namespaces: [],
      hasMemberStyles: false,
    }),
  })
  const ask = (accepted?: string) => server.app.inject({ url: '/', headers: accepted ? { 'accept-encoding': accepted } : {} })
  const plain = await ask()
  const [brotli, gzip] = [await ask('gzip, deflate, br'), await ask('gzip')]
  expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  await expect.poll(async () => brotliDecompressSync((await ask('br')).rawPayload).toString()).toBe(plain.body)
  expect(brotli.headers.vary).toContain('accept-encoding')
  await server.close()
})

test('a page carries the part of the style sheet that its markup uses, in its order', () => {
  const select = pageStyles(
    '@font-face{font-family:F;src:url(f.woff2)}:root{--a:1}.one{color:red}.two,.one:hover{color:blue}.two .one{top:0}@media (min-width:5em){.two{left:0}}@media print{.one{right:0}}@keyframes glow{from{opacity:1}}h1{margin:0}.one[data-x]>b{color:red}',
  )
  expect(select('<p class="one big">').replace(/\s/g, '')).toBe(
    '@font-face{font-family:F;src:url(f.woff2)}:root{--a:1}.one{color:red}.one:hover{color:blue}@mediaprint{.one{right:0}}@keyframesglow{from{opacity:1}}h1{margin:0}.one[data-x]>b{color:red}',
  )
})

test('a face with a stand-in at its measure is worn when it comes before the first paint, never after it; none is worn late without, and over a long line they aren’t asked for', async () => {
  const run = async (painted: number, rtt: number) => {
    const [asked, worn] = [[] as unknown[], [] as unknown[]]
    class FontFace {
      load = async () => this
    }
    const faces = ['One', 'Two'].map((family) => ({
      family,
      weight: '600',
      path: `/${family}.woff2`,
      hasStandIn: family === 'One',
    }))
    runInNewContext(earlyFontScript(faces).replace(/<[^>]+>/g, ''), {
      FontFace,
      navigator: { connection: { rtt } },
      performance: { getEntriesByType: () => Array(painted) },
      document: {
        documentElement: { dataset: {} },
        createElement: () => ({}),
        head: { append: (link: unknown) => asked.push(link) },
        fonts: { add: (face: unknown) => worn.push(face) },
      },
    })
    await Promise.resolve().then(() => {})
    return [asked.length, worn.length]
  }
  expect([await run(0, 50), await run(1, 50), await run(0, 300)]).toEqual([
    [2, 1],
    [2, 0],
    [0, 0],
  ])
})

test('the faces of headings and text wait for the scripts over a long line, unless a page of ours has fetched them', () => {
  const run = (connection: object, referrer = '') => {
    const dataset: { plain?: string } = {}
    const location = { href: 'https://www.farthing.example/shops' }
    const document = { documentElement: { dataset }, referrer }
    runInNewContext(firstScript.replace(/<[^>]+>/g, ''), {
      URL,
      location,
      document,
      navigator: { connection },
      localStorage: {},
      addEventListener: () => {},
    })
    return dataset.plain
  }
  expect(run({ effectiveType: '4g', rtt: 50 })).toBe(undefined)
  expect(run({ effectiveType: '4g', rtt: 150 })).toBe('yet')
  expect(run({ effectiveType: '4g', rtt: 150 }, 'https://search.example/')).toBe('yet')
  expect(run({ effectiveType: '4g', rtt: 150 }, 'https://www.farthing.example/')).toBe(undefined)
  expect(run({ effectiveType: '3g', rtt: 400 }, 'https://www.farthing.example/')).toBe('yet')
  expect(run({ effectiveType: '4g', rtt: 50, saveData: true })).toBe('always')
})
