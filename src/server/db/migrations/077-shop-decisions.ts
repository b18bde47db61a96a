/** What a shop has decided of late stands on its page, which everyone reads. */
export const shopDecisions = `
CREATE INDEX donation_retailer ON donation (retailer_id, purchased_at) INCLUDE (stage);
`
