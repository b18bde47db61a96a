/** H-005, H-007: what is sent to lists of people can be stopped by one press (RFC 8058); when somebody was last told of shops; reminders of an invitation have links of their own. */
export const mailLists = `
ALTER TABLE mail ADD COLUMN unsubscribe text;
ALTER TABLE app_user ADD COLUMN shops_mailed_at timestamptz;
CREATE INDEX app_user_shop_news ON app_user (shops_mailed_at NULLS FIRST)
  WHERE disabled_at IS NULL AND ((preferences->>'retailer_offer')::boolean OR (preferences->>'featured_retailer')::boolean);
ALTER TABLE admin_invite ADD COLUMN reminder_hashes text[] NOT NULL DEFAULT '{}';
CREATE INDEX admin_invite_reminders ON admin_invite USING gin (reminder_hashes);
`
