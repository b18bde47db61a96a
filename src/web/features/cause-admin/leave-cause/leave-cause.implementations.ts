import { fromPromise } from 'xstate'
import { causeLeavingCalls as calls } from '#contract/cause-admin/leaving.calls.ts'
import {
  type LeavingChange,
  type LeavingOutcome,
  leaveCauseMachine,
} from '#machines/cause-admin/leave-cause/leave-cause.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'
import { refusalIn } from '#web/ui/saving.ts'

export function leaveCauseWith({ api }: Pick<Site, 'api'>, id: number) {
  const path = { id }
  async function ask(change: LeavingChange): Promise<LeavingOutcome> {
    if (change.type === 'leave')
      return { kind: 'left', until: (await api.ask(calls.leaveCause, { path, body: {} })).details.until }
    const answer = await (change.type === 'offer'
      ? api.ask(calls.offerHandover, { path, body: change.fields })
      : change.type === 'endHandover'
        ? api.ask(calls.endHandover, { path, body: {} })
        : change.type === 'keepOut'
          ? api.ask(calls.refuseReturn, { path: { id, departureId: change.id }, body: { text: change.text } })
          : api.ask(calls.undoRemoval, { path: { id, departureId: change.id }, body: {} }))
    return { kind: 'changed', leaving: answer.details.leaving }
  }
  return leaveCauseMachine.provide({
    actors: {
      read: fromPromise(async () => (await api.ask(calls.readLeaving, { path })).details.leaving),
      change: fromPromise<LeavingOutcome, { change: LeavingChange | null }>(async ({ input: { change } }) => {
        if (!change) throw new Error('Something was asked for.')
        try {
          return await ask(change)
        } catch (error) {
          if (error instanceof ApiFailure && error.code === 'tooMany')
            return { kind: 'refused', fields: { email: 'invitedTooOften' } }
          return refusalIn(error)
        }
      }),
    },
  })
}
