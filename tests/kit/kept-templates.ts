import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, openAsBlob, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { lockFileWhenFree } from '#server/shared/file-lock.ts'
import { importedBy } from './imports.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, '.test/kept-templates')

/** What demo data are made by: the code that makes them, the words that it writes, and the packages. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const words = readdirSync(join(root, 'locales'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join('locales', name))
  for (const file of [...importedBy('tests/kit/templates.ts'), ...words, 'package-lock.json'].sort())
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Demo data that an earlier run has kept, or those that `make` makes, which are then kept for later ones, until what they are made by changes or `age` does. */
export async function keptTemplate(name: string, age: string, make: () => Promise<Blob>): Promise<Blob> {
  mkdirSync(folder, { recursive: true })
  const file = `${name}-${fingerprint()}${age}.tar`
  const path = join(folder, file)
  if (existsSync(path)) return openAsBlob(path)
  const release = await lockFileWhenFree(join(folder, `${name}.sqlite`), () => {})
  try {
    if (!existsSync(path)) {
      const made = await make()
      for (const old of readdirSync(folder)) if (old.startsWith(`${name}-`)) rmSync(join(folder, old))
      // Under its name it's whole.
      await writeFile(`${path}.part`, made.stream())
      renameSync(`${path}.part`, path)
    }
    return openAsBlob(path)
  } finally {
    release()
  }
}
