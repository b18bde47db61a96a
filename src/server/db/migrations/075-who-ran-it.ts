/** Whether who accepted an invitation ran the cause already: whom somebody has let in is told from who was there before. */
export const whoRanIt = `
ALTER TABLE admin_invite ADD COLUMN ran_it boolean NOT NULL DEFAULT false;
`
