import type { Locator, Page } from '@playwright/test'
import { expect } from 'vitest'
import { type HeldCall, holdCalls } from '../kit/hold.ts'
import type { Asks } from './driver.ts'

/** `real` lets the server answer. */
export type Answer = { status: number; json: unknown } | 'lost' | 'real'

interface Catch {
  pattern: RegExp
  only: number[] | undefined
  asked: number
  held: HeldCall[]
}

/** Holds the calls of the API that match until the route says how they end. */
export class HeldRequests {
  readonly #catches = new Map<string, Catch>()
  readonly #check: (call: HeldCall) => void
  readonly #page: Page | undefined
  readonly #hold: typeof holdCalls
  /** `check` looks at each call before it is answered. `page` is the one whose calls are held, where drivers have a page that stands for it. */
  constructor(check: (call: HeldCall) => void, page?: Page, hold = holdCalls) {
    this.#check = check
    this.#page = page
    this.#hold = hold
  }
  #stop: (() => Promise<void>) | undefined
  /** With `only`, all but the asks of these numbers, from 1, go through. */
  async catch(page: Page, pattern: RegExp, name = '', only?: number[]): Promise<void> {
    const isFirst = this.#catches.size === 0
    this.#catches.set(name, { pattern, only, asked: 0, held: [] })
    if (isFirst) this.#stop = await this.#hold(this.#page ?? page, (call) => this.#take(call))
  }
  #take(call: HeldCall): void {
    const caught = [...this.#catches.values()].findLast(({ pattern }) => pattern.test(call.url.href))
    if (caught) caught.asked += 1
    if (caught && (caught.only?.includes(caught.asked) ?? true)) caught.held.push(call)
    else void call.letThrough().catch(() => {}) // the page may be gone
  }
  /** Until a call is held: whoever is to give up waiting has to wait first. */
  async hasCome(name = ''): Promise<void> {
    await expect.poll(() => this.#catches.get(name)?.held.length, { interval: 20 }).toBeGreaterThan(0)
  }
  async settle(answer: Answer, name = ''): Promise<void> {
    await this.hasCome(name)
    const call = this.#catches.get(name)?.held.shift()
    if (call) this.#check(call)
    // Whoever asked may have given up by then.
    if (answer === 'lost') await call?.lose().catch(() => {})
    else if (answer === 'real') await call?.letThrough().catch(() => {})
    else await call?.answer(answer.status, answer.json)
  }
  /** Nothing is held any more. */
  release(): void {
    for (const { held } of this.#catches.values()) for (const call of held) void call.letThrough().catch(() => {})
    this.#catches.clear()
  }
  /** Nothing is stopped any more. */
  async end(): Promise<void> {
    this.release()
    await this.#stop?.()
  }
  /** So many of them end alike. */
  async settleAll(count: number, answer: Answer, name = ''): Promise<void> {
    for (let left = count; left > 0; left--) await this.settle(answer, name)
  }
}

/** What a test of one route through a chart has at hand. */
export interface Stage {
  page: Page
  held: HeldRequests
  /** Time stands; only this moves it. Milliseconds. */
  pass(milliseconds: number): Promise<void>
}

/**
 * What a person uses for an event: it is there where the chart accepts the event, is led to by a key, and is nowhere else. `butNot`: states that accept it all the same, each with
 * the reason why the control isn’t there. `noControl`: why none stands for the event at all.
 */
export type Offered =
  | ((page: Page) => Locator)
  | { control(page: Page): Locator; butNot: Record<string, string> }
  | { noControl: string }

/** How the happenings of a chart without a form are caused in the real app, and how each of its states is told from the others. */
export interface PartDriver {
  chart: string
  signsIn?: true | 'admin'
  /** The site has its own consent manager. */
  asksConsent?: true
  beginsAnywhere?: true
  /** It leaves something in the page that the next route must not find: a script that runs before the page’s own, another size. */
  ownPage?: true
  /** What is seen is how long it moves: in Chromium for somebody who hasn’t asked for less motion. */
  isMoving?: true
  /** Its happenings leave the page, so that every route begins on a fresh one. */
  leavesPage?: true
  /** Why it is walked in Chromium along every transition, and in jsdom not at all. */
  needsBrowser?: string
  opens(stage: Stage, start: string): Promise<unknown>
  does: Record<string, (stage: Stage, from: string) => Promise<unknown>>
  /** Every event of its chart, by its name or, for all of its cases, by its type. One without a word here is a failure (`offered.ts`). */
  offered: Record<string, Offered>
  /** States that the app goes through at once, so that whoever looks finds the controls of the next. */
  passes?: string[]
  /** Names of happenings that the app can only cause in these states. */
  onlyIn?: Record<string, string[]>
  /** What happens outside of the page or isn’t seen in what is used there, in the words of scripts to follow by hand; it comes before that. `begins` is how one comes to it. */
  outside?: Record<string, string>
  sees: Record<string, (page: Page) => Promise<unknown>>
  /** What a person sees in a state, after “Expect”, for scripts to follow by hand: where what is looked at has no words of its own, or the same as in the state before. */
  inWords?: Record<string, string>
  /**
   * What each actor asks of the server, as in `Driver`; a list where it asks for several things at once, null where it asks for nothing that is held here. `page` has what the
   * page around it asks and the driver holds.
   */
  asks?: Record<string, PartAsks | readonly PartAsks[] | null>
}

/** Whether the app can bring this about in the state of this value. */
export const canCausePart = ({ does, onlyIn }: PartDriver, name: string, from: string): boolean =>
  name in does && (onlyIn?.[name]?.includes(from) ?? true)

/** `inState`: the state in which the actor runs decides what it asks. */
export type PartAsks = Asks | { inState: Record<string, Asks> }

/** What was answered or lost before has reached the page: a call of the test's own has gone there and come back since. */
export const comeBack = (page: Page) =>
  page.evaluate(() => fetch('/static-www/icon.svg', { cache: 'no-store' }).then((answer) => answer.text()))
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Presses what lies behind a layer as the page itself would, since a person cannot. */
export const pressBehind = (page: Page, name: string) => press(page, name).evaluate((button: HTMLElement) => button.click())
export const failing = { status: 500, json: { error: { code: 'internal', message: 'Made by the test', retryable: true } } }
export const missing = { status: 404, json: { error: { code: 'notFound', message: 'Made by the test', retryable: false } } }
export const refused = { status: 400, json: { error: { code: 'badRequest', message: 'Made by the test', retryable: false } } }
