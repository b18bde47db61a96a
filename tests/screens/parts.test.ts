import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { askedOfPart } from '../browser/asked.ts'
import { routesOfPart } from '../browser/driver-routes.ts'
import { partDriversOnDisk } from '../browser/drivers.ts'
import { HeldRequests } from '../browser/part.ts'
import { walkPart } from '../browser/walk-part.ts'
import type { Route } from '../kit/cover.ts'
import { checkOffered } from '../kit/page/check-state.ts'
import { JsdomPage } from '../kit/page/page.ts'
import { type NearServer, openNearServer } from '../kit/page/server.ts'
import { Visitor } from '../kit/page/visitor.ts'
import { charts } from '../kit/registry.ts'
import { noteWalked } from '../kit/walked.ts'

/** A narrow run reads one chart alone, which may have nothing to walk here: no part of a screen, or one that needs Chromium. */
const isRead = (name: string) => !process.env.ONLY_CHART || charts.some((chart) => chart.name === name)
const drivers = (await partDriversOnDisk()).filter(({ needsBrowser, chart }) => needsBrowser === undefined && isRead(chart))

let server: NearServer
let page: JsdomPage
let visitor: Visitor
beforeAll(async () => {
  server = await openNearServer()
  page = new JsdomPage(server)
  visitor = new Visitor(page)
})
afterAll(async () => {
  page.close()
  await server.close()
})

// A file without a test is a failure; a skipped one counts for nothing.
if (drivers.length === 0) test.skip('nothing of this part is walked in jsdom')

describe.each(drivers)('the part $chart', (driver) => {
  const chart = charts.find((one) => one.name === driver.chart)
  if (!chart) throw new Error(`There is no chart ${driver.chart}.`)

  async function walk(route: Route): Promise<void> {
    const hand = page as unknown as Page // the part of it that drivers use
    const asked = askedOfPart(driver)
    const held = new HeldRequests(asked.check, hand, async (_, onCall) => page.hold(onCall))
    const way = [route.values[0]]
    page.facts = { followsCause: true, hasConsentManager: driver.asksConsent ?? false }
    await visitor.come(driver.signsIn === true ? 'supporter' : (driver.signsIn ?? null), true)
    await page.clock.install()
    try {
      const stage = { page: hand, held, pass: (milliseconds: number) => page.clock.runFor(milliseconds) }
      await walkPart(driver, stage, route, asked, {
        begins: (name) => way.push(name),
        async seen(value, offers) {
          if (offers !== null) await checkOffered(page, driver, value, offers)
        },
      })
    } catch (cause) {
      throw new Error(`${driver.chart}: ${way.join(' → ')}: ${cause instanceof Error ? cause.message : cause}`, { cause })
    } finally {
      await held.end()
      visitor.go()
      page.forget()
    }
    noteWalked('jsdom', driver.chart, route.taken)
  }

  test('does in jsdom what its chart says along its generated paths, and offers each event exactly where its chart accepts it', async () => {
    const warned = vi.spyOn(console, 'warn')
    onTestFinished(() => warned.mockRestore())
    for (const route of routesOfPart(driver, chart)) await walk(route)
    expect(page.faults.splice(0)).toEqual([])
    // XState says so where an action does what is none of its own, such as beginning another chart.
    expect(warned.mock.calls).toEqual([])
  })
})
