import { childrenFirst } from '#server/privacy/own-rows.ts'
import { type Entries, isPersonal } from '#server/privacy/register/entry.ts'
import type { Reference, SchemaColumn } from './schema.ts'

const folder = 'src/server/privacy/register'

const tableHelp = (table: string, columns: readonly string[]) => `
The table "${table}" is not in the register of personal data. Add one of these to the file of its area in ${folder}/
(account, session, giving, causes, operations; or nobody.ts):

  ${table}: { nothing: 'WHY IT HOLDS NOTHING OF A PERSON.' },

  ${table}: {
    purpose: 'account',                       // one of "purposes" in ${folder}/entry.ts
    whose: { id: ['user_id'] },               // or { through: { table, by } }, or { nobody: 'WHY' }
    kept: { days: 30, after: 'created_at' },  // or { until: 'accountGone' }, or { with: 'PARENT', by: 'COLUMN' }
    archive: { file: '${table.replaceAll('_', '-')}' },   // or { none: 'WHY' }
    deletion: 'rowGoes',                      // or 'emptied', or { stays: 'WHY' }
    columns: { ${columns.map((column) => `${column}: {}`).join(', ')} },
    plain: { columns: [], why: ownIdentifiers },    // move those here that say nothing about anybody
  },`

const columnHelp = (table: string, column: string) => `
The column "${table}.${column}" is not in the register of personal data. In ${folder}/, in the entry "${table}", add it
  to "columns" if it says something about a person:   ${column}: {},
      (its own purpose, kept, archive or deletion only where they differ from the table's)
  to "plain.columns" if it says nothing about anybody:   '${column}'`

/** What the register lacks or has too much of, each as the sentence that says how to mend it. */
export function faultsOfRegister(register: Entries, schema: readonly SchemaColumn[]): string[] {
  const faults: string[] = []
  const tables = Map.groupBy(schema, ({ table }) => table)
  const has = (table: string, column: string) => tables.get(table)?.some((one) => one.column === column) ?? false
  for (const [table, columns] of tables) {
    const entry = register[table]
    const names = columns.map(({ column }) => column)
    if (!entry) faults.push(tableHelp(table, names))
    else if (isPersonal(entry))
      for (const name of names)
        if (!(name in entry.columns) && !entry.plain.columns.includes(name)) faults.push(columnHelp(table, name))
  }
  for (const [table, entry] of Object.entries(register)) {
    if (!tables.has(table)) {
      faults.push(`The register names the table "${table}", which does not exist. Take it out.`)
      continue
    }
    if (!isPersonal(entry)) continue
    const named: string[] = [...Object.keys(entry.columns), ...entry.plain.columns]
    if (entry.names) named.push(entry.names.by, ...Object.keys(entry.names.columns))
    if (!('nobody' in entry.whose))
      named.push(
        ...(entry.whose.id ?? []),
        ...(entry.whose.address ?? []),
        ...(entry.whose.hash ?? []),
        ...(entry.whose.through ? [entry.whose.through.by] : []),
      )
    for (const kept of [entry.kept, ...Object.values(entry.columns).flatMap((column) => column.kept ?? [])])
      named.push(...('after' in kept ? [kept.after] : 'with' in kept ? [kept.by] : []))
    for (const name of new Set(named))
      if (!has(table, name))
        faults.push(`The register names "${table}.${name}", which does not exist. Take it out, or name the right one.`)
    for (const [name, column] of Object.entries(entry.columns)) {
      if (entry.plain.columns.includes(name)) faults.push(`"${table}.${name}" stands both in "columns" and in "plain". Decide.`)
      const isEmptied = (column.deletion ?? entry.deletion) === 'emptied' || (column.kept !== undefined && 'after' in column.kept)
      const isNullable = tables.get(table)?.find((one) => one.column === name)?.isNullable
      if (isEmptied && !isNullable && column.empty === undefined)
        faults.push(`"${table}.${name}" is emptied, but may not be null: say in "empty" which SQL takes its place.`)
      if (column.shows && !has(column.shows.table, column.shows.column))
        faults.push(`"${table}.${name}" shows a column that does not exist.`)
      if (entry.deletion !== 'rowGoes' && column.deletion === 'rowGoes')
        faults.push(`"${table}.${name}" cannot go with a row that stays.`)
    }
    const parents = [
      ...('with' in entry.kept ? [entry.kept.with] : []),
      ...('nobody' in entry.whose || !entry.whose.through ? [] : [entry.whose.through.table]),
    ]
    for (const parent of parents) {
      const above = register[parent]
      if (!above || !isPersonal(above))
        faults.push(`"${table}" belongs to "${parent}", which the register does not know as personal.`)
    }
  }
  return faults
}

/**
 * Rows that go, but may still be referred to: the database would refuse to take them away. A row that refers to one has to go with it (`with`, `through`), by
 * the database's own rule, or be looked for in its `when`.
 */
export function faultsOfOrder(register: Entries, references: readonly Reference[]): string[] {
  return references.flatMap(({ table, column, to, whenGone }) => {
    const [parent, child] = [register[to], register[table]]
    if (!parent || !isPersonal(parent) || whenGone === 'CASCADE' || whenGone === 'SET NULL') return []
    const order = childrenFirst.map(([name]) => name)
    const goesBefore = child && isPersonal(child) && child.deletion === 'rowGoes' && order.indexOf(table) < order.indexOf(to)
    const isWith = child !== undefined && isPersonal(child) && 'with' in child.kept && child.kept.with === to
    const isAwaited = 'days' in parent.kept && (parent.kept.when ?? '').includes(`FROM ${table} `)
    const faults: string[] = []
    if ('days' in parent.kept && !isWith && !isAwaited)
      faults.push(
        `Rows of "${to}" go when their time is over, but "${table}.${column}" may still refer to them: say NOT EXISTS (SELECT FROM ${table} …) in the "when" of "${to}", or let "${table}" go with it.`,
      )
    if (parent.deletion === 'rowGoes' && !goesBefore)
      faults.push(
        `Rows of "${to}" go with an account, but "${table}.${column}" may still refer to them: let "${table}" go before it (through it, or above it in the register).`,
      )
    return faults
  })
}
