/**
 * A sign-in makes a device; whatever carries its session (tokens, the id of the older site, the check-supporter hash, links that hand it over) belongs to it and
 * ends with it. What is there is brought along: rows of one sign-in were written at the same instant, so they become one device.
 *
 * Who holds an id of the older site from before may have got it with a half session, so it is worth a half session now; and what was recognised before ends as
 * if it had been made then. Links that hand a session over live for a minute: the few that are open are asked for again.
 */
export const sessions = `
CREATE TABLE device (
  id text PRIMARY KEY, root_id text NOT NULL, user_id integer NOT NULL REFERENCES app_user, signed_in_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL, user_agent text NOT NULL, ended_at timestamptz
);
CREATE TABLE device_key (
  hash text PRIMARY KEY, kind text NOT NULL CHECK (kind IN ('legacySession','checkSupporter','fingerprint')), device_id text NOT NULL REFERENCES device,
  scope text NOT NULL CHECK (scope IN ('full','semi')), expires_at timestamptz NOT NULL, replaced_at timestamptz,
  CHECK (kind <> 'checkSupporter' OR scope = 'semi')
);
ALTER TABLE session_family ADD COLUMN device_id text REFERENCES device, ADD COLUMN ends_at timestamptz;

CREATE TEMPORARY TABLE kept_before ON COMMIT DROP AS
  SELECT id AS hash, 'family' AS kind, user_id, created_at, NULL::timestamptz AS expires_at, revoked_at FROM session_family
  UNION ALL SELECT id_hash, 'legacySession', user_id, expires_at - interval '168 hours', expires_at, NULL FROM legacy_session
  UNION ALL SELECT hash, 'checkSupporter', user_id, expires_at - interval '17520 hours', expires_at, NULL FROM check_supporter;
CREATE TEMPORARY TABLE device_before ON COMMIT DROP AS
  SELECT min(hash) AS id, user_id, created_at, CASE WHEN bool_and(revoked_at IS NOT NULL) THEN max(revoked_at) END AS ended_at
  FROM kept_before GROUP BY user_id, created_at;
INSERT INTO device (id, root_id, user_id, signed_in_at, last_used_at, user_agent, ended_at)
  SELECT id, id, user_id, created_at, created_at, '', ended_at FROM device_before;
UPDATE session_family SET device_id = device.id,
    ends_at = device.signed_in_at + CASE WHEN scope = 'full' THEN interval '8760 hours' ELSE interval '17520 hours' END
  FROM device WHERE device.user_id = session_family.user_id AND device.signed_in_at = session_family.created_at;
UPDATE device SET last_used_at = greatest(last_used_at, to_timestamp(used.issued_at)) FROM (
  SELECT device_id, max(issued_at) AS issued_at FROM session_family JOIN refresh_token ON family_id = session_family.id GROUP BY device_id
) AS used WHERE used.device_id = device.id;
INSERT INTO device_key (hash, kind, device_id, scope, expires_at)
  SELECT hash, kind, device.id, 'semi', expires_at
  FROM kept_before JOIN device ON device.user_id = kept_before.user_id AND device.signed_in_at = kept_before.created_at
  WHERE kind <> 'family';

ALTER TABLE session_family ALTER COLUMN device_id SET NOT NULL, ALTER COLUMN ends_at SET NOT NULL;
DROP TABLE legacy_session;
DROP TABLE check_supporter;
DROP TABLE fingerprint;
CREATE INDEX device_user ON device (user_id) WHERE ended_at IS NULL;
CREATE INDEX device_root ON device (root_id);
CREATE INDEX device_key_device ON device_key (device_id);
CREATE INDEX session_family_device ON session_family (device_id);
CREATE INDEX refresh_token_family ON refresh_token (family_id);
`
