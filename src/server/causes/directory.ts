import { type RawBuilder, sql } from 'kysely'
import { type DirectoryPart, directoryLetters, otherNames, prefixOf } from '#contract/causes/directory.ts'
import { causeKinds } from '#contract/causes/kinds.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '../db/open.ts'
import { causeCardColumns, toCauseCard } from '../shared/causes/cause-rows.ts'
import { countDirectory, type DirectoryCounts, isListedSql } from '../shared/causes/directory-counts.ts'

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
