import { Refusal } from '../gate/refusal.ts'
import { type Handlers, person } from '../gate/serve.ts'
import { keepImage } from '../images/images.ts'
import { causeCardColumns, toCause, toCauseCard } from './cause-rows.ts'

/** `cause/id` may be a number or the public slug, so that a cause's page can ask by either. */
export const causeHandlers = {
  readCause: async ({ db, params }) => {
    const key = params.id ?? ''
    const query = db.selectFrom('cause').selectAll()
    const row = await (/^\d{1,9}$/.test(key)
      ? query.where('id', '=', Number(key))
      : query.where('slug', '=', key)
    ).executeTakeFirst()
    if (!row) throw new Refusal('notFound')
    return { cause: toCause(row) }
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
      .where('id', '=', Number(params.id) || 0)
      .executeTakeFirst()
    if (!row) throw new Refusal('notFound')
    return { statistics: { supporters: row.supporters_count, raised: Number(row.donations_total) } }
  },

  saveCauseLogo: async ({ services, db, now, body, params, ...asked }) => {
    const logo = await keepImage(db, services.imageFolder, person(asked).userId, body.imagePayload, now)
    await db.updateTable('cause').set({ logo }).where('id', '=', Number(params.id)).execute()
    return {}
  },

  listStatements: async ({ db, params }) => {
    const rows = await db
      .selectFrom('payment')
      .selectAll()
      .where('cause_id', '=', Number(params.id))
      .orderBy('period_end', 'desc')
      .execute()
    return {
      statements: rows.map((row) => ({
        id: row.id,
        reference: row.reference,
        isPaid: row.is_paid,
        pence: row.pence,
        date: row.period_end.toISOString(),
      })),
    }
  },
} satisfies Handlers
