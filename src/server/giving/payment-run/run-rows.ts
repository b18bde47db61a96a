import { randomInt } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import { type RunEvent, transitionPaymentRun } from '#machines/giving/payment-run/payment-run.machine.ts'
import type { Tables } from '#server/db/schema.ts'
import type { GivingTables } from '#server/db/schema-giving.ts'
import { HttpError } from '#server/gate/http-error.ts'

export type RunRow = Selectable<GivingTables['payment_run']>

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Short enough to be said on the telephone to a bank. */
export const newRunId = (): string => `R-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`

/** The run, locked: of two who act upon it at once one comes after the other. */
export async function lockRun(db: Kysely<Tables>, id: string): Promise<RunRow> {
  const row = await db.selectFrom('payment_run').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new HttpError('notFound')
  return row
}

export async function openLines(db: Kysely<Tables>, runId: string): Promise<number> {
  const { rows } = await sql<{ open: string }>`
    SELECT count(*) AS open FROM payment WHERE run_id = ${runId} AND line_stage = 'sent'`.execute(db)
  return Number(rows[0]?.open ?? 0)
}

/** Where the chart leads from here; throws `secondPerson` for who would approve their own run, `illegalMove` for any other move that it does not know. */
export function nextOf(row: RunRow, { event, userId, open = 0 }: { event: RunEvent; userId: number | null; open?: number }) {
  const isPreparer = userId !== null && row.prepared_by === userId
  const after = transitionPaymentRun(row.stage, { isPreparer, open }, event)
  if (after) return after
  const wouldOtherwise = isPreparer && transitionPaymentRun(row.stage, { isPreparer: false, open }, event) !== null
  throw new HttpError(wouldOtherwise ? 'secondPerson' : 'illegalMove')
}

/** Moves a locked run where its chart lets it, and throws where it does not; nothing is changed then. `open`: lines that were not answered before. */
export async function advanceRun(
  db: Kysely<Tables>,
  row: RunRow,
  act: { event: RunEvent; userId: number | null; open?: number; now: number },
): Promise<RunRow> {
  const { event, userId, now } = act
  const after = nextOf(row, act)
  const at = new Date(now)
  const changes = {
    stage: after.stage,
    voided: after.voided,
    ...(event.type === 'run.approved' ? { approved_at: at, approved_by: userId } : {}),
    ...(event.type === 'file.taken' ? { file_at: row.file_at ?? at } : {}),
    ...(after.stage === 'answered' || after.stage === 'voided' ? { ended_at: at } : {}),
  }
  await db.updateTable('payment_run').set(changes).where('id', '=', row.id).execute()
  return { ...row, ...changes }
}
