/** H-005: which news of the dashboard who runs a cause has been mailed, and when. */
export const adminNews = `
ALTER TABLE app_user ADD COLUMN admin_news_at timestamptz, ADD COLUMN admin_news_id integer NOT NULL DEFAULT 0;
`
