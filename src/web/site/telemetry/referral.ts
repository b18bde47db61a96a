import { createActor, fromPromise } from 'xstate'
import { channelOf } from '#contract/rewards/channels.ts'
import { referralCalls } from '#contract/rewards/referral.calls.ts'
import { referralCaptureMachine } from '#machines/telemetry/referral-capture/referral-capture.machine.ts'
import type { Api } from '#web/api/client.ts'
import type { KeptCookies } from '#web/platform/cookies.ts'

/** F-065, F-066: `?invite=` names who invited; the referral's id is kept in the invite cookie for sixty days. `?via=` says by which channel it came. */
export function captureReferral({ api, cookies, address }: { api: Api; cookies: KeptCookies; address: string }): void {
  const { pathname, searchParams } = new URL(address)
  const invite = searchParams.get('invite')
  const via = channelOf(searchParams.get('via'))
  const causeSlug = /^\/causes\/([^/]{1,200})\/?$/.exec(pathname)?.[1]
  if (!invite || invite.length > 80) return
  const actor = createActor(
    referralCaptureMachine.provide({
      actors: {
        recordReferral: fromPromise<void>(async () => {
          const body = { referrerEntityIdentifier: invite, ...(via && causeSlug ? { via, causeSlug } : {}) }
          const { referral } = (await api.ask(referralCalls.createReferral, { body })).details
          cookies.write('invite', referral.id)
        }),
      },
    }),
  ).start()
  actor.send({ type: 'invite.found', hasInviteCookie: cookies.read('invite') !== null })
}
