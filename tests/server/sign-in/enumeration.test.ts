import { afterAll, beforeAll, expect, describe as group, test } from 'vitest'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

/** Pairs of a known and an unknown address, asked in turn; `npm run heavy` asks 500. */
const pairs = Number(process.env.ENUMERATION_PAIRS ?? 60)
/** A busy machine scatters single answers by more than the limit: then pairs are added until their median is sure, or there are this many. */
const mostPairs = 600
const longestGap = 5

/**
 * The median difference of a pair in milliseconds, and between which two it lies with 99 % certainty (order statistics of the sign test).
 * Both of a pair are asked in a row, so what slows the machine for longer than that slows both.
 */
function medianWithin(differences: number[]): { median: number; low: number; high: number } {
  const sorted = [...differences].sort((one, other) => one - other)
  const middle = sorted.length / 2
  const reach = (2.58 * Math.sqrt(sorted.length)) / 2
  const at = (place: number) => sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(place)))] ?? 0
  return { median: at(middle), low: at(middle - reach), high: at(middle + reach) }
}

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
    `%s: known and unknown are at most ${longestGap} ms apart in the median of ${pairs} pairs, or of as many more as make it sure`,
    async (_name, url, body) => {
      const differences: number[] = []
      const isSure = () => {
        const { low, high } = medianWithin(differences)
        return (low >= -longestGap && high <= longestGap) || low > longestGap || high < -longestGap
      }
      for (let pair = 0; pair < pairs || (pair < mostPairs && !isSure()); pair++) {
        const ip = `10.${Math.floor(pair / 250)}.1.${pair % 250}`
        const times = { known: 0, unknown: 0 }
        const both = [
          async () => (times.known = await timeOf(url, { email: 'supporter@farthing.example', ...body }, ip)),
          async () => (times.unknown = await timeOf(url, { email: `nobody${pair}@example.org`, ...body }, ip)),
        ]
        // The limits of one person (A1) answer without a hash, and are no part of what is measured.
        await server.services.db.deleteFrom('rate_window').execute()
        for (const ask of pair % 2 === 0 ? both : both.reverse()) await ask()
        differences.push(times.known - times.unknown)
      }
      expect(
        Math.abs(medianWithin(differences).median),
        JSON.stringify({ pairs: differences.length, ...medianWithin(differences) }),
      ).toBeLessThanOrEqual(longestGap)
    },
    600_000,
  )
})
