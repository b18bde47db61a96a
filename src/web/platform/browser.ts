/** What the rest of the site needs of the browser, and nothing reads the globals behind it. */
export interface Browser {
  now(): number
  newId(): string
  /** Runs `work` while no other tab of this site runs it. A holder that is frozen or gone is waited for only a while (the server forgives a second refresh). `isDone` says that another tab has done the work. */
  withWebLock<T>(name: string, work: () => Promise<T>, isDone: () => boolean, mayBeLate: () => boolean): Promise<T>
  /** Calls back when another tab changes a kept value. */
  onKeptElsewhere(listener: (key: string | null) => void): () => void
  onNetworkReturned(listener: () => void): () => void
  /** Calls back when the page goes out of sight, perhaps for good. */
  onHidden(listener: () => void): () => void
  /** Calls back after a click or a submit. */
  onActed(listener: () => void): () => void
  /** Posts JSON that outlives the page; nobody hears whether it arrived. */
  beacon(url: string, body: unknown): void
  /** Opens the browser's own window for printing the page. */
  print(): void
}

export const browser: Browser = {
  now: () => Date.now(),
  newId: () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  // Loaded with the session, which alone asks for it.
  withWebLock: async (...asked) => (await import('./web-lock.ts')).withWebLock(...asked),
  onKeptElsewhere(listener) {
    const heard = (event: StorageEvent) => listener(event.key)
    addEventListener('storage', heard)
    return () => removeEventListener('storage', heard)
  },
  onNetworkReturned(listener) {
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  },
  onHidden(listener) {
    const look = () => document.visibilityState === 'hidden' && listener()
    addEventListener('visibilitychange', look)
    addEventListener('pagehide', listener)
    return () => {
      removeEventListener('visibilitychange', look)
      removeEventListener('pagehide', listener)
    }
  },
  onActed(listener) {
    addEventListener('click', listener)
    addEventListener('submit', listener)
    return () => {
      removeEventListener('click', listener)
      removeEventListener('submit', listener)
    }
  },
  beacon: (url, body) => void navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'application/json' })),
  print: () => window.print(),
}
