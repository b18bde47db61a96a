/** H-015: the names of a shop's own site, by which the browser extension knows it; C-078: where a visit came from. */
export const reminder = `
ALTER TABLE retailer ADD COLUMN hosts text[] NOT NULL DEFAULT '{}';
ALTER TABLE visit ADD COLUMN origin text NOT NULL DEFAULT 'web' CHECK (origin IN ('web', 'app', 'donationReminder'));
`
