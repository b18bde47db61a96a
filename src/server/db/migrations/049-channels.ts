/** How many came to a cause's page and joined by each channel, and the channel of an invitation until it is used. */
export const channels = `
CREATE TABLE cause_channel (
  cause_id integer NOT NULL REFERENCES cause, day date NOT NULL, channel text NOT NULL,
  visits integer NOT NULL DEFAULT 0, joins integer NOT NULL DEFAULT 0,
  PRIMARY KEY (cause_id, day, channel)
);
ALTER TABLE referral ADD COLUMN cause_id integer REFERENCES cause, ADD COLUMN channel text;
`
