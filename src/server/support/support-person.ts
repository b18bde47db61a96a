import { preferenceNames } from '#contract/account/user.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '../db/open.ts'
import type { Services } from '../services.ts'
import { recordAudit } from '../shared/audit.ts'
import { newSecret } from '../shared/secrets.ts'
import { endEveryWayIn } from '../shared/sign-in/address-proof.ts'
import { newLink } from '../shared/sign-in/one-time-links.ts'

/**
 * An account with the address may have been made by somebody else, as nobody confirms an address when they join: every way into it ends, and the link that
 * is handed over is the only one.
 */
async function takeOver(db: Db, userId: number, now: number): Promise<void> {
  await db.updateTable('app_user').set({ is_support: true }).where('id', '=', userId).execute()
  await endEveryWayIn(db, userId, now)
}

async function newPerson(db: Db, email: string, now: number): Promise<number> {
  const preferences = Object.fromEntries(preferenceNames.map((name) => [name, false]))
  const { id } = await db
    .insertInto('app_user')
    .values({
      hash: newSecret().slice(0, 16),
      email,
      password_hash: null,
      first_name: 'Support',
      last_name: 'team',
      is_support: true,
      supported_cause_id: null,
      preferences: JSON.stringify(preferences),
      udo: '{}',
      installation_id: null,
      registration_source: 'command',
      created_at: new Date(now),
      referral_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes somebody one of the support team, with an account if they have none. Answers the address, good once and for an hour, where they choose their password. */
export async function makeSupportPerson({ db, config }: Services, email: string, now: number): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('app_user')
      .select('id')
      .where((where) => where.eb(where.fn('lower', ['email']), '=', email.toLowerCase()))
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
    if (known) await takeOver(transaction, known.id, now)
    const userId = known?.id ?? (await newPerson(transaction, email, now))
    const secret = await newLink(transaction, { kind: 'passwordReset', userId, expires: now + limits.resetLinkLife })
    await recordAudit(transaction, { action: 'supportPersonMade', userId: null, subject: `user:${userId}`, at: now })
    return `${config.publicUrl}/password/reset/${secret}`
  })
}
