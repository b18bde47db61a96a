import { sql } from 'kysely'
import { HttpError } from '../gate/http-error.ts'
import type { Handlers } from '../gate/serve.ts'

export const contentHandlers = {
  readStatistics: async ({ db }) => {
    const { rows } = await sql<{ causes: number; raised: number; retailers: number; supporters: number }>`SELECT
      (SELECT count(*) FROM cause) AS causes, (SELECT coalesce(sum(donations_total), 0) FROM cause)::bigint AS raised, (SELECT count(*) FROM retailer) AS retailers, (SELECT count(*) FROM app_user) AS supporters`.execute(
      db,
    )
    return { statistics: rows[0] ?? { causes: 0, raised: 0, retailers: 0, supporters: 0 } }
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
