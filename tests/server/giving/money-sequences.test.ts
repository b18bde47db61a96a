import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyEvents } from '#tests/kit/money/events.ts'
import { play } from '#tests/kit/money/play.ts'
import { type MoneyServer, moneyServers } from '#tests/kit/money/server.ts'
import { expectTruth } from '#tests/kit/money/truth.ts'
import { MoneyWorld } from '#tests/kit/money/world.ts'
import { bothEngines } from '#tests/kit/server.ts'

/** `npm run heavy` plays 2,000 on PostgreSQL and 200 on the embedded database. */
const sequences = {
  postgres: Number(process.env.MONEY_SEQUENCES ?? 6),
  embedded: Number(process.env.MONEY_SEQUENCES_EMBEDDED ?? 2),
}
/** So that a fault is found again; `MONEY_SEED` plays others. */
const seed = Number(process.env.MONEY_SEED ?? 20_261_122)
/** Reconciling takes longer the more there is. */
const perDatabase = 20

describe.each(bothEngines)('whatever happens to a purchase, on %s', (engine) => {
  test(`${sequences[engine]} random sequences of sales, claims, late reports, clawbacks and payment runs end where the last word on each order says, and the books agree`, async () => {
    const open = await moneyServers(engine)
    let server: MoneyServer | undefined
    let played = 0
    const property = fc.asyncProperty(moneyEvents, async (events) => {
      if (played++ % perDatabase === 0) {
        await server?.close()
        server = await open()
      }
      if (!server) throw new Error('There is no server.')
      const world = new MoneyWorld(server)
      await world.begin()
      for (const event of events) await play(world, event)
      await expectTruth(world)
    })
    const result = await fc.check(property, { numRuns: sequences[engine], seed })
    await server?.close()
    // With the sequence, shrunk, and the seed to play it again.
    if (result.failed) expect.fail(`${fc.defaultReportMessage(result)}\n${String(result.errorInstance)}`)
  }, 3_600_000)
})
