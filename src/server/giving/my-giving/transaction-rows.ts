import { type Selectable, sql } from 'kysely'
import type {
  DonationCounts,
  DonationMove,
  Transaction,
  TransactionDetail,
  TransactionList,
  TransactionStats,
} from '#contract/giving/donation.ts'
import type { DonationStatus } from '#contract/giving/donation-statuses.ts'
import { dayInLondon, startOfDay } from '#contract/london.ts'
import { donationFor } from '#contract/money.ts'
import { stageHasTag } from '#machines/giving/donation/donation.machine.ts'
import { stagesOf, statusOf } from '#machines/giving/donation/donation-status.ts'
import type { Db } from '#server/db/open.ts'
import type { Tables } from '#server/db/schema.ts'
import { arrivesBy, confirmationOf, expectedDates } from '../donations/expected.ts'
import { outlookOf } from './payment-forecast.ts'

/** Whose donations, of a person or for a cause, of which time, and with which status. */
export type TransactionFilter = ({ userId: number } | { causeId: number }) & {
  startDate?: string | undefined
  endDate?: string | undefined
  status?: DonationStatus | undefined
}

export function filterDonations(db: Db, filter: TransactionFilter) {
  const all = db.selectFrom('donation')
  let query =
    'userId' in filter ? all.where('donation.user_id', '=', filter.userId) : all.where('donation.cause_id', '=', filter.causeId)
  if (filter.startDate) query = query.where('purchased_at', '>=', new Date(filter.startDate))
  if (filter.endDate) query = query.where('purchased_at', '<=', new Date(filter.endDate))
  if (filter.status) query = query.where('stage', 'in', stagesOf(filter.status))
  return query
}

export const withShopAndCause = (query: ReturnType<typeof filterDonations>) =>
  query
    .leftJoin('retailer', 'retailer.id', 'donation.retailer_id')
    .innerJoin('cause', 'cause.id', 'donation.cause_id')
    .select([
      'donation.id',
      'retailer.name as retailer_name',
      'retailer.slug as retailer_slug',
      'retailer.category as retailer_category',
      'retailer.sector as retailer_sector',
      'cause.name as cause_name',
      'purchased_at',
      'spent_pence',
      'donation_pence',
      'correction_pence',
      'stage',
      'purchase_type',
      'decline_reason',
      'next_by',
      'donation.cause_id',
      'bonus_type',
      'donation.retailer_id',
      'terms_kind',
      'terms_value',
    ])

const shown = (db: Db, filter: TransactionFilter) =>
  withShopAndCause(filterDonations(db, filter)).select((of) =>
    of
      .selectFrom('donation_move')
      .select((move) => move.fn.max('at').as('at'))
      .whereRef('donation_id', '=', 'donation.id')
      .where('donation_move.stage', '=', 'paid')
      .as('paid_at'),
  )

type Row = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

function toTransaction(row: Row): Transaction {
  return {
    id: row.id,
    retailerName: row.retailer_name ?? '',
    retailerSlug: row.retailer_slug ?? '',
    retailerCategory: row.retailer_category ?? '',
    retailerSector: row.retailer_sector,
    causeName: row.cause_name,
    purchasedAt: row.purchased_at.toISOString(),
    spentPence: row.spent_pence,
    donationPence: row.donation_pence,
    correctionPence: row.correction_pence,
    stage: row.stage,
    purchaseType: row.purchase_type,
    bonus: row.bonus_type && {
      type: row.bonus_type,
      reason: row.bonus_type,
      date: row.purchased_at.toISOString(),
      pence: row.donation_pence,
    },
    declineReason: row.decline_reason,
    paidAt: (row.stage === 'paid' && row.paid_at?.toISOString()) || null,
    nextBy: row.next_by?.toISOString() ?? null,
  }
}

const monthOf = (row: Row) => dayInLondon(row.purchased_at.toISOString()).slice(0, 7)

/** What is raised in each month of London's calendar that these rows, the newest first, are of; also by what other pages show of it. `skipped` rows stand on pages before. */
async function monthsOf(
  db: Db,
  filter: TransactionFilter,
  rows: readonly Row[],
  skipped: number,
): Promise<TransactionList['months']> {
  const [newest, oldest] = [rows.at(0), rows.at(-1)]
  if (!newest || !oldest) return []
  const since = startOfDay(`${monthOf(oldest)}-01`)
  const month = sql<string>`to_char(purchased_at AT TIME ZONE 'Europe/London', 'YYYY-MM')`
  const sums = await filterDonations(db, filter)
    .select([
      month.as('month'),
      sql<number>`coalesce(sum(net_pence) FILTER (WHERE stage <> 'declined'), 0)`.as('pence'),
      sql<number>`count(*)`.as('count'),
    ])
    .where('purchased_at', '>=', new Date(since))
    .groupBy(month)
    .execute()
  const here = Map.groupBy(rows, monthOf)
  const newer = sums.filter((one) => one.month > monthOf(newest)).reduce((sum, { count }) => sum + Number(count), 0)
  return sums
    .filter((one) => here.has(one.month))
    .toSorted((a, b) => b.month.localeCompare(a.month))
    .map((one, index) => {
      const before = index === 0 ? Math.max(0, skipped - newer) : 0
      const after = Math.max(0, Number(one.count) - before - (here.get(one.month)?.length ?? 0))
      return { month: one.month, pence: Number(one.pence), before, after }
    })
}

/** Newest first, page by page. */
export async function listTransactions(
  db: Db,
  filter: TransactionFilter,
  page: number,
  perPage: number,
): Promise<TransactionList> {
  const count = filterDonations(db, filter).select((of) => of.fn.countAll<number>().as('total'))
  // One way to the database instead of two; only a page beyond the last has no row that would say it.
  const rows = await shown(db, filter)
    .select(() => count.as('total'))
    .orderBy('purchased_at', 'desc')
    .orderBy('donation.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const total = rows[0]?.total ?? (await count.executeTakeFirstOrThrow()).total
  const months = await monthsOf(db, filter, rows, (page - 1) * perPage)
  return { transactions: rows.map(toTransaction), months, page, pages: Math.max(1, Math.ceil(total / perPage)), total }
}

const byStage = (donations: ReturnType<typeof filterDonations>) =>
  donations
    .select((of) => [
      'stage',
      of.fn.sum<number>('net_pence').as('pence'),
      of.fn.countAll<number>().as('count'),
      of.fn.min('cause_id').as('first_cause'),
      of.fn.max('cause_id').as('last_cause'),
    ])
    .groupBy('stage')
    .execute()
type StageRow = Awaited<ReturnType<typeof byStage>>[number]

/** The only cause for which anything was raised; none where there are several. */
async function onlyCauseOf(db: Db, rows: readonly StageRow[]): Promise<{ causeName?: string }> {
  const raised = rows.filter(({ stage }) => stageHasTag(stage, 'raised'))
  const [id, another] = new Set(raised.flatMap(({ first_cause, last_cause }) => [first_cause, last_cause]))
  if (id === undefined || another !== undefined) return {}
  const { name } = await db.selectFrom('cause').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  return { causeName: name }
}

interface StatsFound {
  stats: TransactionStats
  counts: DonationCounts
  causeName?: string
}

export async function readStats(db: Db, filter: TransactionFilter): Promise<StatsFound> {
  const rows = await byStage(filterDonations(db, filter))
  const count = (status: DonationStatus) =>
    rows.filter(({ stage }) => statusOf(stage) === status).reduce((total, row) => total + Number(row.count), 0)
  return {
    stats: statsOf(rows),
    counts: { pending: count('pending'), confirmed: count('confirmed'), paid: count('paid'), declined: count('declined') },
    ...(await onlyCauseOf(db, rows)),
  }
}

export const readStatsOf = async (donations: ReturnType<typeof filterDonations>) => statsOf(await byStage(donations))

/** Sums over the donation chart's states: which stage counts for what is the chart's word. */
function statsOf(rows: readonly StageRow[]): TransactionStats {
  const sum = (tag: 'raised' | 'pending' | 'confirmed' | 'paid' | 'declined') =>
    rows.filter((row) => stageHasTag(row.stage, tag)).reduce((total, row) => total + Number(row.pence), 0)
  return {
    raised: sum('raised'),
    pending: sum('pending'),
    confirmed: sum('confirmed'),
    paid: sum('paid'),
    declined: sum('declined'),
    count: rows.reduce((total, row) => total + Number(row.count), 0),
  }
}

/** The rate that the donation follows from; none where what was booked is something else. */
function termsOf({ terms_kind: kind, terms_value: value, spent_pence, donation_pence }: Row): TransactionDetail['terms'] {
  if (kind === null || value === null || donationFor(spent_pence, { kind, value }) !== donation_pence) return null
  return { kind, value }
}

const moveOf = (move: Selectable<Tables['donation_move']>): DonationMove => ({
  stage: move.stage,
  at: move.at.toISOString(),
  by: move.moved_by,
  amountPence: move.amount_pence,
  correctionPence: move.correction_pence,
})

export async function readTransaction(db: Db, userId: number, id: string, now: number): Promise<TransactionDetail | null> {
  const row = await shown(db, { userId }).where('donation.id', '=', id).executeTakeFirst()
  if (!row) return null
  const outlook = row.stage === 'available' ? await outlookOf(db, row.cause_id, now) : null
  const moves = await db.selectFrom('donation_move').selectAll().where('donation_id', '=', id).orderBy('id').execute()
  const given = row.stage === 'inPaymentRun' ? moves.findLast((move) => move.stage === 'inPaymentRun') : undefined
  // What is ready waits for the next run, whenever that is, and what is with the bank for nothing but that.
  const nextBy = outlook?.nextPaymentOn ?? (given ? arrivesBy(given.at) : row.next_by)?.toISOString() ?? null
  const confirmation = await confirmationOf(db, row.retailer_id)
  return {
    ...toTransaction(row),
    timeline: moves.map(moveOf),
    nextBy,
    expected: expectedDates({ stage: row.stage, purchasedAt: row.purchased_at, nextBy, confirmation }, now),
    terms: termsOf(row),
    outlook,
  }
}
