/** H-003: what a cause means to raise in a calendar year, in pence. */
export const causeStory = `
ALTER TABLE cause ADD COLUMN target_pence integer CHECK (target_pence > 0);
`
