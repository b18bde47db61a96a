import { fromPromise } from 'xstate'
import { closingCalls } from '#contract/cause-admin/closing.calls.ts'
import {
  type ClosingChange,
  type ClosingOutcome,
  closeCauseMachine,
} from '#machines/cause-admin/close-cause/close-cause.machine.ts'
import type { Site } from '#web/site/site.ts'
import { refusalIn } from '#web/ui/saving.ts'

export function closeCauseWith({ api }: Pick<Site, 'api'>, id: number) {
  const path = { id }
  const ask = (change: ClosingChange) => {
    if (change.type === 'undo') return api.ask(closingCalls.undoClosing, { path, body: {} })
    if (change.type === 'reopen') return api.ask(closingCalls.requestReopening, { path, body: { text: change.text } })
    return api.ask(closingCalls.requestClosing, { path, body: { reason: change.reason, hasConfirmed: true } })
  }
  return closeCauseMachine.provide({
    actors: {
      read: fromPromise(async () => (await api.ask(closingCalls.readClosing, { path })).details.closing),
      change: fromPromise<ClosingOutcome, { change: ClosingChange | null }>(async ({ input: { change } }) => {
        if (!change) throw new Error('Something was asked for.')
        try {
          return { kind: 'changed', closing: (await ask(change)).details.closing }
        } catch (error) {
          return refusalIn(error)
        }
      }),
    },
  })
}
