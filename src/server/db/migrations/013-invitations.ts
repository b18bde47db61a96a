/** G-005: who has invited whom, and who has accepted. */
export const invitations = `
ALTER TABLE admin_invite ADD COLUMN invited_by integer REFERENCES app_user, ADD COLUMN accepted_at timestamptz, ADD COLUMN accepted_by integer REFERENCES app_user;
CREATE INDEX admin_invite_cause ON admin_invite (cause_id, created_at DESC);
`
