import type { NearbyCauses } from '#contract/causes/nearby.ts'
import { MINUTE } from '#contract/limits.ts'
import { keptAnswers } from '#server/gate/kept-answers.ts'
import { networkOf } from '#server/gate/network-of.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import type { Handlers } from '#server/gate/serve.ts'
import { demoDistricts, realDistricts } from './districts.ts'
import { findNearby } from './nearby-causes.ts'

const keep = keptAnswers<NearbyCauses>()

export const nearbyCauseHandlers = {
  /** Pages that the server renders for whoever has no script count together, as one network. */
  findNearbyCauses: async ({ db, now, query, request, services }) => {
    await rateLimit(db, now, [{ key: `near:${networkOf(request.ip)}`, max: 600, window: 15 * MINUTE }])
    const typed = query.q.trim().replace(/\s+/g, ' ')
    const districts = services.isDemo ? demoDistricts() : realDistricts()
    return { nearby: await keep(db, now, typed.toLowerCase(), () => findNearby(db, districts, typed)) }
  },
} satisfies Handlers
