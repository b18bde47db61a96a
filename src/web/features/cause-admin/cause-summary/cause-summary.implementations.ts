import { fromPromise } from 'xstate'
import { inviteCalls } from '#contract/cause-admin/invites.calls.ts'
import { causeCalls } from '#contract/causes/causes.calls.ts'
import { causeSummaryMachine } from '#machines/cause-admin/cause-summary/cause-summary.machine.ts'
import type { Site } from '#web/site/site.ts'

export function causeSummaryWith({ api }: Pick<Site, 'api'>, id: number) {
  return causeSummaryMachine.provide({
    actors: {
      read: fromPromise(async () => {
        const [cause, team] = await Promise.all([
          api.ask(causeCalls.readCause, { path: { causeKey: id } }),
          api.ask(inviteCalls.readTeam, { path: { id } }),
        ])
        return { cause: cause.details.cause, team: team.details }
      }),
    },
  })
}
