import { randomInt } from 'node:crypto'
import { limits, MINUTE } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import { isTakenMeanwhile } from '../db/faults.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { composeMail } from '../mail/messages.ts'
import type { Services } from '../services.ts'
import { recordTerms } from '../shared/account/terms-ledger.ts'
import { recordAudit } from '../shared/audit.ts'
import { hashOf } from '../shared/secrets.ts'
import { endEverySession } from '../shared/session/devices.ts'
import { forgetDevices } from '../shared/session/known-devices.ts'
import { endLinks } from '../shared/sign-in/address-proof.ts'
import { refuseGuessablePassword } from '../shared/sign-in/common-passwords.ts'
import { newLink } from '../shared/sign-in/one-time-links.ts'
import { hashPassword } from '../shared/sign-in/passwords.ts'
import { readMe } from './me.ts'

const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  gender: 'gender',
  dateOfBirth: 'date_of_birth',
  mobile: 'mobile',
  addressLine1: 'address_line1',
  addressLine2: 'address_line2',
  city: 'city',
  county: 'county',
  postcode: 'postcode',
} as const

const ownerOf = (db: Db, userId: number) =>
  db.selectFrom('app_user').select(['id', 'email', 'first_name', 'last_name']).where('id', '=', userId).executeTakeFirstOrThrow()

/** A code is its owner's: the same digits for two people are two hashes. */
const codeHash = (userId: number, code: string) => hashOf(`${userId} ${code}`)

const isTaken = async (db: Db, email: string, userId: number) =>
  (await db
    .selectFrom('app_user')
    .select('id')
    .where((where) => where.eb(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('id', '!=', userId)
    .executeTakeFirst()) !== undefined

async function mailCode(services: Services, now: number, to: string, message: 'emailCode' | 'emailInUse', code: string) {
  const { db, config, mail, words } = services
  const values = { site: tenants[config.tenant].name, code, address: `${config.publicUrl}/login` }
  await mail.queue(db, composeMail(words.own, to, message, values), now)
}

/** What people change about themselves: F-121, F-123, F-124. */
export const settingsHandlers = {
  saveProfile: async ({ db, now, body, ...context }) => {
    const { userId } = currentUser(context)
    if (body.dateOfBirth && Date.parse(body.dateOfBirth) > now)
      throw new HttpError('validation', { fields: { dateOfBirth: 'birthInFuture' } })
    const given = Object.entries(columns).flatMap(([name, column]) => {
      const value = body[name as keyof typeof columns] // the entries' own keys
      return value === undefined ? [] : [[column, value === '' ? null : value] as const]
    })
    if (given.length > 0) await db.updateTable('app_user').set(Object.fromEntries(given)).where('id', '=', userId).execute()
    const { user } = await readMe(db, userId)
    return { user }
  },

  /** F-069: written down word for word, with the version that was shown. */
  acceptTerms: async ({ db, now, body, ...context }) => {
    await recordTerms(db, now, currentUser(context).userId, [{ kind: 'terms', items: body.userTerms }], null)
    return {}
  },

  /** V-021: the password of now has been checked on the way in, as the call asks for it. */
  savePassword: async ({ services, db, now, body, request, ...context }) => {
    const { userId, familyId } = currentUser(context)
    const { email, first_name: firstName, last_name: lastName } = await ownerOf(db, userId)
    refuseGuessablePassword(body.newPassword, 'newPassword', { email, firstName, lastName })
    const passwordHash = await hashPassword(body.newPassword)
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
      await endEverySession(transaction, userId, now, familyId)
      await forgetDevices(transaction, userId, request)
      // The welcome stays: whoever’s address it is can still take the account over (A32).
      await endLinks(transaction, userId, now, ['passwordReset', 'login'])
      await recordAudit(transaction, { action: 'passwordChanged', userId, subject: `user:${userId}`, at: now })
      const owner = await ownerOf(transaction, userId)
      const { config, mail, words } = services
      const values = {
        site: tenants[config.tenant].name,
        firstName: owner.first_name,
        address: `${config.publicUrl}/password/forgot`,
      }
      await mail.queue(transaction, composeMail(words.own, owner.email, 'passwordChanged', values), now)
    })
    return {}
  },

  /** G-026: nothing changes yet. Whether the address has an account shows in its own mail box only (A2). */
  saveEmail: async ({ services, db, now, body, ...context }) => {
    const { userId } = currentUser(context)
    await rateLimit(db, now, [{ key: `email-change:${userId}`, max: 5, window: 60 * MINUTE }])
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const change = {
      email: body.email,
      code_hash: codeHash(userId, code),
      tries: 0,
      expires_at: new Date(now + limits.emailCodeLife),
    }
    await db
      .insertInto('email_change')
      .values({ user_id: userId, ...change })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
      .execute()
    const message = (await isTaken(db, body.email, userId)) ? 'emailInUse' : 'emailCode'
    await mailCode(services, now, body.email, message, code)
    return {}
  },

  confirmEmail: async ({ services, db, now, body, ...context }) => {
    const { userId } = currentUser(context)
    // Counted before it is looked at: six digits are guessed in no more tries than these, however many run at once.
    const change = await db
      .updateTable('email_change')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date(now))
      .where('tries', '<', limits.emailCodeTries)
      .returningAll()
      .executeTakeFirst()
    if (!change) throw new HttpError('linkExpired')
    if (change.code_hash !== codeHash(userId, body.code)) throw new HttpError('validation', { fields: { code: 'codeWrong' } })
    if (await isTaken(db, change.email, userId)) throw new HttpError('linkExpired')
    const before = await ownerOf(db, userId)
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('email_change').where('user_id', '=', userId).execute()
      await transaction
        .updateTable('app_user')
        .set({ email: change.email, email_proven_at: new Date(now) })
        .where('id', '=', userId)
        .execute()
        .catch((error: unknown) => {
          // Somebody else was faster.
          throw isTakenMeanwhile(error) ? new HttpError('linkExpired') : error
        })
      // What was mailed to the address of before no longer lets in whoever reads mail there.
      await transaction
        .deleteFrom('one_time_link')
        .where('user_id', '=', userId)
        .where('kind', 'in', ['passwordReset', 'login', 'welcome'])
        .execute()
      await recordAudit(transaction, { action: 'emailChanged', userId, subject: `user:${userId}`, at: now })
      const expires = now + limits.emailUndoLife
      const undo = await newLink(transaction, { kind: 'emailUndo', userId, expires, detail: before.email })
      const { config, mail, words } = services
      const values = {
        site: tenants[config.tenant].name,
        firstName: before.first_name,
        email: change.email,
        address: `${config.publicUrl}/password/reset/${undo}`,
      }
      await mail.queue(transaction, composeMail(words.own, before.email, 'emailChanged', values), now)
    })
    return {}
  },
} satisfies Handlers
