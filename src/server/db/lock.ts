import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class DataFolderInUse extends Error {}

/** SQLite's own number for what another process holds. */
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5

/**
 * Takes the data folder for this process. The lock is an open SQLite transaction, which the kernel frees when the process dies, however it dies;
 * a pid file would lie after a restart in a container. Throws DataFolderInUse with the holder's pid.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const holder = new DatabaseSync(join(folder, 'holder.sqlite'))
  holder.exec('PRAGMA busy_timeout = 500; CREATE TABLE IF NOT EXISTS holder (pid INTEGER)')
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'))
  lock.exec('PRAGMA busy_timeout = 500')
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) {
      holder.close()
      throw error
    }
    const pid = holder.prepare('SELECT pid FROM holder').get()?.pid ?? 'unknown'
    holder.close()
    throw new DataFolderInUse(
      `The data folder ${folder} is in use by process ${pid}. Stop that process (kill ${pid}), or start this one with another DATA_DIR.`,
    )
  }
  holder.exec(`DELETE FROM holder; INSERT INTO holder VALUES (${process.pid})`)
  holder.close()
  return () => lock.close()
}
