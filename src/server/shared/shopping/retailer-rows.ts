import { sql } from 'kysely'
import { formatDay } from '#contract/date-formats.ts'
import { paidForToday } from '#contract/giving/payment-days.ts'
import { limits } from '#contract/limits.ts'
import { type Duration, durationOf, type Rate, type Retailer, type RetailerCard } from '#contract/shopping/retailer.ts'
import type { VisitedShop } from '#contract/shopping/visit.ts'
import type { Db } from '#server/db/open.ts'
import { synonymsOf } from '#server/shared/shopping/synonyms.ts'
import { inStages, searchStages, withSynonyms } from './search-stages.ts'

interface RateRow {
  id: number
  name: string
  kind: 'percent' | 'fixed'
  value: number
  is_increased: boolean
  increased_until: Date | string | null
  usual_value: number | null
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
    usualValue: isIncreased && row.usual_value !== null && row.usual_value < row.value ? row.usual_value : null,
  }
}

interface CardRow {
  id: number
  slug: string
  name: string
  category: string
  rate: RateRow
  rates_differ: boolean
}

const toCard = (row: CardRow, now: number): RetailerCard => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  category: row.category,
  bestRate: toRate(row.rate, now),
  ratesDiffer: row.rates_differ,
})

/**
 * The best of a shop's rates comes first. A percentage comes before any fixed amount: which of the two is worth more depends on an order that nobody has made
 * yet, and only the percentage has no upper end. Of the same kind the higher one is better.
 */
export const bestFirst = sql`(rate.kind = 'percent') DESC, rate.value DESC, rate.position`
const ratesOfShop = sql`FROM rate WHERE rate.retailer_id = r.id`
const bestRate = sql`(SELECT to_jsonb(rate) ${ratesOfShop} ORDER BY ${bestFirst} LIMIT 1)`
const cardColumns = sql`r.id, r.slug, r.name, r.category, ${bestRate} AS rate, (SELECT count(DISTINCT (rate.kind, rate.value)) > 1 ${ratesOfShop}) AS rates_differ`

export interface RetailerFilter {
  letter?: string | undefined
  category?: string | undefined
  order?: 'name' | 'popular' | 'rate' | undefined
  increased?: 'true' | undefined
  page?: number | undefined
  perPage?: number | undefined
}

/** By rate: percentages first, since what a fixed amount is worth depends on the order; each from the highest on. */
const orders = {
  name: sql`lower(r.name), r.id`,
  popular: sql`r.popularity DESC, r.id`,
  rate: sql`(SELECT (rate.kind = 'percent', rate.value) ${sql`FROM rate WHERE rate.retailer_id = r.id`} ORDER BY (rate.kind = 'percent') DESC, rate.value DESC LIMIT 1) DESC NULLS LAST, r.popularity DESC, r.id`,
}

export async function listRetailers(
  db: Db,
  now: number,
  filter: RetailerFilter,
): Promise<{ retailers: RetailerCard[]; total: number; letters: string[]; categories: string[] }> {
  const perPage = filter.perPage ?? 24
  const ofKind = sql`(${filter.category ?? null}::text IS NULL OR r.category = ${filter.category ?? null}::text)
    AND (${filter.increased ?? null}::text IS NULL OR ${isIncreasedNow(now)})`
  const where = sql`WHERE (${filter.letter ?? null}::text IS NULL OR (CASE WHEN ${filter.letter ?? null}::text = '0-9' THEN r.name ~ '^[0-9]' ELSE lower(left(r.name, 1)) = ${filter.letter ?? null}::text END))
    AND ${ofKind}`
  const { rows } =
    await sql<CardRow>`SELECT ${cardColumns} FROM retailer r ${where} ORDER BY ${orders[filter.order ?? 'name']} LIMIT ${perPage} OFFSET ${perPage * ((filter.page ?? 1) - 1)}`.execute(
      db,
    )
  const { rows: totals } = await sql<{ total: number }>`SELECT count(*) AS total FROM retailer r ${where}`.execute(db)
  const { rows: letters } = await sql<{
    letter: string
  }>`SELECT DISTINCT lower(left(r.name, 1)) AS letter FROM retailer r WHERE ${ofKind} ORDER BY 1`.execute(db)
  const { rows: categories } = await sql<{ category: string }>`SELECT DISTINCT category FROM retailer ORDER BY 1`.execute(db)
  return {
    retailers: rows.map((row) => toCard(row, now)),
    total: totals[0]?.total ?? 0,
    letters: letters.map((row) => row.letter),
    categories: categories.map((row) => row.category),
  }
}

const isIncreasedNow = (
  now: number,
) => sql`EXISTS (SELECT FROM (SELECT rate.* ${ratesOfShop} ORDER BY ${bestFirst} LIMIT 1) AS best
      WHERE best.is_increased AND (best.increased_until IS NULL OR best.increased_until > ${new Date(now)}))`

/** Shops that donate more than usual now: the person's favourites first, then what is liked most. */
export async function offersFor(db: Db, now: number, count: number, userId: number): Promise<RetailerCard[]> {
  const { rows } =
    await sql<CardRow>`SELECT ${cardColumns} FROM retailer r LEFT JOIN favourite ON favourite.retailer_id = r.id AND favourite.user_id = ${userId}
      WHERE ${isIncreasedNow(now)} ORDER BY favourite.user_id IS NULL, r.popularity DESC, r.id LIMIT ${count}`.execute(db)
  return rows.map((row) => toCard(row, now))
}

/** The shops that were visited most since then; in a quiet week those that are liked most anyway. */
export async function shopsOfTheWeek(db: Db, now: number, count: number, since: Date): Promise<RetailerCard[]> {
  const { rows } =
    await sql<CardRow>`SELECT ${cardColumns} FROM retailer r LEFT JOIN (SELECT retailer_id, count(*) AS visits FROM visit WHERE created_at > ${since} GROUP BY 1) AS week ON week.retailer_id = r.id
      WHERE EXISTS (SELECT ${ratesOfShop}) ORDER BY week.visits DESC NULLS LAST, r.popularity DESC, r.id LIMIT ${count}`.execute(
      db,
    )
  return rows.map((row) => toCard(row, now))
}

/**
 * H-005: shops that a person has not been to yet, of the kinds that they visited most in the last half year; what raises more than usual comes first. Only for who has asked
 * for it.
 */
export async function suggestedRetailers(db: Db, now: number, userId: number): Promise<RetailerCard[]> {
  const since = new Date(now - limits.suggestedFrom)
  const { rows } = await sql<CardRow>`
    WITH been AS (
      SELECT retailer_id, count(*) AS visits FROM visit WHERE user_id = ${userId} AND created_at > ${since} GROUP BY 1),
    kinds AS (SELECT category, sum(visits) AS visits FROM been JOIN retailer ON retailer.id = been.retailer_id GROUP BY 1)
    SELECT ${cardColumns} FROM retailer r JOIN kinds ON kinds.category = r.category
    WHERE r.id NOT IN (SELECT retailer_id FROM been) AND EXISTS (SELECT ${ratesOfShop})
    ORDER BY kinds.visits DESC, ${isIncreasedNow(now)} DESC, r.popularity DESC, r.id LIMIT ${limits.suggestedShops}`.execute(db)
  return rows.map((row) => toCard(row, now))
}

/** A-035: where a person has been, the latest first. */
export async function visitedShops(db: Db, now: number, userId: number): Promise<VisitedShop[]> {
  const { rows } = await sql<Omit<CardRow, 'rate'> & Pick<VisitedShop, 'sector'> & { rate: RateRow | null; last: string | Date }>`
    SELECT ${cardColumns}, r.sector, visited.last FROM retailer r
    JOIN (SELECT retailer_id, max(created_at) AS last FROM visit WHERE user_id = ${userId} GROUP BY 1) AS visited ON visited.retailer_id = r.id
    ORDER BY visited.last DESC LIMIT 20`.execute(db)
  return rows.map(({ rate, rates_differ, last, ...shop }) => ({
    ...shop,
    bestRate: rate && toRate(rate, now),
    ratesDiffer: rates_differ,
    lastVisit: new Date(last).toISOString(),
  }))
}

/** The shops that a person has chosen, by name. */
export async function favouriteRetailers(db: Db, now: number, userId: number): Promise<RetailerCard[]> {
  const { rows } =
    await sql<CardRow>`SELECT ${cardColumns} FROM retailer r JOIN favourite ON favourite.retailer_id = r.id WHERE user_id = ${userId} ORDER BY lower(r.name), r.id`.execute(
      db,
    )
  return rows.map((row) => toCard(row, now))
}

/** These shops, in this order; what no shop has is left out. */
export async function retailersOf(db: Db, now: number, ids: readonly number[]): Promise<RetailerCard[]> {
  const { rows } = await sql<CardRow>`SELECT ${cardColumns} FROM retailer r WHERE r.id = ANY(${ids}::int[])
    AND EXISTS (SELECT ${ratesOfShop}) ORDER BY array_position(${ids}::int[], r.id)`.execute(db)
  return rows.map((row) => toCard(row, now))
}

/** All that is kept of a shop; how it has decided is counted by `readDecisions`. */
export async function readRetailer(db: Db, now: number, slug: string): Promise<Omit<Retailer, 'decided'> | null> {
  const row = await db.selectFrom('retailer').selectAll().where('slug', '=', slug).executeTakeFirst()
  if (!row) return null
  const cards = await sql<CardRow>`SELECT ${cardColumns} FROM retailer r WHERE r.id = ${row.id}`.execute(db)
  const shop = cards.rows[0]
  // A shop that pays nothing is not shown.
  if (!shop?.rate) return null
  const running = (ends: Date | null) => ends === null || ends.getTime() > now
  const rates = await db.selectFrom('rate').selectAll().where('retailer_id', '=', row.id).orderBy('position').execute()
  const deals = await db.selectFrom('deal').selectAll().where('retailer_id', '=', row.id).orderBy('id').execute()
  const vouchers = await db.selectFrom('voucher').selectAll().where('retailer_id', '=', row.id).orderBy('id').execute()
  const confirmationTime: Duration = { amount: row.confirmation_amount, unit: row.confirmation_unit }
  return {
    ...toCard(shop, now),
    description: row.description,
    rates: rates.map((rate) => toRate(rate, now)),
    sector: row.sector,
    terms: row.terms,
    deals: deals
      .filter((deal) => running(deal.ends_at))
      .map((deal) => ({ id: deal.id, title: deal.title, endsAt: deal.ends_at?.toISOString() ?? null })),
    vouchers: vouchers
      .filter((voucher) => running(voucher.ends_at))
      .map((voucher) => ({ code: voucher.code, title: voucher.title, endsAt: voucher.ends_at?.toISOString() ?? null })),
    trackingTime: { amount: row.tracking_amount, unit: row.tracking_unit },
    confirmationTime,
    paidAround:
      row.sector === 'travel' ? null : formatDay(new Date(paidForToday(durationOf(confirmationTime), now)).toISOString()),
  }
}

/** Names that begin with the term, then words that do, then what is sold under another word, then look-alikes; each stage only while the ones before leave room. */
export async function searchRetailers(db: Db, now: number, term: string, perPage: number): Promise<RetailerCard[]> {
  const found = await inStages(
    perPage,
    withSynonyms(searchStages(term, { name: sql`lower(r.name)`, words: sql`r.name || ' ' || r.category` }), synonymsOf(term)),
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
