import { type RawBuilder, sql } from 'kysely'
import { type DirectoryPart, directoryLetters, otherNames, prefixOf } from '#contract/causes/directory.ts'
import { causeKinds } from '#contract/causes/kinds.ts'
import { limits, MINUTE } from '#contract/limits.ts'
import { stagesWith } from '#machines/causes/cause-review/cause-review.machine.ts'
import type { Db } from '../db/open.ts'
import { causeCardColumns, toCauseCard } from '../shared/causes/cause-rows.ts'

/** Causes that rest are listed, and say so; those that were refused or have closed, or want to be found only by their link (V-028), are not. */
export const isListedSql = sql<boolean>`cause.lifecycle <> 'closed' AND cause.may_be_marketed AND cause.review NOT IN (${sql.join(stagesWith('refused').map((stage) => sql.lit(stage)))})`

/** Letters lie after digits in the order "C", and what begins with neither has lost what it begins with. */
function letterSql(letter: string): RawBuilder<boolean> {
  if (letter === otherNames) return sql`cause.directory_name < 'a'`
  const next = String.fromCharCode(letter.charCodeAt(0) + 1)
  return sql`cause.directory_name >= ${letter} AND cause.directory_name < ${next}`
}

function partSql(part: DirectoryPart): RawBuilder<boolean> {
  if (part.by === 'letter') return letterSql(part.letter)
  return part.by === 'kind' ? sql`cause.kind = ${part.kind}` : sql`cause.place_slug = ${part.slug}`
}

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

/** Letters and kinds that the directory has always, and how many causes each has. */
export const sectionsOf = ({ counts }: DirectoryCounts) => {
  const countOf = (part: DirectoryPart) => ({ prefix: prefixOf(part), count: counts.get(prefixOf(part)) ?? 0 })
  return {
    letters: directoryLetters.map((letter) => countOf({ by: 'letter', letter })),
    kinds: causeKinds.map((kind) => ({ ...countOf({ by: 'kind', kind }), kind })),
  }
}

async function countPlace(db: Db, slug: string): Promise<{ total: number; place: string | null }> {
  const { rows } = await sql<{ total: number; place: string | null }>`
    SELECT count(*)::int AS total, min(place) AS place FROM cause WHERE place_slug = ${slug} AND ${isListedSql}`.execute(db)
  return rows[0] ?? { total: 0, place: null }
}

/** G-009: a page of a part by name, stable; null where there is no such part or page. A letter without causes has one empty page. */
export async function readPart(db: Db, now: number, part: DirectoryPart, page: number) {
  const { total, place } =
    part.by === 'place'
      ? await countPlace(db, part.slug)
      : { total: (await countDirectory(db, now)).counts.get(prefixOf(part)) ?? 0, place: null }
  if (part.by === 'place' && total === 0) return null
  const size = limits.pageSizeDirectory
  const pages = Math.max(1, Math.ceil(total / size))
  if (page > pages) return null
  const columns = sql.join(causeCardColumns.map((column) => sql.ref(column)))
  // The pages before are passed over in the index alone.
  const { rows } = await sql<Parameters<typeof toCauseCard>[0] & { is_dormant: boolean; show_location_in_search: boolean }>`
    SELECT ${columns}, cause.is_dormant, cause.show_location_in_search FROM cause
    JOIN (SELECT id FROM cause WHERE ${partSql(part)} AND ${isListedSql} ORDER BY directory_name, id OFFSET ${(page - 1) * size} LIMIT ${size}) AS shown
      ON shown.id = cause.id
    ORDER BY cause.directory_name, cause.id`.execute(db)
  const causes = rows.map((row) => ({
    ...toCauseCard(row),
    // M-010: a cause that doesn't want its place to be found is in no list of a place, and doesn't name it in the others.
    place: row.show_location_in_search ? row.place : '',
    isDormant: row.is_dormant,
  }))
  return { causes, total, pages, place }
}
