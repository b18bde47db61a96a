/** Who of the support team has what in hand, and what keeps the list of all queues quick. */
export const supportAssignments = `
CREATE TABLE support_assignment (
  queue text NOT NULL, reference text NOT NULL, user_id integer NOT NULL REFERENCES app_user(id), assigned_at timestamptz NOT NULL, PRIMARY KEY (queue, reference)
);
CREATE INDEX support_assignment_person ON support_assignment (user_id);
CREATE INDEX bank_details_waiting ON bank_details (id) WHERE name_check IN ('noMatch', 'unavailable') AND checked_at IS NULL AND undone_at IS NULL;
`
