/**
 * Nobody confirms an address when they join, so that an account may have been made with somebody else's. It is proven once somebody used what was mailed to it; of
 * accounts that are there already the trail says which have. A link that was used doesn't go with the account's others, so it still says that it was.
 */
export const provenAddresses = `
ALTER TABLE app_user ADD COLUMN email_proven_at timestamptz;
UPDATE app_user SET email_proven_at = proof.at FROM (
  SELECT user_id, min(at) AS at FROM audit
  WHERE user_id IS NOT NULL AND (action IN ('passwordReset', 'emailChanged', 'emailTakenBack', 'accountReactivated')
    OR (action = 'loggedIn' AND detail->>'by' = 'link') OR (action = 'personProved' AND detail->>'way' = 'code'))
  GROUP BY user_id) AS proof WHERE proof.user_id = app_user.id;
`
