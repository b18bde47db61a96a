import { expect } from 'vitest'
import type { HeldCall } from '../kit/hold.ts'
import type { Ask, Asks, Driver } from './driver.ts'

/** Which call is meant after this way. */
function askOf(asks: Asks, happened: readonly string[]): Ask | undefined {
  if (!('after' in asks)) return asks
  const meant = asks.after[happened.findLast((name) => name in asks.after) ?? 'begins']
  return meant && askOf(meant, happened)
}

/** A call is held against what the driver says that its actor asks of the server. */
export function checkAsked(driver: Driver, actor: string, call: HeldCall, happened: readonly string[]): void {
  const asks = driver.asks?.[actor]
  if (!asks) return
  const ask = askOf(asks, happened)
  if (!ask) throw new Error(`${driver.chart}: nobody says what ${actor} asks after ${happened.join(' → ')}`)
  const asked = {
    method: call.method,
    path: call.url.pathname,
    query: Object.fromEntries(call.url.searchParams),
    body: call.body,
  }
  expect(asked, `what ${actor} of ${driver.chart} asks of the server`).toEqual({
    method: ask.method,
    path: typeof ask.path === 'string' ? ask.path : expect.stringMatching(ask.path),
    query: ask.query ?? {},
    body: ask.body,
  })
}
