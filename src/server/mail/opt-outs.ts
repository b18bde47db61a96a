import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { Pseudonym } from '../privacy/pseudonyms.ts'

/** Those of the addresses (lower case) whose owners have not told us to stop. */
export async function wantedOf(db: Db, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) return []
  const asked = addresses.map((address, index) => sql`(${index}::integer, ${new Pseudonym(address, 'all')}::text[])`)
  const { rows } = await sql<{ index: number }>`SELECT index FROM (VALUES ${sql.join(asked)}) AS asked(index, hashes)
    WHERE EXISTS (SELECT FROM mail_opt_out WHERE email_hash = ANY(hashes))`.execute(db)
  const stopped = new Set(rows.map(({ index }) => index))
  return addresses.filter((_, index) => !stopped.has(index))
}

/** From now on nobody's words go to this address. Only its hash is kept: nothing else is needed to know it again. */
export async function optOut(db: Db, address: string, now: number): Promise<void> {
  await sql`INSERT INTO mail_opt_out (email_hash, created_at) VALUES (${new Pseudonym(address.toLowerCase(), 'address')}, ${new Date(now)}) ON CONFLICT DO NOTHING`.execute(
    db,
  )
}
