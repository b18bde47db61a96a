import { afterAll, beforeAll, expect, describe as group, test } from 'vitest'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

/** Known and unknown addresses asked in turn; `npm run heavy` asks 500 of each. */
const pairs = Number(process.env.ENUMERATION_PAIRS ?? 60)
const longestGap = 5

const median = (times: number[]) => [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

group.each(engines)('A2 whether an address has an account shows in no answer’s time, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  async function timeOf(url: string, body: object, ip: string): Promise<number> {
    const before = performance.now()
    await server.call('POST', url, { body, ip })
    return performance.now() - before
  }

  test.each([
    ['logging in', '/api/login-cookie', { password: 'wrong password', source: 'website' }],
    ['a forgotten password', '/api/password/forgot', {}],
    ['a link to log in', '/api/login-links', {}],
  ])(
    `%s: the medians of ${pairs} and ${pairs} are at most ${longestGap} ms apart`,
    async (_name, url, body) => {
      const times = { known: [] as number[], unknown: [] as number[] }
      for (let pair = 0; pair < pairs; pair++) {
        const ip = `10.${Math.floor(pair / 250)}.1.${pair % 250}`
        const both = [
          async () => times.known.push(await timeOf(url, { email: 'supporter@farthing.example', ...body }, ip)),
          async () => times.unknown.push(await timeOf(url, { email: `nobody${pair}@example.org`, ...body }, ip)),
        ]
        // The limits of one person (A1) answer without a hash, and are no part of what is measured.
        await server.services.db.deleteFrom('rate_window').execute()
        for (const ask of pair % 2 === 0 ? both : both.reverse()) await ask()
      }
      expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThanOrEqual(longestGap)
    },
    600_000,
  )
})
