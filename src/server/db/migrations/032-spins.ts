/**
 * G-015: each draw with its seed and the odds that it was drawn by, one of a person in a period, and what a month's draws have won: never more than its budget. A prize is a
 * bonus donation.
 */
export const spins = `
CREATE TABLE spin_month (
  month text PRIMARY KEY, budget_pence integer NOT NULL, won_pence integer NOT NULL DEFAULT 0 CHECK (won_pence >= 0), CHECK (won_pence <= budget_pence)
);
CREATE TABLE spin (
  id serial PRIMARY KEY, user_id integer NOT NULL REFERENCES app_user, period_from text NOT NULL, month text NOT NULL,
  seed text NOT NULL, odds jsonb NOT NULL, prize_pence integer NOT NULL CHECK (prize_pence >= 0), cause_id integer NOT NULL REFERENCES cause,
  donation_id text UNIQUE REFERENCES donation, at timestamptz NOT NULL,
  UNIQUE (user_id, period_from), CHECK ((prize_pence > 0) = (donation_id IS NOT NULL))
);
ALTER TABLE donation DROP CONSTRAINT donation_bonus_type_check, ADD CONSTRAINT donation_bonus_type_check CHECK (bonus_type IN ('referral', 'stampCard', 'spin'));
`
