/** In which browser a key of a device was replaced, so that another one with the same key is told from its tabs; and a person's devices in the order of their use. */
export const devices = `
ALTER TABLE device_key ADD COLUMN replaced_by text;
CREATE INDEX device_person ON device (user_id, last_used_at DESC);
`
