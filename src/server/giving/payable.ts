import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/schema.ts'

export interface Payable {
  donations: { id: string; pence: number }[]
  corrections: { id: number; pence: number }[]
  /** Net, in pence. */
  pence: number
}

/**
 * What the run of a turn may pay each of some causes: donations that were ready before it, and every correction that no payment has made up for. Each in the order of its id. Two
 * statements, however many causes. Of a cause that has closed it may pay what was ready at the time that `closed` says, whenever the turn was (G-030).
 */
export async function payableForEach(
  db: Kysely<Tables>,
  causeIds: readonly number[],
  turn: Date,
  closed: ReadonlyMap<number, Date> = new Map(),
): Promise<Map<number, Payable>> {
  const ready = new Map<number, Payable>(causeIds.map((id) => [id, { donations: [], corrections: [], pence: 0 }]))
  const { rows: donations } = await sql<{ id: string; cause_id: number; pence: number }>`
    SELECT id, cause_id, donation_pence AS pence FROM donation
    LEFT JOIN unnest(${[...closed.keys()]}::integer[], ${[...closed.values()].map((at) => at.toISOString())}::timestamptz[]) AS last(cause, until) ON last.cause = cause_id
    WHERE cause_id = ANY(${causeIds}::integer[]) AND stage = 'available'
      AND EXISTS (SELECT 1 FROM donation_move AS ready WHERE ready.donation_id = donation.id AND ready.stage = 'available'
        AND CASE WHEN last.until IS NULL THEN ready.at < ${turn} ELSE ready.at <= last.until END
        AND NOT EXISTS (SELECT 1 FROM donation_move AS since WHERE since.donation_id = donation.id AND since.id > ready.id AND since.stage IN ('tracked', 'inReview', 'awaitingFunds', 'declined')))
    ORDER BY id`.execute(db)
  for (const { id, cause_id, pence } of donations) {
    const mine = ready.get(cause_id)
    if (!mine) continue
    mine.donations.push({ id, pence })
    mine.pence += Number(pence)
  }
  const corrections = await db
    .selectFrom('donation_correction')
    .select(['id', 'cause_id', 'pence'])
    .where(sql<boolean>`cause_id = ANY(${causeIds}::integer[])`)
    .where('payment_id', 'is', null)
    .where('is_settled', '=', false)
    .orderBy('id')
    .execute()
  for (const { id, cause_id, pence } of corrections) {
    const mine = ready.get(cause_id)
    if (!mine) continue
    mine.corrections.push({ id: Number(id), pence })
    mine.pence += Number(pence)
  }
  return ready
}

/** The same for one cause. */
export async function payableFor(db: Kysely<Tables>, causeId: number, turn: Date): Promise<Payable> {
  const ready = (await payableForEach(db, [causeId], turn)).get(causeId)
  if (!ready) throw new Error('Each cause that is asked for is answered.')
  return ready
}
