import { sql } from 'kysely'
import type { CauseLifecycle } from '#contract/causes/cause.ts'
import type { CauseReviewStage } from '#contract/causes/cause-review.ts'
import type { CauseStory } from '#contract/causes/story.ts'
import type { DonationStage } from '#contract/giving/donation.ts'
import { nextPaymentDay } from '#contract/giving/payment-days.ts'
import { DAY, limits } from '#contract/limits.ts'
import { dayInLondon, startOfDay } from '#contract/london.ts'
import { standingAt } from '#machines/causes/cause-review/cause-review.machine.ts'
import { daysBefore } from '../days.ts'
import type { Db } from '../db/open.ts'
import { shownReasons } from '../shared/causes/support-reasons.ts'
import { readersOf, shownUpdates } from '../shared/causes/updates.ts'
import { paidOn } from '../shared/paid-on.ts'
import { readExample } from '../shared/shopping/donation-example.ts'
import { retailersOf } from '../shared/shopping/retailer-rows.ts'

/** F-100: what is pending or confirmed has been raised, what is declined has not. */
async function readYears(db: Db, causeId: number): Promise<CauseStory['years']> {
  const { rows } = await sql<{ year: number; pence: number }>`
    SELECT extract(year FROM purchased_at AT TIME ZONE 'Europe/London')::int AS year, sum(net_pence) AS pence
    FROM donation WHERE cause_id = ${causeId} AND stage <> 'declined' GROUP BY 1 HAVING sum(net_pence) > 0 ORDER BY 1 DESC LIMIT ${limits.storyYears}`.execute(
    db,
  )
  return rows.map(({ year, pence }) => ({ year, pence: Number(pence) }))
}

async function readPayments(db: Db, causeId: number): Promise<CauseStory['payments']> {
  const rows = await db
    .selectFrom('payment')
    .leftJoin('payment_run', 'payment_run.id', 'payment.run_id')
    .select(['payment.id', 'pence', 'period_end', 'file_at'])
    .where('cause_id', '=', causeId)
    .where('is_paid', '=', true)
    .orderBy('period_end', 'desc')
    .orderBy('payment.id')
    .limit(limits.storyPayments)
    .execute()
  return rows.map(({ id, pence, ...row }) => ({ id, pence, paidOn: paidOn(row) }))
}

/** What is pending (F-100). */
const mayBeDeclined: DonationStage[] = ['tracked', 'inReview']

async function sumPaid(db: Db, causeId: number): Promise<number> {
  const { pence } = await db
    .selectFrom('payment')
    .select((row) => row.fn.sum('pence').as('pence'))
    .where('cause_id', '=', causeId)
    .where('is_paid', '=', true)
    .executeTakeFirstOrThrow()
  return Number(pence)
}

/** What shops may still decline of what was bought since a day, or what of it has been paid. */
async function sumAt(db: Db, causeId: number, stages: DonationStage[], since: Date): Promise<number> {
  const { pence } = await db
    .selectFrom('donation')
    .select((row) => row.fn.sum('net_pence').as('pence'))
    .where('cause_id', '=', causeId)
    .where('stage', 'in', stages)
    .where('purchased_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(pence)
}

/** a shop is named when several supporters shop there, so that nobody's habits show on the page of a small cause. */
async function readShops(db: Db, causeId: number, since: Date, now: number): Promise<CauseStory['shops']> {
  const { rows } = await sql<{ id: number }>`
    SELECT retailer_id AS id FROM donation
    WHERE cause_id = ${causeId} AND stage <> 'declined' AND purchased_at >= ${since} AND retailer_id IS NOT NULL
    GROUP BY retailer_id HAVING count(DISTINCT user_id) >= ${limits.storyShopSupporters}
    ORDER BY sum(net_pence) DESC, retailer_id LIMIT ${limits.storyShops}`.execute(db)
  return retailersOf(
    db,
    now,
    rows.map(({ id }) => id),
  )
}

/** first names of those alone who have chosen that the page may say theirs; whoever is anonymous too, or has closed the account, is named nowhere. */
async function readNames(db: Db, causeId: number): Promise<string[]> {
  const { rows } = await sql<{ first_name: string }>`
    SELECT first_name FROM app_user WHERE supported_cause_id = ${causeId} AND disabled_at IS NULL AND deleted_at IS NULL
      AND preferences @> '{"cause_page_name": true}' AND NOT preferences @> '{"anonymity": true}'
    ORDER BY supported_since DESC NULLS LAST, id DESC LIMIT ${limits.storyNames}`.execute(db)
  return rows.map((row) => row.first_name)
}

async function countNewSupporters(db: Db, causeId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('app_user')
    .select((row) => row.fn.countAll().as('count'))
    .where('supported_cause_id', '=', causeId)
    .where('supported_since', '>=', since)
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countActive(db: Db, causeId: number, since: Date): Promise<number | null> {
  const { rows } = await sql<{ count: string }>`
    SELECT count(*) FROM app_user WHERE supported_cause_id = ${causeId} AND disabled_at IS NULL AND EXISTS (
      SELECT 1 FROM donation WHERE user_id = app_user.id AND cause_id = ${causeId} AND stage <> 'declined' AND purchased_at >= ${since})`.execute(
    db,
  )
  const count = Number(rows[0]?.count ?? 0)
  return count < limits.storyShopSupporters ? null : count
}

/** The month after, as YYYY-MM. */
const nextMonth = (month: string): string => {
  const [year = 0, index = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 7)
}

/**
 * who has begun to support a cause, and what was raised for it, from the month of the first day to that of the last one, both by London's calendar and both
 * optional. Whole months, so that nobody's purchase can be told from two answers that differ by a day.
 */
export async function readMonths(
  db: Db,
  causeId: number,
  first: string | undefined,
  last: string | undefined,
): Promise<{ supporters: number; raised: number }> {
  const from = new Date(first ? startOfDay(`${first.slice(0, 7)}-01`) : 0)
  const to = last ? new Date(startOfDay(`${nextMonth(last.slice(0, 7))}-01`)) : null
  const { rows } = await sql<{ supporters: number; raised: number }>`SELECT
    (SELECT count(*) FROM app_user WHERE supported_cause_id = ${causeId} AND disabled_at IS NULL AND supported_since >= ${from} AND (${to}::timestamptz IS NULL OR supported_since < ${to})) AS supporters,
    (SELECT coalesce(sum(net_pence), 0) FROM donation WHERE cause_id = ${causeId} AND stage <> 'declined' AND purchased_at >= ${from} AND (${to}::timestamptz IS NULL OR purchased_at < ${to})) AS raised`.execute(
    db,
  )
  return { supporters: Number(rows[0]?.supporters ?? 0), raised: Number(rows[0]?.raised ?? 0) }
}

/** H-003, at a moment in milliseconds. */
export async function readStory(
  db: Db,
  cause: { id: number; target_pence: number | null; review: CauseReviewStage; lifecycle: CauseLifecycle },
  now: number,
): Promise<CauseStory> {
  const { id, target_pence: target, review } = cause
  const today = dayInLondon(new Date(now).toISOString())
  const thisYear = Number(today.slice(0, 4))
  const newYear = new Date(startOfDay(`${thisYear}-01-01`))
  const [years, month, payments, paid, pending, pendingOfYear, shops, names, newSupporters, active, updates, reasons, example] =
    await Promise.all([
      readYears(db, id),
      readMonths(db, id, today, undefined),
      readPayments(db, id),
      sumPaid(db, id),
      sumAt(db, id, mayBeDeclined, new Date(0)),
      target === null ? 0 : sumAt(db, id, mayBeDeclined, newYear),
      readShops(db, id, new Date(now - 365 * DAY), now),
      // Nobody is named beside what was refused.
      standingAt(review) === 'refused' ? [] : readNames(db, id),
      countNewSupporters(db, id, new Date(now - limits.storyNewSupporterDays * DAY)),
      countActive(db, id, new Date(startOfDay(daysBefore(today, limits.activeDays - 1)))),
      readersOf(cause) === 'everyone' ? shownUpdates(db, id, limits.storyUpdates) : [],
      readersOf(cause) === 'everyone' ? shownReasons(db, id, limits.storyReasons) : [],
      readExample(db),
    ])
  const raised = years.find(({ year }) => year === thisYear)?.pence ?? 0
  return {
    years,
    thisMonth: month.raised,
    payments,
    nextPaymentOn: new Date(nextPaymentDay(now)).toISOString(),
    paid,
    pending,
    shops,
    names,
    newSupporters,
    active,
    target: target === null ? null : { year: thisYear, pence: target, raised, pending: pendingOfYear },
    updates,
    reasons,
    example,
  }
}
