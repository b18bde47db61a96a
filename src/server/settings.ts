import { randomBytes } from 'node:crypto'
import type { Db } from './db/open.ts'

/** A secret that all processes on one database share; made on first use. */
export async function sharedSecret(db: Db, key: string): Promise<Buffer> {
  await db
    .insertInto('setting')
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow()
  return Buffer.from(row.value, 'base64url')
}
