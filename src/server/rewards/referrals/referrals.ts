import { DAY, limits } from '#contract/limits.ts'
import { networkOf } from '#server/gate/network-of.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { readStatsOf } from '#server/giving/my-giving/transaction-rows.ts'
import { newSecret } from '#server/shared/secrets.ts'
import { earnersAmong } from '../bonuses.ts'
import { invitationOf } from './invitation.ts'

export const referralHandlers = {
  /** R-078: what was given for everybody whom this person has brought along, to their own cause and to the newcomers'. */
  readReferrals: async ({ services, db, query, ...context }) => {
    const { hash, address, causeName } = await invitationOf(services, db, currentUser(context).userId, query.causeId)
    const joined = await db
      .selectFrom('referral')
      .select(['id', 'used_by'])
      .where('referrer_identifier', '=', hash)
      .where('used_by', 'is not', null)
      .execute()
    const friends = joined.flatMap(({ used_by }) => (used_by === null ? [] : [used_by]))
    const references = joined.flatMap(({ id }) => [`referral-${id}`, `referral-${id}-friend`])
    const bonuses =
      references.length === 0
        ? db.selectFrom('donation').where('id', '=', '')
        : db.selectFrom('donation').where('network_reference', 'in', references)
    const { pending, confirmed } = await readStatsOf(bonuses)
    return {
      address,
      causeName,
      bonusPence: limits.referralBonusPence,
      friends: joined.length,
      waiting: friends.length - (await earnersAmong(db, friends)).size,
      pendingPence: pending,
      confirmedPence: confirmed,
    }
  },

  createReferral: async ({ db, now, body, request }) => {
    await rateLimit(db, now, [{ key: `referral:${networkOf(request.ip)}`, max: 50, window: DAY }])
    const id = newSecret()
    const cause =
      body.via && body.causeSlug
        ? await db.selectFrom('cause').select('id').where('slug', '=', body.causeSlug).executeTakeFirst()
        : undefined
    await db
      .insertInto('referral')
      .values({
        id,
        referrer_type: body.referrerEntityType ?? 'partner',
        referrer_identifier: body.referrerEntityIdentifier,
        created_at: new Date(now),
        used_by: null,
        cause_id: cause?.id ?? null,
        channel: cause ? (body.via ?? null) : null,
      })
      .execute()
    return { referral: { id } }
  },
} satisfies Handlers
