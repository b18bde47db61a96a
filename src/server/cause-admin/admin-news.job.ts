import { sql } from 'kysely'
import { dashboardPlacement } from '#contract/cause-admin/dashboard.ts'
import { limits } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import type { Db } from '../db/open.ts'
import type { Mail } from '../mail/mailer.ts'
import { composeLines } from '../mail/messages.ts'
import { optOutAddresses, wantedOf } from '../mail/opt-outs.ts'
import type { Services } from '../services.ts'

const perBatch = 200
const batches = 25

interface Reader {
  id: number
  email: string
  first_name: string
  /** The newest that they have been told of. */
  admin_news_id: number
}

interface Item {
  id: number
  title: string
  body: string
  path: string
}

/** People who run a cause that is open, want to hear of it, haven't heard for a month, and for whom there is something newer than they were told. */
async function takeReaders(db: Db, at: Date, newest: number): Promise<Reader[]> {
  const before = new Date(at.getTime() - limits.adminNewsEvery)
  const { rows } = await sql<Reader>`SELECT id, email, first_name, admin_news_id FROM app_user
    WHERE disabled_at IS NULL AND (preferences->>'cause_admin')::boolean AND admin_news_id < ${newest}
      AND (admin_news_at IS NULL OR admin_news_at <= ${before})
      AND EXISTS (SELECT FROM cause_admin WHERE cause_admin.user_id = app_user.id
        AND NOT EXISTS (SELECT FROM cause_closing WHERE cause_closing.cause_id = cause_admin.cause_id AND stage = 'closed'))
    ORDER BY id LIMIT ${perBatch} FOR UPDATE SKIP LOCKED`.execute(db)
  return rows
}

async function compose(
  services: Services,
  db: Db,
  reader: { email: string; firstName: string },
  news: readonly Item[],
): Promise<Mail> {
  const { publicUrl, tenant } = services.config
  const words = services.words.own
  const { t } = words
  const stop = await optOutAddresses(services, db, reader.email, 'administrators')
  const values = { firstName: reader.firstName, site: tenants[tenant].name, optOut: stop.page }
  const lines = [
    t('mail:adminNews.hello', values),
    t('mail:adminNews.intro'),
    ...news.map(({ title, body, path }) => t('mail:adminNews.item', { title, body, address: `${publicUrl}${path}` })),
    t('mail:adminNews.why', values),
  ]
  return { ...composeLines(words, reader.email, t('mail:adminNews.subject', values), lines), unsubscribe: stop.onePress }
}

/** H-005 `cause_admin`: what has come to the dashboard since the last such mail, each of it once. */
export async function mailAdminNews(services: Services): Promise<void> {
  const { db, clock, mail } = services
  const at = new Date(clock.now())
  const items: Item[] = await db
    .selectFrom('marketing_message')
    .select(['id', 'title', 'body', 'path'])
    .where('placement', '=', dashboardPlacement)
    .orderBy('position')
    .orderBy('id')
    .limit(limits.marketingMessages)
    .execute()
  const newest = Math.max(0, ...items.map(({ id }) => id))
  for (let batch = 0; batch < batches; batch++) {
    const taken = await db.transaction().execute(async (transaction) => {
      const readers = await takeReaders(transaction, at, newest)
      if (readers.length === 0) return 0
      await transaction
        .updateTable('app_user')
        .set({ admin_news_at: at, admin_news_id: newest })
        .where(
          'id',
          'in',
          readers.map(({ id }) => id),
        )
        .execute()
      const addresses = readers.map(({ email }) => email.toLowerCase())
      const wanted = new Set(await wantedOf(transaction, addresses))
      for (const { email, first_name: firstName, admin_news_id: told } of readers) {
        if (!wanted.has(email.toLowerCase())) continue
        const news = items.filter(({ id }) => id > told)
        await mail.queue(transaction, await compose(services, transaction, { email, firstName }, news), at.getTime())
      }
      return readers.length
    })
    if (taken < perBatch) return
  }
}
