import { sql } from 'kysely'
import type { PaysFor } from '#contract/causes/cause.ts'
import { dearestWithin } from '#contract/causes/dearest-within.ts'
import { prefixOf } from '#contract/causes/directory.ts'
import type { CauseKind } from '#contract/causes/kinds.ts'
import type { NearExample, PaidQuarter, Statistics } from '#contract/content/statistics.ts'
import { paymentDayOf } from '#contract/giving/payment-days.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import type { Handlers } from '../gate/serve.ts'
import { paidOn } from '../shared/paid-on.ts'
import { readExample } from '../shared/shopping/donation-example.ts'
import { newestUpdateOf } from './quoted-update.ts'

interface ProofRow {
  id: string
  pence: number
  period_end: Date
  file_at: Date | null
  name: string
  slug: string
  kind: CauseKind
  logo: string | null
  cover: string | null
  place: string
  show_location_in_search: boolean
  pays_for: PaysFor[]
  donations_total: number
  supporters_count: number
}

/** The newest payments to causes that have been paid lately: one of each kind first. Of a kind, those that say what amounts pay for come first, then those that most people support; a person who raises for a purpose of their own is not named on the front page, nor a cause that is found by its link alone (V-028). */
async function latestPayments(db: Db) {
  const { rows } = await sql<ProofRow>`
    SELECT *, row_number() OVER (PARTITION BY kind ORDER BY pays_for = '[]', supporters_count DESC, period_end DESC, pence DESC, id) AS of_kind FROM (
      SELECT DISTINCT ON (cause.id) payment.id, payment.pence, payment.period_end, payment_run.file_at, cause.name, cause.slug, cause.kind, cause.logo, cause.cover, cause.place, cause.show_location_in_search, cause.pays_for, cause.donations_total, cause.supporters_count
      FROM (SELECT * FROM payment WHERE is_paid AND pence > 0 ORDER BY period_end DESC, id DESC LIMIT 60) AS payment JOIN cause ON cause.id = payment.cause_id LEFT JOIN payment_run ON payment_run.id = payment.run_id
      WHERE cause.review = 'confirmed' AND cause.lifecycle = 'open' AND cause.kind <> 'individual' AND cause.may_be_marketed AND NOT cause.is_dormant
      ORDER BY cause.id, payment.period_end DESC, payment.id DESC) AS newest
    ORDER BY of_kind, supporters_count DESC, period_end DESC, pence DESC, id LIMIT ${limits.paymentProofs}`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    cause: {
      name: row.name,
      uri: row.slug,
      kind: row.kind,
      logoHttps: row.logo,
      coverHttps: row.cover,
      place: row.show_location_in_search ? row.place : '',
      raised: Number(row.donations_total),
      supporters: row.supporters_count,
    },
    pence: Number(row.pence),
    paysFor: dearestWithin(row.pays_for, Number(row.pence)),
    paidOn: paidOn(row),
  }))
}

/** All at one moment, so that what is pending and paid is part of what was raised. */
async function readTotals(db: Db): Promise<Statistics> {
  const { rows } = await sql<Statistics>`SELECT
    (SELECT count(*) FROM cause) AS causes, (SELECT coalesce(sum(donations_total), 0) FROM cause)::bigint AS raised, (SELECT count(*) FROM retailer) AS retailers, (SELECT count(*) FROM app_user) AS supporters,
    (SELECT coalesce(sum(net_pence), 0) FROM donation WHERE stage IN ('tracked', 'inReview'))::bigint AS pending, (SELECT coalesce(sum(pence), 0) FROM payment WHERE is_paid)::bigint AS paid`.execute(
    db,
  )
  return rows[0] ?? { causes: 0, raised: 0, pending: 0, paid: 0, retailers: 0, supporters: 0 }
}

async function paidQuarters(db: Db): Promise<PaidQuarter[]> {
  const { rows } = await sql<{ period_end: Date; pence: string; causes: number }>`
    SELECT period_end, sum(pence)::bigint AS pence, count(DISTINCT cause_id)::int AS causes FROM payment WHERE is_paid GROUP BY period_end ORDER BY period_end`.execute(
    db,
  )
  return rows.map(({ period_end, pence, causes }) => ({
    paidOn: new Date(paymentDayOf(period_end.getTime())).toISOString(),
    pence: Number(pence),
    causes,
  }))
}

/** Of the causes that aren’t told of already: where the one is that most people support, with the others of that place that most do; V-028: none that is found by its link alone, or hides where it is. */
async function nearOf(db: Db, told: readonly string[]): Promise<NearExample | null> {
  const isShown = sql`review = 'confirmed' AND lifecycle = 'open' AND kind <> 'individual' AND may_be_marketed AND NOT is_dormant AND show_location_in_search AND place_slug <> '' AND slug <> ALL(${told}::text[])`
  const { rows } = await sql<Pick<ProofRow, 'name' | 'slug' | 'logo' | 'place' | 'donations_total'> & { place_slug: string }>`
    SELECT name, slug, logo, place, place_slug, donations_total FROM cause WHERE ${isShown}
      AND place_slug = (SELECT place_slug FROM cause WHERE ${isShown} ORDER BY supporters_count DESC, id LIMIT 1)
    ORDER BY supporters_count DESC, id LIMIT ${limits.nearExamples}`.execute(db)
  const [first] = rows
  if (!first) return null
  const causes = rows.map(({ name, slug, logo, donations_total }) => ({
    name,
    uri: slug,
    logoHttps: logo,
    raised: Number(donations_total),
  }))
  return { place: first.place, prefix: prefixOf({ by: 'place', slug: first.place_slug }), causes }
}

export const contentHandlers = {
  readStatistics: async ({ db, now }) => {
    const payments = await latestPayments(db)
    return {
      statistics: await readTotals(db),
      payments,
      update: await newestUpdateOf(
        db,
        payments.map(({ cause }) => cause.uri),
        now,
      ),
      example: await readExample(db),
      near: await nearOf(
        db,
        payments.map(({ cause }) => cause.uri),
      ),
    }
  },

  listPaidQuarters: async ({ db }) => ({ quarters: await paidQuarters(db) }),

  readTerms: async ({ db, params }) => {
    const row = await db
      .selectFrom('terms')
      .selectAll()
      .where('type', '=', params.type)
      .orderBy('from_day', 'desc')
      .orderBy('version', 'desc')
      .executeTakeFirst()
    if (!row) throw new HttpError('notFound')
    return {
      terms: { Id: row.id, Statement: row.statement, Path: row.path, Version: row.version },
      body: row.body,
      from: row.from_day.toISOString(),
    }
  },
} satisfies Handlers
