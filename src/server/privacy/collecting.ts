import { sql } from 'kysely'
import type { Services } from '../services.ts'
import { readKept } from './kept-files.ts'
import { ownRows, type Person } from './own-rows.ts'
import type { PersonalTable } from './register/entry.ts'
import { personalTables } from './register.ts'

export type Row = Record<string, unknown>

/** The columns of a table that are in the archive, each under the name that it has there. */
export const archivedColumns = ({ columns }: PersonalTable): [string, string][] =>
  Object.entries(columns).flatMap(([name, column]) =>
    column.archive && 'none' in column.archive ? [] : [[name, column.shows?.as ?? name] satisfies [string, string]],
  )

const times = ['created_at', 'at', 'purchased_at', 'accepted_at', 'requested_at']

async function rowsOf(services: Services, table: string, entry: PersonalTable, person: Person): Promise<Row[]> {
  const columns = archivedColumns(entry).map(([name, as]) => {
    const column = sql.ref(`${table}.${name}`)
    const shows = entry.columns[name]?.shows
    if (!shows) return sql`${column} AS ${sql.ref(as)}`
    return sql`(SELECT shown.${sql.ref(shows.column)} FROM ${sql.table(shows.table)} AS shown WHERE shown.id = ${column}) AS ${sql.ref(as)}`
  })
  const time = times.find((name) => name in entry.columns)
  const order = time ? sql`ORDER BY ${sql.ref(`${table}.${time}`)}` : sql``
  const own = ownRows(table, person, { byAddress: false })
  return (await sql<Row>`SELECT ${sql.join(columns)} FROM ${sql.table(table)} WHERE ${own} ${order}`.execute(services.db)).rows
}

/** Everything that we hold about a person and can hand out, by the file that the register names; and their pictures, by name. */
export async function collect(
  services: Services,
  person: Person,
): Promise<{ tables: Map<string, Row[]>; pictures: Map<string, Uint8Array> }> {
  const tables = new Map<string, Row[]>()
  const pictures = new Map<string, Uint8Array>()
  for (const [table, entry] of personalTables) {
    if ('none' in entry.archive) continue
    const rows = await rowsOf(services, table, entry, person)
    tables.set(entry.archive.file, rows)
    if (entry.files)
      for (const row of rows) {
        const path = String(row[entry.files.column] ?? '')
        const bytes = await readKept(services, entry.files, path)
        if (bytes) pictures.set(path.replace(/^.*\//, ''), bytes)
      }
  }
  return { tables, pictures }
}
