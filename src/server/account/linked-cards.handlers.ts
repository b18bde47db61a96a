import { HttpError } from '../gate/http-error.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { recordAudit } from '../shared/audit.ts'

/** H-010: payment cards whose purchases in shops count. Linking one is the network's, which tells us by postback. */
export const linkedCardHandlers = {
  listLinkedCards: async ({ services, db, ...context }) => {
    const { userId } = currentUser(context)
    const { hash } = await db.selectFrom('app_user').select('hash').where('id', '=', userId).executeTakeFirstOrThrow()
    const cards = await db
      .selectFrom('linked_card')
      .select(['id', 'last_four', 'linked_at'])
      .where('user_id', '=', userId)
      .orderBy('linked_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return {
      cards: cards.map((card) => ({ id: card.id, lastFour: card.last_four, linkedAt: card.linked_at.toISOString() })),
      form: services.network.cardFormFor({ person: hash }),
    }
  },

  /** Another person's card is as unknown as none. */
  unlinkCard: async ({ services, now, params, ...context }) => {
    const { userId } = currentUser(context)
    await services.db.transaction().execute(async (db) => {
      const gone = await db
        .deleteFrom('linked_card')
        .where('id', '=', params.linkedCardId)
        .where('user_id', '=', userId)
        .returning('last_four')
        .executeTakeFirst()
      if (!gone) throw new HttpError('notFound')
      const detail = { lastFour: gone.last_four }
      await recordAudit(db, { action: 'cardUnlinked', userId, subject: `user:${userId}`, detail, at: now })
    })
    return {}
  },
} satisfies Handlers
