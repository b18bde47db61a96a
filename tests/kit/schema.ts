import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

export interface SchemaColumn {
  table: string
  column: string
  type: string
  isNullable: boolean
  /** Worked out from others by the database. */
  isGenerated: boolean
}

/** Every column of the site's own tables, as the database itself names them. The jobs' queues lie in a schema of their own, and hold names of jobs. */
export async function columnsOf(db: Db): Promise<SchemaColumn[]> {
  const { rows } =
    await sql<SchemaColumn>`SELECT table_name AS "table", column_name AS "column", data_type AS type, is_nullable = 'YES' AS "isNullable", is_generated = 'ALWAYS' AS "isGenerated"
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema', 'job') ORDER BY table_name, ordinal_position`.execute(
      db,
    )
  return rows
}

export interface Reference {
  table: string
  column: string
  to: string
  /** What happens to the row when the other one goes, as the database writes it. */
  whenGone: 'NO ACTION' | 'RESTRICT' | 'CASCADE' | 'SET NULL' | 'SET DEFAULT'
}

/** Every foreign key of one column. */
export async function referencesOf(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`SELECT owner.relname AS "table", column_of.attname AS "column", other.relname AS "to",
      CASE key.confdeltype WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' WHEN 'd' THEN 'SET DEFAULT' WHEN 'r' THEN 'RESTRICT' ELSE 'NO ACTION' END AS "whenGone"
    FROM pg_constraint key JOIN pg_class owner ON owner.oid = key.conrelid JOIN pg_class other ON other.oid = key.confrelid
    JOIN pg_namespace space ON space.oid = owner.relnamespace JOIN pg_attribute column_of ON column_of.attrelid = owner.oid AND column_of.attnum = key.conkey[1]
    WHERE key.contype = 'f' AND space.nspname <> 'job' AND array_length(key.conkey, 1) = 1 ORDER BY 1, 2`.execute(db)
  return rows
}

/** The first value that each column with a list of allowed ones takes. */
export async function allowedValues(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{
    place: string
    rule: string
  }>`SELECT owner.relname || '.' || column_of.attname AS place, pg_get_constraintdef(rule.oid) AS rule
    FROM pg_constraint rule JOIN pg_class owner ON owner.oid = rule.conrelid JOIN pg_attribute column_of ON column_of.attrelid = owner.oid AND column_of.attnum = rule.conkey[1]
    WHERE rule.contype = 'c' AND array_length(rule.conkey, 1) = 1`.execute(db)
  return new Map(
    rows.flatMap(({ place, rule }) => {
      const first = /ARRAY\['([^']*)'::text/.exec(rule)?.[1] ?? /= '([^']*)'::text/.exec(rule)?.[1]
      return first === undefined ? [] : [[place, first] as [string, string]]
    }),
  )
}
