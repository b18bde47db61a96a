import { expect, test, vi } from 'vitest'
import { servePages } from '../../src/server/pages/pages.ts'
import { openTestServer } from '../kit/server.ts'

test('E-054 a page that cannot be rendered is a plain page with a way on, and what went wrong stays inside', async () => {
  const server = await openTestServer('embedded')
  servePages(server.app, server.services, { head: () => '', render: () => Promise.reject(new Error('secret of the inside')) })
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
    head: () => '',
    render: async ({ url }) => {
      urls.push(url)
      return { response: new Response('<html><head></head></html>', { status: 404 }), routeId: '/' }
    },
  })
  const statuses = []
  for (const url of ['//[', '//[x?fp=secret', '//user@:99999/x', '/%zz?fp=secret&a=1'])
    statuses.push((await server.app.inject(url)).statusCode)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(urls.filter((url) => url.includes('secret'))).toEqual([])
  await server.close()
})

test('a page that is the same for everybody is rendered once a minute, with a new nonce each time', async () => {
  const server = await openTestServer('embedded')
  let rendered = 0
  servePages(server.app, server.services, {
    head: () => '',
    render: async ({ nonce }) => {
      rendered += 1
      return {
        response: new Response(`<html lang="en-GB"><head></head><body nonce="${nonce}">${rendered}</body></html>`),
        routeId: '/',
      }
    },
  })
  const first = await server.app.inject('/')
  const second = await server.app.inject('/')
  server.clock.advance(61_000)
  const third = await server.app.inject('/')
  const bodyOf = (answer: typeof first) => answer.body.replace(/nonce="[^"]+"/g, '')
  expect([bodyOf(first) === bodyOf(second), first.body === second.body, bodyOf(first) === bodyOf(third), rendered]).toEqual([
    true,
    false,
    false,
    2,
  ])
  await server.close()
})
