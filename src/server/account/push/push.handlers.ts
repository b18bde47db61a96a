import { HOUR, limits } from '#contract/limits.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'

/** G-031: notices on the screen of the device that asks. */
export const pushHandlers = {
  readPush: async ({ services, db, ...context }) => {
    const { deviceId } = currentUser(context)
    const own = await db.selectFrom('push_subscription').select('endpoint').where('device_id', '=', deviceId).executeTakeFirst()
    return { publicKey: services.push?.publicKey ?? null, endpoint: own?.endpoint ?? null }
  },

  savePush: async ({ services, db, now, body: { endpoint, keys }, ...context }) => {
    const { userId, deviceId } = currentUser(context)
    if (!services.push) throw new HttpError('notFound')
    await rateLimit(db, now, [{ key: `push:${userId}`, max: 20, window: HOUR }])
    if (!services.push.takes(endpoint)) throw new HttpError('validation', { fields: { endpoint: 'pushEndpoint' } })
    const kept = { user_id: userId, device_id: deviceId, endpoint, ...keys, created_at: new Date(now) }
    await db.transaction().execute(async (all) => {
      // A browser has one: who asks for it last has it, whoever was logged in there before.
      await all
        .deleteFrom('push_subscription')
        .where((where) => where.or([where('endpoint', '=', endpoint), where('device_id', '=', deviceId)]))
        .execute()
      await all.insertInto('push_subscription').values(kept).execute()
      const older = all
        .selectFrom('push_subscription')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .offset(limits.pushDevices)
      await all.deleteFrom('push_subscription').where('user_id', '=', userId).where('id', 'in', older).execute()
    })
    return {}
  },

  stopPush: async ({ db, ...context }) => {
    await db.deleteFrom('push_subscription').where('device_id', '=', currentUser(context).deviceId).execute()
    return {}
  },
} satisfies Handlers
