import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import type { Handlers } from '../gate/serve.ts'

/** The newest payments that have arrived, one for each cause; a person who raises for a purpose of their own is not named on the front page. */
async function latestPayments(db: Db) {
  const { rows } = await sql<{ id: string; name: string; slug: string; pence: number; period_end: Date }>`
    SELECT * FROM (
      SELECT DISTINCT ON (cause.id) payment.id, cause.name, cause.slug, payment.pence, payment.period_end
      FROM (SELECT * FROM payment WHERE is_paid AND pence > 0 ORDER BY period_end DESC, id DESC LIMIT 60) AS payment JOIN cause ON cause.id = payment.cause_id
      WHERE cause.review = 'confirmed' AND cause.lifecycle = 'open' AND cause.kind <> 'individual'
      ORDER BY cause.id, payment.period_end DESC, payment.id DESC) AS newest
    ORDER BY period_end DESC, pence DESC, id LIMIT ${limits.paymentProofs}`.execute(db)
  return rows.map(({ id, name, slug, pence, period_end: end }) => ({
    id,
    cause: { name, uri: slug },
    pence: Number(pence),
    paidOn: new Date(end).toISOString(),
  }))
}

export const contentHandlers = {
  readStatistics: async ({ db }) => {
    const { rows } = await sql<{ causes: number; raised: number; retailers: number; supporters: number }>`SELECT
      (SELECT count(*) FROM cause) AS causes, (SELECT coalesce(sum(donations_total), 0) FROM cause)::bigint AS raised, (SELECT count(*) FROM retailer) AS retailers, (SELECT count(*) FROM app_user) AS supporters`.execute(
      db,
    )
    return { statistics: rows[0] ?? { causes: 0, raised: 0, retailers: 0, supporters: 0 }, payments: await latestPayments(db) }
  },

  readTerms: async ({ db, params }) => {
    const row = await db
      .selectFrom('terms')
      .selectAll()
      .where('type', '=', params.type)
      .orderBy('from_day', 'desc')
      .orderBy('version', 'desc')
      .executeTakeFirst()
    if (!row) throw new HttpError('notFound')
    return { terms: { Id: row.id, Statement: row.statement, Path: row.path, Version: row.version }, body: row.body }
  },
} satisfies Handlers
