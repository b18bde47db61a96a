import { createHash } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { sidePixels } from '#server/images/images.ts'
import { keepFile } from '#server/keep-file.ts'
import type { Db } from '../open.ts'

/** The causes of the demo that have a logo, by their numbers, which say what they are; the fourth, which can be tried too, is to add its own. */
const logos: Readonly<Record<number, string>> = {
  1: 'hospice',
  2: 'food-bank',
  3: 'air-ambulance',
  7: 'wildlife',
  8: 'lifeboat',
  14: 'primary-school',
  21: 'cricket',
  31: 'scouts',
  33: 'brass-band',
}

/** As an uploaded logo's: the same on every machine, so that a copy of the database finds it in any folder. */
const fileOf = (name: string) => `${createHash('md5').update(`demo logo ${name}`).digest('hex')}.png`

/** Says which logo each cause has; `keepLogos` makes the pictures. */
export async function seedLogos(db: Db): Promise<void> {
  for (const [id, name] of Object.entries(logos))
    await sql`UPDATE cause SET logo = ${`/user-images/${fileOf(name)}`} WHERE id = ${Number(id)}`.execute(db)
}

/** Makes the pictures that the folder of kept images doesn't have yet, as large as uploaded ones. */
export async function keepLogos(folder: string): Promise<void> {
  for (const name of Object.values(logos)) {
    const path = join(folder, fileOf(name))
    const isKept = await access(path).then(
      () => true,
      () => false,
    )
    if (isKept) continue
    const drawing = await readFile(new URL(`logos/${name}.svg`, import.meta.url))
    await keepFile(path, await sharp(drawing, { density: 288 }).resize(sidePixels, sidePixels).png().toBuffer())
  }
}
