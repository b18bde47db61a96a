import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '#contract/limits.ts'
import { violationsEverywhere } from '../kit/axe.ts'
import { forget, putSession, type Session } from '../kit/forget.ts'
import { empty } from '../kit/lent-page.ts'
import { isWhole } from '../kit/matrix.ts'
import { charts } from '../kit/registry.ts'
import { enter, goInside, openSite, staying, type TestSite } from '../kit/site.ts'
import { noteWalked } from '../kit/walked.ts'
import { keepRecording, recordingOf, recordState } from '../storyboard/record.ts'
import type { Driver } from './driver.ts'
import { routesOf } from './driver-routes.ts'
import { driversOnDisk } from './drivers.ts'
import { whyNoKeyReaches } from './key-reach.ts'
import { beginsSignedIn, isForBoth, walkRoute } from './walk-route.ts'

/** By those who look at each state, in `npm run heavy` and in a narrow run. Else jsdom walks what needs no browser (tests/screens/chart-screens.test.ts). */
const isThorough = isWhole || Boolean(process.env.AXE || process.env.STORYBOARD || process.env.IN_BROWSER)
const drivers = (await driversOnDisk()).filter(({ needsBrowser }) => isThorough || needsBrowser !== undefined)

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** With `npm run axe` each state of each chart is looked at once. */
const looked = new Map<string, string[]>()
async function lookAt(page: Page, chart: string, value: string): Promise<void> {
  const name = `${chart} in ${value}`
  if (!process.env.AXE || looked.has(name)) return
  looked.set(name, [])
  looked.set(name, await violationsEverywhere(page))
}

/** Looking, and taking pictures, takes longer than the charts are patient, so that all that takes seconds takes a minute or more there. */
function waitLonger(): void {
  const real = window.setTimeout
  window.setTimeout = ((work: TimerHandler, after = 0, ...values: unknown[]) =>
    real(work, after >= 1500 ? after * 40 : after, ...values)) as typeof window.setTimeout // Node's types know another one
}

/** Goes to a page of the app that asks nothing. Answers false where the app is not there any more, or somebody else than at the beginning. */
async function leave(page: Page, isSignedIn: boolean): Promise<boolean> {
  const who = await page.evaluate(() => [document.documentElement.dataset.ready, Boolean(localStorage.getItem('accessToken'))])
  if (who[0] !== 'true' || who[1] !== isSignedIn) return false
  await goInside(page, '/terms/supporter')
  await page.getByRole('heading', { level: 1, name: /^Supporter terms/ }).waitFor()
  return true
}

/** Controls that have been looked at in a state of their chart. */
const lookedAtByKey = new Set<string>()
async function checkState(page: Page, driver: Driver, value: string, offers: string[] | null): Promise<void> {
  const shown = driver.sees[value]
  if (!shown) throw new Error(`${driver.chart}: nobody says what is seen in ${value}`)
  // `waitFor` looks at every frame; an expectation looks again after 100, 350, 850 ms…, which was half of this file's time.
  await shown(page)
    .first()
    .waitFor({ timeout: 20_000 })
    .catch((cause) => {
      throw new Error(`${driver.chart} in ${value} is not seen`, { cause })
    })
  if (driver.leaves?.includes(value)) return
  await lookAt(page, driver.chart, value)
  if (driver.inField) {
    const isOpen = value === '{"focused":"suggestions"}' || value === '{"focused":"noResults"}'
    await see(page.getByRole('listbox'), `the list in ${value}`).toBeVisible({ visible: isOpen })
  }
  if (offers === null) return
  await driver.unfold?.(page)
  if (process.env.STORYBOARD) await recordState(page, driver, value, offers)
  const controls = Object.entries(driver.controls)
    .filter(([name]) => !driver.byItself?.[name]?.includes(value) && !driver.inField?.includes(name))
    .map(([name, { control }]) => ({ name, usable: control(page).and(page.locator(':not([aria-disabled=true])')) }))
  for (const { name, usable } of controls) {
    if (!offers.includes(name)) continue
    await see(usable.first(), `${name} in ${value}`).toBeVisible()
    const seen = `${driver.chart} ${value} ${name}`
    if (lookedAtByKey.has(seen)) continue
    lookedAtByKey.add(seen)
    expect(await usable.first().evaluate(whyNoKeyReaches), `${name} in ${value}`).toBe(null)
  }
  // One question for all that must not be there, since each is a message to the browser; one after the other only to name what is there.
  const [first, ...rest] = controls.filter(({ name }) => !offers.includes(name))
  if (!first) return
  const together = rest.reduce((some, { usable }) => some.or(usable), first.usable)
  if ((await together.filter({ visible: true }).count()) === 0) return
  for (const { name, usable } of [first, ...rest]) await see(usable.first(), `${name} in ${value}`).toBeHidden()
}

type Person = 'supporter' | 'admin' | 'support'
const sessions = new Map<Person, { kept: Session; since: number }>()

/** Somebody's session, begun anew before its tokens age. */
async function sessionOf(person: Person): Promise<Session> {
  const before = sessions.get(person)
  if (before && performance.now() - before.since < 3 * MINUTE) return before.kept
  const { page, context } = await site.open()
  await enter(page, person)
  const kept = await context.storageState()
  await context.close()
  sessions.set(person, { kept, since: performance.now() })
  return kept
}

type Opened = Pick<Awaited<ReturnType<TestSite['open']>>, 'page' | 'context'>
/** Pages that a chart has been walked in to its end, by who is signed in there: the next one goes on in them. */
const free = new Map<string, Opened[]>()
async function takePage(who: string | null): Promise<Opened> {
  const ready = who === null ? undefined : free.get(who)?.pop()
  if (ready) return ready
  const opened = await site.open({ allow: /Failed to load resource/ })
  if (process.env.AXE || process.env.STORYBOARD) await opened.page.addInitScript(waitLonger)
  return opened
}

describe.each(drivers)('the screens of $chart', (driver) => {
  const chart = charts.find((one) => one.name === driver.chart)
  if (!chart) throw new Error(`There is no chart ${driver.chart}.`)

  test('do what the chart says along its generated paths, and offer exactly what it accepts', async () => {
    const routes = routesOf(driver, chart)
    if (process.env.STORYBOARD) recordingOf(driver.chart).routes = routes.map(({ values, names }) => ({ values, names }))
    const needsSession = driver.signsIn || isForBoth(driver)
    const person = driver.signsInAs ?? 'supporter'
    const signedIn = needsSession ? await sessionOf(person) : undefined
    const who = driver.ownPage ? null : driver.signsIn ? person : `nobody${isForBoth(driver) ? ` or ${person}` : ''}`
    async function walk({ page, context }: Opened, route: (typeof routes)[number]) {
      const isSignedIn = beginsSignedIn(driver, route)
      if (staying.has(page)) await putSession(page, context, signedIn)
      else await forget(page, context, isSignedIn ? signedIn : undefined)
      const { drop } = await walkRoute(page, driver, route, (value, offers) => checkState(page, driver, value, offers))
      // Loading the app anew for each route would be half of this file's time. Whoever is here stays; the chart begins with its screen.
      if (!isForBoth(driver) && !driver.opensAnew && (await leave(page, driver.signsIn))) staying.add(page)
      else {
        staying.delete(page)
        await page.goto(empty)
      }
      await drop()
      noteWalked('chromium', driver.chart, route.taken)
    }
    // While one page waits for its server, another works.
    const waiting = routes.values()
    const lanes = Array.from({ length: driver.oneAtATime ? 1 : 2 }, async () => {
      const opened = await takePage(who)
      for (const route of waiting) await walk(opened, route)
      if (who === null) await opened.context.close()
      else free.set(who, [...(free.get(who) ?? []), opened])
    })
    await Promise.all(lanes)
    if (process.env.STORYBOARD) keepRecording(driver.chart)
    const seen = [...looked].filter(([name, found]) => name.startsWith(`${driver.chart} in `) && found.length > 0)
    expect(Object.fromEntries(seen)).toEqual({})
  })
})
