import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/db/schema.ts'
import type { Posting } from './position.ts'

export interface JournalEntry {
  at: Date | string
  /** What has happened, in the words of the donation's chart. */
  kind: string
  paymentId?: string
  note?: string
  postings: readonly (Posting & { donationId: string })[]
}

/**
 * Writes transactions in the caller's, and answers their numbers; the database refuses it when it is committed if one does not sum to zero. Nothing is written for no postings. As many statements for
 * a thousand transactions of a thousand postings as for one: arrays instead of a parameter for each value.
 */
export async function writeJournals(db: Kysely<Tables>, entries: readonly JournalEntry[]): Promise<string[]> {
  const written = entries.filter(({ postings }) => postings.length > 0)
  if (written.length === 0) return []
  // The numbers come first: a statement does not say which of its rows got which.
  const { rows: ids } = await sql<{ id: string }>`
    SELECT nextval(pg_get_serial_sequence('journal_transaction', 'id')) AS id FROM generate_series(1, ${written.length}::integer)`.execute(
    db,
  )
  const of = <T>(value: (entry: JournalEntry) => T) => written.map(value)
  await sql`INSERT INTO journal_transaction (id, at, kind, payment_id, note)
    SELECT * FROM unnest(${ids.map(({ id }) => id)}::bigint[], ${of(({ at }) => new Date(at).toISOString())}::timestamptz[], ${of(({ kind }) => kind)}::text[],
      ${of(({ paymentId }) => paymentId ?? null)}::text[], ${of(({ note }) => note ?? null)}::text[])`.execute(db)
  const postings = written.flatMap((entry, index) => entry.postings.map((one) => ({ ...one, transaction: ids[index]?.id })))
  await sql`INSERT INTO journal_posting (transaction_id, donation_id, account, owner_id, pence)
    SELECT * FROM unnest(${postings.map((one) => one.transaction)}::bigint[], ${postings.map((one) => one.donationId)}::text[],
      ${postings.map((one) => one.account)}::text[], ${postings.map((one) => one.ownerId)}::integer[], ${postings.map((one) => one.pence)}::integer[])`.execute(
    db,
  )
  return ids.map(({ id }) => id)
}

/** One transaction, as `writeJournals`. */
export async function writeJournal(db: Kysely<Tables>, entry: JournalEntry): Promise<void> {
  await writeJournals(db, [entry])
}
