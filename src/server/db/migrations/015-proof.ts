/** When a session's person was last proven, codes that prove them, waits between wrong passwords, and the devices that somebody has logged in on. */
export const proof = `
ALTER TABLE session_family ADD COLUMN proven_at timestamptz;
CREATE TABLE proof_code (
  family_id text PRIMARY KEY REFERENCES session_family ON DELETE CASCADE, code_hash text NOT NULL, tries integer NOT NULL DEFAULT 0, expires_at timestamptz NOT NULL
);
ALTER TABLE rate_window ADD COLUMN free_at timestamptz;
CREATE TABLE known_device (hash text NOT NULL, user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE, used_at timestamptz NOT NULL, PRIMARY KEY (hash, user_id));
CREATE INDEX known_device_user ON known_device (user_id);
`
