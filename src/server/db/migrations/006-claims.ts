/** Claims that explain themselves: what was asked, until when they wait, and everything that has happened to them. */
export const claims = `
ALTER TABLE claim ADD COLUMN appeals integer NOT NULL DEFAULT 0, ADD COLUMN held_until timestamptz, ADD COLUMN visit_id text REFERENCES visit,
  ADD COLUMN query_reason text, ADD COLUMN details jsonb NOT NULL DEFAULT '{}';
CREATE TABLE claim_move (
  id bigserial PRIMARY KEY, claim_id text NOT NULL REFERENCES claim, stage text NOT NULL, at timestamptz NOT NULL, moved_by text NOT NULL, note text
);
CREATE INDEX claim_move_claim ON claim_move (claim_id, id);
CREATE INDEX claim_open ON claim (status, created_at) WHERE status IN ('held', 'received', 'inProgress');
INSERT INTO claim_move (claim_id, stage, at, moved_by) SELECT id, 'received', created_at, 'supporter' FROM claim;
INSERT INTO claim_move (claim_id, stage, at, moved_by) SELECT id, status, created_at, 'support' FROM claim WHERE status <> 'received';
CREATE INDEX visit_retailer ON visit (user_id, retailer_id, created_at);
`
