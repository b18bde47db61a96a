import { type RawBuilder, sql } from 'kysely'

/** The last character that there is: everything that begins with a term lies between the term and the term with this behind it. */
const last = '\u{10FFFF}'

/** Every word of the term, each open-ended; words are letters and digits only, so that no operator of tsquery gets in. */
function prefixQuery(term: string): string {
  return (term.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(' & ')
}

export interface SearchStage {
  matches: RawBuilder<unknown>
  /** What sorts before popularity, with its comma. */
  order: RawBuilder<unknown>
}

/**
 * Three ways to find a name, the exact ones first, each served by an index of its own: beginnings (b-tree), words (full text; those of the name before those of
 * its surroundings), look-alikes (trigrams).
 * `term` is lower-cased and trimmed and not empty.
 */
export function searchStages(term: string, columns: { name: RawBuilder<unknown>; words: RawBuilder<unknown> }): SearchStage[] {
  const words = prefixQuery(term)
  return [
    // As a range, because LIKE with one letter would go through the trigrams of every name.
    { matches: sql`${columns.name} ~>=~ ${term} AND ${columns.name} ~<~ ${term + last}`, order: sql`` },
    ...(words
      ? [
          {
            matches: sql`to_tsvector('simple', ${columns.words}) @@ to_tsquery('simple', ${words})`,
            order: sql`position(${term} in ${columns.name}) > 0 DESC,`,
          },
        ]
      : []),
    // Trigrams need three letters to tell names apart.
    ...(term.length >= 3
      ? [{ matches: sql`${term} <% ${columns.name}`, order: sql`word_similarity(${term}, ${columns.name}) DESC,` }]
      : []),
  ]
}

/** Before look-alikes, which are guesses: names with a word that means the same. */
export function withSynonyms(stages: readonly SearchStage[], names: readonly string[]): SearchStage[] {
  if (names.length === 0) return [...stages]
  const words = names.map((name) => (name.match(/[\p{L}\p{N}]+/gu) ?? []).join(' & ')).join(' | ')
  const same = {
    matches: sql`to_tsvector('simple', r.name || ' ' || r.category) @@ to_tsquery('simple', ${words})`,
    order: sql``,
  }
  return [...stages.slice(0, 2), same, ...stages.slice(2)]
}

/** Runs the stages until there are `wanted` rows. */
export async function inStages<Row extends { id: number }>(
  wanted: number,
  stages: readonly SearchStage[],
  run: (stage: SearchStage, taken: number[], room: number) => Promise<Row[]>,
): Promise<Row[]> {
  const found: Row[] = []
  for (const stage of stages) {
    if (found.length >= wanted) break
    found.push(
      ...(await run(
        stage,
        found.map((row) => row.id),
        wanted - found.length,
      )),
    )
  }
  return found
}

/** V-079, V-080: lower-cased and trimmed; an empty term finds nothing. */
export const termOf = (q: string) => q.trim().toLowerCase()
