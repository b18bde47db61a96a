import type { FastifyInstance } from 'fastify'
import { markOf } from '#contract/shopping/shop-mark.ts'
import { shownInMails } from '../gate/headers.ts'
import { HttpError } from '../gate/http-error.ts'
import type { Services } from '../services.ts'
import { drawShopMark } from './shop-mark.ts'

/** `/retailer/{slug}/mark.png`: there are as many of them as drawings, grounds and shades, so that each is drawn once. */
export function serveShopMarks(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  const drawn = new Map<string, Promise<Buffer>>()
  app.get<{ Params: { slug: string } }>('/retailer/:slug/mark.png', async (request, reply) => {
    const { slug } = request.params
    const shop = await db.selectFrom('retailer').select(['name', 'category']).where('slug', '=', slug).executeTakeFirst()
    if (!shop) throw new HttpError('notFound')
    const key = Object.values(markOf(shop.name, shop.category)).join()
    const before = drawn.get(key)
    const picture = before ?? drawShopMark(shop.name, shop.category)
    if (!before) {
      drawn.set(key, picture)
      picture.catch(() => drawn.delete(key))
    }
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .header(...shownInMails)
      .send(await picture)
  })
}
