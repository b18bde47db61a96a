/**
 * Causes are reviewed before they are paid. Until now everybody counted as known to the register without its having been asked: all of them are being
 * checked until it has been, or until somebody of the support team has looked. Balances stay. Account numbers are sealed (by `sealAccounts`, which has the key).
 */
export const causeReview = `
ALTER TABLE cause DROP COLUMN verification,
  ADD COLUMN review text NOT NULL DEFAULT 'waiting' CHECK (review IN ('waiting', 'inReview', 'asked', 'confirmed', 'refused', 'appealed', 'secondLook'));
CREATE INDEX cause_review_stage ON cause (review) WHERE review <> 'confirmed';
DROP INDEX cause_charity_number;
CREATE UNIQUE INDEX cause_charity_number ON cause (charity_number) WHERE charity_number IS NOT NULL AND review NOT IN ('refused', 'appealed', 'secondLook');
CREATE TABLE cause_review (
  cause_id integer PRIMARY KEY REFERENCES cause ON DELETE CASCADE, findings jsonb NOT NULL, register_entry jsonb,
  appeals integer NOT NULL DEFAULT 0, reason text, opened_at timestamptz NOT NULL, decided_at timestamptz, decided_by integer REFERENCES app_user ON DELETE SET NULL
);
CREATE INDEX cause_review_unasked ON cause_review (cause_id) WHERE findings ?| ARRAY['notAsked', 'registerAway'];
CREATE TABLE cause_review_move (
  id serial PRIMARY KEY, cause_id integer NOT NULL REFERENCES cause ON DELETE CASCADE, type text NOT NULL, stage text NOT NULL, at timestamptz NOT NULL,
  moved_by text NOT NULL CHECK (moved_by IN ('founder', 'support', 'register')), user_id integer REFERENCES app_user ON DELETE SET NULL, note text
);
CREATE INDEX cause_review_move_cause ON cause_review_move (cause_id, id);
INSERT INTO cause_review (cause_id, findings, opened_at)
  SELECT id, CASE WHEN charity_number IS NULL THEN '["noNumber"]'::jsonb ELSE '["notAsked"]'::jsonb END, created_at FROM cause;
ALTER TABLE bank_details ALTER COLUMN account_number DROP NOT NULL, ALTER COLUMN sort_code DROP NOT NULL,
  ADD COLUMN last_four text, ADD COLUMN sealed text, ADD COLUMN key_id text,
  ADD COLUMN name_check text CHECK (name_check IN ('match', 'closeMatch', 'noMatch', 'unavailable')), ADD COLUMN name_found text,
  ADD COLUMN checked_at timestamptz, ADD COLUMN checked_by integer REFERENCES app_user ON DELETE SET NULL;
UPDATE bank_details SET last_four = right(account_number, 4);
CREATE INDEX bank_details_key ON bank_details (key_id);
`
