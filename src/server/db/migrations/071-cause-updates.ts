/** H-003: what causes tell on their pages. What has been taken down stays for a while, for whoever has to look into it. */
export const causeUpdates = `
CREATE TABLE cause_update (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cause_id integer NOT NULL REFERENCES cause,
  author_id integer NOT NULL REFERENCES app_user,
  text text NOT NULL,
  created_at timestamptz NOT NULL,
  taken_down_at timestamptz,
  taken_down_by integer REFERENCES app_user,
  CHECK ((taken_down_at IS NULL) = (taken_down_by IS NULL))
);
CREATE INDEX cause_update_shown ON cause_update (cause_id, created_at DESC, id DESC) WHERE taken_down_at IS NULL;
CREATE INDEX cause_update_author ON cause_update (author_id);
CREATE INDEX cause_update_gone ON cause_update (taken_down_at) WHERE taken_down_at IS NOT NULL;
`
