import type { ClosedCause } from '#contract/support/closed-cause.ts'
import { currentClosing } from '../cause-admin/closing.ts'
import { HttpError } from '../gate/http-error.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { closedCauseOf } from './closed-causes.ts'
import { answerMove, decideMoney, proposeMove } from './held-money.ts'
import { namedCause } from './named-cause.ts'
import { refuseReopening, reopenCause } from './reopening.ts'

const perPage = 50

export const closedCauseHandlers = {
  /** Those with money that nobody has decided about, and those that somebody wants to open again: the longest closed first. */
  listClosedCauses: async ({ db, now, ...context }) => {
    const { userId } = currentUser(context)
    const rows = await db
      .selectFrom('cause_closing')
      .select('cause_id')
      .where('stage', '=', 'closed')
      .where((where) =>
        where.or([
          where('wanted_at', 'is not', null),
          where('cause_id', 'in', where.selectFrom('held_decision').select('cause_id').where('stage', '=', 'proposed')),
          where('cause_id', 'in', where.selectFrom('donation').select('cause_id').where('stage', '=', 'available')),
        ]),
      )
      .orderBy('closed_at')
      .orderBy('cause_id')
      .execute()
    const causes: ClosedCause[] = []
    for (const { cause_id } of rows) {
      const one = await closedCauseOf(db, cause_id, userId, now)
      if (one) causes.push(one)
      if (causes.length === perPage) break
    }
    return { causes }
  },

  decideClosedCause: async ({ services, now, params, body: event, ...context }) => {
    const { userId } = currentUser(context)
    const act = { causeId: params.id, userId, text: event.text, now }
    if ((await currentClosing(services.db, params.id))?.stage !== 'closed') throw new HttpError('notFound')
    const to = event.type === 'move.proposed' ? await namedCause(services.db, event.cause) : null
    const isStale = await services.db.transaction().execute(async (db) => {
      if (event.type === 'cause.reopened') await reopenCause(db, act)
      else if (event.type === 'reopening.refused') await refuseReopening(db, act)
      else if (event.type === 'move.proposed') await proposeMove(db, event, { ...act, to: to ?? 0 })
      else if (event.type === 'move.approved' || event.type === 'move.declined') return answerMove(db, event, act)
      else await decideMoney(db, event, act)
      return false
    })
    // Kept, so that whoever looks next sees what it was; the money has changed since.
    if (isStale) throw new HttpError('illegalMove')
    return {}
  },
} satisfies Handlers
