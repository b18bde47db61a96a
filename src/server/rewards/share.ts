import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY, limits } from '#contract/limits.ts'
import { writeOptOut } from '#contract/rewards/opt-out.ts'
import { tenants } from '#contract/tenants.ts'
import words from '#locales/en-GB/giving-mail-opt-out.json' with { type: 'json' }
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { isWithinLimit, rateLimit } from '../gate/rate-limit.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { compose } from '../mail/messages.ts'
import { optOut, wantedOf } from '../mail/opt-outs.ts'
import type { Services } from '../services.ts'
import { sharedSecret } from '../settings.ts'

/** Only who received a mail knows the address that stops more of them. */
async function proofOf(db: Db, email: string): Promise<string> {
  return createHmac('sha256', await sharedSecret(db, 'mail-opt-out'))
    .update(email)
    .digest('base64url')
}

async function optOutAddress({ db, config }: Services, email: string): Promise<string> {
  const stop = writeOptOut({ email, proof: await proofOf(db, email) })
  return `${config.publicUrl}/mail-opt-out#${new URLSearchParams({ stop })}`
}

export const shareHandlers = {
  /** F-130, G-020: a few mails a day, a few to anybody, none to who does not want them; the sender is not told which. */
  shareByEmail: async ({ services, db, now, body, afterwards, ...context }) => {
    const { userId } = currentUser(context)
    const recipients = [...new Set(body.recipients.map((one) => one.toLowerCase()))]
    const sender = await db
      .selectFrom('app_user')
      .leftJoin('cause', 'cause.id', 'app_user.supported_cause_id')
      .select(['app_user.first_name', 'app_user.last_name', 'app_user.hash', 'cause.name as cause'])
      .where('app_user.id', '=', userId)
      .executeTakeFirstOrThrow()
    for (const _ of recipients) await rateLimit(db, now, [{ key: `share:${userId}`, max: limits.shareMailsPerDay, window: DAY }])
    const wanted = await wantedOf(db, recipients)
    afterwards(async () => {
      for (const email of wanted) {
        const rule = { key: `share-to:${email}`, max: limits.shareMailsPerRecipient, window: 7 * DAY }
        if (!(await isWithinLimit(services.db, now, [rule]))) continue
        const values = {
          site: tenants[services.config.tenant].name,
          sender: `${sender.first_name} ${sender.last_name}`,
          cause: sender.cause ?? words.someCause,
          message: body.message,
          address: `${services.config.publicUrl}/?invite=${sender.hash}`,
          optOut: await optOutAddress(services, email),
        }
        await services.mail.send(compose(email, body.message ? 'shareWithWords' : 'share', values), now)
      }
    })
    return { sent: recipients.length }
  },

  /** The proof is what the mail carried, so that nobody can stop the mails of others. */
  stopShareMails: async ({ db, now, body: { email, proof } }) => {
    const [given, expected] = [Buffer.from(proof), Buffer.from(await proofOf(db, email))]
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new HttpError('notFound')
    await optOut(db, email, now)
    return {}
  },
} satisfies Handlers
