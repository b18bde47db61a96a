import type { MyGiving } from '#contract/giving/my-giving.ts'
import type { Db } from '../db/open.ts'
import { readMonths } from './months.ts'
import { outlookOf } from './outlook.ts'
import { filtered, readStatsOf } from './transaction-rows.ts'

/** What of a person's is ready for a cause, and when it is paid: where it is known that it will be. */
async function nextPaymentOf(db: Db, userId: number, causeId: number, now: number) {
  const { pence } = await db
    .selectFrom('donation')
    .select((of) => of.fn.sum<number>('net_pence').as('pence'))
    .where('user_id', '=', userId)
    .where('cause_id', '=', causeId)
    .where('stage', '=', 'available')
    .executeTakeFirstOrThrow()
  if (Number(pence ?? 0) <= 0) return null
  const { hasBankDetails, readyPence, minimumPence, nextPaymentOn } = await outlookOf(db, causeId, now)
  return hasBankDetails && readyPence >= minimumPence ? { on: nextPaymentOn, pence: Number(pence) } : null
}

/** what the person's own page says of what they have raised. */
export async function readMyGiving(db: Db, userId: number, now: number): Promise<MyGiving> {
  const person = await db.selectFrom('app_user').select('supported_cause_id').where('id', '=', userId).executeTakeFirstOrThrow()
  const causeId = person.supported_cause_id
  return {
    cause:
      causeId === null
        ? null
        : {
            stats: await readStatsOf(filtered(db, { userId }).where('cause_id', '=', causeId)),
            nextPayment: await nextPaymentOf(db, userId, causeId, now),
          },
    months: await readMonths(db, { userId }, now, 12),
  }
}
