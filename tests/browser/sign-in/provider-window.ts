import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { button } from '../driver.ts'

/**
 * A provider's window that only the test opens, answers and closes; the real ones, of a provider in a process of its own, are walked in
 * provider-login.test.ts.
 */
export async function holdWindows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held = { address: '', closed: false, isBlocked: false, close: () => {} }
    window.open = (address) => {
      if (held.isBlocked) return null
      Object.assign(held, { address: String(address), closed: false })
      return held as unknown as Window // all that the page looks at
    }
    Object.assign(window, { heldWindow: held })
  })
}

/** The window brings an answer of the provider back. */
export const bringBack = (page: Page) =>
  page.evaluate(() => {
    const { address } = (window as unknown as { heldWindow: { address: string } }).heldWindow // as put there above
    const state = new URL(address, location.href).searchParams.get('state')
    const channel = new BroadcastChannel('dialog-return')
    channel.postMessage({ state, code: 'code-1' })
    channel.close()
  })
export const closeWindow = (page: Page) =>
  page.evaluate(() => {
    ;(window as unknown as { heldWindow: { closed: boolean } }).heldWindow.closed = true // as put there above
  })

type Late = { status: number; json: object }
/** What is asked of the server by an answer that came late, until a test says what it answers. */
const late = new WeakMap<Page, (answer: Late) => Promise<void>>()
/** A window that looked closed brings an answer after all. */
export const bringLate = (pattern: string) => async (page: Page) => {
  await page.route(pattern, (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    late.set(page, (answer) => route.fulfill(answer))
  })
  await bringBack(page)
  await expect.poll(() => late.has(page), { interval: 20 }).toBe(true)
}
/** What the server says to what the window brings back, or has brought late. */
export const answeredWith = (pattern: string, status: number, json: object) => async (page: Page) => {
  const answer = late.get(page)
  late.delete(page)
  if (answer) return answer({ status, json })
  await page.route(pattern, (route) => (route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json })))
  await bringBack(page)
}

/** The browser lets no window open, which shows at the next press. */
export async function blockWindow(page: Page): Promise<void> {
  const block = (isBlocked: boolean) =>
    page.evaluate((is) => {
      ;(window as unknown as { heldWindow: { isBlocked: boolean } }).heldWindow.isBlocked = is // as put there above
    }, isBlocked)
  const isApple = (await page.getByText('Continue in the Apple window.').count()) > 0
  await block(true)
  await button('Stop waiting')(page).click()
  await button(`Continue with ${isApple ? 'Apple' : 'Facebook'}`)(page).click()
  await block(false)
}
