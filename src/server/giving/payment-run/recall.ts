import type { Kysely } from 'kysely'
import { transitionPaymentLine } from '#machines/giving/payment-line/payment-line.machine.ts'
import type { Tables } from '#server/db/schema.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { markRefused } from '../journal/ledger.ts'
import { keepStatements } from '../statements.ts'
import { advanceRun, lockRun, type RunRow } from './run-rows.ts'

/**
 * Calls back an approved run whose file was never taken, in the caller's transaction: everything in it is ready again. Its statements stay, and say so. Throws `illegalMove` once the
 * file has left us.
 */
export async function recallRun(
  db: Kysely<Tables>,
  { id, userId, now, text }: { id: string; userId: number; now: number; text: string },
): Promise<RunRow> {
  const voided = await advanceRun(db, await lockRun(db, id), { event: { type: 'run.recalled', text }, userId, now })
  await db.updateTable('payment_run').set({ void_reason: text }).where('id', '=', id).execute()
  const payments = await db.selectFrom('payment').selectAll().where('run_id', '=', id).orderBy('cause_id').forUpdate().execute()
  for (const { line_stage } of payments)
    if (!line_stage || transitionPaymentLine(line_stage, { type: 'run.recalled' })?.stage !== 'withdrawn')
      throw new HttpError('illegalMove')
  const ids = payments.map((payment) => payment.id)
  await keepStatements(db, ids)
  await db.updateTable('payment').set({ line_stage: 'withdrawn' }).where('run_id', '=', id).execute()
  await markRefused(db, ids, new Date(now).toISOString())
  const detail = { causes: payments.length, reason: text }
  await recordAudit(db, { action: 'paymentRunCalledBack', userId, subject: `paymentRun:${id}`, detail, at: now })
  return { ...voided, void_reason: text }
}
