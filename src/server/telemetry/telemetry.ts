import { DAY, HOUR, limits, MINUTE } from '#contract/limits.ts'
import type { Db } from '../db/open.ts'
import { rateLimit } from '../gate/rate-limit.ts'

interface Telemetry {
  table: 'analytics_event' | 'client_log'
  name: string
  /** Calls of a minute from one network. */
  calls: number
  /** Entries of an hour, from one network and from everybody together: what anybody may send without an account must not fill the database. */
  hourly: { network: number; everybody: number }
  /** From one network. */
  bytesPerDay: number
}

export const telemetry = {
  events: {
    table: 'analytics_event',
    name: 'analytics',
    calls: 120,
    hourly: { network: 3000, everybody: 200_000 },
    bytesPerDay: limits.measuredBytesPerDay.events,
  },
  logs: {
    table: 'client_log',
    name: 'logs',
    calls: 60,
    hourly: { network: 600, everybody: 20_000 },
    bytesPerDay: limits.measuredBytesPerDay.faults,
  },
} as const satisfies Record<string, Telemetry>

/** A long entry counts as several, one for each thousand characters begun. */
const weightOf = (text: string) => Math.ceil(text.length / 1000)

/** Keeps what a browser has told about itself. Throws `tooMany` once that is more than its network may send. */
export async function keepTelemetry(
  db: Db,
  now: number,
  { table, name, calls, hourly, bytesPerDay, network, entries }: Telemetry & { network: string; entries: readonly object[] },
): Promise<void> {
  const texts = entries.map((entry) => JSON.stringify(entry))
  const uses = texts.reduce((total, text) => total + weightOf(text), 0)
  await rateLimit(db, now, [
    { key: `${name}:${network}`, max: calls, window: MINUTE },
    { key: `${name}-hour:${network}`, max: hourly.network, window: HOUR, uses },
    { key: `${name}-bytes:${network}`, max: bytesPerDay, window: DAY, uses: Buffer.byteLength(texts.join()) },
    { key: `${name}-everybody`, max: hourly.everybody, window: HOUR, uses },
  ])
  if (texts.length === 0) return
  await db
    .insertInto(table)
    .values(texts.map((body) => ({ at: new Date(now), body })))
    .execute()
}
