import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patience } from '#machines/placeholder.ts'
import { coverRoutes, type Route } from '../kit/cover.ts'
import { explore } from '../kit/explore.ts'
import { isWhole } from '../kit/matrix.ts'
import { charts } from '../kit/registry.ts'
import { enter, forget, openSite, type TestSite } from '../kit/site.ts'
import { noteWalked } from '../kit/walked.ts'
import { partDriversOnDisk } from './drivers.ts'
import { HeldRequests, type Stage } from './part.ts'

const drivers = await partDriversOnDisk()

let plain: TestSite
let asking: TestSite
beforeAll(async () => {
  plain = await openSite()
  // Else a stranger's page asks for its flags only when something needs them.
  await sql`UPDATE flag SET value = 'true' WHERE name = 'cause-sign-up-redirect'`.execute(plain.server.services.db)
  asking = await openSite({ consentManager: 'own' })
})
afterAll(async () => {
  await plain.close()
  await asking.close()
})

describe.each(drivers)('the part $chart', (driver) => {
  const chart = charts.find((one) => one.name === driver.chart)
  if (!chart) throw new Error(`There is no chart ${driver.chart}.`)
  const causes = (name: string, from: string) => name in driver.does && (driver.onlyIn?.[name]?.includes(from) ?? true)

  test('does in the app what its chart says along its generated paths', async () => {
    const routes = coverRoutes(explore(chart.machine, chart.fixtures), causes, {
      fromEveryStart: driver.beginsAnywhere,
      isWhole,
      ...(driver.leavesPage ? { longest: 0 } : {}),
    })
    const reached = new Set(routes.flatMap((route) => route.values))
    expect(Object.keys(driver.sees).filter((value) => !reached.has(value))).toEqual([])
    const site = driver.asksConsent ? asking : plain
    let state: Awaited<ReturnType<Awaited<ReturnType<TestSite['open']>>['context']['storageState']>> | undefined
    if (driver.signsIn) {
      const session = await site.open()
      await enter(session.page, driver.signsIn === true ? 'supporter' : driver.signsIn)
      state = await session.context.storageState()
      await session.context.close()
    }
    const openPage = async () => {
      const opened = await site.open({ allow: /Failed to load resource/ })
      await opened.page.clock.install()
      return opened
    }
    let opened: Awaited<ReturnType<typeof openPage>> | undefined
    /** Walks a route; answers the milliseconds until somebody last began to look, in which time has flowed. Adds what was wrong then. */
    async function walk(route: Route, wrong: unknown[]): Promise<number> {
      // A new page loads and compiles every script anew, which was most of this file’s time.
      const isNew = !opened
      opened ??= await openPage()
      const { page, context } = opened
      const held = new HeldRequests()
      const began = performance.now()
      let lookedAt = began
      const look = (value = '') => {
        lookedAt = performance.now()
        return driver.sees[value]?.(page)
      }
      try {
        await page.clock.resume()
        await forget(page, context, state)
        if (!isNew) await page.clock.install()
        const stage: Stage = { page, held, pass: (milliseconds) => page.clock.runFor(milliseconds) }
        await driver.opens(stage, route.values[0] ?? '')
        await look(route.values[0])
        for (const [index, name] of route.names.entries()) {
          await driver.does[name]?.(stage, route.values[index] ?? '')
          await look(route.values[index + 1])
        }
      } catch (cause) {
        wrong.push(cause)
      }
      await held.end()
      if (wrong.length > 0 || driver.ownPage) {
        await context.close()
        opened = undefined
      }
      return lookedAt - began
    }
    for (const route of routes) {
      for (let turn = 1; ; turn++) {
        const wrong: unknown[] = []
        const took = await walk(route, wrong)
        if (wrong.length === 0) break
        // What the chart waits for was over meanwhile, on a machine that is as slow: that proves nothing.
        if (took < patience.call || turn === 3) throw wrong[0]
      }
      noteWalked('chromium', driver.chart, route.taken)
    }
    await opened?.context.close()
  })
})
