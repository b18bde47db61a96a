import { HttpError } from '#server/gate/http-error.ts'
import type { Services } from '#server/services.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { isPayableSql } from '#server/shared/cause-conditions.ts'
import { readAccountById } from '../bank-account.ts'
import { quarterOf } from './approve.ts'
import { type Transfer, writePain001 } from './pain-001.ts'
import { advanceRun, lockRun } from './run-rows.ts'

/** A bank takes a message only once: it is the run's own name. */
export const messageIdOf = (runId: string): string => `FARTHING-${runId}`

/** The whole accounts that were approved, which nothing but the bank's file ever holds. */
async function transfersOf(services: Services, runId: string): Promise<Transfer[]> {
  const rows = await services.db
    .selectFrom('payment')
    .select(['reference', 'pence', 'account_id'])
    .where('run_id', '=', runId)
    .orderBy('cause_id')
    .execute()
  const transfers: Transfer[] = []
  for (const { reference, pence, account_id } of rows) {
    const account = account_id === null ? null : await readAccountById(services, account_id)
    if (!account) throw new Error(`Payment ${reference} has no account.`)
    const { accountName: name, sortCode, accountNumber, rollNumber } = account
    transfers.push({ endToEndId: reference, pence, name, sortCode, accountNumber, rollNumber })
  }
  return transfers
}

/** What may not be paid any more does not leave us: a cause that was taken back into review, or an account that nobody has looked at. Throws `causeHeld`. */
async function refuseHeld(db: Services['db'], id: string): Promise<void> {
  const held = await db
    .selectFrom('payment_run')
    .innerJoin('payment', 'payment.run_id', 'payment_run.id')
    .innerJoin('cause', 'cause.id', 'payment.cause_id')
    .select('cause.id')
    .where('payment_run.id', '=', id)
    .where('payment_run.stage', '=', 'approved')
    .where((where) => where.not(isPayableSql))
    .limit(1)
    .executeTakeFirst()
  if (held) throw new HttpError('causeHeld')
}

/**
 * The bank's file of an approved run; `services.db` is the caller's transaction. Taken again it is the same to the letter. Throws `noPayerAccount` where the server does not know our own
 * account, `causeHeld` where one of its causes may not be paid any more, `illegalMove` for a run that is not approved or is over.
 */
export async function takeFile(
  services: Services,
  { id, userId, now }: { id: string; userId: number; now: number },
): Promise<{ name: string; content: string }> {
  const { db, payerAccount } = services
  if (!payerAccount) throw new HttpError('noPayerAccount')
  await refuseHeld(db, id)
  const run = await advanceRun(db, await lockRun(db, id), { event: { type: 'file.taken' }, userId, now })
  const content = writePain001({
    messageId: messageIdOf(id),
    createdAt: run.file_at?.getTime() ?? now,
    payer: payerAccount,
    transfers: await transfersOf(services, id),
  })
  await recordAudit(db, { action: 'paymentFileDownloaded', userId, subject: `paymentRun:${id}`, at: now })
  return { name: `payments-${quarterOf(run.turn)}-${id}.xml`, content }
}
