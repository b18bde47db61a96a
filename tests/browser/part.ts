import type { Route as Held, Page } from '@playwright/test'
import { expect } from 'vitest'
import type { MachineName } from '../../machines/all-machines.ts'

/** `real` lets the server answer. */
export type Answer = { status: number; json: unknown } | 'lost' | 'real'

/** Holds the requests that match until the route says how they end. */
export class HeldRequests {
  readonly #held = new Map<string, Held[]>()
  /** With `only`, all but the asks of these numbers, from 1, go through. */
  async catch(page: Page, pattern: RegExp, name = '', only?: number[]): Promise<void> {
    const held: Held[] = []
    this.#held.set(name, held)
    let asked = 0
    await page.route(pattern, (route) => {
      asked += 1
      if (only && !only.includes(asked)) return void route.continue()
      held.push(route)
    })
  }
  async settle(answer: Answer, name = ''): Promise<void> {
    await expect.poll(() => this.#held.get(name)?.length, { timeout: 5000, interval: 20 }).toBeGreaterThan(0)
    const route = this.#held.get(name)?.shift()
    if (answer === 'lost') await route?.abort('connectionreset')
    else if (answer === 'real') await route?.continue()
    else await route?.fulfill(answer)
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

/** How the happenings of a chart without a form are caused in the real app, and how each of its states is told from the others. */
export interface PartDriver {
  chart: MachineName
  signsIn?: true | 'admin'
  /** The site has its own consent manager. */
  asksConsent?: true
  beginsAnywhere?: true
  /** Its happenings leave the page, so that every route begins on a fresh one. */
  leavesPage?: true
  opens(stage: Stage, start: string): Promise<unknown>
  does: Record<string, (stage: Stage, from: string) => Promise<unknown>>
  /** Names of happenings that the app can only cause in these states. */
  onlyIn?: Record<string, string[]>
  sees: Record<string, (page: Page) => Promise<unknown>>
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Presses what lies behind a layer as the page itself would, since a person cannot. */
export const pressBehind = (page: Page, name: string) => press(page, name).evaluate((button: HTMLElement) => button.click())
export const failing = { status: 500, json: { error: { code: 'internal', message: 'Made by the test', retryable: true } } }
export const missing = { status: 404, json: { error: { code: 'notFound', message: 'Made by the test', retryable: false } } }
export const refused = { status: 400, json: { error: { code: 'badRequest', message: 'Made by the test', retryable: false } } }
