import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patience } from '#machines/placeholder.ts'
import { violationsEverywhere } from '../kit/axe.ts'
import type { Route } from '../kit/cover.ts'
import { forget } from '../kit/forget.ts'
import { empty } from '../kit/lent-page.ts'
import { isWhole } from '../kit/matrix.ts'
import { charts } from '../kit/registry.ts'
import { enter, openSite, type TestSite } from '../kit/site.ts'
import { noteWalked } from '../kit/walked.ts'
import { inOrder, sayingPage } from '../qa/saying.ts'
import { type Control, keepRecording, recordingOf, recordPart } from '../storyboard/record.ts'
import { askedOfPart } from './asked.ts'
import { routesOfPart } from './driver-routes.ts'
import { partDriversOnDisk } from './drivers.ts'
import { checkOfferedInBrowser } from './offered.ts'
import { HeldRequests, type Stage } from './part.ts'
import { openPartSite } from './part-site.ts'
import { walkPart } from './walk-part.ts'

/** By those who look at each state, in `npm run heavy` and in a narrow run. Else jsdom walks what needs no browser (tests/screens/parts.test.ts). */
const isThorough = isWhole || Boolean(process.env.AXE || process.env.STORYBOARD || process.env.IN_BROWSER)
const drivers = (await partDriversOnDisk()).filter(({ needsBrowser }) => isThorough || needsBrowser !== undefined)
const isDrawn = Boolean(process.env.STORYBOARD)

let plain: TestSite
let asking: TestSite | undefined
beforeAll(async () => {
  plain = await openPartSite()
  if (drivers.some(({ asksConsent }) => asksConsent)) asking = await openSite({ consentManager: 'own' })
})
afterAll(async () => {
  await plain.close()
  await asking?.close()
})

/** For `npm run axe` and `npm run storyboard`: the shortest way to each state, which ends there, since nothing waits as long as it's looked at. */
function waysToStates(routes: readonly Route[]): Route[] {
  const ways = new Map<string, Route>()
  for (const { values, context, names, offers, taken } of routes)
    for (const [index, value] of values.entries())
      if (index < (ways.get(value)?.values.length ?? Number.POSITIVE_INFINITY) - 1)
        ways.set(value, {
          context,
          values: values.slice(0, index + 1),
          names: names.slice(0, index),
          offers: offers.slice(0, index + 1),
          taken,
        })
  return [...ways.values()]
}

describe.each(drivers)('the part $chart', (driver) => {
  const chart = charts.find((one) => one.name === driver.chart)
  if (!chart) throw new Error(`There is no chart ${driver.chart}.`)

  test('does in the app what its chart says along its generated paths', async () => {
    const routes = routesOfPart(driver, chart)
    const site = (driver.asksConsent && asking) || plain
    let state: Awaited<ReturnType<Awaited<ReturnType<TestSite['open']>>['context']['storageState']>> | undefined
    if (driver.signsIn) {
      const session = await site.open()
      await enter(session.page, driver.signsIn === true ? 'supporter' : driver.signsIn)
      state = await session.context.storageState()
      await session.context.close()
    }
    const openPage = async () => {
      const opened = await site.open({ allow: /Failed to load resource/, isMoving: driver.isMoving ?? false })
      await opened.page.clock.install()
      return opened
    }
    const violations: Record<string, string[]> = {}
    /** What was done in each state, by name, in words. */
    const said: Record<string, Record<string, Control>> = {}
    if (isDrawn) recordingOf(driver.chart).routes = routes.map(({ values, names }) => ({ values, names }))
    let opened: Awaited<ReturnType<typeof openPage>> | undefined
    /** Walks a route; answers the milliseconds until somebody last began to look, in which time has flowed. Adds what was wrong then. */
    async function walk(route: Route, wrong: unknown[], isLookedAt = false): Promise<number> {
      // A new page loads and compiles every script anew, which was most of this file’s time.
      const isNew = !opened
      opened ??= await openPage()
      const { page, context } = opened
      const asked = askedOfPart(driver)
      const held = new HeldRequests(asked.check, page)
      const began = performance.now()
      let lookedAt = began
      const way = [route.values[0] ?? '']
      try {
        await page.clock.resume()
        await forget(page, context, state)
        if (!isNew) await page.clock.install()
        const words: string[] = []
        const stage: Stage = {
          page: isDrawn ? sayingPage(page, (doing) => void words.push(doing)) : page,
          held,
          pass: (milliseconds) => page.clock.runFor(milliseconds),
        }
        await walkPart(driver, stage, route, asked, {
          looks: () => {
            lookedAt = performance.now()
          },
          async seen(value, offers) {
            // What is looked at for its looks alone is another's matter.
            if (offers !== null && !process.env.AXE && !isDrawn) await checkOfferedInBrowser(page, driver, value, offers)
          },
          begins: (name) => {
            way.push(name)
            words.splice(0)
          },
          ends: (name, from) => {
            const doing = inOrder([driver.outside?.[name] ?? [], words].flat())
            if (doing) said[from] = { ...said[from], [name]: { words: doing, use: 'said' } }
          },
        })
        // Some states are a page without anything in it.
        const last = route.values.at(-1) ?? ''
        if (process.env.AXE && !page.url().endsWith(empty)) violations[last] = await violationsEverywhere(page)
        if (isDrawn && isLookedAt && !page.url().endsWith(empty)) await recordPart(page, driver.chart, last, said[last] ?? {})
      } catch (cause) {
        wrong.push(new Error(`${driver.chart}: ${way.join(' → ')}: ${cause instanceof Error ? cause.message : cause}`, { cause }))
      }
      await held.end()
      if (wrong.length > 0 || driver.ownPage) {
        await context.close()
        opened = undefined
      }
      return lookedAt - began
    }
    const ways = process.env.AXE || isDrawn ? waysToStates(routes) : []
    for (const route of [...(process.env.AXE ? [] : routes), ...ways]) {
      for (let turn = 1; ; turn++) {
        const wrong: unknown[] = []
        const took = await walk(route, wrong, ways.includes(route))
        if (wrong.length === 0) break
        // What the chart waits for was over meanwhile, on a machine that is as slow: that proves nothing.
        if (took < patience.call || turn === 3) throw wrong[0]
      }
      noteWalked('chromium', driver.chart, route.taken)
    }
    await opened?.context.close()
    if (isDrawn) keepRecording(driver.chart)
    expect(Object.fromEntries(Object.entries(violations).filter(([, found]) => found.length > 0))).toEqual({})
  })
})
