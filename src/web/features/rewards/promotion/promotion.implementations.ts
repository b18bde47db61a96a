import { fromPromise } from 'xstate'
import type { Me } from '#contract/account/user.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { rewardCalls } from '#contract/rewards/rewards.calls.ts'
import { type Promotion, promotionMachine } from '#machines/rewards/promotion/promotion.machine.ts'
import { keepShared } from '#web/shared/cause-profile/keep-shared.ts'
import type { Site } from '#web/site/site.ts'

type Parts = Pick<Site, 'api' | 'session' | 'storage' | 'origin'>

/** Whom a person makes known. */
export interface Promoted {
  cause: CauseCard
  runsIt: boolean
}

/** The cause that the person has chosen to run now, else one that they run, else the one that they raise for; null where there is none. */
export function promotedBy(me: Me | null, { storage }: Pick<Parts, 'storage'>): Promoted | null {
  if (!me) return null
  const chosen = Number(storage.read('activeCause'))
  const run = me.adminCauses.find(({ id }) => id === chosen) ?? me.adminCauses[0]
  if (run) return { cause: run, runsIt: true }
  return me.cause && { cause: me.cause, runsIt: false }
}

export function promotionWith({ api, session, origin }: Parts, { cause }: Promoted) {
  const page = `${origin}/causes/${cause.uri}`
  return promotionMachine.provide({
    actors: {
      findLink: fromPromise(async (): Promise<Promotion> => {
        // Who is known only by a link may not ask for what is their own: the link of the cause serves them.
        if (session.person().authState !== 'authenticatedFull') return { address: page, friends: 0 }
        const { address, friends } = (await api.ask(rewardCalls.readReferrals, { query: { causeId: cause.id } })).details
        return { address: page + new URL(address).search, friends }
      }),
    },
    actions: {
      keepShared: () => {
        if (session.person().me?.user.adminCauses.length) keepShared(api)
      },
    },
  })
}
