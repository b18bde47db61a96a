import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/schema.ts'
import type { Posting } from './position.ts'

export interface JournalEntry {
  at: Date | string
  /** What has happened, in the words of the donation's chart. */
  kind: string
  paymentId?: string
  note?: string
  postings: readonly (Posting & { donationId: string })[]
}

/** Writes one transaction in the caller's; the database refuses it when it is committed if it does not sum to zero. Nothing is written for no postings. */
export async function writeJournal(db: Kysely<Tables>, entry: JournalEntry): Promise<void> {
  const { postings } = entry
  if (postings.length === 0) return
  const { id } = await db
    .insertInto('journal_transaction')
    .values({ at: entry.at, kind: entry.kind, payment_id: entry.paymentId ?? null, note: entry.note ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  // One statement, however many donations a payment has: arrays instead of a parameter for each value.
  await sql`INSERT INTO journal_posting (transaction_id, donation_id, account, owner_id, pence)
    SELECT ${id}, posted.* FROM unnest(${postings.map((one) => one.donationId)}::text[], ${postings.map((one) => one.account)}::text[],
      ${postings.map((one) => one.ownerId)}::integer[], ${postings.map((one) => one.pence)}::integer[]) AS posted`.execute(db)
}
