import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** The site's mark in the sizes that browsers and stores ask for; drawn anew, so that there is one mark. */
export async function drawIcons(root: string, folder: string): Promise<void> {
  const mark = readFileSync(join(root, 'public/static-www/icon.svg'))
  mkdirSync(folder, { recursive: true })
  await Promise.all(
    [16, 32, 48, 128].map((size) =>
      sharp(mark, { density: 600 })
        .resize(size, size)
        .png()
        .toFile(join(folder, `icon-${size}.png`)),
    ),
  )
}
