/**
 * F-156, G-014: who has booked which time. A time has one call: the key of `slot_id` refuses a second one, and a call keeps its time from being removed. A cause
 * has one call ahead: the index refuses another. What is cancelled gives its time back. Nobody could book before, so nothing is carried over.
 */
export const coaching = `
ALTER TABLE coaching_slot DROP COLUMN booked_by, DROP COLUMN cause_id;
CREATE TABLE coaching_booking (
  id text PRIMARY KEY,
  slot_id integer UNIQUE REFERENCES coaching_slot,
  cause_id integer NOT NULL REFERENCES cause,
  user_id integer NOT NULL REFERENCES app_user,
  starts_at timestamptz NOT NULL,
  sequence integer NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL,
  is_open boolean NOT NULL DEFAULT true,
  cancelled_at timestamptz,
  reminded_at timestamptz,
  CHECK ((cancelled_at IS NULL) = (slot_id IS NOT NULL)),
  CHECK (cancelled_at IS NULL OR NOT is_open)
);
CREATE UNIQUE INDEX coaching_booking_ahead ON coaching_booking (cause_id) WHERE is_open;
CREATE INDEX coaching_booking_person ON coaching_booking (user_id);
CREATE INDEX coaching_booking_due ON coaching_booking (starts_at) WHERE is_open AND reminded_at IS NULL;
ALTER TABLE mail ADD COLUMN calendar text;
`
