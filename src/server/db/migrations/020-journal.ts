/**
 * A double-entry journal in whole pence. Debits are positive, credits negative; the database refuses a transaction that does not sum to zero when it is
 * committed, and any change of what is written. With it each donation keeps the terms under which it was made, and what was corrected after its payment.
 */
const tables = `
ALTER TABLE retailer ADD COLUMN purchase_window_days integer NOT NULL DEFAULT 30;
ALTER TABLE donation
  ADD COLUMN network text NOT NULL DEFAULT 'demo',
  ADD COLUMN order_reference text,
  ADD COLUMN is_reported boolean NOT NULL DEFAULT true,
  ADD COLUMN terms_kind text CHECK (terms_kind IN ('percent', 'fixed')),
  ADD COLUMN terms_value integer,
  ADD COLUMN terms_rate_id integer REFERENCES rate ON DELETE SET NULL,
  ADD COLUMN funded_pence integer NOT NULL DEFAULT 0,
  ADD COLUMN correction_pence integer NOT NULL DEFAULT 0;
ALTER TABLE donation ADD COLUMN net_pence integer GENERATED ALWAYS AS (donation_pence + correction_pence) STORED;
ALTER TABLE donation DROP CONSTRAINT donation_network_reference_key;
ALTER TABLE donation ADD CONSTRAINT donation_order UNIQUE (network, network_reference);
CREATE INDEX donation_visit ON donation (visit_id) WHERE visit_id IS NOT NULL;
DROP INDEX donation_totals;
CREATE INDEX donation_totals ON donation (user_id, stage) INCLUDE (net_pence, purchased_at);
ALTER TABLE donation_move ADD COLUMN correction_pence integer;
CREATE TABLE donation_correction (
  id bigserial PRIMARY KEY, donation_id text NOT NULL REFERENCES donation, cause_id integer NOT NULL REFERENCES cause, pence integer NOT NULL CHECK (pence <> 0),
  reason text, at timestamptz NOT NULL, payment_id text REFERENCES payment, is_settled boolean NOT NULL DEFAULT false
);
CREATE INDEX donation_correction_donation ON donation_correction (donation_id);
CREATE INDEX donation_correction_open ON donation_correction (cause_id) WHERE NOT is_settled;
CREATE INDEX donation_correction_payment ON donation_correction (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX claim_visit ON claim (visit_id) WHERE visit_id IS NOT NULL;
CREATE INDEX claim_donation ON claim (donation_id) WHERE donation_id IS NOT NULL;
CREATE TABLE kept_report (
  id bigserial PRIMARY KEY, event_id text NOT NULL UNIQUE, network text NOT NULL, reference text NOT NULL, event jsonb NOT NULL, reason text NOT NULL, donation_id text REFERENCES donation,
  received_at timestamptz NOT NULL, handled_at timestamptz, handled_by integer REFERENCES app_user ON DELETE SET NULL, note text
);
CREATE INDEX kept_report_open ON kept_report (id) WHERE handled_at IS NULL;
CREATE TABLE linked_card (
  token_hash text PRIMARY KEY, user_id integer NOT NULL REFERENCES app_user, last_four text NOT NULL, linked_at timestamptz NOT NULL
);
CREATE INDEX linked_card_user ON linked_card (user_id);
CREATE TABLE journal_transaction (
  id bigserial PRIMARY KEY, at timestamptz NOT NULL, kind text NOT NULL, payment_id text, note text
);
CREATE TABLE journal_posting (
  id bigserial PRIMARY KEY, transaction_id bigint NOT NULL REFERENCES journal_transaction, donation_id text NOT NULL REFERENCES donation,
  account text NOT NULL CHECK (account IN ('retailerReceivable', 'funds', 'clawback', 'bonus', 'causePending', 'causeConfirmed', 'causePayable', 'inPayment', 'paid')),
  owner_id integer, pence integer NOT NULL CHECK (pence <> 0), CHECK ((account = 'bonus') = (owner_id IS NULL))
);
CREATE INDEX journal_posting_transaction ON journal_posting (transaction_id);
CREATE INDEX journal_posting_donation ON journal_posting (donation_id);
CREATE INDEX journal_posting_account ON journal_posting (account, owner_id) INCLUDE (pence);
CREATE TABLE reconciliation (id bigserial PRIMARY KEY, at timestamptz NOT NULL, compared jsonb NOT NULL, differences jsonb NOT NULL);
`

const guards = `
CREATE FUNCTION journal_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the journal is append-only: write a transaction that reverses the mistake' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER journal_transaction_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_transaction FOR EACH STATEMENT EXECUTE FUNCTION journal_refuse_change();
CREATE TRIGGER journal_posting_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_posting FOR EACH STATEMENT EXECUTE FUNCTION journal_refuse_change();
CREATE FUNCTION journal_check_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE total bigint;
BEGIN
  SELECT sum(pence) INTO total FROM journal_posting WHERE transaction_id = NEW.transaction_id;
  IF total <> 0 THEN
    RAISE EXCEPTION 'transaction % of the journal is off balance by % pence', NEW.transaction_id, total USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER journal_posting_balance AFTER INSERT ON journal_posting DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION journal_check_balance();
`

/** What a donation's own rate makes of its purchase, as `donationFor` says it. */
const terms = `
UPDATE donation SET terms_kind = rate.kind, terms_value = rate.value, terms_rate_id = rate.id
FROM rate
WHERE donation.bonus_type IS NULL AND donation.spent_pence > 0
  AND rate.id = coalesce((SELECT visit.rate_id FROM visit WHERE visit.id = donation.visit_id),
    (SELECT first.id FROM rate AS first WHERE first.retailer_id = donation.retailer_id ORDER BY first.position LIMIT 1))
  AND donation.donation_pence = CASE rate.kind WHEN 'fixed' THEN rate.value ELSE (donation.spent_pence::bigint * rate.value / 10000)::integer END;
UPDATE donation SET network = 'farthing' WHERE bonus_type IS NOT NULL;
UPDATE donation SET funded_pence = donation_pence WHERE bonus_type IS NULL AND stage IN ('available', 'inPaymentRun', 'paid');
UPDATE donation SET is_reported = false, order_reference = claim.order_reference FROM claim WHERE claim.id = donation.network_reference;
`

/** Opens the journal with what was booked before there was one, a transaction for each cause. `at` and `note` are SQL expressions. */
export const openJournal = (at: string, note: string) => `
INSERT INTO journal_transaction (at, kind, note) SELECT ${at}, 'opening', ${note} || ' (cause ' || cause_id || ')'
  FROM (SELECT DISTINCT cause_id FROM donation WHERE stage <> 'declined' AND donation_pence > 0) AS causes ORDER BY cause_id;
INSERT INTO journal_posting (transaction_id, donation_id, account, owner_id, pence)
SELECT opening.id, booked.id, side.account, side.owner_id, side.pence
FROM donation AS booked
JOIN journal_transaction AS opening ON opening.kind = 'opening' AND opening.note = ${note} || ' (cause ' || booked.cause_id || ')'
CROSS JOIN LATERAL (VALUES
  (CASE WHEN booked.bonus_type IS NOT NULL THEN 'bonus' WHEN booked.stage IN ('available', 'inPaymentRun', 'paid') THEN 'funds' ELSE 'retailerReceivable' END,
    booked.retailer_id, booked.donation_pence),
  (CASE booked.stage WHEN 'awaitingFunds' THEN 'causeConfirmed' WHEN 'available' THEN 'causePayable' WHEN 'inPaymentRun' THEN 'inPayment' WHEN 'paid' THEN 'paid' ELSE 'causePending' END,
    booked.cause_id, -booked.donation_pence)
) AS side(account, owner_id, pence)
WHERE booked.stage <> 'declined' AND booked.donation_pence > 0;
`

/** What no rate explains is listed for support. */
const unexplained = `
INSERT INTO kept_report (event_id, network, reference, event, reason, donation_id, received_at)
SELECT 'terms ' || id, network, network_reference, '{}', 'termsUnknown', id, now() FROM donation WHERE bonus_type IS NULL AND terms_kind IS NULL AND stage <> 'declined';
`

export const journal = [
  tables,
  terms,
  unexplained,
  openJournal('now()', `'Opening: what was booked before the journal'`),
  guards,
].join('\n')
