/** How many people came to a state of a flow, went on from it and gave up in it, by day: three sums, and nothing about anybody. */
export const flowCounts = `
CREATE TABLE flow_count (
  chart text NOT NULL,
  state text NOT NULL,
  day date NOT NULL,
  entered integer NOT NULL DEFAULT 0 CHECK (entered >= 0),
  went_on integer NOT NULL DEFAULT 0 CHECK (went_on >= 0),
  gave_up integer NOT NULL DEFAULT 0 CHECK (gave_up >= 0),
  PRIMARY KEY (chart, state, day)
);
CREATE INDEX flow_count_day ON flow_count (day);
`
