/** What the rest of the site needs of the browser, and nothing reads the globals behind it. */
export interface Browser {
  now(): number
  newId(): string
  /** Runs `work` while no other tab of this site runs it; without Web Locks, at once. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Calls back when another tab changes a kept value. */
  onKeptElsewhere(listener: (key: string | null) => void): () => void
}

export const browser: Browser = {
  now: () => Date.now(),
  newId: () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  exclusively: async (name, work) => (navigator.locks ? await navigator.locks.request(name, work) : work()),
  onKeptElsewhere(listener) {
    const heard = (event: StorageEvent) => listener(event.key)
    addEventListener('storage', heard)
    return () => removeEventListener('storage', heard)
  },
}
