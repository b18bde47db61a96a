import { DAY, MINUTE } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import type { Services } from '#server/services.ts'
import { countAudit } from '../audit.ts'
import { hashOf, newSecret } from '../secrets.ts'

/** `welcome` opens nothing without the password or a new one; `emailUndo` and `reactivation` lead to the page of a new password, and give back what was changed with it; `archive` never leaves the site. */
export const linkKinds = ['passwordReset', 'login', 'welcome', 'emailUndo', 'reactivation', 'archive'] as const
export type LinkKind = (typeof linkKinds)[number]

/** True when this address may have one more mail of the kind; beyond that the answer stays the same and no mail goes out (threat A6). */
async function mayHaveMail(db: Db, now: number, kind: LinkKind, email: string): Promise<boolean> {
  try {
    await rateLimit(db, now, [
      { key: `${kind}-mail:${email}`, max: 5, window: 15 * MINUTE },
      { key: `${kind}-mail-day:${email}`, max: 10, window: DAY },
    ])
    return true
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}

export interface NewLink {
  kind: LinkKind
  email: string
  /** Milliseconds. */
  life: number
  /** In the transaction that makes the link. */
  mail(db: Db, user: { email: string; firstName: string }, secret: string): Promise<void>
}

async function makeLink({ db, mail }: Services, now: number, link: NewLink): Promise<void> {
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'email', 'first_name'])
    .where((where) => where.eb(where.fn('lower', ['email']), '=', link.email))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!user || !(await mayHaveMail(db, now, link.kind, link.email))) return
  const secret = newSecret()
  await db.transaction().execute(async (transaction) => {
    // Two that are asked for at once wait for each other here, or neither would end the other.
    await transaction.selectFrom('app_user').select('id').where('id', '=', user.id).forUpdate().execute()
    await transaction.deleteFrom('one_time_link').where('user_id', '=', user.id).where('kind', '=', link.kind).execute()
    await transaction
      .insertInto('one_time_link')
      .values({
        hash: hashOf(secret),
        kind: link.kind,
        user_id: user.id,
        expires_at: new Date(now + link.life),
        used_at: null,
      })
      .execute()
    await link.mail(transaction, { email: user.email, firstName: user.first_name }, secret)
  })
  mail.sendSoon(now)
}

async function noteFailure({ db }: Services, now: number, kind: LinkKind, error: unknown): Promise<void> {
  const detail = { kind, message: error instanceof Error ? error.message : String(error) }
  await countAudit(db, { action: 'linkMailFailed', userId: null, subject: null, detail, at: now }).catch(() => {}) // the database is what failed; the person asks again
}

/**
 * Makes the link and mails it after the answer: whether the address has an account shows neither in the answer nor in its time (threat A2). A newer
 * link of its kind ends the older one; only its hash is kept (threat A5).
 */
export function sendLink(services: Services, now: number, link: NewLink): void {
  setImmediate(() => void makeLink(services, now, link).catch((error: unknown) => noteFailure(services, now, link.kind, error)))
}

/** Makes a link or a proof for somebody who is known already, and answers its secret; only its hash is kept. */
export async function newLink(
  db: Db,
  { kind, userId, expires, detail }: { kind: LinkKind; userId: number; expires: number; detail?: string },
): Promise<string> {
  const secret = newSecret()
  await db
    .insertInto('one_time_link')
    .values({
      hash: hashOf(secret),
      kind,
      user_id: userId,
      expires_at: new Date(expires),
      used_at: null,
      detail: detail ?? null,
    })
    .execute()
  return secret
}

/** Uses a link up, in one conditional UPDATE so that parallel uses have one winner. Answers whose it was and what it says; null for any other link. */
export async function redeemLinkOf(db: Db, now: number, kinds: readonly LinkKind[], secret: string) {
  const link = await db
    .updateTable('one_time_link')
    .set({ used_at: new Date(now) })
    .where('hash', '=', hashOf(secret))
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .returning(['user_id', 'kind', 'detail', 'expires_at'])
    .executeTakeFirst()
  return link ?? null
}

/** Why a link did not work; whoever holds its secret may know. */
export async function faultOfLink(
  db: Db,
  kinds: readonly LinkKind[],
  secret: string,
): Promise<'linkUsed' | 'linkExpired' | 'linkInvalid'> {
  const link = await db
    .selectFrom('one_time_link')
    .select('used_at')
    .where('hash', '=', hashOf(secret))
    .where('kind', 'in', kinds)
    .executeTakeFirst()
  if (!link) return 'linkInvalid'
  return link.used_at ? 'linkUsed' : 'linkExpired'
}
