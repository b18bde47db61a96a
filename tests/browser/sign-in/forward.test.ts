import { afterAll, beforeAll, expect, test } from 'vitest'
import { safeForward } from '#contract/sign-in/forward-url.ts'
import { isWhole } from '#tests/kit/matrix.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Values that a stranger could put behind `forward-url=`; none may leave the site or act by being opened. Reliability A14. */
const hostile = [
  'https://evil.example/',
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  '//evil.example',
  '///evil.example',
  '////evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/\u001f/evil.example',
  '/\u007f/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  'evil.example',
  './/evil.example',
  '../evil.example',
  '.',
  '',
  '?next=//evil.example',
  '#//evil.example',
  '@evil.example',
  ':80@evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/x/..//evil.example',
  '/x/../../..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/logout',
  '/logout/',
  '/logout?x=1',
  '/LOGOUT',
  '/Logout/',
  '/%6cogout',
  '/x/../logout',
  '/login',
  '/login/facebook',
  '/retailer/alder-home/visit',
  '/retailer/alder-home/rates/1/visit',
  '/deal/alder-home/1/visit',
  '／／evil.example',
  '/\u2028/evil.example',
  'https:evil.example',
  'https:/evil.example',
  `/${'a'.repeat(3000)}`,
]

test('A14 the corpus is large enough', () => {
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(50)
})

test.each(hostile)('A14 %j never leads off the site, to a visit or to a logout', (value) => {
  const safe = safeForward(value)
  if (safe === null) return
  const url = new URL(safe, 'https://site.example')
  expect(url.origin).toBe('https://site.example')
  expect(url.pathname.startsWith('//')).toBe(false)
  expect(decodeURIComponent(url.pathname)).not.toMatch(/^\/log(out|in)\b|\/visit$/i)
})

/** Each costs two pages: the browser tries every fourth, and all of them in `npm run heavy`. */
const tried = hostile.filter((_, index) => isWhole || index % 4 === 1)

test('A14, F-013 in the real browser, signed in: values of the corpus end on this site, still signed in', async () => {
  const { page, context } = await site.open({ allow: /status of 404/ })
  await enter(page, 'supporter')
  const left: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(site.server.address) && !request.url().startsWith('data:image')) left.push(request.url())
  })
  for (const value of tried) {
    await page.goto(`/login?forward-url=${encodeURIComponent(value)}`)
    await page.waitForURL((url) => !/^\/login\b/.test(url.pathname))
    expect({ value, origin: new URL(page.url()).origin }).toEqual({ value, origin: site.server.address })
  }
  expect(left).toEqual([])
  await go(page, '/panel')
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBeNull()
})
