/** Links that come by mail: hashed, good once, for a limited time (reliability A5). */
export const oneTimeLinks = `
CREATE TABLE one_time_link (
  hash text PRIMARY KEY, kind text NOT NULL, user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE, expires_at timestamptz NOT NULL, used_at timestamptz
);
CREATE INDEX one_time_link_user ON one_time_link (user_id, kind);
`
