import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { DAY, HOUR } from '#contract/limits.ts'
import words from '#locales/en-GB/registration.json' with { type: 'json' }
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import type { Services } from '../services.ts'
import { drawCard } from './card.ts'
import { toCauseCard } from './cause-rows.ts'

/** How many cards are kept in memory: about 20 kB each. */
const most = 500
/** New cards that one network may have drawn in an hour; those that are kept count for nothing. */
const drawnPerHour = 200

/** `/causes/{slug}/card.png`: drawn one at a time, and kept for a day while nothing of it changes. */
export function serveCauseCards(app: FastifyInstance, { db, clock, config, imageFolder }: Services): void {
  const kept = new Map<string, { until: number; png: Promise<Buffer> }>()
  let last: Promise<unknown> = Promise.resolve()

  function draw(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const png = last.then(make, make)
    last = png
    kept.set(key, { until: clock.now() + DAY, png })
    png.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return png
  }

  app.get<{ Params: { slug: string } }>('/causes/:slug/card.png', async (request, reply) => {
    const row = await db.selectFrom('cause').selectAll().where('slug', '=', request.params.slug).executeTakeFirst()
    if (!row) throw new HttpError('notFound')
    const { name, kind, standing, logoHttps, place } = toCauseCard(row)
    const sort = standing === 'confirmed' || kind !== 'charity' ? words.kind[kind] : words.standing.beingChecked
    const label = [sort, row.show_location_in_search ? place : ''].filter(Boolean).join(', ')
    const key = JSON.stringify([row.id, name, label, logoHttps])
    const before = kept.get(key)
    let png = before && clock.now() < before.until ? before.png : null
    if (!png) {
      await rateLimit(db, clock.now(), [{ key: `cause-card:${networkOf(request.ip)}`, max: drawnPerHour, window: HOUR }])
      const file = /^\/user-images\/([0-9a-f]{32}\.png)$/.exec(logoHttps ?? '')?.[1]
      png = draw(key, async () => {
        const logo = file ? await readFile(join(imageFolder, file)).catch(() => null) : null
        return drawCard({ tenant: config.tenant, name, label, logo })
      })
    }
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=3600')
      .send(await png)
  })
}
