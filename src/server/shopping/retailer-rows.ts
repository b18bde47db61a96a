import { sql } from 'kysely'
import type { Rate, Retailer, RetailerCard } from '../../contract/entities/retailer.ts'
import type { Db } from '../db/open.ts'
import { inStages, searchStages } from './search-stages.ts'

interface RateRow {
  id: number
  name: string
  kind: 'percent' | 'fixed'
  value: number
  is_increased: boolean
  increased_until: Date | string | null
}

/** An increase whose end has passed is no longer shown; the rate itself is what the network reports. */
function toRate(row: RateRow, now: number): Rate {
  const until = row.increased_until === null ? null : new Date(row.increased_until)
  const isIncreased = row.is_increased && (until === null || until.getTime() > now)
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    value: row.value,
    isIncreased,
    increasedUntil: isIncreased ? (until?.toISOString() ?? null) : null,
  }
}

interface CardRow {
  id: number
  slug: string
  name: string
  category: string
  rate: RateRow
}

const toCard = (row: CardRow, now: number): RetailerCard => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  category: row.category,
  bestRate: toRate(row.rate, now),
})

const cardColumns = sql`r.id, r.slug, r.name, r.category, (SELECT to_jsonb(rate) FROM rate WHERE rate.retailer_id = r.id ORDER BY rate.position LIMIT 1) AS rate`

export interface RetailerFilter {
  letter?: string | undefined
  category?: string | undefined
  order?: 'name' | 'popular' | undefined
  increased?: 'true' | undefined
  page?: number | undefined
  perPage?: number | undefined
}

export async function listRetailers(
  db: Db,
  now: number,
  filter: RetailerFilter,
): Promise<{ retailers: RetailerCard[]; total: number; letters: string[] }> {
  const perPage = filter.perPage ?? 24
  const where = sql`WHERE (${filter.letter ?? null}::text IS NULL OR (CASE WHEN ${filter.letter ?? null}::text = '0-9' THEN r.name ~ '^[0-9]' ELSE lower(left(r.name, 1)) = ${filter.letter ?? null}::text END))
    AND (${filter.category ?? null}::text IS NULL OR r.category = ${filter.category ?? null}::text)
    AND (${filter.increased ?? null}::text IS NULL OR EXISTS (SELECT 1 FROM rate WHERE rate.retailer_id = r.id AND rate.position = 0 AND rate.is_increased AND (rate.increased_until IS NULL OR rate.increased_until > ${new Date(now)})))`
  const order = filter.order === 'popular' ? sql`r.popularity DESC, r.id` : sql`lower(r.name), r.id`
  const { rows } =
    await sql<CardRow>`SELECT ${cardColumns} FROM retailer r ${where} ORDER BY ${order} LIMIT ${perPage} OFFSET ${perPage * ((filter.page ?? 1) - 1)}`.execute(
      db,
    )
  const { rows: totals } = await sql<{ total: number }>`SELECT count(*) AS total FROM retailer r ${where}`.execute(db)
  const { rows: letters } = await sql<{
    letter: string
  }>`SELECT DISTINCT lower(left(name, 1)) AS letter FROM retailer ORDER BY 1`.execute(db)
  return {
    retailers: rows.map((row) => toCard(row, now)),
    total: totals[0]?.total ?? 0,
    letters: letters.map((row) => row.letter),
  }
}

/** The shops that a person has chosen, by name. */
export async function favouriteRetailers(db: Db, now: number, userId: number): Promise<RetailerCard[]> {
  const { rows } =
    await sql<CardRow>`SELECT ${cardColumns} FROM retailer r JOIN favourite ON favourite.retailer_id = r.id WHERE user_id = ${userId} ORDER BY lower(r.name), r.id`.execute(
      db,
    )
  return rows.map((row) => toCard(row, now))
}

export async function readRetailer(db: Db, now: number, slug: string): Promise<Retailer | null> {
  const row = await db.selectFrom('retailer').selectAll().where('slug', '=', slug).executeTakeFirst()
  if (!row) return null
  const running = (ends: Date | null) => ends === null || ends.getTime() > now
  const rates = await db.selectFrom('rate').selectAll().where('retailer_id', '=', row.id).orderBy('position').execute()
  const deals = await db.selectFrom('deal').selectAll().where('retailer_id', '=', row.id).orderBy('id').execute()
  const vouchers = await db.selectFrom('voucher').selectAll().where('retailer_id', '=', row.id).orderBy('id').execute()
  const shown = rates.map((rate) => toRate(rate, now))
  const best = shown[0]
  if (!best) return null
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    category: row.category,
    bestRate: best,
    description: row.description,
    rates: shown,
    sector: row.sector,
    terms: row.terms,
    deals: deals
      .filter((deal) => running(deal.ends_at))
      .map((deal) => ({ id: deal.id, title: deal.title, endsAt: deal.ends_at?.toISOString() ?? null })),
    vouchers: vouchers
      .filter((voucher) => running(voucher.ends_at))
      .map((voucher) => ({ code: voucher.code, title: voucher.title, endsAt: voucher.ends_at?.toISOString() ?? null })),
    trackingTime: { amount: row.tracking_amount, unit: row.tracking_unit },
    confirmationTime: { amount: row.confirmation_amount, unit: row.confirmation_unit },
  }
}

/** Names that begin with the term, then words that do, then look-alikes; each stage only while the ones before leave room. */
export async function searchRetailers(db: Db, now: number, term: string, perPage: number): Promise<RetailerCard[]> {
  const found = await inStages(
    perPage,
    searchStages(term, { name: sql`lower(r.name)`, words: sql`r.name || ' ' || r.category` }),
    async (stage, taken, room) => {
      const { rows } =
        await sql<CardRow>`SELECT ${cardColumns} FROM retailer r WHERE ${stage.matches} AND r.id <> ALL(${taken}::int[]) ORDER BY ${stage.order} r.popularity DESC, r.id LIMIT ${room}`.execute(
          db,
        )
      return rows
    },
  )
  return found.map((row) => toCard(row, now))
}
