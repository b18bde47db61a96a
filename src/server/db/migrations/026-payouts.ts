/**
 * Who is paid, and what comes back. A cause that the register alone has confirmed is being checked again, unless it has been paid: that a charity exists says nothing about
 * who has copied its entry. The job asks the register once more and mails the charity a code. Payments can be called back before their file has left us, and be sent back
 * by the bank; what a statement has said is then kept with it. Balances stay.
 */
export const payouts = `
ALTER TABLE cause DROP CONSTRAINT cause_review_check,
  ADD CONSTRAINT cause_review_check CHECK (review IN ('waiting', 'unproven', 'inReview', 'asked', 'confirmed', 'refused', 'appealed', 'secondLook'));
ALTER TABLE cause_review ADD COLUMN reopened_at timestamptz;
CREATE TABLE cause_contact_code (
  cause_id integer PRIMARY KEY REFERENCES cause ON DELETE CASCADE, code_hash text NOT NULL, sent_to text NOT NULL, tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL, expires_at timestamptz NOT NULL
);
CREATE TEMP TABLE unproven_cause ON COMMIT DROP AS
  SELECT cause.id FROM cause WHERE cause.review = 'confirmed'
    AND EXISTS (SELECT 1 FROM cause_review_move AS matched WHERE matched.cause_id = cause.id AND matched.type = 'register.matched')
    AND NOT EXISTS (SELECT 1 FROM cause_review_move AS looked WHERE looked.cause_id = cause.id AND looked.type = 'cause.confirmed')
    AND NOT EXISTS (SELECT 1 FROM payment WHERE payment.cause_id = cause.id AND payment.is_paid);
UPDATE cause SET review = 'waiting' FROM unproven_cause WHERE cause.id = unproven_cause.id;
UPDATE cause_review SET findings = '["notAsked"]', decided_at = NULL FROM unproven_cause WHERE cause_review.cause_id = unproven_cause.id;
ALTER TABLE payment DROP CONSTRAINT payment_line_stage_check, DROP CONSTRAINT payment_check1,
  ADD CONSTRAINT payment_line_stage_check CHECK (line_stage IN ('sent', 'paid', 'refused', 'returned', 'withdrawn')),
  ADD CONSTRAINT payment_refusal_check CHECK ((coalesce(line_stage, '') IN ('refused', 'returned')) = (refusal IS NOT NULL)),
  ADD COLUMN returned_at timestamptz, ADD COLUMN kept_lines jsonb, ADD CHECK ((line_stage IS NOT DISTINCT FROM 'returned') = (returned_at IS NOT NULL));
DROP INDEX payment_quarter;
CREATE UNIQUE INDEX payment_quarter ON payment (cause_id, period_end) WHERE coalesce(line_stage, '') NOT IN ('refused', 'returned', 'withdrawn');
ALTER TABLE payment_run DROP CONSTRAINT payment_run_voided_check,
  ADD CONSTRAINT payment_run_voided_check CHECK (voided IN ('changed', 'discarded', 'replaced', 'calledBack')),
  ADD COLUMN void_reason text;
`
