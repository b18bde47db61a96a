import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { PreferenceName } from '#contract/account/user.ts'
import { type MailList, type OptOut, writeOptOut } from '#contract/rewards/opt-out.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { Pseudonym } from '../privacy/pseudonyms.ts'
import type { Services } from '../services.ts'
import { sharedSecret } from '../settings.ts'

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

/** M-002: the switches that leaving a list turns off. */
const switches: Record<Exclude<MailList, 'everything'>, readonly PreferenceName[]> = {
  shops: ['retailer_offer', 'featured_retailer'],
  tips: ['nurture'],
  campaigns: ['campaign_messages'],
  administrators: ['cause_admin'],
}

/** Only who received a mail knows the address that stops more of them. Links of the first list were made before there were others. */
async function proofOf(db: Db, { email, list }: Pick<OptOut, 'email' | 'list'>): Promise<string> {
  return createHmac('sha256', await sharedSecret(db, 'mail-opt-out'))
    .update(list === 'everything' ? email : `${list}\n${email}`)
    .digest('base64url')
}

export interface OptOutAddresses {
  /** The page that asks whether this is what they want, for people: what it carries stands where no server and no log sees it. */
  page: string
  /** For mail programs, which stop the mails by one press (RFC 8058). */
  onePress: string
}

/** `db` is the transaction of who writes the mail, where there is one. */
export async function optOutAddresses({ config }: Services, db: Db, email: string, list: MailList): Promise<OptOutAddresses> {
  const stop = new URLSearchParams({ stop: writeOptOut({ email, list, proof: await proofOf(db, { email, list }) }) })
  return { page: `${config.publicUrl}/mail-opt-out#${stop}`, onePress: `${config.publicUrl}/mail-opt-out/one-press?${stop}` }
}

/** Stops the mails of a list. The proof is what the mail carried, so that nobody can stop the mails of others; throws `notFound` without it. */
export async function leaveList(db: Db, now: number, { email, list, proof }: OptOut): Promise<void> {
  const [given, expected] = [Buffer.from(proof), Buffer.from(await proofOf(db, { email, list }))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new HttpError('notFound')
  if (list === 'everything') return optOut(db, email, now)
  const off = Object.fromEntries(switches[list].map((name) => [name, false]))
  await sql`UPDATE app_user SET preferences = preferences || ${JSON.stringify(off)}::jsonb WHERE lower(email) = ${email.toLowerCase()}`.execute(
    db,
  )
}
