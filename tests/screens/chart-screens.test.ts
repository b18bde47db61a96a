import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routesOf } from '../browser/driver-routes.ts'
import { driversOnDisk } from '../browser/drivers.ts'
import { beginsSignedIn, isForBoth, walkRoute } from '../browser/walk-route.ts'
import type { Route } from '../kit/cover.ts'
import { checkState } from '../kit/page/check-state.ts'
import { nowhere } from '../kit/page/nowhere.ts'
import { JsdomPage } from '../kit/page/page.ts'
import { type NearServer, openNearServer } from '../kit/page/server.ts'
import { Visitor } from '../kit/page/visitor.ts'
import { charts } from '../kit/registry.ts'
import { goInside, staying } from '../kit/site.ts'
import { noteWalked } from '../kit/walked.ts'

const whoOf = (driver: (typeof drivers)[number]) =>
  driver.signsIn || isForBoth(driver) ? (driver.signsInAs ?? 'supporter') : 'nobody'
/** A narrow run reads one chart alone, which may have nothing to walk here: no screen of its own, or one that needs Chromium. */
const isRead = (name: string) => !process.env.ONLY_CHART || charts.some((chart) => chart.name === name)
const drivers = (await driversOnDisk()).filter(({ needsBrowser, chart }) => needsBrowser === undefined && isRead(chart))
// Whoever is signed in stays: the app is begun anew when somebody else comes.
drivers.sort((a, b) => whoOf(a).localeCompare(whoOf(b)))

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
if (drivers.length === 0) test.skip('nothing of this chart is walked in jsdom')

describe.each(drivers)('the screens of $chart', (driver) => {
  const chart = charts.find((one) => one.name === driver.chart)
  if (!chart) throw new Error(`There is no chart ${driver.chart}.`)
  const isAlone = Boolean(driver.opensAnew || driver.ownPage || isForBoth(driver))

  async function walk(route: Route): Promise<void> {
    const hand = page as unknown as Page // the part of it that drivers use
    const isSignedIn = beginsSignedIn(driver, route)
    const isStaying = await visitor.come(isSignedIn ? (driver.signsInAs ?? 'supporter') : null, isAlone)
    if (isStaying) staying.add(hand)
    else staying.delete(hand)
    const { drop } = await walkRoute(hand, driver, route, (value, offers) => checkState(page, driver, value, offers), {
      holding: { hold: async (_, onCall) => page.hold(onCall), interval: 2, stopped: 20 },
    })
    // What has left for a document of the server’s is no app any more.
    if (isAlone || document.documentElement.dataset.ready !== 'true') visitor.go()
    else {
      await goInside(hand, nowhere)
      await page.getByText('Oops. We’re sorry but there’s no page here.').waitFor()
    }
    await drop()
    page.forget()
    noteWalked('jsdom', driver.chart, route.taken)
  }

  test('do what the chart says along its generated paths, and offer exactly what it accepts', async () => {
    try {
      for (const route of routesOf(driver, chart)) await walk(route)
    } catch (cause) {
      visitor.go()
      page.forget()
      throw cause
    }
    expect(page.faults.splice(0)).toEqual([])
  })
})
