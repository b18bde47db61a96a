import { stageOfPayment } from '../cause-admin/statements.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { keepImage } from '../images/images.ts'
import { causeCardColumns, toCause, toCauseCard } from './cause-rows.ts'

const causeOf = (db: Db, key: string) => {
  const query = db.selectFrom('cause').selectAll()
  return (/^\d{1,9}$/.test(key) ? query.where('id', '=', Number(key)) : query.where('slug', '=', key)).executeTakeFirst()
}

/** The cause whose page had this address before: links that were sent out go on working. */
const causeOnceAt = (db: Db, slug: string) =>
  db
    .selectFrom('cause')
    .innerJoin('cause_slug', 'cause_slug.cause_id', 'cause.id')
    .selectAll('cause')
    .where('cause_slug.slug', '=', slug)
    .executeTakeFirst()

const runs = async (db: Db, userId: number, causeId: number): Promise<boolean> =>
  (await db
    .selectFrom('cause_admin')
    .select('cause_id')
    .where('user_id', '=', userId)
    .where('cause_id', '=', causeId)
    .executeTakeFirst()) !== undefined

/** `cause/id` may be a number or the public slug, so that a cause's page can ask by either. */
export const causeHandlers = {
  readCause: async ({ db, params, who }) => {
    const key = params.causeKey
    const row = (await causeOf(db, key)) ?? (await causeOnceAt(db, key))
    if (!row) throw new HttpError('notFound')
    const runsIt = who?.scope === 'full' && (await runs(db, who.userId, row.id))
    return { cause: toCause(row, runsIt) }
  },

  readCauses: async ({ db, body }) => {
    if (body.length === 0) return { causes: [] }
    const rows = await db.selectFrom('cause').select(causeCardColumns).where('hash', 'in', body).execute()
    return { causes: rows.map(toCauseCard) }
  },

  readCauseStatistics: async ({ db, params }) => {
    const row = await db
      .selectFrom('cause')
      .select(['supporters_count', 'donations_total'])
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (!row) throw new HttpError('notFound')
    return { statistics: { supporters: row.supporters_count, raised: Number(row.donations_total) } }
  },

  saveCauseLogo: async ({ services, db, now, body, params, ...context }) => {
    const logo = await keepImage(db, services.imageFolder, currentUser(context).userId, body.imagePayload, now)
    await db.updateTable('cause').set({ logo }).where('id', '=', params.id).execute()
    return {}
  },

  listStatements: async ({ db, params }) => {
    const rows = await db
      .selectFrom('payment')
      .selectAll()
      .where('cause_id', '=', params.id)
      .orderBy('period_end', 'desc')
      .orderBy('answered_at', 'desc')
      .execute()
    return {
      statements: rows.map((row) => ({
        id: row.id,
        reference: row.reference,
        stage: stageOfPayment(row),
        pence: row.pence,
        date: row.period_end.toISOString(),
      })),
    }
  },
} satisfies Handlers
