import type { Page } from '@playwright/test'
import type { AnyStateMachine } from 'xstate'
import type { Driver } from '../browser/driver.ts'

const isWait = (name: string) => name.startsWith('after: ')

/** How long each wait of a chart lasts, by its happening, in milliseconds. */
function waitsOf(machine: AnyStateMachine): Map<string, number> {
  const names = new Set<string>()
  const visit = (node: AnyStateMachine['root']) => {
    for (const { delay } of node.after) names.add(String(delay))
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
  return new Map(
    [...names].flatMap((name) => {
      const lasts: unknown = machine.implementations.delays[name]
      return typeof lasts === 'number' ? [[`after: ${name}`, lasts] as const] : []
    }),
  )
}

/** In a script that runs itself, what is patient for seconds is patient for three times as long: a busy machine must not run into it. */
export const stretched = (lasts: number) => (lasts >= 1500 && lasts <= 30_000 ? lasts * 3 : lasts)
/** Runs in a page. */
export function waitLonger(): void {
  const real = window.setTimeout
  window.setTimeout = ((work: TimerHandler, after = 0, ...values: unknown[]) =>
    real(work, after >= 1500 && after <= 30_000 ? after * 3 : after, ...values)) as typeof window.setTimeout // Node's types know another one
  const realSignal = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (after) => realSignal(after >= 1500 && after <= 30_000 ? after * 3 : after)
}

/** What a driver moves the clock of such a page by is as much longer. */
export function stretchClock({ clock }: Page): void {
  const moves = { fastForward: clock.fastForward.bind(clock), runFor: clock.runFor.bind(clock) }
  clock.fastForward = (ticks) => moves.fastForward(typeof ticks === 'number' ? stretched(ticks) : ticks)
  clock.runFor = (ticks) => moves.runFor(typeof ticks === 'number' ? stretched(ticks) : ticks)
}

/** A driver that lets time go by too: scripts move the page's clock, which a driver's own tests leave to run. */
export function waitingDriver(driver: Driver, machine: AnyStateMachine): Driver {
  const waits = [...waitsOf(machine)].filter(([name]) => !(name in driver.controls) && !(name in (driver.happens ?? {})))
  return {
    ...driver,
    happens: {
      ...driver.happens,
      ...Object.fromEntries(
        waits.map(([name, lasts]) => [name, (page: Parameters<Driver['open']>[0]) => page.clock.fastForward(stretched(lasts))]),
      ),
    },
  }
}

const counted = (count: number, unit: string) => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`])
/** So many milliseconds, as somebody waits. */
function spanWords(lasts: number): string {
  const seconds = Math.ceil(lasts / 1000)
  return [...counted(Math.floor(seconds / 60), 'minute'), ...counted(seconds % 60, 'second')].join(' and ')
}

/**
 * What a person does until time itself leads on. With what is asked of the server there, nothing may be answered: `before` says what has that come, ahead of the step that asks.
 * Null for what isn't a wait.
 */
export function waitWords(
  machine: AnyStateMachine,
  name: string,
  offers: readonly string[] | null,
  until: string,
): { before: string | null; words: string } | null {
  const lasts = waitsOf(machine).get(name)
  if (!isWait(name) || lasts === undefined) return null
  const words = `${lasts < 1000 ? 'Wait a moment' : `Wait ${spanWords(lasts)}`} until ${until}`
  return offers?.some((other) => other.endsWith(': error'))
    ? { before: `Set a latency of more than ${spanWords(lasts)} in the network tools of the browser`, words }
    : { before: null, words }
}
