/** One payment of a cause for one quarter, so that a run that is started twice pays once. */
export const payments = `
CREATE UNIQUE INDEX payment_quarter ON payment (cause_id, period_end);
CREATE INDEX donation_available ON donation (cause_id) WHERE stage = 'available';
CREATE INDEX donation_tracked ON donation (purchased_at) WHERE stage = 'tracked';
`
