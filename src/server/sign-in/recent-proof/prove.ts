import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import { DAY, limits, MINUTE } from '#contract/limits.ts'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import { tenants } from '#contract/tenants.ts'
import type { Db } from '#server/db/open.ts'
import type { Tables } from '#server/db/schema.ts'
import { HttpError } from '#server/gate/http-error.ts'
import type { Proving } from '#server/gate/proof.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import { composeMail } from '#server/mail/messages.ts'
import { countAudit, recordAudit } from '#server/shared/audit.ts'
import { hashOf } from '#server/shared/secrets.ts'
import { mailEnded, proveAddress } from '#server/shared/sign-in/address-proof.ts'
import { verifyPassword } from '#server/shared/sign-in/passwords.ts'
import { providerOf } from '../provider-login/providers.ts'

/** From now on, for `limits.proofLife`, this session's person is known to be there. In the caller's transaction. */
async function markProven(
  db: Transaction<Tables>,
  { now, user }: Proving,
  way: 'password' | 'code' | ProviderName,
): Promise<void> {
  await db
    .updateTable('session_family')
    .set({ proven_at: new Date(now) })
    .where('id', '=', user.familyId)
    .execute()
  await recordAudit(db, { action: 'personProved', userId: user.userId, subject: `user:${user.userId}`, detail: { way }, at: now })
}

const noteFailure = ({ services: { db }, now, user }: Proving, way: string) =>
  countAudit(db, { action: 'proofFailed', userId: user.userId, subject: `user:${user.userId}`, detail: { way }, at: now })

const ownerOf = (db: Db, userId: number) =>
  db.selectFrom('app_user').select(['email', 'first_name', 'password_hash']).where('id', '=', userId).executeTakeFirstOrThrow()

/** A password that is typed again; a few tries, then they wait. Throws what is wrong with it, at `field`. */
export async function proveByPassword(proving: Proving, password: string, field: string): Promise<void> {
  const { services, now, user } = proving
  // A1: as few tries in a day as at logging in, whatever sessions they come from; who guesses in one keeps nobody waiting in another before that.
  await rateLimit(services.db, now, [
    { key: `password-check:${user.familyId}`, max: 5, window: 15 * MINUTE },
    { key: `password-check-day:${user.userId}`, max: 50, window: DAY },
  ])
  const { password_hash } = await ownerOf(services.db, user.userId)
  if (password_hash === null) throw new HttpError('validation', { fields: { [field]: 'noPassword' } })
  if (!(await verifyPassword(password, password_hash))) {
    await noteFailure(proving, 'password')
    throw new HttpError('validation', { fields: { [field]: 'passwordIncorrect' } })
  }
  await services.db.transaction().execute((db) => markProven(db, proving, 'password'))
}

/** A code is its session's: one that was mailed for another device proves nothing here. */
const codeHash = (familyId: string, code: string) => hashOf(`${familyId} ${code}`)

export async function mailProofCode({ services, now, user }: Proving): Promise<void> {
  const { db, config, mail, words } = services
  await rateLimit(db, now, [
    { key: `proof-code:${user.userId}`, max: 5, window: 15 * MINUTE },
    { key: `proof-code-day:${user.userId}`, max: 20, window: DAY },
  ])
  const owner = await ownerOf(db, user.userId)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const made = {
    code_hash: codeHash(user.familyId, code),
    tries: 0,
    expires_at: new Date(now + limits.proofLife),
  }
  await db
    .insertInto('proof_code')
    .values({ family_id: user.familyId, ...made })
    .onConflict((conflict) => conflict.column('family_id').doUpdateSet(made))
    .execute()
  const values = {
    site: tenants[config.tenant].name,
    firstName: owner.first_name,
    code,
    address: `${config.publicUrl}/password/forgot`,
  }
  await mail.queue(db, composeMail(words.own, owner.email, 'proofCode', values), now)
}

export async function proveByCode(proving: Proving, code: string): Promise<void> {
  const { services, now, user } = proving
  // Counted before it is looked at: six digits are guessed in no more tries than these, however many run at once.
  const kept = await services.db
    .updateTable('proof_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('family_id', '=', user.familyId)
    .where('expires_at', '>', new Date(now))
    .where('tries', '<', limits.emailCodeTries)
    .returning('code_hash')
    .executeTakeFirst()
  if (!kept) throw new HttpError('linkExpired')
  if (kept.code_hash !== codeHash(user.familyId, code)) {
    await noteFailure(proving, 'code')
    throw new HttpError('validation', { fields: { code: 'codeWrong' } })
  }
  await services.db.transaction().execute(async (db) => {
    const used = await db
      .deleteFrom('proof_code')
      .where('family_id', '=', user.familyId)
      .where('code_hash', '=', kept.code_hash)
      .returning('family_id')
      .executeTakeFirst()
    if (!used) throw new HttpError('linkExpired')
    await markProven(db, proving, 'code')
    // It was mailed to the address, and is good in this session alone.
    if (!(await proveAddress(db, { userId: user.userId, user, now, goesOn: true }))) return
    const { email, first_name: firstName } = await ownerOf(db, user.userId)
    await mailEnded({ ...services, db }, { email, firstName }, now)
  })
}

/**
 * An account of a service that is connected to this person already, told by a code that is changed now: tokens of providers are good for months. Throws `noAccount`
 * for any other account, and what the provider refuses.
 */
export async function proveByProvider(
  proving: Proving,
  { provider, code, returnTo }: { provider: ProviderName; code: string; returnTo: string },
): Promise<void> {
  const { services, now, user } = proving
  await rateLimit(services.db, now, [{ key: `proof-provider:${user.userId}`, max: 10, window: 15 * MINUTE }])
  const { clientId } = await providerOf(services, provider).exchange(code, returnTo)
  const link = await services.db
    .selectFrom('oauth_link')
    .select('user_id')
    .where('provider', '=', provider)
    .where('client_id', '=', clientId)
    .where('user_id', '=', user.userId)
    .executeTakeFirst()
  if (!link) {
    await noteFailure(proving, provider)
    throw new HttpError('noAccount')
  }
  await services.db.transaction().execute((db) => markProven(db, proving, provider))
}
