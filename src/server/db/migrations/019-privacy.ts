/**
 * Addresses that are only ever compared are kept as a hash, keyed with a secret of this database: those in limits, and those that do not want to be written to.
 * What is there moves along.
 */
export const privacy = `
INSERT INTO setting (key, value) VALUES ('hash-secret', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
CREATE FUNCTION keyed_hash(plain text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(value, 'UTF8') || sha256(convert_to(value || plain, 'UTF8'))), 'hex') FROM setting WHERE key = 'hash-secret'
$$;
CREATE FUNCTION rate_key(plain text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT split_part(plain, ':', 1) || ':' || keyed_hash(plain)
$$;
UPDATE rate_window SET key = rate_key(key);
ALTER TABLE mail_opt_out RENAME COLUMN email TO email_hash;
UPDATE mail_opt_out SET email_hash = keyed_hash(lower(email_hash));
`
