/**
 * Payment runs: prepared, approved by a second person, sent, and answered line by line by the bank. What was paid before them stays paid. A payment that the bank has refused
 * stays as a statement, and the same quarter can be paid again.
 */
export const paymentRun = `
CREATE TABLE payment_run (
  id text PRIMARY KEY, turn timestamptz NOT NULL, stage text NOT NULL CHECK (stage IN ('prepared', 'approved', 'sent', 'answered', 'voided')),
  voided text CHECK (voided IN ('changed', 'discarded', 'replaced')), prepared_at timestamptz NOT NULL, prepared_by integer REFERENCES app_user,
  approved_at timestamptz, approved_by integer REFERENCES app_user, file_at timestamptz, ended_at timestamptz,
  small_causes integer NOT NULL, small_pence bigint NOT NULL,
  CHECK (approved_by <> prepared_by), CHECK ((stage = 'voided') = (voided IS NOT NULL))
);
CREATE UNIQUE INDEX payment_run_prepared ON payment_run (stage) WHERE stage = 'prepared';
ALTER TABLE payment
  ADD COLUMN run_id text REFERENCES payment_run, ADD COLUMN line_stage text CHECK (line_stage IN ('sent', 'paid', 'refused')), ADD COLUMN refusal text,
  ADD COLUMN answered_at timestamptz, ADD COLUMN account_id integer REFERENCES bank_details,
  ADD CHECK (line_stage IS NULL OR is_paid = (line_stage = 'paid')), ADD CHECK ((line_stage IS NOT DISTINCT FROM 'refused') = (refusal IS NOT NULL));
CREATE INDEX payment_run_payments ON payment (run_id) WHERE run_id IS NOT NULL;
DROP INDEX IF EXISTS payment_quarter;
CREATE UNIQUE INDEX payment_quarter ON payment (cause_id, period_end) WHERE line_stage IS DISTINCT FROM 'refused';
CREATE TABLE payment_run_line (
  run_id text NOT NULL REFERENCES payment_run, cause_id integer NOT NULL REFERENCES cause, pence integer NOT NULL, waits text, account_id integer REFERENCES bank_details,
  account_change text CHECK (account_change IN ('first', 'changed')), fingerprint text NOT NULL, payment_id text REFERENCES payment, PRIMARY KEY (run_id, cause_id)
);
`
