/**
 * Which cause somebody supported from when on: what is bought in a shop with a linked card is for the one of that time, whenever it is reported. Of before only the cause of
 * now is known, which counts from the beginning of the account.
 */
export const causeChoices = `
CREATE TABLE cause_choice (
  id bigserial PRIMARY KEY, user_id integer NOT NULL REFERENCES app_user, cause_id integer REFERENCES cause, since timestamptz NOT NULL
);
CREATE INDEX cause_choice_user ON cause_choice (user_id, since, id);
INSERT INTO cause_choice (user_id, cause_id, since) SELECT id, supported_cause_id, created_at FROM app_user WHERE supported_cause_id IS NOT NULL;
`
