/**
 * Whom a notice names, so that the name goes with their account. Of notices that are there already it follows from what they are about; of those whose account has been
 * deleted since the name goes now.
 */
export const namedPeople = `
ALTER TABLE notice ADD COLUMN named_id integer REFERENCES app_user;
CREATE INDEX notice_named ON notice (named_id) WHERE named_id IS NOT NULL;
UPDATE notice SET named_id = user_of.id FROM (
  SELECT kind.name AS kind, id::text AS subject, user_id AS id FROM admin_departure CROSS JOIN (VALUES ('adminLeft'), ('adminReturned')) AS kind(name)
  UNION ALL SELECT 'returnRefused', id::text, refused_by FROM admin_departure
  UNION ALL SELECT kind.name, id::text, taker_id FROM cause_handover CROSS JOIN (VALUES ('handoverAccepted'), ('handoverDone')) AS kind(name)
  UNION ALL SELECT 'handoverUndone', id::text, giver_id FROM cause_handover
  UNION ALL SELECT 'causeClosing', id::text, asked_by FROM cause_closing
  UNION ALL SELECT 'causeClosingUndone', id::text, undone_by FROM cause_closing
  UNION ALL SELECT 'removalUndone', detail->>'departure', user_id FROM audit WHERE action = 'adminRemovalUndone') AS user_of(kind, subject, id)
  WHERE notice.kind = user_of.kind AND notice.subject = user_of.subject AND notice.detail ? 'name';
UPDATE notice SET detail = detail - 'name', named_id = NULL FROM app_user WHERE app_user.id = named_id AND deleted_at IS NOT NULL;
UPDATE notice SET detail = detail - 'name' WHERE named_id IS NULL AND detail ? 'name';
`
