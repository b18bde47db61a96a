import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declared } from '#tests/kit/declared.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const event = {
  eventTime: '2026-11-21T10:00:00.000Z',
  property: 'farthing-web',
  category: 'dashboard',
  event: 'period_chosen',
  level: 'info',
  eventData: { installationId: 'i-1', platform: 'farthing-web', userId: 1, isAdmin: true, pageUrl: '/admin-dashboard' },
}
const entry = {
  service: 'web',
  msg: 'It went wrong',
  level: 'error',
  stacktrace: 'Error: it\n at there',
  timestamp: 1_763_719_200_000,
  logger: 'client',
  medium: 'browser',
}

describe.each(engines)('what is measured on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())
  const kept = async (table: 'analytics_event' | 'client_log') =>
    (await server.services.db.selectFrom(table).select('body').orderBy('id').execute()).map(({ body }) => body)
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    server.call('POST', path, { body, headers, ip: '10.40.0.1' })

  test('A-067, M-038, X-033 flags are a map of names to values, for anybody; a failure is passed over', async () => {
    expect(declared('readFlags')).toEqual(['A-067', 'GET /api/feature-toggles', 'anyone', 3000, 'swallow'])
    await server.services.db
      .updateTable('flag')
      .set({ value: JSON.stringify(true) })
      .where('name', '=', 'cause-sign-up-redirect')
      .execute()
    expect((await server.call('GET', '/api/feature-toggles')).details).toEqual({
      flags: { 'retailer-search-analytics': true, 'cause-sign-up-redirect': true, 'anonymous-visits': false },
    })
  })

  test('A-069, T-001 one event is kept as it was sent; what has no such shape is refused; a failure is only logged', async () => {
    expect(declared('sendEvent')).toEqual(['A-069', 'POST /api/analytics/event', 'anyone', 3000, 'log'])
    expect((await post('/api/analytics/event', event, { 'x-authorization': 'key' })).details).toEqual({})
    expect(await kept('analytics_event')).toEqual([event])
    for (const name of ['eventTime', 'property', 'category', 'event', 'level', 'eventData'] as const) {
      const { [name]: _, ...rest } = event
      expect([name, (await post('/api/analytics/event', rest)).status]).toEqual([name, 422])
    }
    expect((await post('/api/analytics/event', { ...event, eventData: { nested: {} } })).status).toBe(422)
    expect(await kept('analytics_event')).toHaveLength(1)
  })

  test('A-070 up to a hundred events at once, all or none', async () => {
    expect(declared('sendEvents')).toEqual(['A-070', 'POST /api/analytics/event/bulk', 'anyone', 3000, 'log'])
    const before = (await kept('analytics_event')).length
    const events = Array.from({ length: 100 }, (_, count) => ({ ...event, event: `event_${count}` }))
    expect((await post('/api/analytics/event/bulk', { events })).status).toBe(200)
    expect((await kept('analytics_event')).slice(before)).toEqual(events)
    for (const wrong of [
      [...events, event],
      [event, {}],
    ])
      expect((await post('/api/analytics/event/bulk', { events: wrong })).status).toBe(422)
    expect(await kept('analytics_event')).toHaveLength(before + 100)
  })

  test('A-071, A-072, T-016, C-029 a batch of up to a hundred lines of a browser’s log is kept, whoever sends it', async () => {
    expect(declared('sendLogs')).toEqual(['A-071', 'POST /api/logs/js', 'anyone', 3000, 'swallow'])
    expect((await post('/api/logs/js', [entry])).details).toEqual({})
    const { accessToken } = (await server.logIn('supporter')).tokens
    const signed = await server.call('POST', '/api/logs/js', { body: [entry, { ...entry, msg: 'Again' }], token: accessToken })
    expect(signed.status).toBe(200)
    expect(await kept('client_log')).toEqual([entry, entry, { ...entry, msg: 'Again' }])
    for (const name of ['service', 'msg', 'level', 'timestamp', 'logger', 'medium'] as const) {
      const { [name]: _, ...rest } = entry
      expect([name, (await post('/api/logs/js', [rest])).status]).toEqual([name, 422])
    }
    expect((await post('/api/logs/js', Array(101).fill(entry))).status).toBe(422)
    expect(await kept('client_log')).toHaveLength(3)
  })

  test('A-075, M-037 an experiment answers its flag, segment and variant, and the same one for the same person', async () => {
    expect(declared('evaluateExperiment')).toEqual(['A-075', 'POST /api/experiment/evaluation', 'anyone', 3000, 'rethrow'])
    const ask = (entityID: string, more: object = {}) =>
      post('/api/experiment/evaluation', {
        entityID,
        flagKey: 'starter-pack',
        entityContext: { isAdmin: true },
        entityType: 'report',
        enableDebug: false,
        ...more,
      })
    const answers = await Promise.all(Array.from({ length: 20 }, async (_, index) => (await ask(`person-${index}`)).details))
    for (const answer of answers)
      expect(answer).toEqual({
        flagKey: 'starter-pack',
        flagID: expect.any(Number),
        segmentID: expect.any(Number),
        variantKey: expect.stringMatching(/^(control|variant)$/),
        variantID: expect.any(Number),
        variantAttachment: {},
      })
    expect(new Set(answers.map(({ variantKey }) => variantKey)).size).toBe(2)
    expect((await ask('person-3')).details).toEqual(answers[3])
    for (const wrong of [{ entityType: 'user' }, { enableDebug: true }, { flagKey: 1 }])
      expect((await ask('person-3', wrong)).status).toBe(422)
  })
})
