/** What the wizards add to causes, requests for administrators' rights, and drafts that travel between devices. */
export const registration = `
ALTER TABLE cause ADD COLUMN address jsonb, ADD COLUMN may_be_marketed boolean NOT NULL DEFAULT false, ADD COLUMN registered_by integer REFERENCES app_user ON DELETE SET NULL,
  ADD COLUMN verification text NOT NULL DEFAULT 'register' CHECK (verification IN ('register', 'website', 'byHand')), ADD COLUMN referral_id text;
CREATE UNIQUE INDEX cause_charity_number ON cause (charity_number) WHERE charity_number IS NOT NULL;
ALTER TABLE app_user ADD COLUMN referral_id text;
ALTER TABLE admin_request ADD COLUMN evidence text NOT NULL DEFAULT '', ADD COLUMN user_id integer REFERENCES app_user ON DELETE SET NULL,
  ADD COLUMN decided_at timestamptz, ADD COLUMN decided_by integer REFERENCES app_user, ADD COLUMN reason text;
CREATE INDEX admin_request_status ON admin_request (status, created_at);
CREATE TABLE draft (
  hash text PRIMARY KEY, kind text NOT NULL, version integer NOT NULL, answers text NOT NULL, expires_at timestamptz NOT NULL
);
`
