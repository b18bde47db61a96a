/** People raise without an account: their donations belong to a cause and to nobody, until somebody proves to own the address. */
export const guests = `
ALTER TABLE donation ALTER COLUMN user_id DROP NOT NULL;
ALTER TABLE visit ADD COLUMN guest_email text;
CREATE INDEX visit_guest ON visit (guest_email) WHERE guest_email IS NOT NULL AND user_id IS NULL;
`
