/** G-031: where the push service of a device's browser takes notices for it, and those that are on their way. */
export const push = `
CREATE TABLE push_subscription (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES app_user(id),
  device_id text NOT NULL UNIQUE REFERENCES device(id) ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE, p256dh text NOT NULL, auth text NOT NULL, created_at timestamptz NOT NULL
);
CREATE INDEX push_subscription_user ON push_subscription (user_id);
CREATE TABLE push_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subscription_id integer NOT NULL REFERENCES push_subscription(id) ON DELETE CASCADE,
  notice_id bigint NOT NULL REFERENCES notice(id) ON DELETE CASCADE,
  queued_at timestamptz NOT NULL, attempts integer NOT NULL DEFAULT 0, next_at timestamptz NOT NULL,
  UNIQUE (subscription_id, notice_id)
);
CREATE INDEX push_message_next ON push_message (next_at);
CREATE INDEX push_message_notice ON push_message (notice_id);
`
