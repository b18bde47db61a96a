import { DAY, limits } from '#contract/limits.ts'
import { notifyOfNewIdentity } from '#server/causes/cause-review/cause-review-mail.ts'
import { askCharity } from '#server/causes/cause-review/contact-code.ts'
import { notifyOfReactivation, reactivateCause } from '#server/causes/dormancy.ts'
import { askRegister } from '#server/causes/register-check/register-check.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { identityOf, saveIdentity } from './cause-identity.ts'

/** What a cause is; `authorize` has checked that who asks runs it. */
export const causeIdentityHandlers = {
  /** H-004. The register is asked before anything is locked: it is another's machine, and slow. */
  saveCauseIdentity: async ({ services, now, params, body, ...context }) => {
    const { db, register } = services
    const { userId } = currentUser(context)
    const causeId = params.id
    await rateLimit(db, now, [{ key: `cause-identity:${causeId}`, max: limits.identityChangesPerDay, window: DAY }])
    const identity = identityOf(body)
    const { postcode } = await db.selectFrom('cause').select('postcode').where('id', '=', causeId).executeTakeFirstOrThrow()
    const says = await askRegister(register, { ...identity, postcode })
    return db.transaction().execute(async (all) => {
      const { stage, isChecked } = await saveIdentity(all, services.words.own, { causeId, userId, identity, says, now })
      if (isChecked) {
        await notifyOfNewIdentity({ ...services, db: all }, causeId, now)
        await askCharity({ ...services, db: all }, now, causeId)
      }
      return { stage }
    })
  },

  /** G-029 */
  reactivateCause: async ({ services, now, params, ...context }) => {
    const { userId } = currentUser(context)
    const causeId = params.id
    await services.db.transaction().execute(async (all) => {
      await reactivateCause(all, { causeId, userId, reason: null, now })
      await notifyOfReactivation({ ...services, db: all }, causeId, now)
    })
    return {}
  },
} satisfies Handlers
