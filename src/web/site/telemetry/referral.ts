import { createActor, fromPromise } from 'xstate'
import { referralCalls } from '#contract/rewards/referral.calls.ts'
import { referralCaptureMachine } from '#machines/telemetry/referral-capture/referral-capture.machine.ts'
import type { Api } from '#web/api/client.ts'
import type { KeptCookies } from '#web/platform/cookies.ts'

/** F-065, F-066: `?invite=` names who invited; the referral's id is kept in the invite cookie for sixty days. */
export function captureReferral({ api, cookies, invite }: { api: Api; cookies: KeptCookies; invite: string | null }): void {
  if (!invite || invite.length > 80) return
  const actor = createActor(
    referralCaptureMachine.provide({
      actors: {
        recordReferral: fromPromise<void>(async () => {
          const { referral } = (await api.ask(referralCalls.createReferral, { body: { referrerEntityIdentifier: invite } }))
            .details
          cookies.write('invite', referral.id)
        }),
      },
    }),
  ).start()
  actor.send({ type: 'invite.found', hasInviteCookie: cookies.read('invite') !== null })
}
