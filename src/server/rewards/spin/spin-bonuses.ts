import { sql } from 'kysely'
import { type DonationStage, donationStages } from '#contract/giving/donation.ts'
import { stageHasTag } from '#machines/giving/donation/donation.machine.ts'
import type { Db } from '#server/db/open.ts'
import { applyMove } from '#server/giving/donations/donation-moves.ts'
import { ownNetwork } from '#server/giving/donations/donation-rows.ts'

const confirmedStages = donationStages.filter((stage) => stageHasTag(stage, 'confirmed'))

/**
 * Spins of a person and the donations that confirm their prizes come one after the other: else a prize that is drawn while a donation is confirmed would wait for the next one. Until the
 * transaction ends.
 */
export const lockSpins = (db: Db, userId: number) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`spins of ${userId}`}, 0))`.execute(db)

async function hasConfirmed(db: Db, userId: number): Promise<boolean> {
  const own = await db
    .selectFrom('donation')
    .select('id')
    .where('user_id', '=', userId)
    .where('bonus_type', 'is', null)
    .where('stage', 'in', confirmedStages)
    .where('net_pence', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return own !== undefined
}

const prizesIn = async (db: Db, userId: number, stage: DonationStage) => {
  const rows = await db
    .selectFrom('donation')
    .select('network_reference')
    .where('user_id', '=', userId)
    .where('bonus_type', '=', 'spin')
    .where('stage', '=', stage)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ network_reference }) => network_reference)
}

/**
 * A person's prizes wait until a donation of their own is confirmed, and wait again when the only one is taken back, unless they are on their way to a cause. Called in the transaction
 * of whatever changes either: a spin, and each move of a donation. Nothing changes where nothing has to.
 */
export async function settleSpinBonuses(db: Db, userId: number, at: string): Promise<void> {
  await lockSpins(db, userId)
  const move = (reference: string, type: 'retailer.confirmed' | 'funds.received' | 'bonus.withdrawn') =>
    applyMove(db, { network: ownNetwork, reference }, { type: 'event', event: { type } }, 'farthing', at)
  if (await hasConfirmed(db, userId))
    for (const reference of await prizesIn(db, userId, 'tracked')) {
      await move(reference, 'retailer.confirmed')
      await move(reference, 'funds.received')
    }
  else for (const reference of await prizesIn(db, userId, 'available')) await move(reference, 'bonus.withdrawn')
}

/** Prizes that a payment has brought back, after what they stood on was taken back while it was under way. */
export async function settleReturnedSpins(db: Db, donationIds: readonly string[], at: string): Promise<void> {
  const owners = await db
    .selectFrom('donation')
    .select('user_id')
    .distinct()
    .where('id', 'in', donationIds.length === 0 ? [''] : donationIds)
    .where('bonus_type', '=', 'spin')
    .where('user_id', 'is not', null)
    .orderBy('user_id')
    .execute()
  for (const { user_id } of owners) if (user_id !== null) await settleSpinBonuses(db, user_id, at)
}
