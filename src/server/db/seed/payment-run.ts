import { HttpError } from '#server/gate/http-error.ts'
import { prepareRun } from '#server/giving/payment-run/prepare.ts'
import type { Db } from '../open.ts'

/** A run that waits for its approval, where anything was ready in time: in the first weeks after the turn of a quarter. */
export async function seedPaymentRun(db: Db, now: number): Promise<void> {
  const preparer = await db
    .selectFrom('app_user')
    .select('id')
    .where('is_support', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await prepareRun(db, preparer.id, now).catch((error: unknown) => {
    if (!(error instanceof HttpError) || error.code !== 'nothingToPay') throw error
  })
}
