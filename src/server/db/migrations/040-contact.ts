/** What people write to us from the contact page, and what we answer. */
export const contact = `
CREATE TABLE contact_message (
  reference text PRIMARY KEY, topic text NOT NULL, name text NOT NULL, email text NOT NULL, text text NOT NULL, created_at timestamptz NOT NULL,
  answer text, handled_at timestamptz, handled_by integer REFERENCES app_user(id) ON DELETE SET NULL,
  CHECK (answer IS NULL OR handled_at IS NOT NULL)
);
CREATE INDEX contact_message_open ON contact_message (created_at) WHERE handled_at IS NULL;
`
