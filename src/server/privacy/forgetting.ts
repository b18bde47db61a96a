import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import type { Services } from '../services.ts'
import { dropFiles } from './kept-files.ts'
import { childrenFirst, ownRows, type Person } from './own-rows.ts'
import type { PersonalTable } from './register/entry.ts'

/** The columns that deletion empties, each with what takes the value's place. */
export function emptiedColumns({ deletion, columns }: PersonalTable) {
  return Object.entries(columns).flatMap(([name, column]) =>
    (column.deletion ?? deletion) === 'emptied' ? [sql`${sql.ref(name)} = ${sql.raw(column.empty ?? 'NULL')}`] : [],
  )
}

/** Removes the files of a person. Before the rows that name them, so that a crash between the two leaves nothing behind. */
export async function forgetFiles(services: Services, person: Person): Promise<void> {
  for (const [table, { files }] of childrenFirst) {
    if (!files) continue
    const { rows } = await sql<{ path: string | null }>`SELECT ${sql.ref(files.column)} AS path FROM ${sql.table(table)}
      WHERE ${ownRows(table, person, { byAddress: true })}`.execute(services.db)
    await dropFiles(
      services,
      files,
      rows.map(({ path }) => path),
    )
  }
}

/** What others keep of them goes on, without their name. */
async function forgetNames(db: Db, person: Person): Promise<void> {
  for (const [table, { names }] of childrenFirst) {
    if (!names) continue
    const sets = Object.entries(names.columns).map(([column, empty]) => sql`${sql.ref(column)} = ${sql.raw(empty)}`)
    const by = sql.ref(names.by)
    await sql`UPDATE ${sql.table(table)} SET ${sql.join(sets)}, ${by} = NULL WHERE ${by} = ${person.id}`.execute(db)
  }
}

/** Does to every row of a person what the register says that deletion does. To be run in a transaction. */
export async function forget(db: Db, person: Person): Promise<void> {
  await forgetNames(db, person)
  for (const [table, entry] of childrenFirst) {
    const own = ownRows(table, person, { byAddress: true })
    if (entry.deletion === 'rowGoes') {
      await sql`DELETE FROM ${sql.table(table)} WHERE ${own}`.execute(db)
      continue
    }
    const emptied = emptiedColumns(entry)
    if (emptied.length > 0) await sql`UPDATE ${sql.table(table)} SET ${sql.join(emptied)} WHERE ${own}`.execute(db)
  }
}
