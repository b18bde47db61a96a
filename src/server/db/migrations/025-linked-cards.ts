/** People name a card to unlink it without its token's trace leaving the server. And donations are found by the number of the shop or of its network. */
export const linkedCards = `
ALTER TABLE linked_card ADD COLUMN id serial UNIQUE;
CREATE INDEX donation_network_reference ON donation (network_reference);
CREATE INDEX donation_order_reference ON donation (order_reference) WHERE order_reference IS NOT NULL;
CREATE INDEX kept_report_order ON kept_report (network, reference);
CREATE INDEX kept_report_donation ON kept_report (donation_id) WHERE donation_id IS NOT NULL;
`
