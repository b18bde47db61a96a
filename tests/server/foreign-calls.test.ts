import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openTestServer, type TestServer } from '../kit/server.ts'

describe.each(engines)('access on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  test('A20 a post from another site, or of another kind than JSON, changes nothing', async () => {
    const crossed = await server.call('POST', '/api/logout', { headers: { origin: 'https://evil.example' } })
    expect([crossed.status, crossed.error?.code]).toEqual([403, 'crossSite'])
    const plain = await server.app.inject({
      method: 'POST',
      url: '/api/logout',
      payload: '{}',
      headers: { 'content-type': 'text/plain' },
    })
    expect(plain.statusCode).toBe(415)
  })

  test('A20 a name that somebody leads here is none of ours, however well Host and Origin agree', async () => {
    const open = await openTestServer(engine, {
      publicUrl: 'https://www.farthing.example',
      siteNames: ['farthing.example'],
    })
    const post = async (host: string, origin: string) =>
      (await open.call('POST', '/api/logout', { headers: { host, origin } })).error?.code ?? 'answered'
    for (const name of ['evil.example', 'www.farthing.example.evil.example', 'farthing.example.', '127.0.0.1', 'localhost:3000'])
      expect([name, await post(name, `http://${name}`)]).toEqual([name, 'crossSite'])
    expect(await post('evil.example', 'https://www.farthing.example')).toBe('answered')
    expect(await post('farthing.example', 'http://farthing.example')).toBe('answered')
    expect(await post('farthing.example', 'http://www.evil.example')).toBe('crossSite')
    await open.close()
    // On one's own machine it has these names, under any port.
    for (const name of ['localhost:3000', '127.0.0.1:4000', '[::1]:5000'])
      expect((await server.call('POST', '/api/logout', { headers: { host: name, origin: `http://${name}` } })).status).toBe(200)
    expect(
      (await server.call('POST', '/api/logout', { headers: { host: 'evil.example', origin: 'http://evil.example' } })).status,
    ).toBe(403)
  })

  test('A21 pages of other origins may call only from an origin that is named, exactly, and never with cookies', async () => {
    const named = 'https://www.example.org'
    const open = await openTestServer(engine, { allowedOrigins: [named] })
    const answersTo = async (origin: string) => {
      const asked = await open.app.inject({
        method: 'OPTIONS',
        url: '/api/login-cookie',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      })
      const sent = await open.call('GET', '/api/health', { headers: { origin } })
      expect(asked.headers['access-control-allow-credentials']).toBeUndefined()
      return [asked.headers['access-control-allow-origin'], sent.headers['access-control-allow-origin']]
    }
    expect(await answersTo(named)).toEqual([named, named])
    expect((await open.call('POST', '/api/logout', { headers: { origin: named } })).status).toBe(200)
    for (const origin of [
      'null',
      'http://www.example.org',
      'https://www.example.org:8443',
      'https://www.example.org.evil.example',
      'https://evil-www.example.org',
      'https://example.org',
      'https://www.example.or',
    ]) {
      expect(await answersTo(origin)).toEqual([undefined, undefined])
      expect((await open.call('POST', '/api/logout', { headers: { origin } })).status).toBe(403)
    }
    await open.close()
  })

  test('A18, A19 bodies over 64 KiB and prototype keys are refused in the catalogue’s words', async () => {
    const large = await server.call('POST', '/api/login-cookie', { body: { email: 'a'.repeat(70_000) } })
    expect([large.status, large.error?.code]).toEqual([413, 'tooLarge'])
    const polluted = await server.app.inject({
      method: 'POST',
      url: '/api/logout',
      payload: '{"__proto__": {"x": 1}}',
      headers: { 'content-type': 'application/json' },
    })
    expect([polluted.statusCode, polluted.json().error.code]).toEqual([400, 'badRequest'])
  })

  test('A25 the headers are on every answer, refusals included', async () => {
    for (const url of [
      '/api/health',
      '/api/nothing',
      '/api/user/me',
      '/demo-shop/alder-home',
      '/dev/mail',
      '/api/openapi.json',
    ]) {
      const { headers } = await server.call('GET', url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.any(String),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': expect.any(String),
      })
      expect(String(headers['content-security-policy'])).not.toContain('unsafe-inline')
    }
  })
})
