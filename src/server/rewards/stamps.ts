import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import { transitionStampCard } from '#machines/rewards/stamp-card/stamp-card.machine.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { ownNetwork } from '../giving/donations/donation-rows.ts'
import { collectingCauseOf } from '../shared/causes/supported-cause.ts'
import { notify } from '../shared/notices.ts'
import { newSecret } from '../shared/secrets.ts'
import { bookBonus } from './bonuses.ts'

const programme = 'shop-for-stamps'
/** What a card's bonus is booked by. */
const bonusReference = (cardId: string) => `stamp-card-${cardId}`

/** Whatever becomes of a person's stamps comes one after the other: which card is collected on depends on all of them. Until the transaction ends. */
const withStartLock = (db: Db, userId: number) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`stamps of ${userId}`}, 0))`.execute(db)

/** The card that a person is collecting on, locked until the transaction ends. */
async function openCard(db: Db, userId: number, at: Date) {
  await db
    .insertInto('stamp_card')
    .values({ id: newSecret().slice(0, 12), user_id: userId, programme, stamps: 0, redeemed_at: null, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'programme']).where('stamps', '<', limits.stampsOfCard).doNothing())
    .execute()
  return db
    .selectFrom('stamp_card')
    .selectAll()
    .where('user_id', '=', userId)
    .where('programme', '=', programme)
    .where('stamps', '<', limits.stampsOfCard)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * G-010: one stamp for each donation that a shop has paid us for, since one that is only confirmed can still be taken back. Given once for a donation,
 * in the caller's transaction.
 */
export async function giveStamp(db: Db, donation: { id: string; user_id: number | null }, at: Date): Promise<void> {
  if (donation.user_id === null) return
  await withStartLock(db, donation.user_id)
  const card = await openCard(db, donation.user_id, at)
  const mine = await db
    .insertInto('stamp')
    .values({ donation_id: donation.id, card_id: card.id, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('donation_id')
    .executeTakeFirst()
  if (!mine) return
  const after = transitionStampCard({ stamps: card.stamps, isRedeemed: false }, { type: 'stamp.earned' })
  if (!after) throw new HttpError('illegalMove')
  await db.updateTable('stamp_card').set({ stamps: after.stamps }).where('id', '=', card.id).execute()
  if (after.isFull)
    await notify(db, { userId: donation.user_id, kind: 'stampCardFull', subject: card.id, detail: {}, isMailed: true, at })
}

/**
 * The shop has taken back the purchase that a stamp was given for: the stamp goes, unless its card has become a bonus already. A full card is filled again from
 * the one that was begun after it.
 */
export async function withdrawStamp(db: Db, donation: { id: string; user_id: number | null }): Promise<void> {
  if (donation.user_id === null) return
  await withStartLock(db, donation.user_id)
  const cards = await db
    .selectFrom('stamp_card')
    .selectAll()
    .where('user_id', '=', donation.user_id)
    .where('programme', '=', programme)
    .where('redeemed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const stamp = await db.selectFrom('stamp').select('card_id').where('donation_id', '=', donation.id).executeTakeFirst()
  const card = cards.find(({ id }) => id === stamp?.card_id)
  if (!card) return
  await db.deleteFrom('stamp').where('donation_id', '=', donation.id).execute()
  const begun = card.stamps < limits.stampsOfCard ? undefined : cards.find(({ stamps }) => stamps < limits.stampsOfCard)
  const spare =
    begun && begun.stamps > 0
      ? await db.selectFrom('stamp').select('donation_id').where('card_id', '=', begun.id).limit(1).executeTakeFirst()
      : undefined
  // One card is collected on at a time: an empty one gives way to the one that is not full any more.
  if (begun?.stamps === 0) await db.deleteFrom('stamp_card').where('id', '=', begun.id).execute()
  if (spare) await db.updateTable('stamp').set({ card_id: card.id }).where('donation_id', '=', spare.donation_id).execute()
  const lessened = begun && begun.stamps > 0 ? begun : card
  const after = transitionStampCard({ stamps: lessened.stamps, isRedeemed: false }, { type: 'stamp.withdrawn' })
  if (!after) throw new HttpError('illegalMove')
  await db.updateTable('stamp_card').set({ stamps: after.stamps }).where('id', '=', lessened.id).execute()
}

export const stampHandlers = {
  /** The one that is being filled first, then full ones, then what was redeemed. */
  listStampCards: async ({ services, db, ...context }) => {
    const { userId } = currentUser(context)
    const rows = await db
      .selectFrom('stamp_card')
      .leftJoin('donation as bonus', (join) =>
        join
          .on('bonus.network', '=', ownNetwork)
          .on('bonus.network_reference', '=', sql<string>`${bonusReference('')}::text || stamp_card.id`),
      )
      .select(['stamp_card.id', 'programme', 'stamps', 'redeemed_at', 'bonus.donation_pence'])
      .where('stamp_card.user_id', '=', userId)
      .orderBy(sql`(redeemed_at IS NOT NULL), stamps`)
      .orderBy('redeemed_at', 'desc')
      .limit(50)
      .execute()
    const rewardPence = services.config.stampRewardPence
    const cards = rows.map((row) => ({
      id: row.id,
      programme: row.programme,
      stamps: row.stamps,
      // What was given stays what it was when what's given changes.
      rewardPence: row.donation_pence ?? rewardPence,
      redeemedAt: row.redeemed_at?.toISOString() ?? null,
    }))
    const collecting = { id: 'new', programme, stamps: 0, rewardPence, redeemedAt: null }
    const isCollecting = cards.some(({ stamps }) => stamps < limits.stampsOfCard)
    return {
      cards: isCollecting ? cards : [collecting, ...cards],
      causeName: (await collectingCauseOf(db, userId))?.name ?? null,
    }
  },

  /** F-092: a full card becomes a bonus for the person's cause, once. */
  redeemStampCard: async ({ services, db, now, params, ...context }) => {
    const { userId } = currentUser(context)
    await withStartLock(db, userId)
    const card = await db
      .selectFrom('stamp_card')
      .selectAll()
      .where('id', '=', params.cardId)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!card) throw new HttpError('notFound')
    const cause = await collectingCauseOf(db, userId)
    if (!cause) throw new HttpError('validation', { fields: { causeId: 'causeRequired' } })
    const after = transitionStampCard({ stamps: card.stamps, isRedeemed: card.redeemed_at !== null }, { type: 'card.redeemed' })
    if (!after) throw new HttpError('illegalMove')
    const rewardPence = services.config.stampRewardPence
    const at = new Date(now)
    await db.updateTable('stamp_card').set({ redeemed_at: at }).where('id', '=', card.id).execute()
    const reference = bonusReference(card.id)
    const transactionId = await bookBonus(db, {
      type: 'stampCard',
      reference,
      userId,
      causeId: cause.id,
      pence: rewardPence,
      stage: 'available',
      at,
    })
    if (transactionId === null) throw new HttpError('illegalMove')
    return { rewardPence, causeName: cause.name, transactionId }
  },
} satisfies Handlers
