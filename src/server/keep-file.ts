import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file whole or not at all: on a full disk neither half a file is left, nor is the one harmed that had the name before. It is on the disk when
 * this resolves, so that no power cut takes what has been acknowledged.
 */
export async function keepFile(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    await writeFile(part, bytes, { flush: true })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
