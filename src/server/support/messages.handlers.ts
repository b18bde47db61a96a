import { HOUR } from '#contract/limits.ts'
import type { contactCalls } from '#contract/support/contact.calls.ts'
import { tenants } from '#contract/tenants.ts'
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import { currentUser, type Handlers, type PreparedHandler } from '../gate/serve.ts'
import { composeMail } from '../mail/messages.ts'
import { newReference } from '../references.ts'
import { recordAudit } from '../shared/audit.ts'
import { endAssignment } from './queue/support-assignments.ts'

const perPage = 50

/** Keeps what somebody has written from the contact page, under a number that they can tell us. Nothing is mailed: anybody can type an address there. */
const sendContactMessage: PreparedHandler<typeof contactCalls.sendContactMessage, null> = {
  prepare: async ({ db, now, request }) => {
    await rateLimit(db, now, [{ key: `contact:${networkOf(request.ip)}`, max: 10, window: HOUR }])
    return null
  },
  answer: async ({ db, now, body }) => {
    const reference = newReference('CM')
    await db
      .insertInto('contact_message')
      .values({ reference, ...body, created_at: new Date(now) })
      .execute()
    return { reference }
  },
}

export const messageHandlers = {
  sendContactMessage,

  /** What waits for an answer, the oldest first. */
  listContactMessages: async ({ db, query }) => {
    let waiting = db
      .selectFrom('contact_message')
      .select(['reference', 'topic', 'name', 'email', 'text', 'created_at'])
      .select((row) =>
        row
          .exists(
            row
              .selectFrom('app_user')
              .select('app_user.id')
              .where((where) =>
                where.eb(where.fn('lower', ['app_user.email']), '=', where.fn('lower', ['contact_message.email'])),
              )
              .where('disabled_at', 'is', null),
          )
          .as('has_account'),
      )
      .where('handled_at', 'is', null)
    if (query.reference !== undefined) waiting = waiting.where('reference', '=', query.reference)
    const rows = await waiting.orderBy('created_at').limit(perPage).execute()
    return {
      messages: rows.map(({ created_at, has_account, ...row }) => ({
        ...row,
        sentAt: created_at.toISOString(),
        hasAccount: Boolean(has_account),
      })),
    }
  },

  /** Answered or closed once: who comes second is told so. What is answered goes to the address that was typed. */
  decideContactMessage: async ({ services, now, params, body, ...context }) => {
    const { userId } = currentUser(context)
    const answer = body.type === 'message.answered' ? body.text : null
    const { mail, config, words } = services
    await services.db.transaction().execute(async (db) => {
      const changed = await db
        .updateTable('contact_message')
        .set({ answer, handled_at: new Date(now), handled_by: userId })
        .where('reference', '=', params.reference)
        .where('handled_at', 'is', null)
        .returning(['reference', 'name', 'email', 'topic', 'text'])
        .executeTakeFirst()
      if (!changed) throw new HttpError('notFound')
      await recordAudit(db, {
        action: answer === null ? 'messageClosed' : 'messageAnswered',
        userId,
        subject: `message:${changed.reference}`,
        detail: { topic: changed.topic },
        at: now,
      })
      await endAssignment(db, { queue: 'messages', reference: changed.reference })
      if (answer === null) return
      const values = { ...changed, site: tenants[config.tenant].name, answer, address: `${config.publicUrl}/contact` }
      await mail.queue(db, composeMail(words.own, changed.email, 'contactAnswer', values), now)
    })
    return {}
  },
} satisfies Handlers
