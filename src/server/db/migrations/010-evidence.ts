/** Pictures that go with a claim. */
export const evidence = `
CREATE TABLE claim_evidence (id serial PRIMARY KEY, claim_id text NOT NULL REFERENCES claim, path text NOT NULL, created_at timestamptz NOT NULL);
CREATE INDEX claim_evidence_claim ON claim_evidence (claim_id);
`
