import { sql } from 'kysely'
import { DAY, limits } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import { wantedOf } from '#server/mail/opt-outs.ts'
import type { Services } from '#server/services.ts'
import { offersFor, shopsOfTheWeek } from '#server/shared/shopping/retailer-rows.ts'
import { composeShopNews } from './shop-news.ts'

const perBatch = 200
const batches = 25

interface Reader {
  id: number
  email: string
  first_name: string
  preferences: Record<string, boolean>
}

/** People who want to hear of shops and haven't been looked at this week, who are looked at now. */
async function takeReaders(db: Db, at: Date): Promise<Reader[]> {
  const before = new Date(at.getTime() - limits.shopNewsEvery)
  const { rows } = await sql<Reader>`UPDATE app_user SET shops_mailed_at = ${at} WHERE id IN (
      SELECT id FROM app_user
      WHERE disabled_at IS NULL AND ((preferences->>'retailer_offer')::boolean OR (preferences->>'featured_retailer')::boolean)
        AND (shops_mailed_at IS NULL OR shops_mailed_at <= ${before})
      ORDER BY shops_mailed_at NULLS FIRST LIMIT ${perBatch} FOR UPDATE SKIP LOCKED)
    RETURNING id, email, first_name, preferences`.execute(db)
  return rows
}

/** H-005: offers of shops and the shops of the week, at most once a week, to who wants them; who would hear of nothing gets no mail. */
export async function mailShopNews(services: Services): Promise<void> {
  const { db, clock, mail } = services
  const now = clock.now()
  const featured = await shopsOfTheWeek(db, now, limits.shopsInMail, new Date(now - 7 * DAY))
  for (let batch = 0; batch < batches; batch++) {
    const taken = await db.transaction().execute(async (transaction) => {
      const readers = await takeReaders(transaction, new Date(now))
      const wanted = new Set(
        await wantedOf(
          transaction,
          readers.map(({ email }) => email.toLowerCase()),
        ),
      )
      for (const { id, email, first_name: firstName, preferences } of readers) {
        if (!wanted.has(email.toLowerCase())) continue
        const offers = preferences.retailer_offer ? await offersFor(transaction, now, limits.shopsInMail, id) : []
        const shown = new Set(offers.map((shop) => shop.id))
        const others = preferences.featured_retailer ? featured.filter((shop) => !shown.has(shop.id)) : []
        if (offers.length + others.length === 0) continue
        const news = await composeShopNews(services, transaction, { email, firstName, offers, featured: others })
        await mail.queue(transaction, news, now)
      }
      return readers.length
    })
    if (taken < perBatch) return
  }
}
