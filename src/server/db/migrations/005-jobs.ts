/** Mail waits for a mail server that is away: `next_at` is when it is tried again, null where nothing more is tried. */
export const jobs = `
ALTER TABLE mail ADD COLUMN attempts integer NOT NULL DEFAULT 0, ADD COLUMN next_at timestamptz;
CREATE INDEX mail_next ON mail (next_at) WHERE next_at IS NOT NULL;
`
