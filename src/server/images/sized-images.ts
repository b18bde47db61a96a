import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import sharp, { type ResizeOptions } from 'sharp'
import { squares, widths } from '#contract/picture-sizes.ts'
import { HttpError } from '../gate/http-error.ts'
import { asImage, keptFile } from './images.ts'

/** Bytes of pictures that are kept in memory: on no disk, so that one which is taken away is gone in every size. */
const keptBytes = 32_000_000
/** More would take the processors from all else. */
const atOnce = 8
/** Photographs can't be told from the JPEGs that they are made of. */
const quality = 78

const shapes = new Map<string, ResizeOptions>([
  ...Object.entries(squares).map(([name, side]) => [`${name}.webp`, { width: side, height: side }] as const),
  ...widths.map((width) => [`${width}.webp`, { width, withoutEnlargement: true }] as const),
])

/** `/user-images/{name}/{size}.webp`: a kept picture no larger than it is shown. While too many are being made it is sent as it is, and kept by nobody. */
export function serveSizedImages(app: FastifyInstance, folder: string): void {
  let making = 0
  const made = new LRUCache<string, Buffer, ResizeOptions>({
    maxSize: keptBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
    async fetchMethod(key, _, { context }) {
      making += 1
      const file = sharp(join(folder, key.slice(0, key.indexOf('/'))))
      return file
        .resize(context)
        .webp({ quality })
        .toBuffer()
        .finally(() => {
          making -= 1
        })
    },
  })

  app.get<{ Params: { name: string; file: string } }>('/user-images/:name/:file', async (request, reply) => {
    const { name, file } = request.params
    const shape = shapes.get(file)
    const kept = await keptFile(folder, name)
    if (!shape || !kept) throw new HttpError('notFound')
    const key = `${basename(kept.path)}/${file}`
    if (!made.has(key) && making >= atOnce)
      return asImage(reply, kept.type).header('cache-control', 'no-store').send(createReadStream(kept.path))
    return asImage(reply, 'image/webp').send(await made.forceFetch(key, { context: shape }))
  })
}
