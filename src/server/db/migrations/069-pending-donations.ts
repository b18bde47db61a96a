/** What shops may still decline is summed for the home page: little of all that there is, and the older it gets the less. */
export const pendingDonations = `
CREATE INDEX donation_pending ON donation (stage) INCLUDE (net_pence) WHERE stage IN ('tracked', 'inReview');
`
