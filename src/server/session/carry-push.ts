import type { Db } from '../db/open.ts'

/** Who logs in again in their own browser goes on being told there: what the device before had is taken, and given to the one that takes its place. */
export async function carryPush(db: Db, userId: number, browser: string): Promise<(deviceId: string) => Promise<void>> {
  const [kept] = await db
    .deleteFrom('push_subscription')
    .where('user_id', '=', userId)
    .where('device_id', 'in', (of) => of.selectFrom('device').select('device.id').where('browser_hash', '=', browser))
    .returning(['user_id', 'endpoint', 'p256dh', 'auth', 'created_at'])
    .execute()
  return async (deviceId) => {
    if (kept)
      await db
        .insertInto('push_subscription')
        .values({ ...kept, device_id: deviceId })
        .execute()
  }
}
