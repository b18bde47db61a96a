import { fromPromise } from 'xstate'
import { supportReasonsCalls } from '#contract/cause-admin/support-reasons.calls.ts'
import type { ReasonToShow } from '#contract/causes/support-reason.ts'
import { type ReasonChoice, shownReasonsMachine } from '#machines/cause-admin/shown-reasons/shown-reasons.machine.ts'
import type { Site } from '#web/site/site.ts'

export function shownReasonsWith({ api }: Pick<Site, 'api'>, id: number) {
  return shownReasonsMachine.provide({
    actors: {
      read: fromPromise(async () => (await api.ask(supportReasonsCalls.listSupportReasons, { path: { id } })).details.reasons),
      decide: fromPromise<ReasonToShow[], { choice: ReasonChoice }>(async ({ input: { choice } }) => {
        const { id: reasonId, ...body } = choice
        return (await api.ask(supportReasonsCalls.decideSupportReason, { path: { id, reasonId }, body })).details.reasons
      }),
    },
  })
}
