/** H-003: the wide picture at the head of a cause's page, and the one of before, so that a change can be undone. */
export const causeCover = `
ALTER TABLE cause ADD COLUMN cover text, ADD COLUMN cover_before text;
`
