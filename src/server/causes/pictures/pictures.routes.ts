import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type KitFile, kitFiles } from '#contract/causes/kit.ts'
import { DAY, HOUR } from '#contract/limits.ts'
import { type Channel, withChannel } from '#contract/rewards/channels.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { networkOf } from '#server/gate/network-of.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import { keptName } from '#server/images/images.ts'
import type { Services } from '#server/services.ts'
import { toCauseCard } from '#server/shared/causes/cause-rows.ts'
import { drawCard } from './card.ts'
import type { Subject } from './draw.ts'
import { drawKit } from './kit.ts'

/** How many pictures are kept in memory: 20 to 300 kB each. */
const most = 300
/** New pictures that one network may have drawn in an hour; those that are kept count for nothing. */
const drawnPerHour = 200

/** What a code leads to says what it stood on. A button has no code: whoever copies it has the address beside it. */
const channelOfFile: Partial<Record<KitFile, Channel>> = {
  'poster-a4.pdf': 'poster',
  'poster-a5.pdf': 'poster',
  'flyer.pdf': 'flyer',
  'business-card.pdf': 'card',
  'square.png': 'square',
  'square-small.webp': 'square',
}

const types: Record<string, string> = { '.pdf': 'application/pdf', '.webp': 'image/webp' }

const isKitFile = (file: string): file is KitFile => kitFiles.some((one) => one === file)

/** `/causes/{slug}/card.png` and `/causes/{slug}/kit/{file}`: drawn one at a time, and kept for a day while nothing of them changes. */
export function serveCausePictures(app: FastifyInstance, { db, clock, config, imageFolder, words: { own } }: Services): void {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: most, ttl: DAY, ttlResolution: 0, perf: clock })
  let last: Promise<unknown> = Promise.resolve()

  function draw(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const picture = last.then(make, make)
    last = picture
    kept.set(key, picture)
    picture.catch(() => kept.delete(key))
    return picture
  }

  /** Throws `notFound`, and `tooManyRequests` to a network that has had too many drawn. */
  async function pictureOf(slug: string, ip: string, what: string, make: (subject: Subject) => Promise<Buffer>): Promise<Buffer> {
    const row = await db.selectFrom('cause').selectAll().where('slug', '=', slug).executeTakeFirst()
    if (!row) throw new HttpError('notFound')
    const { name, kind, standing, logoHttps, place } = toCauseCard(row)
    const sort =
      standing === 'confirmed' || kind !== 'charity'
        ? own.t(`registration:kind.${kind}`)
        : own.t('registration:standing.beingChecked')
    const label = [sort, row.show_location_in_search ? place : ''].filter(Boolean).join(', ')
    const key = JSON.stringify([what, row.id, slug, name, label, logoHttps, row.cover])
    const before = kept.get(key)
    if (before) return before
    await rateLimit(db, clock.now(), [{ key: `cause-picture:${networkOf(ip)}`, max: drawnPerHour, window: HOUR }])
    const read = async (path: string | null) => {
      const file = keptName(path)
      return file ? readFile(join(imageFolder, file)).catch(() => null) : null
    }
    return draw(key, async () =>
      make({ words: own, tenant: config.tenant, name, label, logo: await read(logoHttps), cover: await read(row.cover) }),
    )
  }

  app.get<{ Params: { slug: string } }>('/causes/:slug/card.png', async (request, reply) => {
    const picture = await pictureOf(request.params.slug, request.ip, 'card', drawCard)
    return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(picture)
  })

  app.get<{ Params: { slug: string; file: string } }>('/causes/:slug/kit/:file', async (request, reply) => {
    const { slug, file } = request.params
    if (!isKitFile(file)) throw new HttpError('notFound')
    const shown = `${new URL(config.publicUrl).origin}/causes/${slug}`
    const channel = channelOfFile[file]
    const address = channel ? withChannel(shown, channel) : shown
    const picture = await pictureOf(slug, request.ip, file, (subject) => drawKit(file, { ...subject, address, shown }))
    return reply
      .type(types[extname(file)] ?? 'image/png')
      .header('cache-control', 'public, max-age=3600')
      .send(picture)
  })
}
