/**
 * Each mail is written down in the transaction of what it tells and sent from there, so that none is lost with its process. What waits is sealed: it may hold a link that
 * logs in. `can_wait`: news, which keeps nobody from what they must hear.
 */
export const sealedMails = `
ALTER TABLE mail ADD COLUMN sealed text;
ALTER TABLE mail ADD COLUMN can_wait boolean NOT NULL DEFAULT false;
`
