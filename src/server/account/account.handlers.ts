import { sql } from 'kysely'
import { DAY } from '#contract/limits.ts'
import { HttpError } from '../gate/http-error.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { dropImage, keepImage } from '../images/images.ts'
import { bookReferralBonuses } from '../rewards/bonuses.ts'
import { collectsSql } from '../shared/cause-conditions.ts'
import { supportCause } from '../shared/causes/supported-cause.ts'
import { readMe } from './me.ts'

export const accountHandlers = {
  readMe: async ({ db, reply, ...context }) => {
    const user = currentUser(context)
    reply.header('x-auth-type', user.scope === 'full' ? 'authenticated' : 'authenticated_semi')
    return readMe(db, user.userId)
  },

  readUdo: async ({ db, ...context }) => {
    const row = await db
      .selectFrom('app_user')
      .select(['id', 'udo'])
      .where('id', '=', currentUser(context).userId)
      .executeTakeFirstOrThrow()
    return { UDO: { ...row.udo, user_id: row.id } }
  },

  readDefaultUdo: async () => ({ UDO: { user_id: 0 } }),

  saveUdo: async ({ db, body, ...context }) => {
    if (Object.keys(body).length > 200) throw new HttpError('badRequest')
    await sql`UPDATE app_user SET udo = udo || ${JSON.stringify(body)}::jsonb WHERE id = ${currentUser(context).userId}`.execute(
      db,
    )
    return {}
  },

  saveAvatar: async ({ services, db, now, body, ...context }) => {
    const { userId } = currentUser(context)
    const avatar = await keepImage(db, services.imageFolder, userId, body.imagePayload, now)
    const before = await db.selectFrom('app_user').select('avatar').where('id', '=', userId).executeTakeFirstOrThrow()
    await db.updateTable('app_user').set({ avatar }).where('id', '=', userId).execute()
    await dropImage(services.imageFolder, before.avatar)
    return {}
  },

  savePreferences: async ({ db, body, ...context }) => {
    await sql`UPDATE app_user SET preferences = preferences || ${JSON.stringify(body.preferences)}::jsonb WHERE id = ${currentUser(context).userId}`.execute(
      db,
    )
    return {}
  },

  /** Donations stay with the cause chosen when the shop was visited; a dormant cause takes no new supporters (G-029), nor does one that was refused. */
  chooseCause: async ({ db, now, body, ...context }) => {
    const { userId } = currentUser(context)
    await rateLimit(db, now, [{ key: `choose-cause:${userId}`, max: 100, window: DAY }])
    const cause = await db.selectFrom('cause').select('id').where('id', '=', body.causeId).where(collectsSql).executeTakeFirst()
    if (!cause) throw new HttpError('notFound')
    await db.transaction().execute(async (transaction) => {
      await supportCause(transaction, now, userId, cause.id)
      await bookReferralBonuses(transaction, userId, new Date(now))
    })
    return {}
  },
} satisfies Handlers
