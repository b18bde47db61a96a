/** H-003: why people support their cause, in their own words. Nobody else reads them until somebody who runs the cause has; changed, they wait again. */
export const supportReasons = `
CREATE TABLE support_reason (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES app_user,
  cause_id integer NOT NULL REFERENCES cause,
  text text NOT NULL,
  written_at timestamptz NOT NULL,
  is_shown boolean,
  decided_by integer REFERENCES app_user,
  UNIQUE (user_id, cause_id),
  CHECK ((is_shown IS NULL) = (decided_by IS NULL))
);
CREATE INDEX support_reason_of_cause ON support_reason (cause_id, written_at DESC, id DESC);
CREATE INDEX support_reason_decided ON support_reason (decided_by) WHERE decided_by IS NOT NULL;
`
