import { type RawBuilder, sql } from 'kysely'
import type { NearbyCause, NearbyCauses } from '#contract/causes/nearby.ts'
import { nearby } from '#contract/causes/nearby-outcome.ts'
import type { Db } from '#server/db/open.ts'
import { collectsSql } from '#server/shared/cause-conditions.ts'
import { causeCardColumns, toCauseCard } from '#server/shared/causes/cause-rows.ts'
import { type Districts, districtOf, districtsAround } from './districts.ts'

type Row = Parameters<typeof toCauseCard>[0] & { district: string | null }

/** Both conditions hold for no cause that hides where it is (M-010): its district and the word of its place are empty. */
async function read(db: Db, is: RawBuilder<unknown>, order: RawBuilder<unknown>, room: number): Promise<Row[]> {
  const columns = sql.join([...causeCardColumns, 'cause.district'].map((column) => sql.ref(column)))
  const { rows } = await sql<Row>`SELECT ${columns} FROM cause WHERE ${is} AND ${collectsSql} AND cause.may_be_marketed
    ORDER BY ${order}, cause.supporters_count DESC, cause.id LIMIT ${room}`.execute(db)
  return rows
}

/** How many districts are asked for at once: where many causes are, the first few have enough. */
const steps = [20, 200, Number.POSITIVE_INFINITY]

async function causesAround(db: Db, around: { name: string; miles: number }[], own: string): Promise<NearbyCause[]> {
  const found: Row[] = []
  let from = 0
  for (const step of steps) {
    const names = around.slice(from, from + step).map(({ name }) => name)
    if (names.length === 0 || found.length >= nearby.causes) break
    from += step
    const is = sql`cause.district = ANY(${names}::text[])`
    const order = sql`array_position(${names}::text[], cause.district)`
    found.push(...(await read(db, is, order, nearby.causes - found.length)))
  }
  const milesTo = new Map(around.map(({ name, miles }) => [name, miles < 1 ? 0 : Math.round(miles)]))
  return found.map((row) => ({
    ...toCauseCard(row),
    miles: row.district === own ? null : (milesTo.get(row.district ?? '') ?? null),
  }))
}

/** A place's name as `cause.place_slug` has it; of "Winchester, Hampshire" the first part. */
const wordOf = (typed: string) =>
  (typed.split(',')[0] ?? '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

async function causesIn(db: Db, typed: string): Promise<NearbyCause[]> {
  const word = wordOf(typed)
  if (word === '') return []
  // What begins with it lies between it and what sorts behind every letter.
  const is = sql`cause.place_slug >= ${word} AND cause.place_slug < ${`${word}~`}`
  const rows = await read(db, is, sql`cause.place_slug = ${word} DESC`, nearby.causes)
  return rows.map((row) => ({ ...toCauseCard(row), miles: null }))
}

/** Causes that take supporters, nearest first: by the postcode that was typed, else by the name of a place. Nobody's place is told closer than by its district. */
export async function findNearby(db: Db, districts: Districts, typed: string): Promise<NearbyCauses> {
  const district = districtOf(typed)
  if (district === null) {
    const causes = await causesIn(db, typed)
    const [place, ...others] = new Set(causes.map((cause) => cause.place))
    // As its causes write it, where it's one.
    return { by: 'place', asked: place !== undefined && others.length === 0 ? place : typed, causes }
  }
  const around = districtsAround(districts, district, nearby.miles)
  if (!around) return { by: 'unknown', asked: district, causes: [] }
  return { by: 'district', asked: district, causes: await causesAround(db, around, district) }
}
