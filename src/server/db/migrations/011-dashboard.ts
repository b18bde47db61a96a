/** Since when people support their cause, how often a cause's page is looked at, and which payment paid what. */
export const dashboard = `
ALTER TABLE app_user ADD COLUMN supported_since timestamptz;
UPDATE app_user SET supported_since = created_at WHERE supported_cause_id IS NOT NULL;
CREATE INDEX app_user_supporter ON app_user (supported_cause_id, supported_since, id);
CREATE TABLE cause_visit (cause_id integer NOT NULL REFERENCES cause, day date NOT NULL, visits integer NOT NULL, PRIMARY KEY (cause_id, day));
CREATE INDEX donation_payment ON donation (payment_id) WHERE payment_id IS NOT NULL;
`
