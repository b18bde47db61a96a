import Bowser from 'bowser'
import type { Device } from '#contract/session/session.ts'
import type { Db } from '../db/open.ts'
import type { CurrentUser } from '../gate/authenticate.ts'
import { HttpError } from '../gate/http-error.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { recordAudit } from '../shared/audit.ts'
import { endDevice, endEverySession, endOf } from '../shared/session/devices.ts'
import { forgetDevices } from '../shared/session/known-devices.ts'

function describe(userAgent: string): Pick<Device, 'browser' | 'system'> {
  if (userAgent === '') return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null }
}

/** The devices that still hold something, the one that asks first, then the one used last. */
async function devicesOf(db: Db, user: CurrentUser, now: number): Promise<Device[]> {
  const at = new Date(now)
  const rows = await db
    .selectFrom('device')
    .selectAll()
    .select((select) => [
      select
        .exists(
          select
            .selectFrom('session_family')
            .select('session_family.id')
            .whereRef('session_family.device_id', '=', 'device.id')
            .where('scope', '=', 'full')
            .where('revoked_at', 'is', null)
            .where('ends_at', '>', at),
        )
        .as('has_session'),
      select
        .exists(
          select
            .selectFrom('device_key')
            .select('device_key.hash')
            .whereRef('device_key.device_id', '=', 'device.id')
            .where('replaced_at', 'is', null)
            .where('expires_at', '>', at),
        )
        .as('has_key'),
    ])
    .where('user_id', '=', user.userId)
    .where('ended_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  const devices = rows
    .filter((row) => row.has_session || row.has_key)
    .map((row) => ({
      id: row.id,
      ...describe(row.user_agent),
      signedInAt: row.signed_in_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      isThis: row.id === user.deviceId,
      isFull: Boolean(row.has_session) && endOf({ signedInAt: row.signed_in_at.getTime() }, 'full') > now,
    }))
  return [...devices.filter(({ isThis }) => isThis), ...devices.filter(({ isThis }) => !isThis)]
}

export const deviceHandlers = {
  listDevices: async ({ db, now, ...context }) => ({ devices: await devicesOf(db, currentUser(context), now) }),

  endDevice: async ({ db, now, params, ...context }) => {
    const user = currentUser(context)
    const own = await db
      .selectFrom('device')
      .select('id')
      .where('id', '=', params.deviceId)
      .where('user_id', '=', user.userId)
      .executeTakeFirst()
    if (!own) throw new HttpError('notFound')
    await db.transaction().execute(async (transaction) => {
      await endDevice(transaction, own.id, now)
      await recordAudit(transaction, { action: 'sessionEnded', userId: user.userId, subject: `user:${user.userId}`, at: now })
    })
    return { devices: await devicesOf(db, user, now) }
  },

  endAllDevices: async ({ db, now, ...context }) => {
    const { userId } = currentUser(context)
    await db.transaction().execute(async (all) => {
      await endEverySession(all, userId, now)
      await forgetDevices(all, userId)
      await recordAudit(all, { action: 'loggedOutEverywhere', userId, subject: `user:${userId}`, at: now })
    })
    return {}
  },
} satisfies Handlers
