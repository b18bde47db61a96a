import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { spinResult, spinWheel } from './spin.ts'

export const spinCalls = {
  /** The wheel and its odds, for anybody; whoever is logged in also hears what their spin came to. */
  readSpinWheel: defineCall({
    id: 'A-102',
    method: 'GET',
    path: '/spins',
    access: 'optional',
    noCache: true,
    details: spinWheel,
  }),
  /** One a period: whoever asks again is told the same result. */
  spinWheel: defineCall({
    id: 'A-102',
    method: 'POST',
    path: '/spins',
    access: 'full',
    idempotent: true,
    ignoredStatuses: [422],
    body: z.object({ isAdult: z.literal(true, 'adultRequired') }),
    details: spinResult,
  }),
}
