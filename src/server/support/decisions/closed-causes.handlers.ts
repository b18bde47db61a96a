import type { ClosedCause } from '#contract/support/closed-cause.ts'
import { currentClosing } from '#server/cause-admin/close-cause/closing.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { refuseOwn, runsCause } from '#server/shared/admins.ts'
import { namedCause } from '../named-cause.ts'
import { numberOf } from '../number-of.ts'
import { endAssignment } from '../queue/support-assignments.ts'
import { closedCauseOf, closedCausesThatWait } from './closed-causes.ts'
import { answerTransfer, decideMoney, proposeTransfer } from './held-money.ts'
import { refuseReopening, reopenCause } from './reopening.ts'

const perPage = 50

export const closedCauseHandlers = {
  /** Those with money that nobody has decided about, and those that somebody wants to open again: the longest closed first. */
  listClosedCauses: async ({ db, now, query, ...context }) => {
    const { userId } = currentUser(context)
    const ids =
      query.reference === undefined
        ? (await closedCausesThatWait(db, now)).map(({ causeId }) => causeId)
        : [numberOf(query.reference)]
    const causes: ClosedCause[] = []
    for (const id of ids.slice(0, perPage)) {
      const one = await closedCauseOf(db, id, userId, now)
      if (one) causes.push(one)
    }
    return { causes }
  },

  decideClosedCause: async ({ services, now, params, body: event, ...context }) => {
    const { userId } = currentUser(context)
    const act = { causeId: params.id, userId, text: event.text, now }
    if ((await currentClosing(services.db, params.id))?.stage !== 'closed') throw new HttpError('notFound')
    refuseOwn(await runsCause(services.db, userId, params.id))
    const to = event.type === 'move.proposed' ? await namedCause(services.db, event.cause) : null
    const isStale = await services.db.transaction().execute(async (db) => {
      if (event.type === 'cause.reopened') await reopenCause(db, act)
      else if (event.type === 'reopening.refused') await refuseReopening(db, act)
      else if (event.type === 'move.proposed') await proposeTransfer(db, event, { ...act, to: to ?? 0 })
      else if (event.type === 'move.approved' || event.type === 'move.declined') {
        const isOutdated = await answerTransfer(db, event, act)
        await endAssignment(db, { queue: 'closed', reference: `${params.id}` })
        return isOutdated
      } else await decideMoney(db, event, act)
      if (event.type !== 'move.proposed') await endAssignment(db, { queue: 'closed', reference: `${params.id}` })
      return false
    })
    // Kept, so that whoever looks next sees what it was; the money has changed since.
    if (isStale) throw new HttpError('illegalMove')
    return {}
  },
} satisfies Handlers
