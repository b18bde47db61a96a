import { sql } from 'kysely'
import { DAY } from '#contract/limits.ts'
import { dayInLondon } from '#contract/london.ts'
import type { ChartRecord, FlowPeople, ReadingOfChart } from '#contract/support/charts.ts'
import { flowLimits, isCountedFlow } from '#contract/telemetry/flows.ts'
import type { Services } from '#server/services.ts'
import { chartRecordOf } from '#server/shared/charts/chart-records.ts'
import { walkedOf } from './walked.ts'

const { days, shownFrom } = flowLimits
const shown = (count: number | undefined) => (count !== undefined && count >= shownFrom ? count : null)

/** How far people came in a flow in the last days. A figure of fewer than five could be about one who is known; nobody is told it. */
async function peopleIn({ db, clock, config }: Services, { name, parts }: ChartRecord): Promise<FlowPeople | null> {
  if (!isCountedFlow(name)) return null
  const first = dayInLondon(new Date(clock.now() - (days - 1) * DAY).toISOString())
  const { rows } = await sql<{ state: string; entered: number; went_on: number; gave_up: number }>`
    SELECT state, sum(entered)::integer AS entered, sum(went_on)::integer AS went_on, sum(gave_up)::integer AS gave_up
    FROM flow_count WHERE chart = ${name} AND day >= ${first}::date GROUP BY state`.execute(db)
  const counted = new Map(rows.map((row) => [row.state, row]))
  return {
    days,
    shownFrom,
    isAsking: config.consentManager !== 'none',
    states: parts
      .filter(({ path }) => path !== 'any')
      .map(({ path }) => {
        const { entered, went_on, gave_up } = counted.get(path) ?? {}
        return { path, entered: shown(entered), left: shown(went_on), givenUp: shown(gave_up) }
      }),
  }
}

/** A chart with what is known of how it is tested and used; null where there is none of this name. */
export async function readChartOf(services: Services, name: string): Promise<ReadingOfChart | null> {
  const chart = await chartRecordOf(name)
  return chart && { chart, walked: walkedOf(chart), people: await peopleIn(services, chart) }
}
