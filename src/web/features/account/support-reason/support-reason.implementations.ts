import { fromPromise } from 'xstate'
import { supportReasonCalls } from '#contract/account/support-reason.calls.ts'
import { type ReasonOutcome, supportReasonMachine } from '#machines/account/support-reason/support-reason.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'
import { refusalIn } from '#web/ui/saving.ts'

export function supportReasonWith({ api }: Pick<Site, 'api'>) {
  return supportReasonMachine.provide({
    actors: {
      read: fromPromise(async () => (await api.ask(supportReasonCalls.readSupportReason)).details),
      save: fromPromise<ReasonOutcome, { causeId: number; text: string }>(async ({ input }) => {
        try {
          return { kind: 'saved', found: (await api.ask(supportReasonCalls.saveSupportReason, { body: input })).details }
        } catch (error) {
          if (error instanceof ApiFailure && error.code === 'conflict') return { kind: 'moved' }
          return refusalIn(error)
        }
      }),
    },
  })
}
