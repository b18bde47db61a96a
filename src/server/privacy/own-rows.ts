import { type RawBuilder, sql } from 'kysely'
import { isPersonal, type PersonalTable } from './register/entry.ts'
import { personalTables, register } from './register.ts'

export interface Person {
  id: number
  email: string
  /** The public name of the account (`app_user.hash`). */
  hash: string
}

/** The entry of a table that holds something of people. Throws where the register does not know it. */
export function personal(table: string): PersonalTable {
  const entry = register[table]
  if (!entry || !isPersonal(entry)) throw new Error(`The register of personal data does not know “${table}”.`)
  return entry
}

/**
 * Which rows of a table are this person's, as SQL. Rows that only an address points to count where they are taken away, and not where something is handed out:
 * an address proves nobody.
 */
export function ownRows(table: string, person: Person, counts: { byAddress: boolean }): RawBuilder<boolean> {
  const { whose } = personal(table)
  if ('nobody' in whose) return sql<boolean>`false`
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const ways = [
    ...(whose.id ?? []).map((name) => sql`${column(name)} = ${person.id}`),
    ...(counts.byAddress ? (whose.address ?? []) : []).map((name) => sql`lower(${column(name)}) = ${person.email.toLowerCase()}`),
    ...(whose.hash ?? []).map((name) => sql`${column(name)} = ${person.hash}`),
    ...(whose.through
      ? [
          sql`${column(whose.through.by)} IN (SELECT ${sql.ref(`${whose.through.table}.id`)} FROM ${sql.table(whose.through.table)} WHERE ${ownRows(whose.through.table, person, counts)})`,
        ]
      : []),
  ]
  return ways.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(ways, sql` OR `)})`
}

const depthOf = (table: string): number => {
  const { whose } = personal(table)
  return 'nobody' in whose || !whose.through ? 0 : 1 + depthOf(whose.through.table)
}

/** The tables in an order in which what belongs to a row comes before it. */
export const childrenFirst: readonly [string, PersonalTable][] = personalTables.toSorted(
  ([a], [b]) => depthOf(b) - depthOf(a) || Number(a === 'app_user') - Number(b === 'app_user'),
)
