import type { Page } from '@playwright/test'
import { contextIn, type Route } from '../kit/cover.ts'
import type { Driver } from './driver.ts'
import { type Holding, holdRequests, type Settled } from './hold-requests.ts'

function holds(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return whole === part
  return (
    typeof whole === 'object' &&
    whole !== null &&
    Object.entries(part).every(([key, inner]) => holds(Reflect.get(whole, key), inner))
  )
}

/** Whether a driver can bring this about on the screen, in the state of this value. `place` is the whole of it, as the graph keeps it. */
export const canCause = (driver: Driver, name: string, from: string, place: string): boolean =>
  (driver.onlyIn?.[name]?.includes(from) ?? true) &&
  holds(contextIn(place), driver.onlyWith?.[name] ?? {}) &&
  ((name in driver.controls && !driver.byItself?.[name]?.includes(from)) ||
    name in (driver.happens ?? {}) ||
    Object.entries(driver.actors).some(([actor, { answers, followed }]) =>
      Object.keys(answers).some((outcome) => {
        if (name !== `${actor}: ${outcome}`) return false
        return followed?.find((one) => holds(contextIn(place), one.context))?.by.includes(outcome) ?? true
      }),
    ))

/** Whether somebody is signed in where this route begins. */
export const beginsSignedIn = ({ signsIn, signedInAt, signedInWith }: Driver, { values, context }: Route): boolean =>
  signsIn || signedInAt?.includes(values[0] ?? '') === true || (signedInWith !== undefined && holds(context, signedInWith))
/** For some of its routes somebody is signed in, for others nobody. */
export const isForBoth = ({ signedInAt, signedInWith }: Driver) => signedInAt !== undefined || signedInWith !== undefined

interface Watching {
  /** The page as the driver gets it. */
  hand?: Page
  /** Before each happening. */
  begins?(name: string, index: number): void
  /** An actor has been answered. */
  settled?(settled: Settled): Promise<void> | void
  /** Elsewhere than in Chromium. */
  holding?: Holding
}

/**
 * Walks one route of a chart in a page that somebody has opened: opens its screen, causes each happening, and has each state looked at. Answers what ends the holding of
 * calls.
 */
export async function walkRoute(
  page: Page,
  driver: Driver,
  route: Route,
  look: (value: string, offers: string[] | null) => Promise<void>,
  { hand = page, begins, settled, holding }: Watching = {},
): Promise<{ drop(): Promise<void> }> {
  const { settle, asked, forgetCalls, forgetStopped, drop } = await holdRequests(page, driver, settled, holding)
  const happened: string[] = []
  await driver.open(hand, route.values[0] ?? '')
  await look(route.values[0] ?? '', route.offers[0] ?? null)
  const runs = (actor: string, offers: string[] | null) => offers?.some((name) => name.startsWith(`${actor}: `)) ?? false
  async function step(name: string, value: string, before: string[] | null, offers: string[] | null): Promise<void> {
    const [actor = '', outcome = ''] = name.split(': ')
    const old = asked()
    if (driver.controls[name]) await driver.controls[name].use(hand)
    else if (driver.happens?.[name]) await driver.happens[name](hand)
    else await settle(actor, outcome, happened)
    happened.push(name)
    if (before !== null)
      for (const [other, count] of old) {
        if (other === actor || runs(other, offers) === runs(other, before)) continue
        if (runs(other, before)) await forgetStopped(other)
        // What begins after a pause may have asked before we came to look.
        else if (!name.startsWith('after: ')) await forgetCalls(other, count)
      }
    await look(value, offers)
  }
  for (const [index, name] of route.names.entries()) {
    begins?.(name, index)
    await step(name, route.values[index + 1] ?? '', route.offers[index] ?? null, route.offers[index + 1] ?? null).catch(
      async (cause) => {
        const way = [route.values[0], ...route.names.slice(0, index + 1)].join(' → ')
        const shown = await page.locator('main').ariaSnapshot({ timeout: 1000 }).catch(String)
        const said = `${cause instanceof Error ? cause.message : cause}\nat ${page.url()}, where this is shown:\n${shown.slice(0, 2000)}`
        throw new Error(`${driver.chart}: ${way}: ${said}`, { cause })
      },
    )
  }
  return { drop }
}
