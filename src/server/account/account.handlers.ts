import { sql } from 'kysely'
import { DAY, MINUTE } from '#contract/limits.ts'
import { collectsSql } from '../causes/payable.ts'
import { supportCause } from '../causes/support.ts'
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { dropImage, keepImage } from '../images/images.ts'
import { bookReferralBonuses } from '../rewards/bonuses.ts'
import { readMe } from './me.ts'

export const accountHandlers = {
  readMe: async ({ db, reply, ...context }) => {
    const who = currentUser(context)
    reply.header('x-auth-type', who.scope === 'full' ? 'authenticated' : 'authenticated_semi')
    return readMe(db, who.userId)
  },

  emailExists: async ({ db, now, query, request }) => {
    await rateLimit(db, now, [{ key: `email-exists:${networkOf(request.ip)}`, max: 100, window: 15 * MINUTE }])
    const row = await db
      .selectFrom('app_user')
      .select('id')
      .where((where) => where.eb(where.fn('lower', ['email']), '=', query.email.trim().toLowerCase()))
      .executeTakeFirst()
    return { exists: row !== undefined }
  },

  findByInstallation: async ({ db, now, params, request }) => {
    await rateLimit(db, now, [{ key: `installation:${networkOf(request.ip)}`, max: 100, window: 15 * MINUTE }])
    const id = params.installationId
    const row =
      id.length < 22
        ? undefined
        : await db.selectFrom('app_user').select('id').where('installation_id', '=', id).executeTakeFirst()
    if (!row) throw new HttpError('notFound')
    return { userId: row.id }
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

  readProviders: async ({ db, ...context }) => {
    const rows = await db.selectFrom('oauth_link').selectAll().where('user_id', '=', currentUser(context).userId).execute()
    return {
      providers: rows.map((row) => ({
        provider: row.provider,
        clientId: row.client_id,
        ...(row.client_username ? { clientUsername: row.client_username } : {}),
        userId: row.user_id,
      })),
    }
  },

  listVisitedRetailers: async ({ db, ...context }) => {
    const rows = await db
      .selectFrom('visit')
      .innerJoin('retailer', 'retailer.id', 'visit.retailer_id')
      .select([
        'retailer.id',
        'retailer.name',
        'retailer.slug',
        'retailer.sector',
        (of) => of.fn.max('visit.created_at').as('last'),
      ])
      .where('visit.user_id', '=', currentUser(context).userId)
      .groupBy('retailer.id')
      .orderBy('last', 'desc')
      .limit(20)
      .execute()
    return {
      visitedRetailers: rows.map((row) => ({
        id: row.id,
        name: row.name,
        slug: row.slug,
        sector: row.sector,
        lastVisit: new Date(row.last).toISOString(),
      })),
    }
  },

  listVisitDates: async ({ db, params, ...context }) => {
    const rows = await db
      .selectFrom('visit')
      .select('created_at')
      .where('user_id', '=', currentUser(context).userId)
      .where('retailer_id', '=', params.id)
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute()
    return { retailerVisitDates: rows.map((row) => row.created_at.toISOString()) }
  },
} satisfies Handlers
