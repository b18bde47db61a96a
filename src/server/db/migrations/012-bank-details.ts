/** G-027: who changed the account of a cause, and which changes were taken back. The newest that was not counts. */
export const bankDetails = `
ALTER TABLE bank_details ADD COLUMN changed_by integer REFERENCES app_user, ADD COLUMN undone_at timestamptz, ADD COLUMN undone_by integer REFERENCES app_user;
CREATE INDEX bank_details_current ON bank_details (cause_id, id DESC) WHERE undone_at IS NULL;
`
