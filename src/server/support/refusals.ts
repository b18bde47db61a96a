import { sql } from 'kysely'
import { DAY, SECOND } from '#contract/limits.ts'
import { dayInLondon } from '#contract/london.ts'
import type { Db } from '../db/open.ts'

const keptFor = 400 * DAY
const writtenWithin = 5 * SECOND

/** Counts refused calls in memory and adds them up in the database every few seconds, so that a flood of them costs neither room nor work there. */
export interface RefusalCounter {
  /** `code` is the refusal's; both are from closed lists, which bounds the rows of a day. */
  count(call: string, code: string, now: number): void
  /** Writes what has been counted. What can't be written now is kept for the next time. */
  write(): Promise<void>
}

export function createRefusalCounter(db: Db): RefusalCounter {
  let counted = new Map<string, number>()
  let timer: NodeJS.Timeout | null = null

  async function write(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    const taken = counted
    counted = new Map()
    if (taken.size === 0) return
    // In one order everywhere, so that two processes that write at once wait for each other instead of forever.
    const rows = [...taken].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, times]) => [...key.split(' '), times])
    try {
      await sql`INSERT INTO refusal_count (day, call, code, times)
        SELECT row->>0, row->>1, row->>2, (row->>3)::bigint FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS row
        ON CONFLICT (day, call, code) DO UPDATE SET times = refusal_count.times + excluded.times`.execute(db)
      const newest = String(rows.at(-1)?.[0])
      const oldest = new Date(Date.parse(newest) - keptFor).toISOString().slice(0, 10)
      await db.deleteFrom('refusal_count').where('day', '<', oldest).execute()
    } catch (error) {
      for (const [key, times] of taken) counted.set(key, (counted.get(key) ?? 0) + times)
      throw error
    }
  }

  return {
    write,
    count(call, code, now) {
      const key = `${dayInLondon(new Date(now).toISOString())} ${call} ${code}`
      counted.set(key, (counted.get(key) ?? 0) + 1)
      timer ??= setTimeout(() => void write().catch(() => {}), writtenWithin).unref()
    },
  }
}
