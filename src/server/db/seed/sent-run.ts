import { sql } from 'kysely'
import type { Db } from '../open.ts'

/** R- and eight letters that can be told apart, the same for the same quarter. */
const runId = sql`'R-' || upper(translate(substr(md5('run' || period_end), 1, 8), '01', 'xy'))`

/**
 * The quarters that the bank is paying now, as runs whose file was taken yesterday: both people of the support team have been at it. With a quarter all of its donations
 * are under way; what is too little, or has no account, was carried over.
 */
export async function seedSentRuns(db: Db, now: string): Promise<void> {
  await sql`CREATE TEMPORARY TABLE under_way ON COMMIT DROP AS
    SELECT payment.id, payment.cause_id, payment.pence, payment.period_end, ${runId} AS run_id,
      (SELECT max(bank_details.id) FROM bank_details WHERE bank_details.cause_id = payment.cause_id) AS account_id
    FROM payment WHERE is_paid AND id IN (SELECT payment_id FROM donation WHERE stage = 'inPaymentRun')`.execute(db)
  await sql`INSERT INTO payment_run (id, turn, stage, prepared_at, prepared_by, approved_at, approved_by, file_at, small_causes, small_pence)
    SELECT run_id, period_end, 'sent', ${now}::timestamptz - interval '27 hours', (SELECT id FROM app_user WHERE email = 'support@farthing.example'),
      ${now}::timestamptz - interval '26 hours', (SELECT id FROM app_user WHERE email = 'finance@farthing.example'), ${now}::timestamptz - interval '25 hours', 0, 0
    FROM under_way WHERE account_id IS NOT NULL GROUP BY run_id, period_end`.execute(db)
  await sql`UPDATE payment SET is_paid = false, run_id = CASE WHEN under_way.account_id IS NOT NULL THEN under_way.run_id END, account_id = under_way.account_id,
      line_stage = CASE WHEN under_way.account_id IS NOT NULL THEN 'sent' END, reason = CASE WHEN under_way.account_id IS NULL THEN 'noBankDetails' END
    FROM under_way WHERE under_way.id = payment.id`.execute(db)
  await sql`INSERT INTO payment_run_line (run_id, cause_id, pence, account_id, account_change, fingerprint, payment_id)
    SELECT run_id, cause_id, pence, account_id,
      CASE WHEN NOT EXISTS (SELECT 1 FROM payment AS before WHERE before.cause_id = under_way.cause_id AND before.is_paid) THEN 'first' END, '', id
    FROM under_way WHERE account_id IS NOT NULL`.execute(db)
  await sql`UPDATE donation SET stage = 'inPaymentRun', next_by = purchased_at + interval '121 days' FROM payment
    WHERE payment.id = donation.payment_id AND payment.line_stage = 'sent' AND donation.stage = 'paid'`.execute(db)
  await sql`DELETE FROM donation_move USING donation WHERE donation.id = donation_move.donation_id AND donation.stage = 'inPaymentRun' AND donation_move.stage = 'paid'`.execute(
    db,
  )
  await sql`UPDATE donation_move SET at = ${now}::timestamptz - interval '26 hours' FROM donation
    WHERE donation.id = donation_move.donation_id AND donation.stage = 'inPaymentRun' AND donation_move.stage = 'inPaymentRun'`.execute(
    db,
  )
}
