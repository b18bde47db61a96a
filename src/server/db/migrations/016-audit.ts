/** What each event of the audit trail is about, and how often it happened; refused calls are counted by day instead of kept one by one. */
export const auditTrail = `
ALTER TABLE audit ADD COLUMN subject text, ADD COLUMN times integer NOT NULL DEFAULT 1, ADD COLUMN last_at timestamptz, ADD COLUMN tally text UNIQUE;
CREATE TABLE refusal_count (day text NOT NULL, call text NOT NULL, code text NOT NULL, times bigint NOT NULL, PRIMARY KEY (day, call, code));
INSERT INTO refusal_count (day, call, code, times)
  SELECT to_char(at AT TIME ZONE 'Europe/London', 'YYYY-MM-DD'), CASE action WHEN 'postbackRefused' THEN 'postback' ELSE coalesce(detail->>'call', '') END,
    CASE action WHEN 'postbackRefused' THEN 'badSignature' ELSE 'refused' END, count(*)
  FROM audit WHERE action IN ('refused', 'postbackRefused') GROUP BY 1, 2, 3;
DELETE FROM audit WHERE action IN ('refused', 'postbackRefused');
UPDATE audit SET subject = CASE
  WHEN detail ? 'claim' THEN 'claim:' || (detail->>'claim')
  WHEN detail ? 'reference' THEN 'adminRequest:' || (detail->>'reference')
  WHEN detail ? 'causeId' THEN 'cause:' || (detail->>'causeId')
  WHEN user_id IS NOT NULL THEN 'user:' || user_id END;
UPDATE audit SET action = CASE action
  WHEN 'review.taken' THEN 'adminRequestTaken' WHEN 'review.returned' THEN 'adminRequestReturned'
  WHEN 'request.approved' THEN 'adminRequestApproved' WHEN 'request.refused' THEN 'adminRequestRefused'
  WHEN 'claim.taken' THEN 'claimTaken' WHEN 'claim.returned' THEN 'claimReturned'
  WHEN 'claim.accepted' THEN 'claimAccepted' WHEN 'claim.declined' THEN 'claimDeclined' ELSE action END;
CREATE INDEX audit_action ON audit (action, id DESC);
CREATE INDEX audit_person ON audit (user_id, id DESC);
CREATE INDEX audit_subject ON audit (subject, id DESC);
`
