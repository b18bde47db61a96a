import { reviewHasTag } from '#machines/causes/cause-review/cause-review.machine.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { Unbookable } from './donation-moves.ts'
import { bookedAlready, type Purchase, recordPurchase } from './donations.ts'
import { checkTime } from './purchase-time.ts'

/** The cause that somebody supported at a time; undefined for none. */
const causeSupportedAt = (db: Db, userId: number, at: Date) =>
  db
    .selectFrom('cause_choice')
    .leftJoin('cause', 'cause.id', 'cause_choice.cause_id')
    .select(['cause.id', 'cause.review'])
    .where('user_id', '=', userId)
    .where('since', '<=', at)
    .orderBy('since', 'desc')
    .orderBy('cause_choice.id', 'desc')
    .executeTakeFirst()

/**
 * H-010: books a purchase that was made in a shop with a linked card, for the cause that the person supported then. Throws `Unbookable` for an unknown card, a closed account,
 * or a purchase from before it was linked.
 */
export async function bookInStore(
  db: Db,
  sale: Purchase & { cardHash: string; retailerSlug: string },
  now: number,
): Promise<{ donationId: string | null }> {
  const known = await bookedAlready(db, sale)
  if (known) return { donationId: known.id }
  const card = await db
    .selectFrom('linked_card')
    .innerJoin('app_user', 'app_user.id', 'linked_card.user_id')
    .select(['user_id', 'linked_at', 'disabled_at'])
    .where('token_hash', '=', sale.cardHash)
    .executeTakeFirst()
  if (!card) throw new Unbookable('cardUnknown')
  if (card.disabled_at !== null) throw new Unbookable('accountClosed')
  const shop = await db.selectFrom('retailer').select('id').where('slug', '=', sale.retailerSlug).executeTakeFirst()
  if (!shop) throw new HttpError('notFound')
  checkTime(Date.parse(sale.at), card.linked_at.getTime(), null, now)
  // A cause that was refused takes nothing new.
  const cause = await causeSupportedAt(db, card.user_id, new Date(sale.at))
  if (!cause?.id || !cause.review || !reviewHasTag(cause.review, 'collecting')) return { donationId: null }
  const made = {
    user_id: card.user_id,
    cause_id: cause.id,
    visit_id: null,
    purchase_type: 'inStore' as const,
    is_reported: true,
    retailerId: shop.id,
    rateId: null,
  }
  return { donationId: await recordPurchase(db, sale, made, now) }
}
