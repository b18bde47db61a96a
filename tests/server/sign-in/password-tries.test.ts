import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const right = 'Shop-for-good-1'
const MINUTE = 60_000

describe.each(engines)('A1 wrong passwords on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  const logIn = (email: string, password: string, ip: string, cookie = '') =>
    server.call('POST', '/api/login-cookie', {
      body: { email, password, source: 'website' },
      ip,
      ...(cookie ? { headers: { cookie } } : {}),
    })
  /** The device that a right password makes known, as the browser sends it back. */
  async function knownAt(email: string, ip: string): Promise<string> {
    const { headers, status } = await logIn(email, right, ip)
    expect(status).toBe(200)
    const set = String(headers['set-cookie'])
    expect(set).toMatch(/^knownDevice=[\w-]{32}; Max-Age=34560000; Path=\/api\/; HttpOnly; SameSite=Lax$/)
    return set.split(';')[0] ?? ''
  }
  const waitOf = (answer: { headers: Record<string, unknown> }) => Number(answer.headers['retry-after'])

  test('55 from 14 addresses: the owner gets in at once where they have before, and after 15 seconds anywhere else', async () => {
    const email = 'supporter@farthing.example'
    const device = await knownAt(email, '10.20.0.1')
    const tries = []
    for (let count = 0; count < 55; count++) tries.push(await logIn(email, `wrong ${count}`, `10.21.0.${count % 14}`))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(401), ...Array(50).fill(429)])
    expect(Math.max(...tries.filter(({ status }) => status === 429).map(waitOf))).toBe(15)
    expect((await logIn(email, right, '10.20.0.9', device)).status).toBe(200)
    const elsewhere = await logIn(email, right, '10.20.0.2')
    expect([elsewhere.status, waitOf(elsewhere)]).toEqual([429, 15])
    server.clock.advance(15_000)
    expect((await logIn(email, right, '10.20.0.2')).status).toBe(200)
  })

  test('the wait doubles to a quarter of an hour; a botnet has at most 50 tries in a day, and nobody ever waits longer than an hour', async () => {
    const email = 'treasurer@farthing.example'
    const waits: number[] = []
    let looked = 0
    const until = server.clock.now() + 24 * 60 * MINUTE
    for (let bot = 0; server.clock.now() < until; bot++) {
      const answer = await logIn(email, 'wrong', `10.22.${bot >> 8}.${bot & 255}`)
      if (answer.status === 401) looked += 1
      else {
        expect(answer.status).toBe(429)
        waits.push(waitOf(answer))
        server.clock.advance(waitOf(answer) * 1000)
      }
    }
    expect(waits.slice(0, 8)).toEqual([15, 30, 60, 120, 240, 480, 900, 900])
    expect(Math.max(...waits)).toBe(3600)
    expect(looked).toBeGreaterThan(30)
    expect(looked).toBeLessThanOrEqual(50)
  })

  test('a known device has waits of its own, and is known for its own people only', async () => {
    const email = 'admin@farthing.example'
    const device = await knownAt(email, '10.23.0.1')
    const tries = await Promise.all(Array.from({ length: 30 }, () => logIn(email, 'wrong', '10.23.0.1', device)))
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5)
    // What is tried there is not counted against the person elsewhere.
    expect((await logIn(email, right, '10.23.0.2')).status).toBe(200)
    const other = await Promise.all(
      Array.from({ length: 10 }, (_, index) => logIn('support@farthing.example', 'wrong', `10.24.0.${index}`, device)),
    )
    expect(other.filter(({ status }) => status === 401)).toHaveLength(5)
    expect((await logIn('support@farthing.example', right, '10.24.1.1', device)).status).toBe(429)
  })

  test('a device that nobody has logged in on, or before the password was changed, is not known', async () => {
    const email = 'kept@example.org'
    const registered = await server.call('POST', '/api/user', {
      body: {
        firstName: 'Ada',
        lastName: 'Byron',
        email,
        password: 'three blue boats',
        userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
        marketingPreferences: [],
      },
    })
    const planted = 'knownDevice=abcdefghijklmnopqrstuvwxyz012345'
    const device = String(registered.headers['set-cookie']).split(';')[0] ?? ''
    const change = (cookie: string) =>
      server.call('POST', '/api/user/me/password', {
        token: registered.details.tokens.accessToken,
        headers: { cookie },
        body: {
          oldPassword: 'three blue boats',
          newPassword: 'four green boats',
          terms: { path: '/settings/security', statement: 'Save' },
        },
      })
    const set = await logIn(email, 'three blue boats', '10.25.0.1', planted)
    expect(String(set.headers['set-cookie'])).not.toContain(planted)
    const stolen = String(set.headers['set-cookie']).split(';')[0] ?? ''
    expect((await change(device)).status).toBe(200)
    for (let count = 0; count < 5; count++) await logIn(email, 'wrong', `10.25.1.${count}`)
    expect((await logIn(email, 'four green boats', '10.25.2.1', stolen)).status).toBe(429)
    expect((await logIn(email, 'four green boats', '10.25.2.1', device)).status).toBe(200)
  })

  test('an IPv6 network is one address: its 2^64 addresses have five tries between them', async () => {
    const looked = async (address: (index: number) => string) => {
      const answers = []
      for (let index = 0; index < 8; index++) answers.push(await logIn(`n${index}@farthing.example`, 'wrong', address(index)))
      return answers
    }
    const tries = []
    for (let index = 0; index < 20; index++)
      tries.push(await logIn('six@farthing.example', 'wrong', `2001:db8:1:2:${index.toString(16)}::${index + 1}`))
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(waitOf(tries.at(-1) ?? { headers: {} })).toBe(900)
    // Of another network; and an IPv4 address that comes as one of IPv6 is the same as itself.
    expect((await looked((index) => `2001:db8:1:3::${index}`)).map(({ status }) => status)).toEqual(Array(8).fill(401))
    for (let index = 0; index < 5; index++) await logIn('four@farthing.example', 'wrong', '::ffff:192.0.2.7')
    expect(waitOf(await logIn('four@farthing.example', 'wrong', '192.0.2.7'))).toBe(900)
  })
})
