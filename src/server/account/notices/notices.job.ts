import { sql } from 'kysely'
import type { NoticeDetail, NoticeKind } from '#contract/account/notice.ts'
import { DAY, limits } from '#contract/limits.ts'
import { dayInLondon } from '#contract/london.ts'
import type { Db } from '#server/db/open.ts'
import { optOutAddresses } from '#server/mail/opt-outs.ts'
import type { Services } from '#server/services.ts'
import { composeNotice } from '#server/shared/account/notice-mail.ts'
import { causeOf, notify } from '#server/shared/notices.ts'
import { queuePush } from '../push/push.job.ts'
import { supporterMessageFor } from './notices.handlers.ts'
import { isReportedOrClaimedSql } from './waiting-notices.ts'

const perRun = 200

interface DueVisit {
  id: string
  user_id: number
  retailer_id: number
  created_at: Date
  risks: NoticeDetail['risks']
}

/** The shop that a notice names: by its id, or in older ones by its name alone. */
async function slugOf(db: Db, { shop, shopId }: NoticeDetail): Promise<string | undefined> {
  if (shop === undefined) return undefined
  const shops = db.selectFrom('retailer').select('slug').orderBy('id')
  const named = shopId === undefined ? shops.where('name', '=', shop) : shops.where('id', '=', shopId)
  return (await named.executeTakeFirst())?.slug
}

/** Whether the same person has a donation of this shop from that day, or another visit has been told of, or asked about, already. */
async function isExplained(db: Db, visit: DueVisit): Promise<boolean> {
  const from = new Date(visit.created_at.getTime() - DAY)
  const to = new Date(visit.created_at.getTime() + DAY)
  const { rows } = await sql`
    SELECT 1 FROM visit WHERE id = ${visit.id} AND ${isReportedOrClaimedSql}
    UNION ALL SELECT 1 FROM notice JOIN visit ON visit.id = notice.subject
      WHERE notice.user_id = ${visit.user_id} AND notice.kind = 'visitUntracked' AND visit.retailer_id = ${visit.retailer_id} AND visit.created_at BETWEEN ${from} AND ${to}
    LIMIT 1`.execute(db)
  return rows.length > 0
}

/** At most one such mail a week: most visits are only looking around. */
async function wasMailed(db: Db, userId: number, at: Date): Promise<boolean> {
  const mailed = await db
    .selectFrom('notice')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'visitUntracked')
    .where('created_at', '>', new Date(at.getTime() - limits.receiptMailsEvery))
    .limit(1)
    .executeTakeFirst()
  return mailed !== undefined
}

/** The receipt of a visit: the shop's time for reporting has passed, nothing has tracked, and nobody has asked. Each visit is looked at once. */
export async function notifyOfVisits({ db, clock }: Services): Promise<void> {
  const at = new Date(clock.now())
  await db.transaction().execute(async (transaction) => {
    const due = await sql<DueVisit>`
      UPDATE visit SET receipt_at = NULL WHERE id IN (SELECT id FROM visit WHERE receipt_at <= ${at} ORDER BY receipt_at LIMIT ${perRun} FOR UPDATE SKIP LOCKED)
      RETURNING id, user_id, retailer_id, created_at, risks`.execute(transaction)
    for (const visit of due.rows) {
      if (visit.user_id === null || (await isExplained(transaction, visit))) continue
      const shop = await transaction
        .selectFrom('retailer')
        .select(['id', 'name'])
        .where('id', '=', visit.retailer_id)
        .executeTakeFirstOrThrow()
      await notify(transaction, {
        userId: visit.user_id,
        kind: 'visitUntracked',
        subject: visit.id,
        detail: { shop: shop.name, shopId: shop.id, day: dayInLondon(visit.created_at.toISOString()), risks: visit.risks ?? [] },
        isMailed: !(await wasMailed(transaction, visit.user_id, at)),
        at,
      })
    }
  })
}

/** C-054: thirty days without a visit to a shop, once for each such time. Who cannot log in, and who is going, is left alone. */
export async function nudge({ db, clock }: Services): Promise<void> {
  const at = new Date(clock.now())
  const since = new Date(at.getTime() - limits.nudgeAfter)
  const quiet = await sql<{ id: number; last: Date }>`
    SELECT id, last FROM (
      SELECT app_user.id, greatest(app_user.created_at,
        (SELECT max(created_at) FROM visit WHERE visit.user_id = app_user.id), (SELECT max(purchased_at) FROM donation WHERE donation.user_id = app_user.id)) AS last
      FROM app_user WHERE disabled_at IS NULL AND (password_hash IS NOT NULL OR EXISTS (SELECT 1 FROM oauth_link WHERE oauth_link.user_id = app_user.id))
    ) AS people
    WHERE last <= ${since} AND NOT EXISTS (SELECT 1 FROM notice WHERE notice.user_id = people.id AND kind = 'nudge' AND notice.created_at > people.last)
    ORDER BY last LIMIT ${perRun}`.execute(db)
  for (const { id, last } of quiet.rows)
    await notify(db, {
      userId: id,
      kind: 'nudge',
      subject: last.toISOString(),
      detail: await causeOf(db, id),
      isMailed: true,
      at,
    })
}

/** Only who wants tips hears these by mail; what happens to somebody's own purchases is always mailed. */
const tips: readonly NoticeKind[] = ['nudge', 'milestone']

/** These go out only with words of the cause itself; ours alone stand on the site. */
const onlyWithWords: readonly NoticeKind[] = ['causeWelcome', 'donationTracked']

/** The mail of each notice that has one to come, written down once, whoever of several processes gets to it and whenever one of them dies. */
export async function mailNotices(services: Services): Promise<void> {
  const { db, clock, mail } = services
  const now = clock.now()
  await db.transaction().execute(async (transaction) => {
    const due = await transaction
      .updateTable('notice')
      .set({ is_mailed: true })
      .where('id', 'in', (of) =>
        of.selectFrom('notice').select('id').where('is_mailed', '=', false).orderBy('id').limit(perRun).forUpdate().skipLocked(),
      )
      .returningAll()
      .execute()
    for (const notice of due) {
      const user = await transaction
        .selectFrom('app_user')
        .select(['email', 'first_name', 'preferences'])
        .where('id', '=', notice.user_id)
        .where('disabled_at', 'is', null)
        .executeTakeFirst()
      if (!user || (tips.includes(notice.kind) && user.preferences.nurture !== true)) continue
      // M-002: what causes say comes by mail to those who want it.
      const says = user.preferences.campaign_messages === true ? await supporterMessageFor(transaction, notice, 'email') : null
      if (says === null && onlyWithWords.includes(notice.kind)) continue
      const { kind, subject, detail } = notice
      const cause = detail.causeId
        ? await transaction.selectFrom('cause').select('logo').where('id', '=', detail.causeId).executeTakeFirst()
        : undefined
      const shopSlug = cause?.logo ? undefined : await slugOf(transaction, detail)
      const told = { email: user.email, firstName: user.first_name, kind, subject, detail, says, logo: cause?.logo, shopSlug }
      const list = tips.includes(kind) ? 'tips' : says !== null ? 'campaigns' : null
      const stop = list && (await optOutAddresses(services, transaction, user.email, list))
      await queuePush(transaction, notice, new Date(now))
      await mail.queue(transaction, { ...composeNotice(told, services), ...(stop ? { unsubscribe: stop.onePress } : {}) }, now)
    }
  })
}
