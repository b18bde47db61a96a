import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lockFile } from '../shared/file-lock.ts'

export class DataFolderInUse extends Error {}

/** Takes the data folder for this process, and answers how to release it. Throws DataFolderInUse with the holder's pid. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const holder = new DatabaseSync(join(folder, 'holder.sqlite'))
  try {
    holder.exec('PRAGMA busy_timeout = 500; CREATE TABLE IF NOT EXISTS holder (pid INTEGER)')
    const release = lockFile(join(folder, 'lock.sqlite'), { patience: 500 })
    if (release) {
      holder.exec(`DELETE FROM holder; INSERT INTO holder VALUES (${process.pid})`)
      return release
    }
    const pid = holder.prepare('SELECT pid FROM holder').get()?.pid ?? 'unknown'
    throw new DataFolderInUse(
      `The data folder ${folder} is in use by process ${pid}. Stop that process (kill ${pid}), or start this one with another DATA_DIR.`,
    )
  } finally {
    holder.close()
  }
}
