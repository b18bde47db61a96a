import { limits } from '#contract/limits.ts'
import type { Db } from '../db/open.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { recordAudit } from '../shared/audit.ts'
import { reasonsToShow } from '../shared/causes/support-reasons.ts'
import { lockAsAdmin } from './leave-cause/departures.ts'

const listed = async (db: Db, causeId: number) => ({ reasons: await reasonsToShow(db, causeId, limits.reasonsListed) })

/** H-003: which words of its supporters a cause's page shows; `authorize` has checked that who asks runs it, and that what has closed is only read. */
export const supportReasonsHandlers = {
  listSupportReasons: ({ db, params }) => listed(db, params.id),

  /** About the very words that were read: those written since wait, and what was taken back is in the list no more. */
  decideSupportReason: async ({ services, now, params: { id, reasonId }, body, ...context }) => {
    const { userId } = currentUser(context)
    return services.db.transaction().execute(async (db) => {
      await lockAsAdmin(db, id, userId)
      const row = await db
        .selectFrom('support_reason')
        .select(['written_at', 'is_shown'])
        .where('id', '=', reasonId)
        .where('cause_id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (row?.written_at.toISOString() === body.writtenAt && row.is_shown !== body.isShown) {
        await db
          .updateTable('support_reason')
          .set({ is_shown: body.isShown, decided_by: userId })
          .where('id', '=', reasonId)
          .execute()
        await recordAudit(db, {
          action: 'supportReasonDecided',
          userId,
          subject: `cause:${id}`,
          detail: { reason: reasonId, isShown: body.isShown },
          at: now,
        })
      }
      return listed(db, id)
    })
  },
} satisfies Handlers
