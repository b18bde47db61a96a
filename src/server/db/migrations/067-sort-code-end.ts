/** The last two digits of a sort code, as `last_four` are of an account number: what is shown without opening the seal. `sealAccounts` fills them in. */
export const sortCodeEnd = `
ALTER TABLE bank_details ADD COLUMN sort_code_end text;
`
