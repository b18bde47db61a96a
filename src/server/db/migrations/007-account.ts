/** Changes of addresses that wait for their code, accounts that are being deleted, and archives of what we know about somebody. */
export const account = `
CREATE TABLE email_change (
  user_id integer PRIMARY KEY REFERENCES app_user, email text NOT NULL, code_hash text NOT NULL, tries integer NOT NULL DEFAULT 0, expires_at timestamptz NOT NULL
);
ALTER TABLE one_time_link ADD COLUMN detail text;
ALTER TABLE app_user ADD COLUMN deleted_at timestamptz;
CREATE INDEX app_user_disabled ON app_user (disabled_at) WHERE disabled_at IS NOT NULL AND deleted_at IS NULL;
ALTER TABLE data_request ADD COLUMN done_at timestamptz;
CREATE UNIQUE INDEX data_request_open ON data_request (user_id) WHERE done_at IS NULL;
`
