import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movesOf, sumOf, watchMoves } from '../kit/layout-shifts.ts'
import { isWhole } from '../kit/matrix.ts'
import { openSite, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** How many pieces a page comes in. */
const pieces = 80

const paintedPath = '/painted'

/** Runs in a page, which says each time when what has come so far is painted, until all of it has. */
function sayPainted(path: string): void {
  const ask = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(async () => {
        if ((await fetch(path)).status === 202) ask()
      }),
    )
  ask()
}

/** Stands before the site, and hands on the next piece of a page when the one before it is painted. All else goes through. */
function servePieces(): { server: Server; painted(): number } {
  let next: (() => void) | null = null
  let painted = 0
  const server = createServer(async (request, response) => {
    if (request.url === paintedPath) {
      response.writeHead(next ? 202 : 204).end()
      next?.()
      return
    }
    const { method = 'GET', headers } = request
    const { accept = '', 'content-type': sent = '' } = headers
    const answer = await fetch(site.server.address + request.url, {
      method,
      headers: { accept, 'content-type': sent },
      body: method === 'GET' ? null : Buffer.concat(await request.toArray()),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.includes('html')) return response.end(body)
    // Nothing is painted before there is a body, nor before what the page holds its first paint for.
    const first = body.indexOf('id="first-view"')
    const head = first < 0 ? body.indexOf('<body') : body.indexOf('<span hidden', first)
    const size = Math.ceil((body.length - head) / pieces)
    response.write(body.subarray(0, head))
    for (let at = head; at < body.length; at += size) {
      response.write(body.subarray(at, at + size))
      const { promise, resolve } = Promise.withResolvers<void>()
      next = resolve
      await promise
      painted += 1
    }
    next = null
    response.end()
  })
  return { server, painted: () => painted }
}

const pages = [
  '/retailer/alder-home',
  '/causes/abbotsmere-hospice',
  '/search/retailer?q=home',
  ...(isWhole
    ? [
        '/',
        '/retailers',
        '/offers/trending-offers',
        '/cause-directory',
        '/how-it-works',
        '/leaderboard',
        '/register-your-good-cause',
      ]
    : []),
]

test.each([375, 1280].flatMap((width) => pages.map((path) => [path, width] as const)))(
  '%s comes piece by piece on a slow line, and what is there stays where it is (%i px)',
  async (path, width) => {
    const { page, context } = await site.open({ isMoving: true, viewport: { width, height: 800 } })
    const { server, painted } = servePieces()
    await new Promise<void>((resolve) => server.listen(0, resolve))
    try {
      await watchMoves(page)
      await page.addInitScript(sayPainted, paintedPath)
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { waitUntil: 'networkidle' })
      expect(painted()).toBe(pieces)
      const moves = await movesOf(page)
      // A line that is painted before its second half has come, and a footer that gives way, are all that moves.
      expect(sumOf(moves), JSON.stringify(moves)).toBeLessThan(0.015)
    } finally {
      await context.close()
      server.close()
      server.closeAllConnections()
    }
  },
)
