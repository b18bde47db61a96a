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

/** Those that have a photograph of their own at the head of their page, by what they are called; whose they are is said in `covers/README.md`. */
const covers: readonly [address: string, name: string][] = [
  ['abbotsmere-hospice', 'hospice'],
  ['ardleigh-cross-st-peters-animal-rescue', 'animal-rescue'],
  ['inverlyn-bridge-high-school-parents', 'high-school'],
]

/** Those that stand with an update; whose they are is said in `photographs/README.md`. */
const photographs = ['river-path'] as const
export type Photograph = (typeof photographs)[number]

/** As an uploaded picture's: the same on every machine, so that a copy of the database finds it in any folder. */
const hashed = (text: string) => createHash('md5').update(text).digest('hex')
const logoFile = (name: string) => `${hashed(`demo logo ${name}`)}.png`
const coverFile = (name: string) => `${hashed(`demo cover ${name}`)}.jpg`
const photographFile = (name: Photograph) => `${hashed(`demo photograph ${name}`)}.jpg`
export const photographPath = (name: Photograph) => `/user-images/${photographFile(name)}`

/** Says which pictures each cause has; `keepPictures` makes them. */
export async function seedPictures(db: Db): Promise<void> {
  for (const [id, name] of Object.entries(logos))
    await sql`UPDATE cause SET logo = ${`/user-images/${logoFile(name)}`} WHERE id = ${Number(id)}`.execute(db)
  for (const [address, name] of covers)
    await sql`UPDATE cause SET cover = ${`/user-images/${coverFile(name)}`} WHERE slug = ${address}`.execute(db)
}

async function keepMissing(path: string, make: () => Promise<Buffer>) {
  const isKept = await access(path).then(
    () => true,
    () => false,
  )
  if (!isKept) await keepFile(path, await make())
}

const read = (file: string) => readFile(new URL(file, import.meta.url))

/** Makes the pictures that the folder of kept images doesn't have yet, as large as uploaded ones. */
export async function keepPictures(folder: string): Promise<void> {
  for (const name of Object.values(logos))
    await keepMissing(join(folder, logoFile(name)), async () =>
      sharp(await read(`logos/${name}.svg`), { density: 288 })
        .resize(sidePixels, sidePixels)
        .png()
        .toBuffer(),
    )
  for (const [, name] of covers) await keepMissing(join(folder, coverFile(name)), () => read(`covers/${name}.jpg`))
  for (const name of photographs) await keepMissing(join(folder, photographFile(name)), () => read(`photographs/${name}.jpg`))
}
