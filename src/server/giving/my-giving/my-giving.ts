import { dearestWithin } from '#contract/causes/dearest-within.ts'
import type { MyGiving } from '#contract/giving/my-giving.ts'
import type { Db } from '#server/db/open.ts'
import { readersOf, shownUpdates } from '#server/shared/causes/updates.ts'
import { readMonths } from './months.ts'
import { outlookOf } from './payment-forecast.ts'
import { readSources } from './sources.ts'
import { filterDonations, readStatsOf } from './transaction-rows.ts'
import { readUnpaid } from './unpaid-sums.ts'

/** When what is ready of a person's is paid, where it is known that it will be. */
async function nextPaymentOf(db: Db, causeId: number, pence: number, now: number) {
  if (pence <= 0) return null
  const { hasBankDetails, readyPence, minimumPence, nextPaymentOn } = await outlookOf(db, causeId, now)
  return hasBankDetails && readyPence >= minimumPence ? { on: nextPaymentOn, pence } : null
}

async function readMyCause(db: Db, userId: number, causeId: number, now: number) {
  const unpaid = await readUnpaid(db, { userId }, causeId)
  const stats = await readStatsOf(filterDonations(db, { userId }).where('cause_id', '=', causeId))
  const { pays_for, review, lifecycle, cover } = await db
    .selectFrom('cause')
    .select(['pays_for', 'review', 'lifecycle', 'cover'])
    .where('id', '=', causeId)
    .executeTakeFirstOrThrow()
  const [update] = readersOf({ review, lifecycle }) === 'everyone' ? await shownUpdates(db, causeId, 1) : []
  return {
    stats,
    nextPayment: await nextPaymentOf(db, causeId, unpaid.us, now),
    unpaid,
    paysFor: dearestWithin(pays_for, stats.paid) ?? dearestWithin(pays_for, stats.confirmed),
    update: update ?? null,
    coverHttps: cover,
  }
}

/** what the person's own page says of what they have raised. */
export async function readMyGiving(db: Db, userId: number, now: number): Promise<MyGiving> {
  const person = await db.selectFrom('app_user').select('supported_cause_id').where('id', '=', userId).executeTakeFirstOrThrow()
  const causeId = person.supported_cause_id
  // Two years, so that the last one stands beside the one before.
  const months = await readMonths(db, { userId }, now, 24)
  return {
    cause: causeId === null ? null : await readMyCause(db, userId, causeId, now),
    sources: await readSources(db, userId),
    months: months.slice(12),
    yearBefore: months.slice(0, 12).reduce((sum, { totalAmount }) => sum + totalAmount, 0),
  }
}
