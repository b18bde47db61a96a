import { sql } from 'kysely'
import { DAY, HOUR, MINUTE } from '#contract/limits.ts'
import { dayInLondon } from '#contract/london.ts'
import { type FlowStep, flowLimits, isCountedFlow } from '#contract/telemetry/flows.ts'
import type { Db } from '../db/open.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import type { Services } from '../services.ts'
import { chartRecordOf } from '../shared/charts/chart-records.ts'

const states = new Map<string, Promise<ReadonlySet<string>>>()

async function readStates(chart: string): Promise<ReadonlySet<string>> {
  const record = await chartRecordOf(chart)
  return new Set(record?.parts.flatMap(({ path }) => (path === 'any' ? [] : [path])))
}

/** The states of a flow, read when it's first told of; none where nobody is counted in it. */
async function statesOfFlow(chart: string): Promise<ReadonlySet<string>> {
  if (!isCountedFlow(chart)) return new Set()
  const known = states.get(chart) ?? readStates(chart)
  states.set(chart, known)
  return known
}

type Row = Record<FlowStep['happened'], number> & Pick<FlowStep, 'chart' | 'state'>

/** One row for each state, in one order everywhere, so that two calls at once wait for each other instead of for ever. */
async function rowsOf(steps: readonly FlowStep[]): Promise<Row[]> {
  const rows = new Map<string, Row>()
  for (const { chart, state, happened } of steps) {
    if (!(await statesOfFlow(chart)).has(state)) continue
    const key = `${chart} ${state}`
    const row = rows.get(key) ?? { chart, state, entered: 0, left: 0, givenUp: 0 }
    row[happened] += 1
    rows.set(key, row)
  }
  return [...rows.keys()].sort().flatMap((key) => rows.get(key) ?? [])
}

/**
 * Adds up what a browser has told of how far somebody came. Rows are bounded by what charts there are; what one network may add in an hour bounds how far it can move the figures.
 * Throws `tooMany` above that.
 */
export async function countFlowSteps(db: Db, now: number, network: string, steps: readonly FlowStep[]): Promise<void> {
  const uses = Math.max(1, steps.length)
  await rateLimit(db, now, [
    { key: `flows:${network}`, max: 30, window: MINUTE },
    { key: `flows-hour:${network}`, max: 600, window: HOUR, uses },
    { key: 'flows-everybody', max: 100_000, window: HOUR, uses },
  ])
  const rows = await rowsOf(steps)
  if (rows.length === 0) return
  const day = dayInLondon(new Date(now).toISOString())
  await sql`INSERT INTO flow_count (chart, state, day, entered, went_on, gave_up)
    SELECT row->>'chart', row->>'state', ${day}::date, (row->>'entered')::integer, (row->>'left')::integer, (row->>'givenUp')::integer
    FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS row
    ON CONFLICT (chart, state, day) DO UPDATE SET entered = flow_count.entered + excluded.entered,
      went_on = flow_count.went_on + excluded.went_on, gave_up = flow_count.gave_up + excluded.gave_up`.execute(db)
}

/** A job: what was counted so long ago says nothing of the flows that there are now. */
export async function forgetFlowCounts({ db, clock }: Services): Promise<void> {
  const oldest = dayInLondon(new Date(clock.now() - flowLimits.keptDays * DAY).toISOString())
  await sql`DELETE FROM flow_count WHERE day < ${oldest}::date`.execute(db)
}
