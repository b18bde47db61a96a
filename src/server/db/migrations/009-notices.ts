/** What people are told, what could keep a visit from tracking, stamps and bonuses. A bonus is a donation that no shop pays. */
export const notices = `
CREATE TABLE notice (
  id bigserial PRIMARY KEY, user_id integer NOT NULL REFERENCES app_user, kind text NOT NULL, subject text NOT NULL, detail jsonb NOT NULL,
  created_at timestamptz NOT NULL, read_at timestamptz, is_mailed boolean NOT NULL, UNIQUE (user_id, kind, subject)
);
CREATE INDEX notice_newest ON notice (user_id, id);
CREATE INDEX notice_unread ON notice (user_id) WHERE read_at IS NULL;
CREATE INDEX notice_to_mail ON notice (id) WHERE NOT is_mailed;
ALTER TABLE visit ADD COLUMN risks jsonb NOT NULL DEFAULT '[]', ADD COLUMN receipt_at timestamptz;
CREATE INDEX visit_receipt ON visit (receipt_at) WHERE receipt_at IS NOT NULL;
ALTER TABLE donation ALTER COLUMN retailer_id DROP NOT NULL, ADD COLUMN bonus_type text CHECK (bonus_type IN ('referral', 'stampCard'));
ALTER TABLE donation ADD CONSTRAINT donation_shop_or_bonus CHECK ((retailer_id IS NULL) = (bonus_type IS NOT NULL));
CREATE TABLE stamp (donation_id text PRIMARY KEY REFERENCES donation, card_id text NOT NULL REFERENCES stamp_card, at timestamptz NOT NULL);
CREATE UNIQUE INDEX stamp_card_open ON stamp_card (user_id, programme) WHERE stamps < 5;
`
