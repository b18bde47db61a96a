import { expect } from 'vitest'
import type { HeldCall } from '../kit/hold.ts'
import type { Ask, Asks, Driver } from './driver.ts'
import type { PartAsks, PartDriver } from './part.ts'

/** Which call is meant after this way. */
function askOf(asks: Asks, happened: readonly string[]): Ask | undefined {
  if ('each' in asks) {
    const times = happened.filter((name) => name === asks.each).length
    return asks.asks[(times - 1) % asks.asks.length]
  }
  if (!('after' in asks)) return asks
  const meant = asks.after[happened.findLast((name) => name in asks.after) ?? 'begins']
  return meant && askOf(meant, happened)
}

function expectAsked(who: string, call: HeldCall, ask: Ask): void {
  const asked = {
    method: call.method,
    path: call.url.pathname,
    query: Object.fromEntries(call.url.searchParams),
    body: call.body,
  }
  expect(asked, `what ${who} asks of the server`).toEqual({
    method: ask.method,
    path: typeof ask.path === 'string' ? ask.path : expect.stringMatching(ask.path),
    query: ask.query ?? {},
    body: ask.body,
  })
}

/** A call is held against what the driver says that its actor asks of the server. */
export function checkAsked(driver: Driver, actor: string, call: HeldCall, happened: readonly string[]): void {
  const asks = driver.asks?.[actor]
  if (!asks) return
  const ask = askOf(asks, happened)
  if (!ask) throw new Error(`${driver.chart}: nobody says what ${actor} asks after ${happened.join(' → ')}`)
  expectAsked(`${actor} of ${driver.chart}`, call, ask)
}

const isMeant = ({ method, path }: Ask, { method: asked, url }: HeldCall) =>
  method === asked && (typeof path === 'string' ? path === url.pathname : path.test(url.pathname))

/** Holds each call that a part has held against what its driver says: where an actor is answered, that actor’s calls, each of several once; elsewhere anybody’s. */
export function askedOfPart({ chart, asks = {} }: PartDriver) {
  const happened: string[] = []
  let who = chart
  let meant: Ask[] = []
  const asksIn = (one: PartAsks, from: string) => ('inState' in one ? one.inState[from] : one)
  const asksOf = (actor: string, from: string) =>
    [asks[actor] ?? []].flat().flatMap((one) => {
      const found = asksIn(one, from)
      return (found && askOf(found, happened)) ?? []
    })
  return {
    begins(name: string, from: string): void {
      const [actor = '', outcome] = name.split(': ')
      const isActor = outcome !== undefined && actor !== 'after'
      who = isActor ? `${actor} of ${chart}` : chart
      meant = (isActor ? [actor] : Object.keys(asks)).flatMap((one) => asksOf(one, from))
    },
    ends: (name: string): void => void happened.push(name),
    check(call: HeldCall): void {
      const ask = meant.find((one) => isMeant(one, call)) ?? meant[0]
      if (!ask) throw new Error(`Nobody says that ${who} asks for ${call.method} ${call.url.pathname}`)
      expectAsked(who, call, ask)
      meant = meant.length > 1 ? meant.filter((one) => one !== ask) : meant
    },
  }
}
