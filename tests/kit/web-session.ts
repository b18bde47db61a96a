import { backEndFor } from '#contract/bases.ts'
import { createApi, type Transport } from '#web/api/client.ts'
import type { Browser } from '#web/platform/browser.ts'
import type { CookieName, KeptCookies } from '#web/platform/cookies.ts'
import type { KeptValues, StorageKey } from '#web/platform/storage.ts'
import { createSession } from '#web/site/session/session.ts'
import { createVault } from '#web/site/session/vault.ts'

/** A token as the client reads it: three parts, a payload with times in seconds. No server accepts it. */
export function paperToken(payload: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part(payload)}.signature`
}

/** Seconds. */
export const now = 1_800_000_000
export const freshToken = (name: string) => paperToken({ name, iat: now - 10, exp: now + 100_000, sub: '1', scope: 'full' })
export const deadToken = (name: string) => paperToken({ name, iat: now - 100_000, exp: now - 10, sub: '1', scope: 'full' })

/** What the browser keeps, in memory and shared by every session of a test, as tabs share it. */
export function createDevice() {
  const values = new Map<StorageKey, string>()
  const jar = new Map<CookieName, string>()
  const storage: KeptValues = {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
  const cookies: KeptCookies = {
    read: (name) => jar.get(name) ?? null,
    write: (name, value) => void jar.set(name, value),
    remove: (name) => void jar.delete(name),
  }
  return { storage, cookies, values, jar }
}
export type Device = ReturnType<typeof createDevice>

/** The site's own session over a transport of the test. */
export function openWebSession(device: Device, transport: Transport, changes: Partial<Browser> = {}) {
  let count = 0
  let held: Promise<unknown> = Promise.resolve()
  const browser: Browser = {
    now: () => now * 1000,
    newId: () => `id-${++count}`,
    withWebLock: (_name, work) => {
      const mine = held.then(work, work)
      held = mine.catch(() => {})
      return mine
    },
    onKeptElsewhere: () => () => {},
    onNetworkReturned: () => () => {},
    onHidden: () => () => {},
    onActed: () => () => {},
    beacon: () => {},
    print: () => {},
    ...changes,
  }
  const vault = createVault(device.storage, device.cookies, browser.now)
  const opened = createSession({
    vault,
    browser,
    fingerprint: null,
    loadAnalytics: async () => {},
    thresholds: { access: 60, refresh: 180 },
    makeApi: (credentials) => createApi({ transport, backEnd: backEndFor('localhost', [], 'dev'), credentials }),
  })
  return { ...opened, vault }
}

export const answer = (details: unknown, status = 200) => ({ status, headers: new Headers(), body: { body: { details } } })
export const refusal = (code: string, status: number) => ({
  status,
  headers: new Headers(),
  body: { error: { code, message: code } },
})
