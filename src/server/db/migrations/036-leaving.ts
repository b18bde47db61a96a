/** G-030: who has ceased to run a cause, and may come back within a week, and causes that are handed over. */
export const leaving = `
CREATE TABLE admin_departure (
  id serial PRIMARY KEY, cause_id integer NOT NULL REFERENCES cause, user_id integer NOT NULL REFERENCES app_user, kind text NOT NULL CHECK (kind IN ('left', 'removed', 'handedOver')),
  departed_at timestamptz NOT NULL, until timestamptz NOT NULL, departed_by integer REFERENCES app_user, returned_at timestamptz,
  refused_at timestamptz, refused_by integer REFERENCES app_user, refusal text, CHECK ((refused_at IS NULL) = (refusal IS NULL))
);
CREATE INDEX admin_departure_person ON admin_departure (user_id, until);
CREATE INDEX admin_departure_cause ON admin_departure (cause_id, until);
CREATE TABLE cause_handover (
  id serial PRIMARY KEY, cause_id integer NOT NULL REFERENCES cause, giver_id integer NOT NULL REFERENCES app_user, taker_id integer REFERENCES app_user,
  stage text NOT NULL CHECK (stage IN ('offered', 'holding', 'declined', 'withdrawn', 'undone', 'done')), taker_ran_it boolean NOT NULL DEFAULT false,
  offered_at timestamptz NOT NULL, until timestamptz NOT NULL, ended_at timestamptz, invite_hash text REFERENCES admin_invite ON DELETE SET NULL
);
CREATE UNIQUE INDEX cause_handover_open ON cause_handover (cause_id) WHERE stage IN ('offered', 'holding');
CREATE INDEX cause_handover_invite ON cause_handover (invite_hash);
`
