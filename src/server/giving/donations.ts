import type { DonationMove, DonationStage } from '../../contract/entities/donation.ts'
import type { NoticeKind } from '../../contract/entities/notice.ts'
import { DAY, limits } from '../../contract/limits.ts'
import { donationFor } from '../../contract/money.ts'
import { causeOf, tell } from '../account/notices.ts'
import type { Db } from '../db/open.ts'
import { Refusal } from '../gate/refusal.ts'
import { releaseReferralBonuses } from './bonuses.ts'
import { applyMove, type Move, nextAfterDays } from './donation-moves.ts'
import { giveStamp } from './stamps.ts'
import { addToCause } from './transaction-rows.ts'

/** Stages that the person hears of when a donation gets there; a payment run tells of what it has paid as one sum. */
const toldOf: Partial<Record<DonationStage, { kind: NoticeKind; isMailed: boolean }>> = {
  tracked: { kind: 'donationTracked', isMailed: true },
  awaitingFunds: { kind: 'donationConfirmed', isMailed: true },
  declined: { kind: 'donationDeclined', isMailed: true },
}

type Told = Awaited<ReturnType<typeof applyMove>>['donation']

/** G-031: what has become of a purchase, in the transaction in which it became so. */
async function tellOfDonation(
  db: Db,
  donation: Pick<Told, 'id' | 'user_id' | 'cause_id' | 'retailer_id' | 'donation_pence' | 'stage' | 'decline_reason'>,
  at: Date,
): Promise<void> {
  const told = toldOf[donation.stage]
  if (!told || donation.user_id === null || donation.retailer_id === null) return
  const names = await db
    .selectFrom('retailer')
    .innerJoin('cause', (join) => join.on('cause.id', '=', donation.cause_id))
    .select(['retailer.name as shop', 'cause.name as cause', 'cause.id as causeId'])
    .where('retailer.id', '=', donation.retailer_id)
    .executeTakeFirstOrThrow()
  const reason = donation.decline_reason === null ? {} : { reason: donation.decline_reason }
  await tell(db, {
    ...told,
    userId: donation.user_id,
    subject: donation.id,
    detail: { ...names, pence: donation.donation_pence, ...reason },
    at,
  })
}

/** C-053: whoever has raised five pounds is told once. */
async function tellOfMilestone(db: Db, userId: number | null, at: Date): Promise<void> {
  if (userId === null) return
  const { pence } = await db
    .selectFrom('donation')
    .select((of) => of.fn.sum<string | null>('donation_pence').as('pence'))
    .where('user_id', '=', userId)
    .where('stage', '!=', 'declined')
    .executeTakeFirstOrThrow()
  if (Number(pence) < limits.milestonePence) return
  const subject = String(limits.milestonePence)
  const detail = { pence: limits.milestonePence, ...(await causeOf(db, userId)) }
  await tell(db, { userId, kind: 'milestone', subject, detail, isMailed: true, at })
}

/** Books a sale that a network reported. A sale that is booked already is answered, not repeated. */
export async function bookSale(
  db: Db,
  sale: { visitId: string; reference: string; spentPence: number; at: string },
  now: number,
): Promise<{ donationId: string | null }> {
  const known = await db.selectFrom('donation').select('id').where('network_reference', '=', sale.reference).executeTakeFirst()
  if (known) return { donationId: known.id }
  const visit = await db.selectFrom('visit').selectAll().where('id', '=', sale.visitId).executeTakeFirst()
  if (!visit) throw new Refusal('notFound')
  // A visit without a person or a cause raises nothing: it was made "without a donation", or nobody has signed in since. A guest has left an address.
  if ((visit.user_id === null && visit.guest_email === null) || visit.cause_id === null) return { donationId: null }
  const rates = db.selectFrom('rate').selectAll().where('retailer_id', '=', visit.retailer_id)
  const rate =
    (visit.rate_id === null ? undefined : await rates.where('id', '=', visit.rate_id).executeTakeFirst()) ??
    (await rates.orderBy('position').executeTakeFirstOrThrow())
  const pence = donationFor(sale.spentPence, rate)
  const donation = await db
    .insertInto('donation')
    .values({
      id: `D${visit.id.slice(0, 6).replace(/\W/g, '0')}${Date.parse(sale.at).toString(36)}`.toUpperCase(),
      visit_id: visit.id,
      user_id: visit.user_id,
      cause_id: visit.cause_id,
      retailer_id: visit.retailer_id,
      network_reference: sale.reference,
      purchased_at: sale.at,
      spent_pence: sale.spentPence,
      donation_pence: pence,
      stage: 'tracked',
      purchase_type: 'online',
      decline_reason: null,
      next_by: new Date(Date.parse(sale.at) + nextAfterDays.tracked * DAY),
      payment_id: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('donation_move')
    .values({ donation_id: donation.id, stage: 'tracked', at: sale.at, moved_by: 'network', amount_pence: pence })
    .execute()
  await addToCause(db, visit.cause_id, pence)
  await db.updateTable('visit').set({ receipt_at: null }).where('id', '=', visit.id).execute()
  const at = new Date(now)
  await tellOfDonation(db, donation, at)
  await tellOfMilestone(db, donation.user_id, at)
  return { donationId: donation.id }
}

/**
 * Moves a donation where its chart lets it, in the caller's transaction, with all that follows: the person is told, and what a shop has paid for earns a stamp and
 * releases the bonuses of whoever was brought along. Throws `notFound`, or `illegalMove` when the chart refuses; nothing is changed then.
 */
export async function moveDonation(db: Db, reference: string, move: Move, by: DonationMove['by'], at: string): Promise<void> {
  const { donation, from } = await applyMove(db, reference, move, by, at)
  if (donation.stage === from) return
  await tellOfDonation(db, donation, new Date(at))
  if (donation.stage !== 'available' || from === 'inPaymentRun' || donation.bonus_type !== null) return
  await giveStamp(db, donation, new Date(at))
  if (donation.user_id !== null) await releaseReferralBonuses(db, donation.user_id, at)
}
