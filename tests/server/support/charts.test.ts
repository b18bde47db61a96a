import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { charts } from '#tests/kit/registry.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('the charts that people read, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  test('the support team reads every chart; nobody else does', async () => {
    const token = (await server.logIn('support')).tokens.accessToken
    const { details } = await server.call('GET', '/api/support/charts', { token })
    expect(details.charts.map(({ name }: { name: string }) => name)).toEqual(charts.map(({ name }) => name))
    // What waits is told as the queue itself tells it.
    expect(details.waiting).toEqual((await server.call('GET', '/api/support/items', { token })).details.totals)
    const one = await server.call('GET', '/api/support/charts/bankDetails', { token })
    expect(one.details.chart).toMatchObject({ name: 'bankDetails', area: 'cause-admin' })
    expect(one.details.chart.parts.length).toBe(one.details.chart.states + 1)
    expect((await server.call('GET', '/api/support/charts/none', { token })).status).toBe(404)
    const admin = (await server.logIn('admin')).tokens.accessToken
    for (const path of ['/api/support/charts', '/api/support/charts/bankDetails']) {
      expect((await server.call('GET', path, { token: admin })).status).toBe(403)
      expect((await server.call('GET', path)).status).toBe(401)
    }
  })
})
