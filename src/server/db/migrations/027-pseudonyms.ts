/**
 * Addresses that are only compared are hashed with a key from the configuration, which the database never sees: what it did itself goes. What is there is
 * hashed once more at the next start (`rehashPseudonyms`, which has the key); the secret that lies here stays as their salt.
 */
export const pseudonyms = `
DROP FUNCTION rate_key(text);
DROP FUNCTION keyed_hash(text);
`
