import { sql } from 'kysely'
import type { RefusalKind } from '#contract/cause-admin/statement.ts'
import { DAY } from '#contract/limits.ts'
import { markReturned } from '#server/giving/journal/ledger.ts'
import { keepStatements } from '#server/giving/statements.ts'
import type { Db } from '../open.ts'
import { lastFileBefore, workingDaysLater } from './payment-days.ts'

/** R- and eight letters that can be told apart, the same for the same quarter. */
const runId = (kind: string) => sql`'R-' || upper(translate(substr(md5(${kind} || turn::text), 1, 8), '01', 'xy'))`
const person = (email: string) => sql`(SELECT id FROM app_user WHERE email = ${email})`

const run = (id: ReturnType<typeof runId>, stage: 'sent' | 'answered', file: ReturnType<typeof sql>) => sql`
  INSERT INTO payment_run (id, turn, stage, prepared_at, prepared_by, approved_at, approved_by, file_at, ended_at, small_causes, small_pence)
  SELECT ${id}, turn, ${stage}, ${file} - interval '55 minutes', ${person('support@farthing.example')}, ${file} - interval '20 minutes', ${person('finance@farthing.example')}, ${file},
    CASE WHEN ${stage} = 'answered' THEN answered_at END, 0, 0 FROM payment_day WHERE turn = (SELECT max(turn) FROM payment_day)`

/** What each cause has in the newest run, one line for each. */
async function seedNewest(db: Db, at: string, stage: 'sent' | 'answered'): Promise<void> {
  await run(runId('run'), stage, sql`file_at`).execute(db)
  await sql`UPDATE payment SET run_id = ${runId('run')}, line_stage = CASE WHEN answered_at_day < ${at}::timestamptz THEN 'paid' ELSE 'sent' END, is_paid = answered_at_day < ${at}::timestamptz,
      answered_at = CASE WHEN answered_at_day < ${at}::timestamptz THEN answered_at_day END,
      account_id = (SELECT max(bank_details.id) FROM bank_details WHERE bank_details.cause_id = payment.cause_id)
    FROM (SELECT turn, answered_at AS answered_at_day FROM payment_day ORDER BY turn DESC LIMIT 1) AS newest WHERE is_paid AND period_end = turn`.execute(
    db,
  )
  await sql`INSERT INTO payment_run_line (run_id, cause_id, pence, account_id, account_change, fingerprint, payment_id)
    SELECT run_id, cause_id, pence, account_id,
      CASE WHEN NOT EXISTS (SELECT 1 FROM payment AS before WHERE before.cause_id = payment.cause_id AND before.is_paid AND before.period_end < payment.period_end) THEN 'first' END, '', id
    FROM payment WHERE run_id IS NOT NULL`.execute(db)
}

interface Line {
  id: string
  cause_id: number
  answered_at: Date
}

/** Causes besides those that can be tried. */
async function linesOf(db: Db, count: number): Promise<Line[]> {
  const { rows } =
    await sql<Line>`SELECT payment.id, cause_id, payment_day.answered_at FROM payment JOIN payment_day ON turn = period_end
    WHERE run_id IS NOT NULL AND cause_id > 4 ORDER BY cause_id LIMIT ${sql.lit(count)}`.execute(db)
  return rows
}

/** The bank has not made a payment: its money is the cause's balance again, and its statement stays. */
async function refuse(db: Db, { id, answered_at: at }: Line, refusal: RefusalKind): Promise<void> {
  await keepStatements(db, [id])
  await sql`UPDATE payment SET line_stage = 'refused', is_paid = false, refusal = ${refusal} WHERE id = ${id}`.execute(db)
  await sql`DELETE FROM donation_move USING donation WHERE donation.id = donation_id AND payment_id = ${id} AND donation_move.stage = 'paid'`.execute(
    db,
  )
  await sql`INSERT INTO donation_move (donation_id, stage, at, moved_by, amount_pence)
    SELECT id, 'available', ${at}, 'farthing', donation_pence FROM donation WHERE payment_id = ${id} ORDER BY id`.execute(db)
  await sql`UPDATE donation SET stage = 'available', payment_id = NULL, next_by = purchased_at + interval '120 days' WHERE payment_id = ${id}`.execute(
    db,
  )
}

/** The bank has not decided about these yet. */
async function waitFor(db: Db, lines: readonly Line[]): Promise<void> {
  for (const { id } of lines) {
    await sql`UPDATE payment SET line_stage = 'sent', is_paid = false, answered_at = NULL WHERE id = ${id}`.execute(db)
    await sql`DELETE FROM donation_move USING donation WHERE donation.id = donation_id AND payment_id = ${id} AND donation_move.stage = 'paid'`.execute(
      db,
    )
    await sql`UPDATE donation SET stage = 'inPaymentRun', next_by = purchased_at + interval '121 days' WHERE payment_id = ${id}`.execute(
      db,
    )
  }
}

/** Causes that have given another account are paid once more for the same quarter: the bank has the second file. */
async function payAgain(db: Db, lines: readonly Line[], file: number): Promise<void> {
  const at = sql`${new Date(file).toISOString()}::timestamptz`
  await run(runId('again'), 'sent', at).execute(db)
  for (const { id, cause_id } of lines) {
    await sql`INSERT INTO bank_details (cause_id, account_name, account_number, last_four, sort_code, is_building_society, changed_at)
      SELECT id, left(name, 60), lpad((id * 6373 % 100000000)::text, 8, '0'), right(lpad((id * 6373 % 100000000)::text, 8, '0'), 4), '000000', false, ${at} - interval '9 days'
      FROM cause WHERE id = ${cause_id}`.execute(db)
    await sql`INSERT INTO payment (id, cause_id, reference, pence, is_paid, period_end, run_id, line_stage, account_id)
      SELECT substr(md5('again' || id), 1, 20), cause_id, reference || '-2', pence, false, period_end, ${runId('again')}, 'sent', (SELECT max(id) FROM bank_details WHERE bank_details.cause_id = payment.cause_id)
      FROM payment JOIN payment_day ON turn = period_end WHERE id = ${id}`.execute(db)
    await sql`INSERT INTO payment_run_line (run_id, cause_id, pence, account_id, account_change, fingerprint, payment_id)
      SELECT run_id, cause_id, pence, account_id, 'changed', '', id FROM payment WHERE id = substr(md5('again' || ${id}), 1, 20)`.execute(
      db,
    )
    // What was in the payment that the bank refused is what its cause had ready then.
    await sql`WITH again AS (
        UPDATE donation SET stage = 'inPaymentRun', payment_id = substr(md5('again' || ${id}), 1, 20), next_by = purchased_at + interval '121 days'
        WHERE cause_id = ${cause_id} AND stage = 'available' AND EXISTS (SELECT 1 FROM donation_move WHERE donation_id = donation.id AND donation_move.stage = 'inPaymentRun') RETURNING id, donation_pence)
      INSERT INTO donation_move (donation_id, stage, at, moved_by, amount_pence) SELECT id, 'inPaymentRun', ${at} - interval '20 minutes', 'farthing', donation_pence FROM again ORDER BY id`.execute(
      db,
    )
  }
}

/** An account waits a week before anything is paid into it (G-027). */
const mendedWithin = 14 * DAY

/**
 * The newest quarter whose payments have left us, as a run on which both people of the support team have been. Of its lines the bank refuses two, whose causes give another account and
 * are paid again: so there is a run that the bank has, whenever the demo is begun.
 */
export async function seedRuns(db: Db, now: number): Promise<void> {
  const { rows } = await sql<{ answered_at: Date }>`SELECT answered_at FROM payment_day ORDER BY turn DESC LIMIT 1`.execute(db)
  const answered = rows[0]?.answered_at.getTime() ?? now
  const isPaidAgain = now - answered > mendedWithin
  await seedNewest(db, new Date(now).toISOString(), isPaidAgain ? 'answered' : 'sent')
  if (answered >= now) return
  const [, ...doubtful] = await linesOf(db, 3)
  if (!isPaidAgain) return waitFor(db, doubtful)
  for (const [index, line] of doubtful.entries()) await refuse(db, line, index === 0 ? 'nameWrong' : 'accountUnknown')
  await payAgain(db, doubtful, lastFileBefore(now))
}

/** What the bank had paid to one cause has come back on the next working day. The journal knows of it, so it has to be opened before. */
export async function seedReturned(db: Db, now: number): Promise<void> {
  const [line] = await linesOf(db, 1)
  const back = line && workingDaysLater(line.answered_at.getTime(), 1, '14:30')
  if (!back || Date.parse(back) >= now) return
  await keepStatements(db, [line.id])
  await sql`UPDATE payment SET line_stage = 'returned', is_paid = false, refusal = 'accountClosed', returned_at = ${back} WHERE id = ${line.id}`.execute(
    db,
  )
  await markReturned(db, [line.id], back)
}
