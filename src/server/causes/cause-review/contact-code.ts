import { randomInt } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import { composeMail } from '#server/mail/messages.ts'
import type { Services } from '#server/services.ts'
import { hashOf } from '#server/shared/secrets.ts'

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const newCode = (): string => Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')
/** A code is its cause's: one that was mailed about another cause proves nothing here. */
const codeHash = (causeId: number, code: string) => hashOf(`contact ${causeId} ${code}`)

/** As it may be shown to those who run the cause: o…@lantern-trust.example. */
export const maskedContact = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`

/**
 * Mails a code to the address that the register has for a charity, which its own people read. Nobody else ever sees it: who enters it in the cause's settings has it from
 * them. One that went before is void. Throws `tooMany` beyond the limits of a charity's mailbox.
 */
export async function mailContactCode({ db, mail, config, words }: Services, causeId: number, now: number): Promise<void> {
  const row = await db
    .selectFrom('cause')
    .innerJoin('cause_review', 'cause_review.cause_id', 'cause.id')
    .leftJoin('app_user', 'app_user.id', 'cause.registered_by')
    .select(['cause.name', 'charity_number', 'cause.review', 'register_entry', 'first_name', 'last_name'])
    .where('cause.id', '=', causeId)
    .executeTakeFirstOrThrow()
  const to = row.register_entry?.contactEmail
  if (!to || row.review !== 'unproven') return
  const day = limits.contactCodesEvery
  await rateLimit(db, now, [
    { key: `contact-code:${causeId}`, max: limits.contactCodesPerDay, window: day },
    { key: `contact-mail:${to.toLowerCase()}`, max: limits.contactCodesPerDay, window: day },
  ])
  const code = newCode()
  const made = {
    code_hash: codeHash(causeId, code),
    sent_to: to,
    tries: 0,
    sent_at: new Date(now),
    expires_at: new Date(now + limits.contactCodeLife),
  }
  await db
    .insertInto('cause_contact_code')
    .values({ cause_id: causeId, ...made })
    .onConflict((conflict) => conflict.column('cause_id').doUpdateSet(made))
    .execute()
  const values = {
    site: tenants[config.tenant].name,
    causeName: row.name,
    number: row.charity_number ?? '',
    person: row.first_name === null ? words.own.t('mail:said.somebody') : `${row.first_name} ${row.last_name}`,
    code: `${code.slice(0, 4)} ${code.slice(4)}`,
    help: `${config.publicUrl}/contact`,
  }
  await mail.queue(db, composeMail(words.own, to, 'charityCode', values), now)
}

/** A mailbox that has had enough of our mails gets no more today; who runs the cause asks for the code later. */
export async function askCharity(services: Services, now: number, causeId: number): Promise<void> {
  await mailContactCode(services, causeId, now).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error
  })
}

/** Whether it is the code; a few tries, which count however many run at once. Throws `linkExpired` where there is no code that is still good, or what is wrong with it. */
export async function checkContactCode(db: Db, causeId: number, code: string, now: number): Promise<void> {
  const kept = await db
    .updateTable('cause_contact_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('cause_id', '=', causeId)
    .where('expires_at', '>', new Date(now))
    .where('tries', '<', limits.emailCodeTries)
    .returning('code_hash')
    .executeTakeFirst()
  if (!kept) throw new HttpError('linkExpired')
  if (kept.code_hash !== codeHash(causeId, code)) throw new HttpError('validation', { fields: { code: 'codeWrong' } })
}

/** Once used, or once the support team has taken the cause back, no code is good any more. To be run in the transaction that moves the review. */
export const voidContactCode = (db: Db, causeId: number) =>
  db.deleteFrom('cause_contact_code').where('cause_id', '=', causeId).execute()
