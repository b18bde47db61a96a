import { createHash } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { DonationMove } from '#contract/giving/donation.ts'
import type { Db } from '#server/db/open.ts'
import type { Tables } from '#server/db/schema.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { writeJournal } from '../journal/journal.ts'
import { type Booked, positionOf, postingsBetween } from '../journal/position.ts'
import { addToCause } from './cause-total.ts'

/** An order is known by the network that reports it and its reference there. */
export interface OrderName {
  network: string
  reference: string
}

/** The network of bonuses, which no shop pays. */
export const ownNetwork = 'farthing'

/** The id of an order's donation: the same however often, and by however many at once, the order is reported. */
export function donationId(prefix: 'B' | 'D', { network, reference }: OrderName): string {
  const named = prefix === 'B' ? reference : `${network}\n${reference}`
  return `${prefix}${createHash('sha256').update(named).digest('hex').slice(0, 19)}`.toUpperCase()
}

export type DonationRow = Selectable<Tables['donation']>

/** The donation of an order, locked until the transaction ends. Throws `notFound`. */
export async function lockDonation(db: Db, { network, reference }: OrderName): Promise<DonationRow> {
  const row = await db
    .selectFrom('donation')
    .selectAll()
    .where('network', '=', network)
    .where('network_reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new HttpError('notFound')
  return row
}

/** Its corrections by where they are, in signed pence. */
export async function correctionsOf(db: Db, donation: { id: string }): Promise<Booked['corrections']> {
  const rows = await db
    .selectFrom('donation_correction')
    .select(['pence', 'payment_id', 'is_settled'])
    .where('donation_id', '=', donation.id)
    .execute()
  const sum = (isWanted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isWanted).reduce((total, { pence }) => total + pence, 0)
  return {
    open: sum((row) => row.payment_id === null),
    inPayment: sum((row) => row.payment_id !== null && !row.is_settled),
    settled: sum((row) => row.is_settled),
  }
}

export const bookedOf = (
  row: Pick<DonationRow, 'stage' | 'donation_pence' | 'funded_pence' | 'bonus_type'>,
  corrections: Booked['corrections'],
): Booked => ({
  stage: row.stage,
  donationPence: row.donation_pence,
  fundedPence: row.funded_pence,
  corrections,
  isBonus: row.bonus_type !== null,
})

/** Books a new donation with its first move and its postings, in the caller's transaction. Answers null where its order is booked already. */
export async function bookDonation(
  db: Db,
  values: Insertable<Tables['donation']>,
  by: DonationMove['by'],
  at: Date | string,
): Promise<DonationRow | null> {
  const row = await db
    .insertInto('donation')
    .values(values)
    .onConflict((conflict) => conflict.columns(['network', 'network_reference']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  await db
    .insertInto('donation_move')
    .values({ donation_id: row.id, stage: row.stage, at, moved_by: by, amount_pence: row.donation_pence })
    .execute()
  const position = positionOf(bookedOf(row, { open: 0, inPayment: 0, settled: 0 }))
  const postings = postingsBetween({}, position, { causeId: row.cause_id, retailerId: row.retailer_id })
  const kind = row.bonus_type === null ? 'sale.booked' : 'bonus.booked'
  await writeJournal(db, { at, kind, postings: postings.map((one) => ({ ...one, donationId: row.id })) })
  await addToCause(db, row.cause_id, row.donation_pence)
  return row
}
