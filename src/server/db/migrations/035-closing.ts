/**
 * G-030: causes that close. A cause that has closed is paid what was available then, whatever its size, also where its quarter was carried over already; what comes later, or can't be
 * paid, is held until the support team has decided. What is given to another cause is moved donation by donation. Trap: the indexes of the directory hold what it leaves out.
 */
export const closing = `
ALTER TABLE cause ADD COLUMN lifecycle text NOT NULL DEFAULT 'open' CHECK (lifecycle IN ('open', 'closing', 'closed'));
DROP INDEX cause_directory, cause_directory_kind, cause_directory_place;
CREATE INDEX cause_directory ON cause (directory_name, id) INCLUDE (review, lifecycle);
CREATE INDEX cause_directory_kind ON cause (kind, directory_name, id) INCLUDE (review, lifecycle);
CREATE INDEX cause_directory_place ON cause (place_slug, directory_name, id) INCLUDE (review, lifecycle);
CREATE TABLE cause_closing (
  id serial PRIMARY KEY, cause_id integer NOT NULL REFERENCES cause, stage text NOT NULL CHECK (stage IN ('closing', 'undone', 'closed', 'reopened')),
  reason text NOT NULL, asked_by integer REFERENCES app_user, asked_at timestamptz NOT NULL, closes_at timestamptz NOT NULL,
  undone_at timestamptz, undone_by integer REFERENCES app_user, closed_at timestamptz, payable_until timestamptz,
  wanted_at timestamptz, wanted_by integer REFERENCES app_user, wanted_text text, reopened_at timestamptz,
  CHECK ((stage IN ('closed', 'reopened')) = (closed_at IS NOT NULL)), CHECK ((closed_at IS NULL) = (payable_until IS NULL))
);
CREATE UNIQUE INDEX cause_closing_current ON cause_closing (cause_id) WHERE stage IN ('closing', 'closed');
CREATE INDEX cause_closing_due ON cause_closing (closes_at) WHERE stage = 'closing';
CREATE TABLE held_decision (
  id serial PRIMARY KEY, cause_id integer NOT NULL REFERENCES cause, kind text NOT NULL CHECK (kind IN ('released', 'kept', 'moved', 'reopened', 'notReopened')),
  stage text NOT NULL CHECK (stage IN ('proposed', 'done', 'declined', 'outdated')), pence integer NOT NULL, reason text NOT NULL, to_cause_id integer REFERENCES cause,
  decided_by integer REFERENCES app_user, decided_at timestamptz NOT NULL, answered_by integer REFERENCES app_user, answered_at timestamptz, answer text,
  CHECK (answered_by <> decided_by OR stage = 'outdated'), CHECK ((kind = 'moved') = (to_cause_id IS NOT NULL))
);
CREATE UNIQUE INDEX held_decision_proposed ON held_decision (cause_id) WHERE stage = 'proposed';
CREATE TABLE donation_transfer (
  transaction_id bigint NOT NULL REFERENCES journal_transaction, donation_id text NOT NULL REFERENCES donation, from_cause_id integer NOT NULL REFERENCES cause,
  to_cause_id integer NOT NULL REFERENCES cause, decision_id integer NOT NULL REFERENCES held_decision, PRIMARY KEY (donation_id, transaction_id)
);
DROP INDEX payment_quarter;
CREATE UNIQUE INDEX payment_quarter ON payment (cause_id, period_end)
  WHERE coalesce(line_stage, '') NOT IN ('refused', 'returned', 'withdrawn') AND (is_paid OR line_stage IS NOT NULL);
`
