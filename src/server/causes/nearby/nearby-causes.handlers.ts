import type { NearbyCauses } from '#contract/causes/nearby.ts'
import { MINUTE } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import { keptAnswers } from '#server/gate/kept-answers.ts'
import { networkOf } from '#server/gate/network-of.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import type { Handlers } from '#server/gate/serve.ts'
import type { Services } from '#server/services.ts'
import { demoDistricts, realDistricts } from './districts.ts'
import { findNearby } from './nearby-causes.ts'

const keep = keptAnswers<NearbyCauses>()

export const districtsOf = ({ isDemo }: Pick<Services, 'isDemo'>) => (isDemo ? demoDistricts() : realDistricts())

/** Pages that the server renders for whoever has no script count together, as one network. */
export const limitNearby = (db: Db, now: number, { ip }: { ip: string }) =>
  rateLimit(db, now, [{ key: `near:${networkOf(ip)}`, max: 600, window: 15 * MINUTE }])

export const nearbyCauseHandlers = {
  findNearbyCauses: async ({ db, now, query, request, services }) => {
    await limitNearby(db, now, request)
    const typed = query.q.trim().replace(/\s+/g, ' ')
    return { nearby: await keep(db, now, typed.toLowerCase(), () => findNearby(db, districtsOf(services), typed)) }
  },
} satisfies Handlers
