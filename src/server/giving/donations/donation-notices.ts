import type { NoticeKind } from '#contract/account/notice.ts'
import type { DonationStage } from '#contract/giving/donation.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import { causeOf, notify } from '#server/shared/notices.ts'
import type { DonationRow } from './donation-rows.ts'

/** Stages that the person hears of when a donation gets there; a payment run tells of what it has paid as one sum. */
const toldOf: Partial<Record<DonationStage, { kind: NoticeKind; isMailed: boolean }>> = {
  tracked: { kind: 'donationTracked', isMailed: true },
  awaitingFunds: { kind: 'donationConfirmed', isMailed: true },
  declined: { kind: 'donationDeclined', isMailed: true },
}

type Told = Pick<DonationRow, 'id' | 'user_id' | 'cause_id' | 'retailer_id' | 'donation_pence' | 'stage' | 'decline_reason'>

export async function notifyOf(
  db: Db,
  donation: Told,
  notice: { kind: NoticeKind; isMailed: boolean; subject: string; pence: number },
  at: Date,
): Promise<void> {
  if (donation.user_id === null || donation.retailer_id === null) return
  const names = await db
    .selectFrom('retailer')
    .innerJoin('cause', (join) => join.on('cause.id', '=', donation.cause_id))
    .select(['retailer.name as shop', 'cause.name as cause', 'cause.id as causeId'])
    .where('retailer.id', '=', donation.retailer_id)
    .executeTakeFirstOrThrow()
  const { pence, ...told } = notice
  const reason = donation.decline_reason === null ? {} : { reason: donation.decline_reason }
  await notify(db, { ...told, userId: donation.user_id, detail: { ...names, pence, ...reason }, at })
}

/** G-031: what has become of a purchase, in the transaction in which it became so. */
export async function notifyOfDonation(db: Db, donation: Told, at: Date): Promise<void> {
  const told = toldOf[donation.stage]
  if (told) await notifyOf(db, donation, { ...told, subject: donation.id, pence: donation.donation_pence }, at)
}

/** C-053: whoever has raised five pounds is told once. */
export async function notifyOfMilestone(db: Db, userId: number | null, at: Date): Promise<void> {
  if (userId === null) return
  const { pence } = await db
    .selectFrom('donation')
    .select((of) => of.fn.sum<string | null>('net_pence').as('pence'))
    .where('user_id', '=', userId)
    .where('stage', '!=', 'declined')
    .executeTakeFirstOrThrow()
  if (Number(pence) < limits.milestonePence) return
  const subject = String(limits.milestonePence)
  const detail = { pence: limits.milestonePence, ...(await causeOf(db, userId)) }
  await notify(db, { userId, kind: 'milestone', subject, detail, isMailed: true, at })
}
