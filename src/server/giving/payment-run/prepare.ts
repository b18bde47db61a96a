import { type Kysely, sql } from 'kysely'
import { lastQuarterStart } from '#contract/giving/quarters.ts'
import type { Tables } from '#server/db/schema.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { type ProposedLine, proposePayments } from './proposal.ts'
import { advanceRun, newRunId } from './run-rows.ts'

const perInsert = 1000

async function keepLines(db: Kysely<Tables>, runId: string, lines: ProposedLine[]): Promise<void> {
  for (let from = 0; from < lines.length; from += perInsert)
    await db
      .insertInto('payment_run_line')
      .values(
        lines.slice(from, from + perInsert).map((line) => ({
          run_id: runId,
          cause_id: line.causeId,
          pence: line.pence,
          waits: line.waits,
          account_id: line.accountId,
          account_change: line.accountChange,
          fingerprint: line.fingerprint,
        })),
      )
      .execute()
}

/**
 * Prepares a run for the newest quarter that is over, in the caller's transaction. Nothing moves; one that was prepared before is void. Throws `nothingToPay` where no cause can
 * be paid.
 */
export async function prepareRun(db: Kysely<Tables>, userId: number, now: number): Promise<string> {
  // Who prepares at the same time waits, and takes the place of this one.
  await sql`LOCK TABLE payment_run IN SHARE ROW EXCLUSIVE MODE`.execute(db)
  const turn = new Date(lastQuarterStart(now))
  const { lines, small } = await proposePayments(db, turn, now)
  if (lines.every(({ waits }) => waits !== null)) throw new HttpError('nothingToPay')
  const before = await db.selectFrom('payment_run').selectAll().where('stage', '=', 'prepared').forUpdate().executeTakeFirst()
  if (before) {
    await advanceRun(db, before, { event: { type: 'run.replaced' }, userId, now })
    await recordAudit(db, {
      action: 'paymentRunVoided',
      userId,
      subject: `paymentRun:${before.id}`,
      detail: { why: 'replaced' },
      at: now,
    })
  }
  const id = newRunId()
  await db
    .insertInto('payment_run')
    .values({
      id,
      turn,
      stage: 'prepared',
      voided: null,
      prepared_at: new Date(now),
      prepared_by: userId,
      small_causes: small.causes,
      small_pence: small.pence,
    })
    .execute()
  await keepLines(db, id, lines)
  const payable = lines.filter(({ waits }) => waits === null)
  await recordAudit(db, {
    action: 'paymentRunPrepared',
    userId,
    subject: `paymentRun:${id}`,
    detail: { causes: payable.length, pence: payable.reduce((sum, { pence }) => sum + pence, 0) },
    at: now,
  })
  return id
}
