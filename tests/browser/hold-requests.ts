import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { type HeldCall, holdCalls } from '../kit/hold.ts'
import { checkAsked } from './asked.ts'
import type { Driver } from './driver.ts'

type Answer = Driver['actors'][string]['answers'][string]
/** One call of an actor, and how the route has it end. */
export interface Settled {
  actor: string
  outcome: string
  call: HeldCall
  answer: Answer
}

/** How calls are held, and how long it takes until one has come. Milliseconds. */
export interface Holding {
  hold: typeof holdCalls
  interval: number
  /** After so long nothing comes any more. */
  stopped: number
}
const inBrowser: Holding = { hold: holdCalls, interval: 20, stopped: 300 }

/** Holds the requests of the chart's actors until the route says how they end. `settled` hears of each before it is answered. */
export async function holdRequests(
  page: Page,
  driver: Driver,
  settled?: (settled: Settled) => Promise<void> | void,
  { hold, interval, stopped }: Holding = inBrowser,
) {
  const actors = Object.entries(driver.actors).map(([name, actor]) => ({
    name,
    ...actor,
    passing: actor.skips ?? 0,
    hasAsked: false,
    following: actor.leads ?? 0,
  }))
  const shares = actors.some(({ method }) => method)
  const held = new Map<string, HeldCall[]>(actors.map(({ name }) => [name, []]))
  const answered = new Set<string>()
  const stop = await hold(page, (call) => {
    const { url, method, accept } = call
    const fixed = driver.always?.[method === 'GET' ? url.pathname : `${method} ${url.pathname}`]
    if (fixed !== undefined) return void call.answer(200, { body: { details: fixed } }).catch(() => {})
    const asker = actors.findLast(
      (actor) =>
        (actor.request.test(url.pathname + url.search) || actor.request.test(url.pathname)) &&
        // Who asks in another way is somebody else.
        (!shares || method === (actor.method ?? 'GET')) &&
        (!actor.accepts || accept === actor.accepts),
    )
    const isOwn = asker && asker.passing-- <= 0 && !answered.has(asker.until ?? '') && !(asker.hasAsked && asker.following-- > 0)
    if (!isOwn) return void call.letThrough().catch(() => {})
    asker.hasAsked = true
    held.get(asker.name)?.push(call)
  })
  async function next(actor: string): Promise<HeldCall> {
    await expect.poll(() => held.get(actor)?.length ?? 0, { interval }).toBeGreaterThan(0)
    // The newest: an actor that was begun again does not hear what its earlier calls bring.
    const call = held.get(actor)?.pop()
    // What nobody waits for any more must not take the place of later calls (C-010).
    for (const left of held.get(actor)?.splice(0) ?? []) void left.lose().catch(() => {})
    if (!call) throw new Error(`${actor} asked for nothing`)
    return call
  }
  /** `happened` is the way up to here, by which an actor that several things begin knows which of them it was. */
  async function settle(actor: string, outcome: string, happened: readonly string[] = []): Promise<void> {
    const answer = driver.actors[actor]?.answers[outcome]
    if (!answer) throw new Error(`${actor} has no answer for ${outcome}`)
    let call = await next(actor)
    if (driver.actors[actor]?.passes?.test(call.url.pathname)) {
      await call.letThrough()
      call = await next(actor)
    }
    try {
      checkAsked(driver, actor, call, happened)
    } catch (cause) {
      // On a busy machine a call may come that the actor made before it was begun again: the one of now is still on its way.
      const newer = await next(actor).catch(() => null)
      if (!newer) throw cause
      await call.lose().catch(() => {})
      call = newer
      checkAsked(driver, actor, call, happened)
    }
    await settled?.({ actor, outcome, call, answer })
    if (answer !== 'lost') answered.add(actor)
    const isHeard = await give(call, answer).then(
      () => answer === 'lost' || (call.isHeard?.() ?? true),
      (cause) => {
        if (!/Invalid InterceptionId/.test(String(cause))) throw cause
        return false
      },
    )
    if (isHeard) return
    // Its page has given it up meanwhile, to ask anew; or to leave.
    const anew = await next(actor).catch(() => null)
    if (anew) await give(anew, answer)
  }
  async function give(call: HeldCall, answer: Answer): Promise<void> {
    if (answer === 'lost') await call.lose()
    else if (answer.text !== undefined) await call.answer(answer.status, answer.text)
    else if (answer.code)
      await call.answer(answer.status, {
        error: { code: answer.code, message: 'Made by the test', retryable: false, fields: answer.fields },
      })
    else await call.answer(answer.status, { body: { details: answer.details } })
  }
  /** What an actor asked before it begins anew is not its answer: the new call may still be on its way. */
  async function forgetCalls(actor: string, count: number): Promise<void> {
    for (const left of held.get(actor)?.splice(0, count) ?? []) await left.lose().catch(() => {})
  }
  /** What an actor has asked that was stopped; its call may have been about to come. */
  async function forgetStopped(actor: string): Promise<void> {
    await expect
      .poll(() => held.get(actor)?.length ?? 0, { timeout: stopped, interval })
      .toBeGreaterThan(0)
      .catch(() => {})
    await forgetCalls(actor, Number.POSITIVE_INFINITY)
  }
  const asked = () => new Map([...held].map(([actor, calls]) => [actor, calls.length]))
  /** What nobody answers must not reach the server when the holding ends. */
  async function drop(): Promise<void> {
    for (const call of [...held.values()].flat()) await call.lose().catch(() => {})
    await stop()
  }
  return { settle, asked, forgetCalls, forgetStopped, drop }
}
