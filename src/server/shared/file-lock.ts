import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** SQLite's own number for what another process holds. */
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5

/**
 * Takes a lock for this process, and answers how to release it; null where another process holds it. The lock is an open SQLite transaction on `file`, which the
 * kernel frees when the process dies, however it dies; a file with a process's number would lie after a restart in a container.
 */
export function lockFile(file: string, { patience = 0 } = {}): (() => void) | null {
  const lock = new DatabaseSync(file)
  try {
    lock.exec(`PRAGMA busy_timeout = ${patience}`)
    lock.exec('BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch (error) {
    lock.close()
    if (isBusy(error)) return null
    throw error
  }
}

/** The same, once no other process holds it. */
export async function lockFileWhenFree(file: string, onWaiting: () => void): Promise<() => void> {
  let release = lockFile(file)
  if (!release) onWaiting()
  while (!release) {
    await wait(100)
    release = lockFile(file)
  }
  return release
}
