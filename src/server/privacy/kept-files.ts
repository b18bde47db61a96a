import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Services } from '../services.ts'
import type { PersonalTable } from './register/entry.ts'

type Files = NonNullable<PersonalTable['files']>

/** Where a kept file lies; null for what is no file of ours. */
export function placeOf({ config, imageFolder }: Services, { folder }: Files, path: string | null): string | null {
  const name = basename(path ?? '')
  if (!/^[0-9a-f]{32}\.(png|zip)$/.test(name)) return null
  return join(folder === 'images' ? imageFolder : join(config.dataDir, 'archives'), name)
}

/** Removes kept files; one that is gone already is gone. */
export async function dropFiles(services: Services, files: Files, paths: readonly (string | null)[]): Promise<void> {
  for (const path of paths) {
    const place = placeOf(services, files, path)
    if (place) await rm(place, { force: true })
  }
}

/** The bytes of a kept file; null where there is none any more. */
export async function readKept(services: Services, files: Files, path: string | null): Promise<Uint8Array | null> {
  const place = placeOf(services, files, path)
  return place ? readFile(place).catch(() => null) : null
}
