/**
 * U-060: what an increased rate usually is, so that an offer can be shown beside it. Null where that isn’t known. In hundredths of a percent, or pence.
 * the newest payments are found without reading all of them.
 */
export const usualRates = `
ALTER TABLE rate ADD COLUMN usual_value integer CHECK (usual_value > 0);
CREATE INDEX payment_newest ON payment (period_end DESC, id DESC) WHERE is_paid AND pence > 0;
`
