import { createReadStream } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import sharp, { type ResizeOptions } from 'sharp'
import { HOUR } from '#contract/limits.ts'
import { squareSides, widths } from '#contract/picture-sizes.ts'
import { createLimiter } from '../gate/concurrency-limiter.ts'
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import type { Services } from '../services.ts'
import { asImage, keptFile } from './images.ts'

/** Bytes of pictures that are kept in memory: on no disk, so that one which is taken away is gone in every size. */
const keptBytes = 32_000_000
/** 3 to 60 ms each: one core is left to everybody else, and two of libuv's four threads to files and passwords. */
const resizeLimits = { atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)), waiting: 30, patience: 1000 }
/** Those that one network may have made in an hour; those that are kept count for nothing. */
const madePerHour = 1000
/** Photographs and logos can't be told from what they are made of. */
const quality = 78

const shapes = new Map<string, ResizeOptions>([
  ...Object.entries(squareSides).map(([name, side]) => [`${name}.webp`, { width: side, height: side }] as const),
  ...widths.map((width) => [`${width}.webp`, { width, withoutEnlargement: true }] as const),
])

/** `/user-images/{name}/{size}.webp`: a kept picture no larger than it is shown. Where it can't be made now it is sent as it is, and the browser doesn't keep it. */
export function serveSizedImages(app: FastifyInstance, { db, clock, imageFolder }: Services): void {
  const made = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: ({ byteLength }) => byteLength })
  const making = new Map<string, Promise<Buffer>>()
  const resizes = createLimiter(resizeLimits)

  /** Throws `unavailable` where too many wait, and `tooMany` to a network that has had too many made. */
  async function make(key: string, path: string, shape: ResizeOptions, ip: string): Promise<Buffer> {
    const release = await resizes.acquire()
    try {
      await rateLimit(db, clock.now(), [{ key: `sized-image:${networkOf(ip)}`, max: madePerHour, window: HOUR }])
      const picture = await sharp(path).resize(shape).webp({ quality }).toBuffer()
      made.set(key, picture)
      return picture
    } finally {
      release()
    }
  }

  /** Whoever wants one that is being made waits for it. */
  async function sizedPicture(key: string, path: string, shape: ResizeOptions, ip: string): Promise<Buffer> {
    const known = made.get(key) ?? making.get(key)
    if (known) return known
    const picture = make(key, path, shape, ip).finally(() => making.delete(key))
    making.set(key, picture)
    return picture
  }

  // As files are: those who want pictures take no place from those who ask the API.
  app.get<{ Params: { name: string; file: string } }>(
    '/user-images/:name/:file',
    { config: { lane: 'free' } },
    async (request, reply) => {
      const { name, file } = request.params
      const shape = shapes.get(file)
      const kept = shape ? await keptFile(imageFolder, name) : null
      if (!shape || !kept) throw new HttpError('notFound')
      const picture = await sizedPicture(`${name}/${file}`, kept.path, shape, request.ip).catch(() => null)
      if (picture) return asImage(reply, 'image/webp').send(picture)
      // It may have been taken away meanwhile.
      if (!(await keptFile(imageFolder, name))) throw new HttpError('notFound')
      return asImage(reply, kept.type).header('cache-control', 'no-store').send(createReadStream(kept.path))
    },
  )
}
