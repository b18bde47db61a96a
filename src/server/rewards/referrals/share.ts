import { DAY, limits } from '#contract/limits.ts'
import { withChannel } from '#contract/rewards/channels.ts'
import { tenants } from '#contract/tenants.ts'
import { isWithinLimit, rateLimit } from '#server/gate/rate-limit.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { composeMail } from '#server/mail/messages.ts'
import { leaveList, optOutAddresses, wantedOf } from '#server/mail/opt-outs.ts'
import { invitationOf } from './invitation.ts'

export const shareHandlers = {
  /** F-130, G-020: a few mails a day, a few to anybody, none to who does not want them; the sender is not told which. */
  shareByEmail: async ({ services, db, now, body, ...context }) => {
    const { userId } = currentUser(context)
    const recipients = [...new Set(body.recipients.map((one) => one.toLowerCase()))].toSorted()
    const sender = await invitationOf(services, db, userId, body.causeId)
    for (const _ of recipients) await rateLimit(db, now, [{ key: `share:${userId}`, max: limits.shareMailsPerDay, window: DAY }])
    const wanted = await wantedOf(db, recipients)
    for (const email of wanted) {
      const rule = { key: `share-to:${email}`, max: limits.shareMailsPerRecipient, window: 7 * DAY }
      if (!(await isWithinLimit(db, now, [rule]))) continue
      const stop = await optOutAddresses(services, db, email, 'everything')
      const values = {
        site: tenants[services.config.tenant].name,
        sender: sender.name,
        cause: sender.causeName ?? services.words.own.t('rewards-mail-opt-out:someCause'),
        message: body.message,
        address: withChannel(sender.address, 'email'),
        optOut: stop.page,
      }
      const mail = composeMail(services.words.own, email, body.message ? 'shareWithWords' : 'share', values)
      await services.mail.queue(db, { ...mail, unsubscribe: stop.onePress }, now)
    }
    return { sent: recipients.length }
  },

  stopShareMails: async ({ db, now, body: { email, proof, list = 'everything' } }) => {
    await leaveList(db, now, { email, proof, list })
    return {}
  },
} satisfies Handlers
