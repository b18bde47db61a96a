import { sql } from 'kysely'
import type { ReminderShop } from '#contract/shopping/reminder-shops.ts'
import type { Handlers } from '#server/gate/serve.ts'
import { bestFirst } from '#server/shared/shopping/retailer-rows.ts'

/** H-015 */
export const reminderShopHandlers = {
  listReminderShops: async ({ db }) => {
    const { rows } =
      await sql<ReminderShop>`SELECT r.slug, r.name, r.hosts, jsonb_build_object('kind', best.kind, 'value', best.value) AS rate, best.differ AS "ratesDiffer"
      FROM retailer r JOIN (SELECT DISTINCT ON (rate.retailer_id) rate.retailer_id, rate.kind, rate.value,
          min((rate.kind, rate.value)::text) OVER shop <> max((rate.kind, rate.value)::text) OVER shop AS differ
        FROM rate WINDOW shop AS (PARTITION BY rate.retailer_id) ORDER BY rate.retailer_id, ${bestFirst}) AS best ON best.retailer_id = r.id
      WHERE r.hosts <> '{}' ORDER BY lower(r.name), r.id`.execute(db)
    return { shops: rows }
  },
} satisfies Handlers
