import { DAY, limits } from '#contract/limits.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { readStatsOf } from '../giving/transaction-rows.ts'
import { newSecret } from '../session/tokens.ts'

export const referralHandlers = {
  /** R-078: what was given for everybody whom this person has brought along, to their own cause and to the newcomers'. */
  readReferrals: async ({ services, db, ...context }) => {
    const { hash } = await db
      .selectFrom('app_user')
      .select('hash')
      .where('id', '=', currentUser(context).userId)
      .executeTakeFirstOrThrow()
    const joined = await db
      .selectFrom('referral')
      .select(['id', 'used_by'])
      .where('referrer_identifier', '=', hash)
      .where('used_by', 'is not', null)
      .execute()
    const references = joined.flatMap(({ id }) => [`referral-${id}`, `referral-${id}-friend`])
    const bonuses =
      references.length === 0
        ? db.selectFrom('donation').where('id', '=', '')
        : db.selectFrom('donation').where('network_reference', 'in', references)
    const { pending, confirmed } = await readStatsOf(bonuses)
    return {
      address: `${services.config.publicUrl}/?invite=${hash}`,
      bonusPence: limits.referralBonusPence,
      friends: joined.length,
      pendingPence: pending,
      confirmedPence: confirmed,
    }
  },

  createReferral: async ({ db, now, body, request }) => {
    await rateLimit(db, now, [{ key: `referral:${networkOf(request.ip)}`, max: 50, window: DAY }])
    const id = newSecret()
    await db
      .insertInto('referral')
      .values({
        id,
        referrer_type: body.referrerEntityType ?? 'partner',
        referrer_identifier: body.referrerEntityIdentifier,
        created_at: new Date(now),
        used_by: null,
      })
      .execute()
    return { referral: { id } }
  },
} satisfies Handlers
