import { sql } from 'kysely'
import { otherNames, prefixOf } from '#contract/causes/directory.ts'
import { MINUTE } from '#contract/limits.ts'
import { stagesWith } from '#machines/causes/cause-review/cause-review.machine.ts'
import type { Db } from '#server/db/open.ts'

/** Causes that rest are listed, and say so; those that were refused or have closed, or want to be found only by their link (V-028), are not. */
export const isListedSql = sql<boolean>`cause.lifecycle <> 'closed' AND cause.may_be_marketed AND cause.review NOT IN (${sql.join(stagesWith('refused').map((stage) => sql.lit(stage)))})`

export interface DirectoryCounts {
  total: number
  /** By prefix; of letters and kinds. */
  counts: ReadonlyMap<string, number>
  places: { prefix: string; place: string; count: number }[]
}

/** How many places the index names. */
const namedPlaces = 60

async function countAll(db: Db): Promise<DirectoryCounts> {
  const letters = await sql<{ key: string; count: number }>`
    SELECT CASE WHEN directory_name < 'a' THEN ${sql.lit(otherNames)} ELSE left(directory_name, 1) END AS key, count(*)::int AS count
    FROM cause WHERE ${isListedSql} GROUP BY 1`.execute(db)
  const kinds = await sql<{ key: string; count: number }>`
    SELECT 'kind-' || kind AS key, count(*)::int AS count FROM cause WHERE ${isListedSql} GROUP BY kind`.execute(db)
  const places = await sql<{ slug: string; place: string; count: number }>`
    SELECT place_slug AS slug, min(place) AS place, count(*)::int AS count FROM cause WHERE ${isListedSql} AND place_slug <> ''
    GROUP BY place_slug ORDER BY count(*) DESC, place_slug LIMIT ${namedPlaces}`.execute(db)
  return {
    total: letters.rows.reduce((sum, { count }) => sum + count, 0),
    counts: new Map([...letters.rows, ...kinds.rows].map(({ key, count }) => [key, count])),
    places: places.rows
      .map(({ slug, place, count }) => ({ prefix: prefixOf({ by: 'place', slug }), place, count }))
      .sort((a, b) => a.place.localeCompare(b.place, 'en-GB')),
  }
}

/** Milliseconds. Counting 150,000 causes takes longer than reading a page of them, and nobody minds an older figure. */
const keptFor = 10 * MINUTE
const kept = new WeakMap<Db, { until: number; counts: Promise<DirectoryCounts> }>()

/** How many causes each part has, at most ten minutes old. */
export function countDirectory(db: Db, now: number): Promise<DirectoryCounts> {
  const before = kept.get(db)
  if (before && now < before.until) return before.counts
  const counts = countAll(db)
  kept.set(db, { until: now + keptFor, counts })
  // A failure is told to whoever asked, and the next one counts again.
  counts.catch(() => kept.delete(db))
  return counts
}
