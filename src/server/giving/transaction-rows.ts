import type { Transaction, TransactionDetail, TransactionStats } from '#contract/giving/donation.ts'
import { stageHasTag } from '#machines/giving/donation/donation.machine.ts'
import type { Db } from '../db/open.ts'
import { outlookOf } from './outlook.ts'

/** Whose donations, of a person or for a cause, and of which time. */
export type TransactionFilter = ({ userId: number } | { causeId: number }) & {
  startDate?: string | undefined
  endDate?: string | undefined
}

export function filtered(db: Db, filter: TransactionFilter) {
  const all = db.selectFrom('donation')
  let query =
    'userId' in filter ? all.where('donation.user_id', '=', filter.userId) : all.where('donation.cause_id', '=', filter.causeId)
  if (filter.startDate) query = query.where('purchased_at', '>=', new Date(filter.startDate))
  if (filter.endDate) query = query.where('purchased_at', '<=', new Date(filter.endDate))
  return query
}

export const joined = (query: ReturnType<typeof filtered>) =>
  query
    .leftJoin('retailer', 'retailer.id', 'donation.retailer_id')
    .innerJoin('cause', 'cause.id', 'donation.cause_id')
    .select([
      'donation.id',
      'retailer.name as retailer_name',
      'retailer.slug as retailer_slug',
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
    ])

type Row = Awaited<ReturnType<ReturnType<typeof joined>['execute']>>[number]

function toTransaction(row: Row): Transaction {
  return {
    id: row.id,
    retailerName: row.retailer_name ?? '',
    retailerSlug: row.retailer_slug ?? '',
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
  }
}

/** Newest first, page by page. */
export async function listTransactions(db: Db, filter: TransactionFilter, page: number, perPage: number) {
  const count = filtered(db, filter).select((of) => of.fn.countAll<number>().as('total'))
  // One way to the database instead of two; only a page beyond the last has no row that would say it.
  const rows = await joined(filtered(db, filter))
    .select(() => count.as('total'))
    .orderBy('purchased_at', 'desc')
    .orderBy('donation.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const total = rows[0]?.total ?? (await count.executeTakeFirstOrThrow()).total
  return { transactions: rows.map(toTransaction), page, pages: Math.max(1, Math.ceil(total / perPage)), total }
}

export const readStats = (db: Db, filter: TransactionFilter) => readStatsOf(filtered(db, filter))

/** Sums over the donation chart's states: which stage counts for what is the chart's word. */
export async function readStatsOf(donations: ReturnType<typeof filtered>): Promise<TransactionStats> {
  const rows = await donations
    .select(['stage', (of) => of.fn.sum<number>('net_pence').as('pence'), (of) => of.fn.countAll<number>().as('count')])
    .groupBy('stage')
    .execute()
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

export async function readTransaction(db: Db, userId: number, id: string, now: number): Promise<TransactionDetail | null> {
  const row = await joined(filtered(db, { userId })).where('donation.id', '=', id).executeTakeFirst()
  if (!row) return null
  const outlook = row.stage === 'available' ? await outlookOf(db, row.cause_id, now) : null
  const moves = await db.selectFrom('donation_move').selectAll().where('donation_id', '=', id).orderBy('id').execute()
  return {
    ...toTransaction(row),
    timeline: moves.map((move) => ({
      stage: move.stage,
      at: move.at.toISOString(),
      by: move.moved_by,
      amountPence: move.amount_pence,
      correctionPence: move.correction_pence,
    })),
    // What is ready waits for the next run, whenever that is.
    nextBy: outlook?.nextPaymentOn ?? row.next_by?.toISOString() ?? null,
    outlook,
  }
}
