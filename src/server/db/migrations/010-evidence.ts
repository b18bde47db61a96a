/** Pictures that go with a claim; and what a person's totals are summed from, without a look at the donations themselves. */
export const evidence = `
CREATE TABLE claim_evidence (id serial PRIMARY KEY, claim_id text NOT NULL REFERENCES claim, path text NOT NULL, created_at timestamptz NOT NULL);
CREATE INDEX claim_evidence_claim ON claim_evidence (claim_id);
CREATE INDEX donation_totals ON donation (user_id, stage) INCLUDE (donation_pence, purchased_at);
`
