import { sql } from 'kysely'
import type { BonusType, DonationStage } from '#contract/giving/donation.ts'
import { limits } from '#contract/limits.ts'
import { reviewHasTag } from '#machines/causes/cause-review/cause-review.machine.ts'
import type { Db } from '../db/open.ts'
import { applyMove } from '../giving/donations/donation-moves.ts'
import { bookDonation, donationId, ownNetwork } from '../giving/donations/donation-rows.ts'
import { stageDueBy } from '../giving/donations/expected.ts'
import { notify } from '../shared/notices.ts'

interface NewBonus {
  type: BonusType
  /** What it is for; the same thing is never rewarded twice. */
  reference: string
  userId: number
  causeId: number
  pence: number
  stage: Extract<DonationStage, 'tracked' | 'available'>
  at: Date
}

/** A cause that was refused or has closed takes no bonus, as it takes nothing else that is new. */
async function takesBonuses(db: Db, causeId: number): Promise<boolean> {
  const { review, lifecycle } = await db
    .selectFrom('cause')
    .select(['review', 'lifecycle'])
    .where('id', '=', causeId)
    .executeTakeFirstOrThrow()
  return lifecycle !== 'closed' && reviewHasTag(review, 'collecting')
}

/**
 * Books a bonus as a donation of the person to the cause, in the caller's transaction. Answers its id, or null where it is booked already, or the cause was refused.
 */
export async function bookBonus(db: Db, bonus: NewBonus): Promise<string | null> {
  if (!(await takesBonuses(db, bonus.causeId))) return null
  const mine = await bookDonation(
    db,
    {
      id: donationId('B', { network: ownNetwork, reference: bonus.reference }),
      visit_id: null,
      user_id: bonus.userId,
      cause_id: bonus.causeId,
      retailer_id: null,
      bonus_type: bonus.type,
      network: ownNetwork,
      network_reference: bonus.reference,
      purchased_at: bonus.at,
      spent_pence: 0,
      donation_pence: bonus.pence,
      stage: bonus.stage,
      purchase_type: 'online',
      decline_reason: null,
      next_by: stageDueBy(bonus.stage, bonus.at, true, 0),
      payment_id: null,
    },
    'farthing',
    bonus.at,
  )
  return mine?.id ?? null
}

const referencesOf = (referralId: string) => ({ friend: `referral-${referralId}-friend`, referrer: `referral-${referralId}` })

/**
 * C-055: £5 for the cause of whoever brought somebody along, and £5 for the newcomer's. Both wait until a first donation of the newcomer has really
 * been paid by a shop, or made-up accounts would be worth £10 each. Called when somebody registers and whenever they choose a cause; booked once.
 */
export async function bookReferralBonuses(db: Db, friendId: number, at: Date): Promise<void> {
  const friend = await db
    .selectFrom('referral')
    .innerJoin('app_user as referrer', 'referrer.hash', 'referral.referrer_identifier')
    .innerJoin('app_user as friend', 'friend.id', 'referral.used_by')
    .select([
      'referral.id',
      'referrer.id as referrer_id',
      'referrer.supported_cause_id as referrer_cause_id',
      'friend.supported_cause_id',
      'friend.first_name',
    ])
    .where('referral.used_by', '=', friendId)
    .where('referrer.disabled_at', 'is', null)
    .whereRef('referrer.id', '!=', 'friend.id')
    .executeTakeFirst()
  if (!friend) return
  const references = referencesOf(friend.id)
  const bonus = { type: 'referral', pence: limits.referralBonusPence, stage: 'tracked', at } as const
  if (friend.referrer_cause_id !== null) {
    const booked = await bookBonus(db, {
      ...bonus,
      reference: references.referrer,
      userId: friend.referrer_id,
      causeId: friend.referrer_cause_id,
    })
    if (booked)
      await notify(db, {
        userId: friend.referrer_id,
        kind: 'referralJoined',
        subject: String(friendId),
        detail: { pence: limits.referralBonusPence },
        isMailed: true,
        at,
      })
  }
  if (friend.supported_cause_id !== null)
    await bookBonus(db, { ...bonus, reference: references.friend, userId: friendId, causeId: friend.supported_cause_id })
}

/** The newcomer's first donation has been paid for: both bonuses go with the next payment run. */
export async function releaseReferralBonuses(db: Db, friendId: number, at: string): Promise<void> {
  const referral = await db.selectFrom('referral').select('id').where('used_by', '=', friendId).executeTakeFirst()
  if (!referral) return
  // Whoever brought them along may have chosen a cause only since.
  await bookReferralBonuses(db, friendId, new Date(at))
  for (const reference of await bonusesIn(db, referral.id, 'tracked'))
    for (const type of ['retailer.confirmed', 'funds.received'] as const)
      await applyMove(db, { network: ownNetwork, reference }, { type: 'event', event: { type } }, 'farthing', at)
}

const bonusesIn = async (db: Db, referralId: string, stage: DonationStage) => {
  const rows = await db
    .selectFrom('donation')
    .select('network_reference')
    .where('network', '=', ownNetwork)
    .where('network_reference', 'in', Object.values(referencesOf(referralId)))
    .where('stage', '=', stage)
    .orderBy('id')
    // Who comes second finds it moved already, and leaves it.
    .forUpdate()
    .execute()
  return rows.map(({ network_reference }) => network_reference)
}

/** Those of these people with a purchase that a shop's payment stands for. */
export async function earnersAmong(db: Db, friendIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (friendIds.length === 0) return new Set()
  const standing = await db
    .selectFrom('donation')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', friendIds)
    .where('bonus_type', 'is', null)
    .where('stage', 'in', ['available', 'inPaymentRun', 'paid'])
    .where('net_pence', '>', 0)
    .execute()
  return new Set(standing.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])))
}

/** Bonuses that a payment has brought back, after what they stood on was taken back while it was under way. */
export async function withdrawReturned(db: Db, donationIds: readonly string[], at: string): Promise<void> {
  const { rows } = await sql<{ used_by: number }>`
    SELECT DISTINCT referral.used_by FROM donation
    JOIN referral ON donation.network_reference IN ('referral-' || referral.id, 'referral-' || referral.id || '-friend')
    WHERE donation.id = ANY(${donationIds}::text[]) AND donation.network = ${ownNetwork} AND donation.bonus_type = 'referral' AND referral.used_by IS NOT NULL
    ORDER BY referral.used_by`.execute(db)
  for (const { used_by } of rows) await withdrawReferralBonuses(db, used_by, at)
}

/** The shop has taken back the only purchase that the newcomer's bonuses stood on: what is not on its way to a cause yet waits for another purchase. */
export async function withdrawReferralBonuses(db: Db, friendId: number, at: string): Promise<void> {
  const referral = await db.selectFrom('referral').select('id').where('used_by', '=', friendId).executeTakeFirst()
  if (!referral) return
  if ((await earnersAmong(db, [friendId])).size > 0) return
  for (const reference of await bonusesIn(db, referral.id, 'available'))
    await applyMove(db, { network: ownNetwork, reference }, { type: 'event', event: { type: 'bonus.withdrawn' } }, 'farthing', at)
}
