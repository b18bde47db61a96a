import { type Kysely, sql } from 'kysely'
import { type WaitingReason, waitingReasons } from '#contract/cause-admin/statement.ts'
import type { PaymentRun, PaymentRunCard, PaymentRunLine } from '#contract/giving/payment-run.ts'
import type { Tables } from '#server/db/schema.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { changedCauses } from './approve.ts'

const linesPerPage = 50
const runsShown = 50
const shownChanges = 10

const withPeople = (db: Kysely<Tables>) =>
  db
    .selectFrom('payment_run')
    .leftJoin('app_user as preparer', 'preparer.id', 'payment_run.prepared_by')
    .leftJoin('app_user as approver', 'approver.id', 'payment_run.approved_by')
    .selectAll('payment_run')
    .select((of) => [
      sql<string | null>`preparer.first_name || ' ' || preparer.last_name`.as('preparer'),
      sql<string | null>`approver.first_name || ' ' || approver.last_name`.as('approver'),
      of
        .selectFrom('payment_run_line')
        .select(sql<string>`count(*)`.as('n'))
        .whereRef('run_id', '=', 'payment_run.id')
        .where('waits', 'is', null)
        .as('lines'),
      of
        .selectFrom('payment_run_line')
        .select(sql<string>`coalesce(sum(pence), 0)`.as('n'))
        .whereRef('run_id', '=', 'payment_run.id')
        .where('waits', 'is', null)
        .as('pence'),
    ])
type Row = Awaited<ReturnType<ReturnType<typeof withPeople>['executeTakeFirstOrThrow']>>

const toCard = (row: Row): PaymentRunCard => ({
  id: row.id,
  turn: row.turn.toISOString(),
  stage: row.stage,
  preparedAt: row.prepared_at.toISOString(),
  preparedBy: row.preparer ?? '',
  approvedAt: row.approved_at?.toISOString() ?? null,
  approvedBy: row.approver,
  voided: row.voided,
  payable: { count: Number(row.lines), pence: Number(row.pence) },
})

/** Newest first. */
export async function listRuns(db: Kysely<Tables>): Promise<PaymentRunCard[]> {
  const rows = await withPeople(db).orderBy('prepared_at', 'desc').orderBy('payment_run.id').limit(runsShown).execute()
  return rows.map(toCard)
}

async function waitingOf(db: Kysely<Tables>, row: Row): Promise<PaymentRun['waiting']> {
  const { rows } = await sql<{ waits: WaitingReason; count: string; pence: string }>`
    SELECT waits, count(*) AS count, sum(pence) AS pence FROM payment_run_line WHERE run_id = ${row.id} AND waits IS NOT NULL GROUP BY waits`.execute(
    db,
  )
  const found = new Map(rows.map(({ waits, count, pence }) => [waits, { count: Number(count), pence: Number(pence) }]))
  const small = found.get('underMinimum') ?? { count: 0, pence: 0 }
  found.set('underMinimum', { count: small.count + row.small_causes, pence: small.pence + Number(row.small_pence) })
  return waitingReasons.flatMap((reason) => {
    const counted = found.get(reason)
    return counted && counted.count > 0 ? [{ reason, ...counted }] : []
  })
}

async function answersOf(db: Kysely<Tables>, runId: string): Promise<PaymentRun['answers']> {
  const { rows } = await sql<{ stage: keyof PaymentRun['answers']; count: string; pence: string }>`
    SELECT line_stage AS stage, count(*) AS count, sum(pence) AS pence FROM payment WHERE run_id = ${runId} GROUP BY line_stage`.execute(
    db,
  )
  const none = { count: 0, pence: 0 }
  const answers: PaymentRun['answers'] = { sent: none, paid: none, refused: none, returned: none, withdrawn: none }
  for (const { stage, count, pence } of rows) answers[stage] = { count: Number(count), pence: Number(pence) }
  return answers
}

/** Lines to be paid, and after them those that need somebody: biggest first. */
async function linesOf(db: Kysely<Tables>, runId: string, page: number): Promise<PaymentRunLine[]> {
  const rows = await db
    .selectFrom('payment_run_line')
    .innerJoin('cause', 'cause.id', 'payment_run_line.cause_id')
    .leftJoin('bank_details', 'bank_details.id', 'payment_run_line.account_id')
    .leftJoin('payment', 'payment.id', 'payment_run_line.payment_id')
    .select([
      'payment_run_line.cause_id',
      'cause.name',
      'payment_run_line.pence',
      'waits',
      'account_change',
      'payment_run_line.payment_id',
    ])
    .select([
      'account_name',
      'is_building_society',
      'payment.reference',
      'payment.line_stage',
      'payment.answered_at',
      'payment.refusal',
    ])
    .select(sql<string | null>`coalesce(bank_details.last_four, right(account_number, 4))`.as('last_four'))
    .where('payment_run_line.run_id', '=', runId)
    .orderBy(sql`waits IS NOT NULL`)
    .orderBy('payment_run_line.pence', 'desc')
    .orderBy('payment_run_line.cause_id')
    .limit(linesPerPage)
    .offset((page - 1) * linesPerPage)
    .execute()
  return rows.map((row) => ({
    causeId: row.cause_id,
    causeName: row.name,
    pence: row.pence,
    account:
      row.account_name === null || row.last_four === null
        ? null
        : { name: row.account_name, lastFour: row.last_four, isBuildingSociety: row.is_building_society ?? false },
    accountChange: row.account_change,
    waits: row.waits,
    paymentId: row.payment_id,
    reference: row.reference,
    stage: row.line_stage,
    answeredAt: row.answered_at?.toISOString() ?? null,
    refusal: row.refusal,
  }))
}

/** A run as somebody of the support team sees it. Throws `notFound`. */
export async function readRun(
  db: Kysely<Tables>,
  context: { id: string; userId: number; page: number; now: number },
): Promise<PaymentRun> {
  const row = await withPeople(db).where('payment_run.id', '=', context.id).executeTakeFirst()
  if (!row) throw new HttpError('notFound')
  const { rows } = await sql<{ lines: string; changes: string }>`
    SELECT count(*) AS lines, count(account_change) FILTER (WHERE waits IS NULL) AS changes FROM payment_run_line WHERE run_id = ${row.id}`.execute(
    db,
  )
  const changed = row.stage === 'prepared' ? await changedCauses(db, row, context.now) : []
  const names =
    changed.length > 0
      ? await db.selectFrom('cause').select('name').where('id', 'in', changed.slice(0, shownChanges)).orderBy('name').execute()
      : []
  return {
    ...toCard(row),
    isMine: row.prepared_by === context.userId,
    isFileTaken: row.file_at !== null,
    changed: names.map(({ name }) => name),
    accountChanges: Number(rows[0]?.changes ?? 0),
    waiting: await waitingOf(db, row),
    answers: await answersOf(db, row.id),
    voidReason: row.void_reason,
    lines: await linesOf(db, row.id, context.page),
    page: context.page,
    pages: Math.max(1, Math.ceil(Number(rows[0]?.lines ?? 0) / linesPerPage)),
  }
}
