import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { reviewTextRules } from '../support/support.rules.ts'
import { handoverRules } from './leaving.rules.ts'
import { causeLeaving, ownDeparture } from './leaving.ts'

const admin = { id: 'G-030', access: 'causeAdmin', onFailure: 'log' } as const
const mine = { id: 'G-030', access: 'full', onFailure: 'log' } as const
const leaving = z.object({ leaving: causeLeaving })
const departure = '/causes/id::id/departures/:departureId'

/** G-030: leaving a cause, handing it over, and coming back. */
export const causeLeavingCalls = {
  readLeaving: defineCall({ ...admin, method: 'GET', path: '/causes/id::id/leaving', noCache: true, details: leaving }),
  leaveCause: defineCall({
    ...admin,
    method: 'POST',
    proof: true,
    whenClosed: true,
    path: '/causes/id::id/leaving',
    body: z.object({}),
    details: z.object({ until: z.string() }),
  }),
  offerHandover: defineCall({
    ...admin,
    method: 'POST',
    proof: true,
    path: '/causes/id::id/handover',
    body: handoverRules,
    details: leaving,
  }),
  /** Takes an offer back, or a handover within its week. */
  endHandover: defineCall({
    ...admin,
    method: 'POST',
    proof: true,
    path: '/causes/id::id/handover/end',
    body: z.object({}),
    details: leaving,
  }),
  /** Who has left does not come back by themselves: those who run the cause have decided so, and say why. */
  refuseReturn: defineCall({
    ...admin,
    method: 'POST',
    proof: true,
    path: `${departure}/refusal`,
    body: reviewTextRules,
    details: leaving,
  }),
  /** Who was removed runs the cause again. */
  undoRemoval: defineCall({
    ...admin,
    method: 'POST',
    proof: true,
    path: `${departure}/undo`,
    body: z.object({}),
    details: leaving,
  }),
  listDepartures: defineCall({
    ...mine,
    method: 'GET',
    path: '/user/me/departures',
    noCache: true,
    details: z.object({ departures: z.array(ownDeparture) }),
  }),
  rejoinCause: defineCall({
    ...mine,
    method: 'POST',
    proof: true,
    path: '/user/me/departures/:departureId/return',
    body: z.object({}),
    details: z.object({ causeId: z.number() }),
  }),
}
