import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { allowedValues, columnsOf, type Reference, referencesOf, type SchemaColumn } from './schema.ts'

export type Planted = Record<string, unknown>

/**
 * What a column takes instead of a planted word, where its table has a rule that the schema does not tell, or code reads the value. A new table of which a
 * row cannot be made is mended here.
 */
const exceptions: Record<string, unknown> = {
  'donation.bonus_type': null,
  'donation.purchase_type': 'online',
  'session_family.revoked_at': null,
  'refresh_token.successor_issued_at': null,
  'app_user.disabled_at': null,
  'app_user.deleted_at': null,
  'app_user.preferences': '{"plant-app_user-preferences":true}',
  'visit.receipt_at': null,
  'mail.next_at': null,
  'claim.held_until': null,
  'claim.status': 'declined',
  'donation.stage': 'paid',
  'notice.kind': 'nudge',
  'audit.action': 'loggedIn',
  'bank_details.undone_at': null,
  'payment_run.stage': 'answered',
  'payment_run.voided': null,
  'admin_invite.reminder_hashes': [],
  'cause.pays_for': '[{"pounds":10,"text":"plant-cause-pays_for"}]',
  'cause_closing.stage': 'closed',
  'cause_handover.invite_hash': null,
  'held_decision.kind': 'moved',
  'held_decision.stage': 'done',
  'held_decision.answered_by': null,
  // One that still stands on its page: what has been taken down has no picture.
  'cause_update.taken_down_at': null,
  'cause_update.taken_down_by': null,
  // A call that was cancelled: it has no time any more, and is not ahead.
  'coaching_booking.slot_id': null,
  'coaching_booking.is_open': false,
}

export interface Soil {
  db: Db
  columns: Map<string, SchemaColumn[]>
  references: Map<string, Reference>
  allowed: Map<string, string>
}

export async function soilOf(db: Db): Promise<Soil> {
  return {
    db,
    columns: Map.groupBy(await columnsOf(db), ({ table }) => table),
    references: new Map((await referencesOf(db)).map((one) => [`${one.table}.${one.column}`, one])),
    allowed: await allowedValues(db),
  }
}

/** A word that stands in one column only, short enough for all of them. */
export const wordOf = (who: string, table: string, column: string) => `${who}-${table}-${column}`

function fillOf(soil: Soil, who: string, { table, column, type }: SchemaColumn, at: Date): unknown {
  const place = `${table}.${column}`
  if (place in exceptions) return exceptions[place]
  const allowed = soil.allowed.get(place)
  if (allowed !== undefined) return allowed
  const word = wordOf(who, table, column)
  if (type === 'jsonb' || type === 'json') return JSON.stringify({ word })
  if (type === 'text' || type === 'character varying') return word
  if (type === 'boolean') return true
  if (type === 'timestamp with time zone' || type === 'date') return at
  if (type === 'bigint') return Math.floor(at.getTime() / 1000)
  if (type === 'integer' || type === 'smallint' || type === 'numeric') return 1
  throw new Error(`How to fill “${place}” (${type}) has to be said in tests/kit/planted.ts.`)
}

/** Puts a row into a table, each column of it filled: with `given`, with a row that it refers to, or with a word of its own. Answers the whole row. */
export async function plant(soil: Soil, who: string, table: string, given: Planted, at: Date): Promise<Planted> {
  const row: Planted = {}
  for (const column of soil.columns.get(table) ?? []) {
    if (column.isGenerated) continue
    const place = `${table}.${column.column}`
    const reference = soil.references.get(place)
    if (column.column in given) row[column.column] = given[column.column]
    else if (reference && !(place in exceptions)) {
      const { rows } = await sql<{ id: unknown }>`SELECT id FROM ${sql.table(reference.to)} ORDER BY id LIMIT 1`.execute(soil.db)
      const known = rows[0] ?? (column.isNullable ? { id: null } : await plant(soil, who, reference.to, {}, at))
      row[column.column] = known.id
    } else if (column.column !== 'id' || column.type === 'text') row[column.column] = fillOf(soil, who, column, at)
  }
  const names = Object.keys(row)
  const { rows } = await sql<Planted>`INSERT INTO ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    VALUES (${sql.join(names.map((name) => sql`${row[name]}`))}) RETURNING *`
    .execute(soil.db)
    .catch((error: unknown) => {
      throw new Error(`A row of “${table}” cannot be made: say in tests/kit/planted.ts what its columns take.`, { cause: error })
    })
  return rows[0] ?? {}
}

/** Where in the whole database a word stands, as table and column: it looks at every column as text, whatever the register says of it. */
export async function placesOf(soil: Soil, word: string): Promise<string[]> {
  const found: string[] = []
  for (const [table, columns] of soil.columns) {
    const counts = columns.map(
      ({ column }) =>
        sql`count(*) FILTER (WHERE strpos(lower(${sql.ref(column)}::text), ${word.toLowerCase()}) > 0) AS ${sql.ref(column)}`,
    )
    const { rows } = await sql<Record<string, number>>`SELECT ${sql.join(counts)} FROM ${sql.table(table)}`.execute(soil.db)
    for (const [column, count] of Object.entries(rows[0] ?? {})) if (Number(count) > 0) found.push(`${table}.${column}`)
  }
  return found.toSorted()
}
