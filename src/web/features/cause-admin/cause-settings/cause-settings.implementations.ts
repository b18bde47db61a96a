import { fromPromise } from 'xstate'
import { bankDetailsCalls } from '#contract/cause-admin/bank-details.calls.ts'
import { inviteCalls } from '#contract/cause-admin/invites.calls.ts'
import { supporterMessageCalls } from '#contract/cause-admin/supporter-messages.calls.ts'
import { causeCalls } from '#contract/causes/causes.calls.ts'
import { causeSettingsMachine } from '#machines/cause-admin/cause-settings/cause-settings.machine.ts'
import type { Site } from '#web/site/site.ts'

export function causeSettingsWith({ api }: Pick<Site, 'api'>, id: number) {
  return causeSettingsMachine.provide({
    actors: {
      read: fromPromise(async () => {
        const path = { id }
        const [cause, payment, team, messages] = await Promise.all([
          api.ask(causeCalls.readCause, { path: { causeKey: id } }),
          api.ask(bankDetailsCalls.readPaymentMethods, { path }),
          api.ask(inviteCalls.readTeam, { path }),
          api.ask(supporterMessageCalls.listSupporterMessages, { path }),
        ])
        return {
          cause: cause.details.cause,
          payment: payment.details,
          team: team.details,
          messages: messages.details.messages,
        }
      }),
    },
  })
}
